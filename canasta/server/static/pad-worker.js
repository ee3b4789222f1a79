// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-2LC35XDJ.js","/assets/chunk-3NFWYCPJ.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-4VMJDP6K.js","/assets/chunk-6DYDTYTA.js","/assets/chunk-6RGFBRKV.js","/assets/chunk-6WXJC4NJ.js","/assets/chunk-7B6PIOWT.js","/assets/chunk-B6LAX5P7.js","/assets/chunk-FWQRGFWK.js","/assets/chunk-G5LBCEVU.js","/assets/chunk-GKHU2IBY.js","/assets/chunk-GZVCFJRS.js","/assets/chunk-HBGZOPKN.js","/assets/chunk-NFH2ZC2F.js","/assets/chunk-NLPOKYGE.js","/assets/chunk-OA3JMTM4.js","/assets/chunk-PO7XZ3UP.js","/assets/chunk-RJ4UUXSI.js","/assets/chunk-T32S65Y7.js","/assets/chunk-TJTHFSJI.js","/assets/chunk-TKXQVII2.js","/assets/chunk-UTCUNPXC.js","/assets/chunk-VHFUIPKG.js","/assets/chunk-WRBF4JFB.js","/assets/chunk-YARKOFK3.js","/assets/chunk-YGUXWR3L.js","/assets/chunk-YM5AJWSZ.js","/assets/en-YU3BY5NL.js","/assets/en_more-JDCIR7VV.js","/assets/en_pad-TLGTTTGG.js","/assets/es-CFQ7AQLZ.js","/assets/es_more-DJNISTOT.js","/assets/es_pad-M2A5HGLS.js","/assets/pad-E2GVWRYB.js","/assets/pad-hand-BP6E5XGP.js","/assets/pad-new-EGA73HUG.js","/assets/pads-DGOS457R.js","/assets/page-F5L6RJFZ.css","/assets/page-WDQ2QG3X.js","/assets/pt-BR-7QRTVH4C.js","/assets/pt-BR_more-6JJLW6X4.js","/assets/pt-BR_pad-S7BQYOBW.js","/assets/rules-KRMFKIJ2.js","/icon.svg","/pad.webmanifest"];
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
