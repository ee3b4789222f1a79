// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-2UCRX7JF.js","/assets/chunk-3C7OL5OQ.js","/assets/chunk-4T6FORTI.js","/assets/chunk-5MRXLI3K.js","/assets/chunk-5WC626QB.js","/assets/chunk-6DWWNRTO.js","/assets/chunk-6YPD2GXL.js","/assets/chunk-7EIDP2ZF.js","/assets/chunk-B6M4N544.js","/assets/chunk-BUIELXWG.js","/assets/chunk-GTMRN3SP.js","/assets/chunk-IIXLXHRM.js","/assets/chunk-IQWR3AYV.js","/assets/chunk-LE2YBYQF.js","/assets/chunk-MENVSYDI.js","/assets/chunk-P4YXYF4N.js","/assets/chunk-PR6QCAT5.js","/assets/chunk-UIGR7TVP.js","/assets/chunk-VTNDRLN7.js","/assets/chunk-X3KSA2M7.js","/assets/chunk-ZYPT7O3G.js","/assets/en-FR2XEMO5.js","/assets/en_more-KZGVKOFX.js","/assets/es-M7AOGFIZ.js","/assets/es_more-TN4TPOPO.js","/assets/pad-IK752C2P.js","/assets/padhand-YVC4YXVB.js","/assets/padnew-HTES632G.js","/assets/pads-BUD7M4QJ.js","/assets/page-ITVY2NDW.css","/assets/page-T7XIIKXF.js","/icon.svg","/pad.webmanifest"];
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
