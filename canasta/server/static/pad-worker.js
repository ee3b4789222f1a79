// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-2DQOYTXS.js","/assets/chunk-2NZQL4BC.js","/assets/chunk-2XKJIBOX.js","/assets/chunk-3DST7M3C.js","/assets/chunk-3QKWFZVJ.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-47CV75XJ.js","/assets/chunk-6S227WL2.js","/assets/chunk-7MEJZH5T.js","/assets/chunk-A2BJPYAN.js","/assets/chunk-BYF3A3CR.js","/assets/chunk-CEJ3NSV7.js","/assets/chunk-CWWD6T2H.js","/assets/chunk-DIQXRJES.js","/assets/chunk-FENYMB7T.js","/assets/chunk-GY4N7XNW.js","/assets/chunk-ICHY6KTE.js","/assets/chunk-IVWOT7UB.js","/assets/chunk-JNA2KUBO.js","/assets/chunk-N2R7XNCT.js","/assets/chunk-OG6DILWJ.js","/assets/chunk-OQMUK2HT.js","/assets/chunk-PA3H32MS.js","/assets/chunk-PAM4KGM5.js","/assets/chunk-QUIOC5YW.js","/assets/chunk-UBIP5NGU.js","/assets/chunk-XBX2OQNT.js","/assets/chunk-YZABBMOY.js","/assets/en-QPQSISAX.js","/assets/en_more-GW4WPI2G.js","/assets/en_pad-TLGTTTGG.js","/assets/es-ERXMFZR6.js","/assets/es_more-DVNXVQXM.js","/assets/es_pad-M2A5HGLS.js","/assets/pad-K26WN2RM.js","/assets/pad-hand-CAU2GK7S.js","/assets/pad-new-ANHSRY7O.js","/assets/pads-6GWCJVNC.js","/assets/page-F5L6RJFZ.css","/assets/page-RIMHEMBO.js","/assets/pt-BR-S2O6B4NZ.js","/assets/pt-BR_more-6JJLW6X4.js","/assets/pt-BR_pad-S7BQYOBW.js","/assets/rules-GB4Q3GMM.js","/icon.svg","/pad.webmanifest"];
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
