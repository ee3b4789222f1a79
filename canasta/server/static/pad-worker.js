// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-2RWPZP5E.js","/assets/chunk-3ACBVVU2.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-5PRQZRS4.js","/assets/chunk-7XEYNQUD.js","/assets/chunk-APY7KTH7.js","/assets/chunk-BBFJHL6G.js","/assets/chunk-GEOOI6PM.js","/assets/chunk-GKLUCDYF.js","/assets/chunk-GMAXJYEC.js","/assets/chunk-I7CBULPM.js","/assets/chunk-IDIVELOK.js","/assets/chunk-JNVCHO67.js","/assets/chunk-KLUIJVLA.js","/assets/chunk-KXPDTWOZ.js","/assets/chunk-L5Y7QAJN.js","/assets/chunk-MNG37TPE.js","/assets/chunk-NCQNW3WD.js","/assets/chunk-NDVCZTCX.js","/assets/chunk-QDXSF22B.js","/assets/chunk-QGPSDGRQ.js","/assets/chunk-SCJSCWAR.js","/assets/chunk-SIJ76JWG.js","/assets/chunk-SZEFDXHA.js","/assets/chunk-T7N7QMC4.js","/assets/chunk-UEVM7JZC.js","/assets/chunk-UY6UD7D2.js","/assets/chunk-Y3BGNETZ.js","/assets/en-6F4IVHFL.js","/assets/en_more-54THJUTM.js","/assets/en_pad-RFSOPD4V.js","/assets/es-5J3BGPV7.js","/assets/es_more-QP2W7CZB.js","/assets/es_pad-CEC5CK53.js","/assets/pad-JG45GDAS.js","/assets/pad-hand-GI4ASSEI.js","/assets/pad-new-FMWZUXKQ.js","/assets/pads-AFXPYUZL.js","/assets/page-FD2APJQP.css","/assets/page-XRNEL5C4.js","/assets/pt-BR-6F6XQBXI.js","/assets/pt-BR_more-EJRB4F7H.js","/assets/pt-BR_pad-BA4UDAQD.js","/assets/rules-52VQS337.js","/icon.svg","/pad.webmanifest"];
const KEPT =
    "pad-" +
    FILES.join("|")
        .split("")
        .reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) >>> 0, 7);
const SHELL = "/pad";

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(KEPT)
            .then((kept) => kept.addAll([SHELL, ...FILES]))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) => {
                // The newest comes last; the one before it may still be drawn somewhere.
                const old = names.filter((name) => name.startsWith("pad-") && name !== KEPT).slice(0, -1);
                return Promise.all(old.map((name) => caches.delete(name)));
            })
            .then(() => self.clients.claim()),
    );
});

async function shell(request) {
    try {
        return await fetch(request);
    } catch {
        return (await (await caches.open(KEPT)).match(SHELL, { ignoreVary: true })) ?? Response.error();
    }
}

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const address = new URL(request.url);
    if (request.method !== "GET" || address.origin !== location.origin) return;
    if (request.mode === "navigate") event.respondWith(shell(request));
    else if (FILES.includes(address.pathname) || address.pathname.startsWith("/assets/"))
        event.respondWith(
            caches.match(request, { ignoreVary: true }).then((found) => found ?? fetch(request)),
        );
});
