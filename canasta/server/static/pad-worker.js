// The service worker. It keeps the files of the score pad, so that it opens without a connection, and shows
// notifications. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-3NFZQTXP.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-5VW3EMFR.js","/assets/chunk-6BTB5S4J.js","/assets/chunk-6EJAQNPN.js","/assets/chunk-AJ3M2JQD.js","/assets/chunk-AWT4YW33.js","/assets/chunk-AXDTJ7XE.js","/assets/chunk-BNIJT63Y.js","/assets/chunk-C2TFOVOD.js","/assets/chunk-CXQZ7Z4I.js","/assets/chunk-ENGWMHPO.js","/assets/chunk-FS6L4XQO.js","/assets/chunk-HTSGXLK5.js","/assets/chunk-IMI75M36.js","/assets/chunk-IPNCXNVQ.js","/assets/chunk-J3T6ZYYL.js","/assets/chunk-J3UWFCF2.js","/assets/chunk-LHWU2GCR.js","/assets/chunk-LKQZMIE3.js","/assets/chunk-NXGE2JCK.js","/assets/chunk-O464LZEA.js","/assets/chunk-OJHYYEHJ.js","/assets/chunk-OWFLG25D.js","/assets/chunk-RBHSG23J.js","/assets/chunk-RJJF2S5O.js","/assets/chunk-TA55XD7J.js","/assets/chunk-V72QXJ2A.js","/assets/chunk-VOYJ447F.js","/assets/chunk-XHTVCF7W.js","/assets/chunk-XMQBB2FE.js","/assets/chunk-ZXEB6OUG.js","/assets/en-LR6N3STU.js","/assets/en_ask-ZZMG2G2T.js","/assets/en_more-7SDPIBRO.js","/assets/en_pad-5VSTDIW6.js","/assets/en_room-MYTAIWYR.js","/assets/en_voice-FT7RQZOD.js","/assets/es-BN4QMOY4.js","/assets/es_ask-AAUOJWFB.js","/assets/es_more-SIYL4Z32.js","/assets/es_pad-CIOR3G52.js","/assets/es_room-RZHJC7PK.js","/assets/es_voice-4V74KZNT.js","/assets/pad-RB5LAODQ.js","/assets/pad-hand-7VJWVSED.js","/assets/pad-new-W76IDLQH.js","/assets/pads-FCJ6MQYG.js","/assets/page-4OGPTORI.css","/assets/page-LF3UCUBV.js","/assets/pt-BR-YMXDHVR4.js","/assets/pt-BR_ask-R5JZQQKJ.js","/assets/pt-BR_more-5NVGZRTR.js","/assets/pt-BR_pad-EKWBAHIE.js","/assets/pt-BR_room-UFE3K6QV.js","/assets/pt-BR_voice-VJKL6XVJ.js","/assets/rules-WRI4LDI6.js","/icon.svg","/pad.webmanifest"];
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
    event.respondWith(caches.match(request, { ignoreVary: true }).then((found) => found ?? fetch(request)));
});

// Notifications: the server sends what to show (canasta/server/push/alerts.py).
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.url, location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const shown = windows.find((each) => each.url === address);
      return shown ? shown.focus() : self.clients.openWindow(address);
    }),
  );
});
