// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-2VKXJ6LG.js","/assets/chunk-2ZCQ6G6L.js","/assets/chunk-62JTXMXE.js","/assets/chunk-7J6DCNBQ.js","/assets/chunk-AA7NWWU2.js","/assets/chunk-BCTGUCYD.js","/assets/chunk-GCR5QID4.js","/assets/chunk-HOGHPWSR.js","/assets/chunk-HOSWCQ3S.js","/assets/chunk-IQ7EZYX2.js","/assets/chunk-M2GP46LM.js","/assets/chunk-MS7T7UWH.js","/assets/chunk-QKP3SMLH.js","/assets/chunk-TK5YYTKP.js","/assets/chunk-WKM2KOTS.js","/assets/chunk-YOIGKHXE.js","/assets/en-SRIYNJY6.js","/assets/en_more-IDWC6TIC.js","/assets/es-2BLYFOJQ.js","/assets/es_more-AOHA3ZKY.js","/assets/pad-K4VUDSCA.js","/assets/padhand-3KF7K3TR.js","/assets/padnew-GPTWN7QQ.js","/assets/pads-YV3H4PZL.js","/assets/page-44E27KAY.css","/assets/page-7RYHXZQX.js","/icon.svg","/pad.webmanifest"];
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
