// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-25USV3B2.js","/assets/chunk-3PZB5XBA.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-4BW5YJXV.js","/assets/chunk-4KOZNXGH.js","/assets/chunk-63JR3O4G.js","/assets/chunk-677I2AYA.js","/assets/chunk-76CYBNRU.js","/assets/chunk-7MQSYA6O.js","/assets/chunk-7WCR6CUO.js","/assets/chunk-A2O5YGT5.js","/assets/chunk-ADGUUH6J.js","/assets/chunk-AVYMFJSB.js","/assets/chunk-CLYMAS7V.js","/assets/chunk-D56U5A5J.js","/assets/chunk-DYL5B3EK.js","/assets/chunk-I4LA3T5L.js","/assets/chunk-I6ON7UJ4.js","/assets/chunk-IMHEY5DC.js","/assets/chunk-JWXV26IK.js","/assets/chunk-KVV2BHTS.js","/assets/chunk-NKHK7ZCZ.js","/assets/chunk-Q2UOIKPW.js","/assets/chunk-Q52R3INV.js","/assets/chunk-QH3TG4DY.js","/assets/chunk-WPQAIPIA.js","/assets/chunk-XEUWDWJS.js","/assets/chunk-ZX62ITO3.js","/assets/en-WJBEUDJM.js","/assets/en_more-7MFGOEST.js","/assets/en_pad-BNZYSLGV.js","/assets/es-55NLBQH7.js","/assets/es_more-RQSKSJHU.js","/assets/es_pad-SLCSMVK5.js","/assets/pad-XZLB7QHC.js","/assets/padhand-NVHBF6FH.js","/assets/padnew-G4BKVIJV.js","/assets/pads-NFHE6THM.js","/assets/page-SSGNNJ4N.css","/assets/page-XE5RVUYT.js","/assets/rules-UOW7UY3Z.js","/icon.svg","/pad.webmanifest"];
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
