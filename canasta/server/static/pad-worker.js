// The service worker. It keeps the files of the score pad and of evenings, so that they open without a
// connection, and shows notifications. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-2NCN3KUM.js","/assets/chunk-3JU3RKXR.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-463WKGBT.js","/assets/chunk-4NDVZ2A6.js","/assets/chunk-4UIMMLCY.js","/assets/chunk-5UWDLHWX.js","/assets/chunk-6F5RBN62.js","/assets/chunk-7N2OSA5T.js","/assets/chunk-7WGDBQZN.js","/assets/chunk-BHZM353P.js","/assets/chunk-BJX54ZBJ.js","/assets/chunk-CLAQNDG2.js","/assets/chunk-CYZ5SDFS.js","/assets/chunk-EYF6M4C4.js","/assets/chunk-GIZ47QH5.js","/assets/chunk-GV22HI6H.js","/assets/chunk-HJ7PXJ7Z.js","/assets/chunk-IBSHGB2S.js","/assets/chunk-IQREY4NR.js","/assets/chunk-JYK5NIDD.js","/assets/chunk-K4BVROYX.js","/assets/chunk-L56AILV4.js","/assets/chunk-LV74TM4Z.js","/assets/chunk-LVSS6D6H.js","/assets/chunk-NNYFK3QB.js","/assets/chunk-OISXMVCR.js","/assets/chunk-OJO36IHG.js","/assets/chunk-PKVHT4GX.js","/assets/chunk-REEZFB3Y.js","/assets/chunk-RIRKLX5P.js","/assets/chunk-SCDB3KFC.js","/assets/chunk-SLUR7FKZ.js","/assets/chunk-SS3YH5GV.js","/assets/chunk-T56DLGYF.js","/assets/chunk-U7Y3FLZL.js","/assets/chunk-WAZD4F2X.js","/assets/chunk-WEF3XUAJ.js","/assets/chunk-WIMQTWPZ.js","/assets/chunk-XOGKU3JC.js","/assets/chunk-XQTZC2JB.js","/assets/chunk-ZIK24SXE.js","/assets/chunk-ZJOESFBD.js","/assets/chunk-ZJTWRWQU.js","/assets/en-3CDP5XOA.js","/assets/en_ask-KLQJ4JP7.js","/assets/en_club-YWDBKI2Z.js","/assets/en_director-X4YAJ54S.js","/assets/en_evening-QGT2OGXB.js","/assets/en_guests-GWF4OY3R.js","/assets/en_more-BWL26L7T.js","/assets/en_pad-GS2YMDMF.js","/assets/en_room-53DMBNQK.js","/assets/en_teaching-SZFIXLAI.js","/assets/en_voice-FT7RQZOD.js","/assets/entries-XFHCTUL2.js","/assets/es-SCC4FFSV.js","/assets/es_ask-KTSUSKWZ.js","/assets/es_club-XXLV73QT.js","/assets/es_director-6263ESDR.js","/assets/es_evening-N6PXSNO5.js","/assets/es_guests-A65Z5372.js","/assets/es_more-3G5GDSWT.js","/assets/es_pad-NLJXWPCP.js","/assets/es_room-SIC7TZGN.js","/assets/es_teaching-RDXTI53S.js","/assets/es_voice-4V74KZNT.js","/assets/evening-J4HVLR2N.js","/assets/evening-entry-JZ4JA7C5.js","/assets/evening-new-PYRUTWVF.js","/assets/evening-paper-6A2MCP2J.js","/assets/evening-results-O4SFPP75.js","/assets/evening-seat-G3E745MR.js","/assets/evening-table-IL2NSVPS.js","/assets/evenings-UWLJH3GT.js","/assets/links-GQV3XOUU.js","/assets/log-4CM2YCBF.js","/assets/messages-MRFWTXJS.js","/assets/pad-XGIHSB2A.js","/assets/pad-hand-PUQ3UJLX.js","/assets/pad-new-ED3OVH2R.js","/assets/pads-P34OWUSX.js","/assets/page-S7GLOANU.css","/assets/page-XTSOT263.js","/assets/projector-OSE2NQNR.js","/assets/pt-BR-PDGNS5GS.js","/assets/pt-BR_ask-546XR37W.js","/assets/pt-BR_club-Q2VFKH67.js","/assets/pt-BR_director-CMKZNG4L.js","/assets/pt-BR_evening-EXZ2KDYC.js","/assets/pt-BR_guests-7FR6IEMH.js","/assets/pt-BR_more-KBJ635AB.js","/assets/pt-BR_pad-6YZPIIQM.js","/assets/pt-BR_room-2FMZFAEA.js","/assets/pt-BR_teaching-DJJKK2XW.js","/assets/pt-BR_voice-VJKL6XVJ.js","/assets/round-view-RX555SDG.js","/assets/rules-HJSOI7MI.js","/assets/scores-ZF4VOQVZ.js","/assets/settings-view-LBE3TQNN.js","/assets/table-actions-5NTHWPHI.js","/icon.svg","/pad.webmanifest"];
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
