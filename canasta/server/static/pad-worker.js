// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-3TXHFKDN.js","/assets/chunk-3XJPHIKF.js","/assets/chunk-4PCAWCJM.js","/assets/chunk-4QCB4UIF.js","/assets/chunk-5I2ZQAK7.js","/assets/chunk-6GRDYAKN.js","/assets/chunk-73J2RHB7.js","/assets/chunk-7M23PFUO.js","/assets/chunk-7QPALZRM.js","/assets/chunk-7TRB5BHM.js","/assets/chunk-HTAZLCM7.js","/assets/chunk-JI2EBFYM.js","/assets/chunk-JYAWOS46.js","/assets/chunk-O7RG6WOI.js","/assets/chunk-OHKS25FN.js","/assets/chunk-QLXT23OP.js","/assets/chunk-RQWJ7BUB.js","/assets/chunk-SPFBPTHI.js","/assets/chunk-SVYND4HK.js","/assets/chunk-TKQQAO44.js","/assets/chunk-UIIQLDMG.js","/assets/chunk-V6X57YW6.js","/assets/chunk-VS45GAVB.js","/assets/chunk-WKHB3J5X.js","/assets/chunk-Y5IKBJMW.js","/assets/chunk-YL5IVNFE.js","/assets/chunk-YLKODDVG.js","/assets/chunk-YMP5BJEP.js","/assets/en-V7Y44CPY.js","/assets/en_more-7MFGOEST.js","/assets/en_pad-BNZYSLGV.js","/assets/es-477ZJ3B7.js","/assets/es_more-RQSKSJHU.js","/assets/es_pad-SLCSMVK5.js","/assets/pad-T2TGDLAT.js","/assets/padhand-T7T5LXFI.js","/assets/padnew-NIOFY3YD.js","/assets/pads-XA27UIK5.js","/assets/page-734G2U5O.js","/assets/page-SSGNNJ4N.css","/assets/rules-AXZE5TXF.js","/icon.svg","/pad.webmanifest"];
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
