// The service worker. It keeps the files of the score pad, so that it opens without a connection, and shows
// notifications. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-23HEYEH5.js","/assets/chunk-2GUKZEWB.js","/assets/chunk-3F3TTGBS.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-44VT7QIB.js","/assets/chunk-45G3AR36.js","/assets/chunk-4MGRTUMS.js","/assets/chunk-6KTUG7OQ.js","/assets/chunk-6ZXQSR6A.js","/assets/chunk-7I57QIU7.js","/assets/chunk-BXY2UXBR.js","/assets/chunk-CITIZ3PC.js","/assets/chunk-DK3AUTWX.js","/assets/chunk-EEA7RIKC.js","/assets/chunk-ELAA3HNZ.js","/assets/chunk-ER4UURCA.js","/assets/chunk-F2H2A3SS.js","/assets/chunk-GCDUPBSX.js","/assets/chunk-M2S44YIS.js","/assets/chunk-MW7O7DZD.js","/assets/chunk-NVCORYWQ.js","/assets/chunk-NYQBFJ4V.js","/assets/chunk-OJHYYEHJ.js","/assets/chunk-OUHJIQNS.js","/assets/chunk-Q7SCR4NR.js","/assets/chunk-QMYSD2RZ.js","/assets/chunk-RIWANY7T.js","/assets/chunk-TQ2JBO3O.js","/assets/chunk-VJNEFXAC.js","/assets/chunk-X3W3E64Q.js","/assets/chunk-YTHLEJNN.js","/assets/chunk-YWNJUSX2.js","/assets/en-LR6N3STU.js","/assets/en_ask-ZZMG2G2T.js","/assets/en_more-4J4HBLWH.js","/assets/en_pad-5VSTDIW6.js","/assets/en_room-MYTAIWYR.js","/assets/es-BN4QMOY4.js","/assets/es_ask-AAUOJWFB.js","/assets/es_more-LSX2LR5X.js","/assets/es_pad-CIOR3G52.js","/assets/es_room-RZHJC7PK.js","/assets/pad-OSXR6TMO.js","/assets/pad-hand-XHDQHOBH.js","/assets/pad-new-XGVI5IO7.js","/assets/pads-TOT7CO7P.js","/assets/page-4OGPTORI.css","/assets/page-DNU7HGCZ.js","/assets/pt-BR-YMXDHVR4.js","/assets/pt-BR_ask-R5JZQQKJ.js","/assets/pt-BR_more-H4RYRIEH.js","/assets/pt-BR_pad-EKWBAHIE.js","/assets/pt-BR_room-T6ZOA323.js","/assets/rules-3S727JTO.js","/icon.svg","/pad.webmanifest"];
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
