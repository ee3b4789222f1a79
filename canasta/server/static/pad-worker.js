// The service worker. It keeps the files of the score pad, so that it opens without a connection, and shows
// notifications. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-2FYQ6QSQ.js","/assets/chunk-2XCRHWD7.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-5GYXFTW7.js","/assets/chunk-6CUJJ67T.js","/assets/chunk-BPQUU7US.js","/assets/chunk-BU26YLAD.js","/assets/chunk-C4LVDISP.js","/assets/chunk-DJMCH3EJ.js","/assets/chunk-DTLPSXYN.js","/assets/chunk-EEVNWOS4.js","/assets/chunk-ERWB4Y5F.js","/assets/chunk-FWKUAI7R.js","/assets/chunk-FY744XO3.js","/assets/chunk-J2XGQMTN.js","/assets/chunk-JNO7MDPJ.js","/assets/chunk-KUMZO77B.js","/assets/chunk-KWYXRDLA.js","/assets/chunk-METQ534G.js","/assets/chunk-NHZ3O2BA.js","/assets/chunk-OJHYYEHJ.js","/assets/chunk-RA7UNDDF.js","/assets/chunk-RPQ4GA77.js","/assets/chunk-SB3UDR7I.js","/assets/chunk-VUAONBNO.js","/assets/chunk-VWL7AEBI.js","/assets/chunk-WVXYTC67.js","/assets/chunk-XB55U27G.js","/assets/chunk-YCGVJXGM.js","/assets/chunk-YV73QSPG.js","/assets/chunk-Z2GEXZG3.js","/assets/chunk-ZNLUNOV5.js","/assets/en-LR6N3STU.js","/assets/en_ask-ZZMG2G2T.js","/assets/en_more-7SDPIBRO.js","/assets/en_pad-5VSTDIW6.js","/assets/en_room-MYTAIWYR.js","/assets/en_voice-FT7RQZOD.js","/assets/es-BN4QMOY4.js","/assets/es_ask-AAUOJWFB.js","/assets/es_more-SIYL4Z32.js","/assets/es_pad-CIOR3G52.js","/assets/es_room-RZHJC7PK.js","/assets/es_voice-4V74KZNT.js","/assets/pad-YZJTOZHB.js","/assets/pad-hand-5I5A4UP5.js","/assets/pad-new-WUJ6DTWY.js","/assets/pads-LYUSPYXH.js","/assets/page-DJ72FLMD.js","/assets/page-G4SGP35G.css","/assets/pt-BR-42HHA726.js","/assets/pt-BR_ask-R5JZQQKJ.js","/assets/pt-BR_more-PWDY6NC5.js","/assets/pt-BR_pad-EKWBAHIE.js","/assets/pt-BR_room-FZZXM5OW.js","/assets/pt-BR_voice-VJKL6XVJ.js","/assets/rules-RFW6HUCM.js","/icon.svg","/pad.webmanifest"];
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
