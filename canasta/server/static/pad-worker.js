// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-2Q7I763I.js","/assets/chunk-2QXVC2YZ.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-7B7PS32B.js","/assets/chunk-7QELPUAC.js","/assets/chunk-7YSSLWK5.js","/assets/chunk-AGHGHZ4Y.js","/assets/chunk-CFUJI4GK.js","/assets/chunk-CPS57Q2O.js","/assets/chunk-DRC2UOPJ.js","/assets/chunk-FZES7QWL.js","/assets/chunk-JCBX65VH.js","/assets/chunk-LQPSCWQG.js","/assets/chunk-OA2TKVPI.js","/assets/chunk-PLRLWPKL.js","/assets/chunk-SHJPWUI3.js","/assets/chunk-V5UWWLKE.js","/assets/chunk-VXPY5XOC.js","/assets/chunk-XROZY3IN.js","/assets/chunk-Y6ZA3X5L.js","/assets/chunk-YMNUZY7K.js","/assets/chunk-YSJ4PJLM.js","/assets/en-QW65C45U.js","/assets/en_more-HXFXCLRZ.js","/assets/es-PWZQO7IX.js","/assets/es_more-VDLKMDYR.js","/assets/pad-B5CZYRLA.js","/assets/padhand-BRVNCA2U.js","/assets/padnew-4LL2HQVM.js","/assets/pads-HTA7HBXI.js","/assets/page-GCZ7IZFO.js","/assets/page-HOT7XZHZ.css","/icon.svg","/pad.webmanifest"];
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
