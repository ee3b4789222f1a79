// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-3TXHFKDN.js","/assets/chunk-5KRJGRSH.js","/assets/chunk-5U62BPYR.js","/assets/chunk-5VSTHMKP.js","/assets/chunk-AHH5NNLM.js","/assets/chunk-BMVPNXEM.js","/assets/chunk-DTDLEABH.js","/assets/chunk-FPK7AVZW.js","/assets/chunk-H2EDQYK5.js","/assets/chunk-HBQM4ZDG.js","/assets/chunk-L4D7VDNH.js","/assets/chunk-LGIYLWKF.js","/assets/chunk-LWTBEBX6.js","/assets/chunk-MPA6CDFO.js","/assets/chunk-NGWLVLC3.js","/assets/chunk-NOTE54HO.js","/assets/chunk-QMWHQ7NH.js","/assets/chunk-R2HARNUF.js","/assets/chunk-SPGZXVM5.js","/assets/chunk-TAHVNHPW.js","/assets/chunk-TDQPDPDM.js","/assets/chunk-TSNSJEMN.js","/assets/chunk-UG3IQCRV.js","/assets/chunk-WGW2FLFF.js","/assets/chunk-YKTOCSUU.js","/assets/chunk-YLZMA6LD.js","/assets/chunk-YOVBY3M4.js","/assets/chunk-ZG7S4PEG.js","/assets/en-JDQW4PUW.js","/assets/en_more-54THJUTM.js","/assets/en_pad-RFSOPD4V.js","/assets/es-SFWO2PXR.js","/assets/es_more-QP2W7CZB.js","/assets/es_pad-CEC5CK53.js","/assets/pad-MRMZGZX4.js","/assets/pad-hand-JW25FIZY.js","/assets/pad-new-YFQBYBSN.js","/assets/pads-2B3IBCF3.js","/assets/page-7NWARSAA.js","/assets/page-FD2APJQP.css","/assets/pt-BR-ULTQPQTY.js","/assets/pt-BR_more-EJRB4F7H.js","/assets/pt-BR_pad-BA4UDAQD.js","/assets/rules-IXNXYYOA.js","/icon.svg","/pad.webmanifest"];
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
