// The service worker. It keeps the files of the score pad, so that it opens without a connection, and shows
// notifications. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-2YXQRP4W.js","/assets/chunk-3CFHT4ZK.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-3W4PJJ5O.js","/assets/chunk-4VIZ54CT.js","/assets/chunk-54QJNRTU.js","/assets/chunk-5Y3PAP7G.js","/assets/chunk-64L6LIB7.js","/assets/chunk-6MU6FS3E.js","/assets/chunk-6X4XYZPV.js","/assets/chunk-BRY34P3I.js","/assets/chunk-D5QDH6TA.js","/assets/chunk-DMPH3YIM.js","/assets/chunk-FVZBRQRH.js","/assets/chunk-GXZLNFWN.js","/assets/chunk-HGYLFI36.js","/assets/chunk-I2EUHVA4.js","/assets/chunk-JW54QBXM.js","/assets/chunk-KGWPTNKH.js","/assets/chunk-KTRGQPKN.js","/assets/chunk-M7PA7NDW.js","/assets/chunk-MJIXLFPE.js","/assets/chunk-N6O5B4ZZ.js","/assets/chunk-OBYMC3SK.js","/assets/chunk-OJHYYEHJ.js","/assets/chunk-OMHSGT7H.js","/assets/chunk-Q7BVQLA7.js","/assets/chunk-S3HPUXE7.js","/assets/chunk-WCWAZJ7M.js","/assets/chunk-XMECFCTA.js","/assets/chunk-YCIIL6HL.js","/assets/chunk-YI6SYX3K.js","/assets/en-LR6N3STU.js","/assets/en_ask-ZZMG2G2T.js","/assets/en_more-7SDPIBRO.js","/assets/en_pad-5VSTDIW6.js","/assets/en_room-MYTAIWYR.js","/assets/en_voice-FT7RQZOD.js","/assets/es-BN4QMOY4.js","/assets/es_ask-AAUOJWFB.js","/assets/es_more-SIYL4Z32.js","/assets/es_pad-CIOR3G52.js","/assets/es_room-RZHJC7PK.js","/assets/es_voice-4V74KZNT.js","/assets/pad-ENYOB6L3.js","/assets/pad-hand-DUJJK3FO.js","/assets/pad-new-L5ZC4M7T.js","/assets/pads-F6FNJMN6.js","/assets/page-4OGPTORI.css","/assets/page-5TZUXYW7.js","/assets/pt-BR-YMXDHVR4.js","/assets/pt-BR_ask-R5JZQQKJ.js","/assets/pt-BR_more-5NVGZRTR.js","/assets/pt-BR_pad-EKWBAHIE.js","/assets/pt-BR_room-T6ZOA323.js","/assets/pt-BR_voice-VJKL6XVJ.js","/assets/rules-TZGOQY6M.js","/icon.svg","/pad.webmanifest"];
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
