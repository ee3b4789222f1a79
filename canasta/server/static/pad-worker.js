// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-3TXHFKDN.js","/assets/chunk-3UBII7DP.js","/assets/chunk-5W2YXDHU.js","/assets/chunk-7MQOPHD5.js","/assets/chunk-ARZS5TIW.js","/assets/chunk-BKKLOL5X.js","/assets/chunk-BPQQXW5A.js","/assets/chunk-DAZ3PDW4.js","/assets/chunk-GY4T33BO.js","/assets/chunk-K4YIHIER.js","/assets/chunk-KCHYEZBI.js","/assets/chunk-KVUR4KTU.js","/assets/chunk-LY4D2ILH.js","/assets/chunk-OCQFBJMW.js","/assets/chunk-PCBJIKC2.js","/assets/chunk-R43G7HXD.js","/assets/chunk-SA46BRIV.js","/assets/chunk-VBA57S2D.js","/assets/chunk-VNINRVIS.js","/assets/chunk-XJ4GYDO3.js","/assets/chunk-XQR4MHA6.js","/assets/chunk-XY3KIYM4.js","/assets/en-LYJJ6POQ.js","/assets/en_more-7M7C2NLF.js","/assets/es-PWZQO7IX.js","/assets/es_more-HHRXKUCN.js","/assets/pad-4M64ZTIO.js","/assets/padhand-GAMTA4E3.js","/assets/padnew-IB3UKFYU.js","/assets/pads-EK4QN64G.js","/assets/page-HK5MYVOS.js","/assets/page-LPMJZQVU.css","/icon.svg","/pad.webmanifest"];
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
