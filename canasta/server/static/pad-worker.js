// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-24QMNURH.js","/assets/chunk-2AUAGEG4.js","/assets/chunk-2EEDLJEU.js","/assets/chunk-2YYRHNQ7.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-5ADIOCES.js","/assets/chunk-BIGGTA6T.js","/assets/chunk-D4VFCI2S.js","/assets/chunk-EAS5MCHM.js","/assets/chunk-FEIDLY3T.js","/assets/chunk-FGQ2OMZY.js","/assets/chunk-GIWTLE3H.js","/assets/chunk-GPMVPKS3.js","/assets/chunk-GZG3C4FI.js","/assets/chunk-LWDHLTJ3.js","/assets/chunk-LZ4QT4G7.js","/assets/chunk-MIRIOGJ3.js","/assets/chunk-NU2YILD4.js","/assets/chunk-P5JFUMAV.js","/assets/chunk-RGUE5KQF.js","/assets/chunk-TFV25PXF.js","/assets/chunk-TH3QU5MZ.js","/assets/chunk-U5HLHNFL.js","/assets/chunk-UKO2QISO.js","/assets/chunk-VTZX3T45.js","/assets/chunk-W5BRCJQ3.js","/assets/chunk-WQYLBGGV.js","/assets/chunk-XAUBEJEA.js","/assets/en-QPQSISAX.js","/assets/en_more-GW4WPI2G.js","/assets/en_pad-TLGTTTGG.js","/assets/es-ERXMFZR6.js","/assets/es_more-AO3KZA5F.js","/assets/es_pad-M2A5HGLS.js","/assets/pad-RYM6DHL4.js","/assets/pad-hand-VMA7TNX2.js","/assets/pad-new-7QMYYN7G.js","/assets/pads-VWUEVZRD.js","/assets/page-F5L6RJFZ.css","/assets/page-VL6QTQ24.js","/assets/pt-BR-S2O6B4NZ.js","/assets/pt-BR_more-6JJLW6X4.js","/assets/pt-BR_pad-S7BQYOBW.js","/assets/rules-4TIEWOWZ.js","/icon.svg","/pad.webmanifest"];
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
