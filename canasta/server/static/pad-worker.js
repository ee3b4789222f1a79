// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-25Z2LDLO.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-3VLTNJJ7.js","/assets/chunk-4FYVX4R3.js","/assets/chunk-5P5ZTE77.js","/assets/chunk-6JOOB7ZF.js","/assets/chunk-6QVUQOXD.js","/assets/chunk-ASILIU5R.js","/assets/chunk-B6LHLEGT.js","/assets/chunk-D5PO7GTM.js","/assets/chunk-D7QBGM2C.js","/assets/chunk-FQ7LGFQ7.js","/assets/chunk-HGHPNJF4.js","/assets/chunk-I7WNQN6Q.js","/assets/chunk-JJS7NF5K.js","/assets/chunk-KCVEQPJT.js","/assets/chunk-KN6KHR3U.js","/assets/chunk-LKZQUXAR.js","/assets/chunk-MIGELYZZ.js","/assets/chunk-MXLJSUXU.js","/assets/chunk-NWD3EGMN.js","/assets/chunk-PHNX7P7R.js","/assets/chunk-QMMNUSXP.js","/assets/chunk-QV2BNFZ4.js","/assets/chunk-RACQWYBQ.js","/assets/chunk-VL5VNT2R.js","/assets/chunk-ZG7X4YST.js","/assets/en-V7Y44CPY.js","/assets/en_more-52A3MARH.js","/assets/es-477ZJ3B7.js","/assets/es_more-KLJYECBE.js","/assets/pad-6JQYYZNN.js","/assets/padhand-55NGCNFK.js","/assets/padnew-NDLST72H.js","/assets/pads-BLARSYNK.js","/assets/page-3GMAYPCU.js","/assets/page-Q5VJEMJC.css","/assets/rules-K3IT24AC.js","/icon.svg","/pad.webmanifest"];
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
