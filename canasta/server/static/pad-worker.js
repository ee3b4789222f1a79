// The service worker. It keeps the files of the score pad and of evenings, so that they open without a
// connection, and shows notifications. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-2IBOGZD2.js","/assets/chunk-3OSQCJOQ.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-4LADGNBA.js","/assets/chunk-4LKQMCUQ.js","/assets/chunk-52DQ5MD6.js","/assets/chunk-5AUI6WIW.js","/assets/chunk-6AJSIQ7D.js","/assets/chunk-6CJQ7IDY.js","/assets/chunk-6F5RBN62.js","/assets/chunk-6JZ3MEIV.js","/assets/chunk-6SG65G25.js","/assets/chunk-7AKBQUMF.js","/assets/chunk-7MJL4HTN.js","/assets/chunk-BRSW5HJF.js","/assets/chunk-E32FGW7J.js","/assets/chunk-EYBI6O7E.js","/assets/chunk-FGRHZFJE.js","/assets/chunk-FH2T55GA.js","/assets/chunk-IZRPC6TJ.js","/assets/chunk-JELRKZIL.js","/assets/chunk-KH43YTD6.js","/assets/chunk-KPSDUTQ6.js","/assets/chunk-KSLRQKET.js","/assets/chunk-L3IYLEHL.js","/assets/chunk-LLNCSZZR.js","/assets/chunk-LVSS6D6H.js","/assets/chunk-MEYADRIC.js","/assets/chunk-SLUR7FKZ.js","/assets/chunk-SYU5U7HQ.js","/assets/chunk-T2ABE3NZ.js","/assets/chunk-T4OYPYKN.js","/assets/chunk-TYFQ2TXF.js","/assets/chunk-UT2LTBOD.js","/assets/chunk-VEFPKJ3L.js","/assets/chunk-VNHOT3YW.js","/assets/chunk-WPAHBHDG.js","/assets/chunk-WUVIRLVG.js","/assets/chunk-XGFRGNKF.js","/assets/chunk-XQNTDQMK.js","/assets/chunk-XSFD7DPZ.js","/assets/chunk-YCZEZKXU.js","/assets/chunk-YHO3ARGU.js","/assets/chunk-YW3L266E.js","/assets/en-D4RBWGKK.js","/assets/en_ask-KLQJ4JP7.js","/assets/en_club-YWDBKI2Z.js","/assets/en_director-X4YAJ54S.js","/assets/en_evening-QGT2OGXB.js","/assets/en_guests-GWF4OY3R.js","/assets/en_more-BWL26L7T.js","/assets/en_pad-GS2YMDMF.js","/assets/en_room-53DMBNQK.js","/assets/en_teaching-SZFIXLAI.js","/assets/en_voice-FT7RQZOD.js","/assets/entries-Y5L5QSPU.js","/assets/es-5CW3FRC3.js","/assets/es_ask-KTSUSKWZ.js","/assets/es_club-XXLV73QT.js","/assets/es_director-6263ESDR.js","/assets/es_evening-N6PXSNO5.js","/assets/es_guests-A65Z5372.js","/assets/es_more-3G5GDSWT.js","/assets/es_pad-NLJXWPCP.js","/assets/es_room-SIC7TZGN.js","/assets/es_teaching-RDXTI53S.js","/assets/es_voice-4V74KZNT.js","/assets/evening-BTOQSYAU.js","/assets/evening-entry-DF7QCAA4.js","/assets/evening-new-JWH4J26T.js","/assets/evening-paper-LYVXKLHC.js","/assets/evening-results-BINBTTWV.js","/assets/evening-seat-RL62OZRD.js","/assets/evening-table-7IUZN3E4.js","/assets/evenings-A7PUOA7Z.js","/assets/links-BUO4GD4I.js","/assets/log-ND35TSRY.js","/assets/messages-4OVGQZ6N.js","/assets/pad-3CLSXP7O.js","/assets/pad-hand-IDHUEQDS.js","/assets/pad-new-ZFFFQ4JQ.js","/assets/pads-T2TE3QUM.js","/assets/page-O3R5N7KZ.css","/assets/page-UMCAOM7M.js","/assets/projector-V3URFQ3Y.js","/assets/pt-BR-PXTGUP3U.js","/assets/pt-BR_ask-546XR37W.js","/assets/pt-BR_club-Q2VFKH67.js","/assets/pt-BR_director-CMKZNG4L.js","/assets/pt-BR_evening-EXZ2KDYC.js","/assets/pt-BR_guests-7FR6IEMH.js","/assets/pt-BR_more-KBJ635AB.js","/assets/pt-BR_pad-6YZPIIQM.js","/assets/pt-BR_room-2FMZFAEA.js","/assets/pt-BR_teaching-DJJKK2XW.js","/assets/pt-BR_voice-VJKL6XVJ.js","/assets/round-view-RIRF7WI3.js","/assets/rules-CNETQFWC.js","/assets/scores-DVFACOPN.js","/assets/settings-view-4MQ5AN6M.js","/assets/table-actions-FUB4VRMV.js","/icon.svg","/pad.webmanifest"];
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
