// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-27VJ2AKS.js","/assets/chunk-3PSHXPIT.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-4H7RGM6D.js","/assets/chunk-6G4CDJ23.js","/assets/chunk-6TQSCWIS.js","/assets/chunk-A2MIYYIV.js","/assets/chunk-ABKR2L7X.js","/assets/chunk-E6TZVQWI.js","/assets/chunk-FF35JSXZ.js","/assets/chunk-HYKBVUIY.js","/assets/chunk-LLR7XPBN.js","/assets/chunk-MCEEVIPV.js","/assets/chunk-NSR3MB2T.js","/assets/chunk-OGZPZTGN.js","/assets/chunk-OQL4A7BN.js","/assets/chunk-PQG4COWG.js","/assets/chunk-PRIKZU4M.js","/assets/chunk-UAXCXNEF.js","/assets/chunk-USHWCOBF.js","/assets/chunk-VZTATQXB.js","/assets/chunk-WCY3GAMN.js","/assets/chunk-WM2YR7HV.js","/assets/chunk-WMKNZOZE.js","/assets/chunk-X6KDKOAX.js","/assets/chunk-XAW3NZNN.js","/assets/chunk-ZNKKCCHQ.js","/assets/chunk-ZUKOPIHQ.js","/assets/en-6F4IVHFL.js","/assets/en_more-54THJUTM.js","/assets/en_pad-RFSOPD4V.js","/assets/es-5J3BGPV7.js","/assets/es_more-QP2W7CZB.js","/assets/es_pad-CEC5CK53.js","/assets/pad-QU6ZALHK.js","/assets/pad-hand-KD3KSFFU.js","/assets/pad-new-JKQWLOBS.js","/assets/pads-EKVEVXZA.js","/assets/page-6MCAOJXZ.js","/assets/page-FD2APJQP.css","/assets/rules-636Y6ER7.js","/icon.svg","/pad.webmanifest"];
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
