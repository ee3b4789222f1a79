// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-2VSUEGME.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-4NBWQQHK.js","/assets/chunk-6C74QXGK.js","/assets/chunk-AYVTP6VU.js","/assets/chunk-BVMRCW6V.js","/assets/chunk-BZEXULP4.js","/assets/chunk-DKMBPSPQ.js","/assets/chunk-DOHETIKE.js","/assets/chunk-ER46VXNA.js","/assets/chunk-EXLKE542.js","/assets/chunk-GFASNE7P.js","/assets/chunk-HFK3U26J.js","/assets/chunk-IRWB4NZQ.js","/assets/chunk-JXJAHF7H.js","/assets/chunk-LQUNT5DO.js","/assets/chunk-MPCYMKS2.js","/assets/chunk-OF2SC4NJ.js","/assets/chunk-OUZA4PKK.js","/assets/chunk-R6USXVJY.js","/assets/chunk-TUCND2V5.js","/assets/chunk-TV4UHBQQ.js","/assets/chunk-TWOTTPF3.js","/assets/chunk-X6NGCDVV.js","/assets/chunk-X6PYRRGK.js","/assets/chunk-X6THOA6F.js","/assets/chunk-XNSMLLZC.js","/assets/chunk-Y33AY735.js","/assets/en-JDQW4PUW.js","/assets/en_more-54THJUTM.js","/assets/en_pad-RFSOPD4V.js","/assets/es-SFWO2PXR.js","/assets/es_more-QP2W7CZB.js","/assets/es_pad-CEC5CK53.js","/assets/pad-7TZOSMRO.js","/assets/pad-hand-XL6W55AW.js","/assets/pad-new-QKWHU2YO.js","/assets/pads-LI3OKTAU.js","/assets/page-FD2APJQP.css","/assets/page-LAJYPCUV.js","/assets/pt-BR-3KVNFBM3.js","/assets/pt-BR_more-EJRB4F7H.js","/assets/pt-BR_pad-BA4UDAQD.js","/assets/rules-MLU722S5.js","/icon.svg","/pad.webmanifest"];
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
