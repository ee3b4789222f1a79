// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-3TRMNAA3.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-3VANLWNB.js","/assets/chunk-5HLMDSQJ.js","/assets/chunk-63VPX2XH.js","/assets/chunk-AYBVRLT7.js","/assets/chunk-BMEKJY74.js","/assets/chunk-BRAYAPK4.js","/assets/chunk-D5ZYIKIS.js","/assets/chunk-DC2TOIO2.js","/assets/chunk-DGSZ7J33.js","/assets/chunk-G5BPOI6N.js","/assets/chunk-GTJSXZ2H.js","/assets/chunk-HAOQAMIX.js","/assets/chunk-HSDNSUIP.js","/assets/chunk-IZFUF7M2.js","/assets/chunk-KVCCBCVP.js","/assets/chunk-LKOYBEGE.js","/assets/chunk-LLFMNZT5.js","/assets/chunk-MEUXO7BX.js","/assets/chunk-OEA44KJS.js","/assets/chunk-ORUTE5OX.js","/assets/chunk-TMVX2IGK.js","/assets/chunk-UWFI2RSQ.js","/assets/chunk-XKTKMOQB.js","/assets/chunk-YHJRWN42.js","/assets/chunk-ZKAQHCTU.js","/assets/chunk-ZQHTO7GU.js","/assets/en-7GJU3NXH.js","/assets/en_more-7MFGOEST.js","/assets/en_pad-BNZYSLGV.js","/assets/es-5YGHSILD.js","/assets/es_more-RQSKSJHU.js","/assets/es_pad-SLCSMVK5.js","/assets/pad-AK257WRH.js","/assets/padhand-QUYRPEXC.js","/assets/padnew-H2DKVJH3.js","/assets/pads-5W3RBYT2.js","/assets/page-6D3LZULB.js","/assets/page-SSGNNJ4N.css","/assets/rules-N2RYCCJN.js","/icon.svg","/pad.webmanifest"];
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
