// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-27QGTBVL.js","/assets/chunk-AEPUS6TV.js","/assets/chunk-DH3DM7GY.js","/assets/chunk-FFTBK2L7.js","/assets/chunk-J27BTL2F.js","/assets/chunk-KWMX6IBK.js","/assets/chunk-QRNP2WPW.js","/assets/chunk-RAVH4OVY.js","/assets/chunk-SMXBLILA.js","/assets/chunk-UXAVHSQU.js","/assets/chunk-WTQO7BOP.js","/assets/chunk-XFK2CWSG.js","/assets/chunk-Z652LJEE.js","/assets/en-4GL5MNT5.js","/assets/es-JLXTRAKY.js","/assets/pad-Z5CJFAGU.js","/assets/padhand-YBR5IWHV.js","/assets/padnew-4EANLJAC.js","/assets/pads-QINUDGMB.js","/assets/page-7EKM5FD7.js","/assets/page-NLMYDRLZ.css","/icon.svg","/pad.webmanifest"];
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
