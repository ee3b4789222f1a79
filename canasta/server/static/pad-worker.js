// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-24FX3RRW.js","/assets/chunk-355PPPWO.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-56BQRSMO.js","/assets/chunk-6XZMHAA6.js","/assets/chunk-75OIH7US.js","/assets/chunk-7PXQCD5A.js","/assets/chunk-BIM5DPXZ.js","/assets/chunk-DAAE3GKN.js","/assets/chunk-EBXJDUI6.js","/assets/chunk-F4O7KBUD.js","/assets/chunk-FZIPW4NJ.js","/assets/chunk-FZYPDY57.js","/assets/chunk-GSBGXFPT.js","/assets/chunk-GSMZ2NZA.js","/assets/chunk-LU67J52A.js","/assets/chunk-MZU7GUFV.js","/assets/chunk-N7JCLPD7.js","/assets/chunk-SUJTC47Q.js","/assets/chunk-WNSCBWXW.js","/assets/chunk-X3OCCSFB.js","/assets/chunk-ZUMRZH3S.js","/assets/en-D42PBTBO.js","/assets/en_more-7GOFIV2G.js","/assets/es-426CX4KU.js","/assets/es_more-NAWRWMXK.js","/assets/pad-HBE3EFWE.js","/assets/padhand-PDYYADIA.js","/assets/padnew-YNT5B5YC.js","/assets/pads-ZFK4NNNP.js","/assets/page-ODC2BVJO.js","/assets/page-ZGA2Z5OC.css","/icon.svg","/pad.webmanifest"];
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
