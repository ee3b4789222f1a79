// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-3ZB3MQSY.js","/assets/chunk-A4EHCTQO.js","/assets/chunk-AXNPR2CF.js","/assets/chunk-AXSA2WO4.js","/assets/chunk-CAC6ATXF.js","/assets/chunk-GYUEQ6RK.js","/assets/chunk-I5T2G2BE.js","/assets/chunk-IC7FJCLQ.js","/assets/chunk-KEI2WXOE.js","/assets/chunk-LVMPE3HE.js","/assets/chunk-NWJE3SMI.js","/assets/chunk-RMWEFJJP.js","/assets/chunk-ROMKGKDS.js","/assets/en-WOKA276A.js","/assets/es-VJS7HWPH.js","/assets/pad-AX35BV2U.js","/assets/padhand-LCPED337.js","/assets/padnew-BN7ZO4FY.js","/assets/pads-ZOVZFI7F.js","/assets/page-EO2OGLOG.js","/assets/page-NLMYDRLZ.css","/icon.svg","/pad.webmanifest"];
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
