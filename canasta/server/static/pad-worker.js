// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-3TXHFKDN.js","/assets/chunk-7XLD6OSL.js","/assets/chunk-7ZYMRSJN.js","/assets/chunk-AQTIRHXI.js","/assets/chunk-DO2I3IPY.js","/assets/chunk-EEQP2D5R.js","/assets/chunk-FN6BDUBL.js","/assets/chunk-FO662EAW.js","/assets/chunk-H5JXFNB3.js","/assets/chunk-HCYCTGIX.js","/assets/chunk-HF7BXUU3.js","/assets/chunk-JN5W27KK.js","/assets/chunk-LAOP6VVE.js","/assets/chunk-N4BZ63IC.js","/assets/chunk-OY7UAQ77.js","/assets/chunk-PVJOCHWM.js","/assets/chunk-QC3SQ6C3.js","/assets/chunk-SZW655YI.js","/assets/chunk-TSBAJB7A.js","/assets/chunk-TUAVQ7DL.js","/assets/chunk-WCYCVPCZ.js","/assets/chunk-WFCYJNE6.js","/assets/en-QSACL3KH.js","/assets/en_more-4M7ZNKI7.js","/assets/es-2VPYENCK.js","/assets/es_more-WMEU6EYA.js","/assets/pad-ZNQMS33B.js","/assets/padhand-YB3VQX4D.js","/assets/padnew-AC27JUMY.js","/assets/pads-CGDC5SWH.js","/assets/page-XGOE7D6F.js","/assets/page-ZGA2Z5OC.css","/icon.svg","/pad.webmanifest"];
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
