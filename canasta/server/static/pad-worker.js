// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-33IPS2M6.js","/assets/chunk-3MDJ2JZB.js","/assets/chunk-5FVDGBW2.js","/assets/chunk-6XTO2PBZ.js","/assets/chunk-A5NMZEQJ.js","/assets/chunk-FK75MBJN.js","/assets/chunk-FKL7IDNH.js","/assets/chunk-GLZDERVO.js","/assets/chunk-H67BVZ4T.js","/assets/chunk-IIUGLNZP.js","/assets/chunk-IWWEVPJA.js","/assets/chunk-JSNMWDQD.js","/assets/chunk-KQDKFUSX.js","/assets/chunk-L3ZOC5ZF.js","/assets/chunk-LZUPAYSO.js","/assets/chunk-NKEH4PXJ.js","/assets/chunk-NTDXSJZE.js","/assets/chunk-VOHV3RGN.js","/assets/chunk-X2BDGKRF.js","/assets/chunk-XKXD2S7N.js","/assets/chunk-YZJQ3PWT.js","/assets/en-EXV3XDXG.js","/assets/en_more-KZGVKOFX.js","/assets/es-46POHB3W.js","/assets/es_more-TN4TPOPO.js","/assets/pad-LOCWKAM4.js","/assets/padhand-ZGSBLYUP.js","/assets/padnew-YXIHLGV6.js","/assets/pads-A2KC3I5W.js","/assets/page-KWYRAUBW.css","/assets/page-UBNZRYHB.js","/icon.svg","/pad.webmanifest"];
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
