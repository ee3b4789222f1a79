// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-3TXHFKDN.js","/assets/chunk-4XL24W7M.js","/assets/chunk-BXZQN3ZT.js","/assets/chunk-CFEHJ337.js","/assets/chunk-D4MVPWIQ.js","/assets/chunk-FIBQOC3Y.js","/assets/chunk-FXZASPUA.js","/assets/chunk-GSOXBOI6.js","/assets/chunk-GXUMED4C.js","/assets/chunk-JAVUUZGS.js","/assets/chunk-KNSPKBVY.js","/assets/chunk-NHMOHJ2J.js","/assets/chunk-NTSF3OV5.js","/assets/chunk-ODLNFZ2J.js","/assets/chunk-OHNV27NE.js","/assets/chunk-PTPQOORZ.js","/assets/chunk-SH62LLZV.js","/assets/chunk-SIGBIWHS.js","/assets/chunk-VOXUQT2B.js","/assets/chunk-WGEIYWLB.js","/assets/chunk-YI6ETGCD.js","/assets/chunk-YVE7YADI.js","/assets/en-QW65C45U.js","/assets/en_more-7M7C2NLF.js","/assets/es-PWZQO7IX.js","/assets/es_more-HHRXKUCN.js","/assets/pad-FMZN5AY6.js","/assets/padhand-BEY23G3L.js","/assets/padnew-KS3JZX2M.js","/assets/pads-MD7GZJZ2.js","/assets/page-GQOGKJ2R.css","/assets/page-LXUWASNH.js","/icon.svg","/pad.webmanifest"];
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
