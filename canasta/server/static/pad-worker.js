// The service worker. It keeps the files of the score pad, so that it opens without a connection, and shows
// notifications. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-2742QBF3.js","/assets/chunk-2RJLLJSH.js","/assets/chunk-34R62K5T.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-4Z3LIJO3.js","/assets/chunk-6YGR7T4V.js","/assets/chunk-APASZ3A5.js","/assets/chunk-C3HRE63Z.js","/assets/chunk-CK42PAWO.js","/assets/chunk-CS45PRCQ.js","/assets/chunk-HUCKKDZU.js","/assets/chunk-IFRJCVGN.js","/assets/chunk-IHL4MZSA.js","/assets/chunk-JHRNA7FT.js","/assets/chunk-K4I3EAP5.js","/assets/chunk-LN75DNPI.js","/assets/chunk-LULQF2YB.js","/assets/chunk-MLBPXNZM.js","/assets/chunk-NI654BVC.js","/assets/chunk-NXVRSBJL.js","/assets/chunk-OJHYYEHJ.js","/assets/chunk-P77FJG2B.js","/assets/chunk-QARRIDUP.js","/assets/chunk-RMTPKA7D.js","/assets/chunk-RPB7K2LP.js","/assets/chunk-SKCMNBIM.js","/assets/chunk-TNM2NKJS.js","/assets/chunk-UVY6GCSB.js","/assets/chunk-VZS4RD2Z.js","/assets/chunk-WCTHPR4P.js","/assets/chunk-XACPXHXR.js","/assets/chunk-YC6K55WW.js","/assets/en-FFEKZY3H.js","/assets/en_ask-ZZMG2G2T.js","/assets/en_more-7SDPIBRO.js","/assets/en_pad-5VSTDIW6.js","/assets/en_room-MYTAIWYR.js","/assets/en_voice-FT7RQZOD.js","/assets/es-JCW2KJXD.js","/assets/es_ask-AAUOJWFB.js","/assets/es_more-SIYL4Z32.js","/assets/es_pad-CIOR3G52.js","/assets/es_room-RZHJC7PK.js","/assets/es_voice-4V74KZNT.js","/assets/pad-YZTAY6O6.js","/assets/pad-hand-JAXPUFWE.js","/assets/pad-new-OQYFIO5A.js","/assets/pads-7EXL2XCU.js","/assets/page-3UQUJCZS.js","/assets/page-4L72PI55.css","/assets/pt-BR-4CGIMTKD.js","/assets/pt-BR_ask-R5JZQQKJ.js","/assets/pt-BR_more-PWDY6NC5.js","/assets/pt-BR_pad-EKWBAHIE.js","/assets/pt-BR_room-FZZXM5OW.js","/assets/pt-BR_voice-VJKL6XVJ.js","/assets/rules-742RK2XE.js","/icon.svg","/pad.webmanifest"];
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
