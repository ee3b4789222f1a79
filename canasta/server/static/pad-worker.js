// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-3XBT2XNJ.js","/assets/chunk-C7JR7K5Q.js","/assets/chunk-CO5HP5B6.js","/assets/chunk-DBBNR6HI.js","/assets/chunk-DGQUP7JI.js","/assets/chunk-F2CGENLZ.js","/assets/chunk-F4Q6RY2J.js","/assets/chunk-GMK4I3SH.js","/assets/chunk-KPIHNHFK.js","/assets/chunk-PSCGOA5F.js","/assets/chunk-TN7VZ6BX.js","/assets/chunk-XTE5YJ4F.js","/assets/chunk-ZKPH65UD.js","/assets/en-DMKVZ7YV.js","/assets/es-DKNDOWHC.js","/assets/pad-L4HLUBON.js","/assets/padhand-73G5JTW7.js","/assets/padnew-PYQPOG36.js","/assets/pads-7YWQLDNI.js","/assets/page-EDP77ELT.js","/assets/page-VCN47ZAG.css","/icon.svg","/pad.webmanifest"];
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
