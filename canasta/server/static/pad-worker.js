// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-3TXHFKDN.js","/assets/chunk-6W2HDBGJ.js","/assets/chunk-7CKI2NGW.js","/assets/chunk-7CWUOC34.js","/assets/chunk-ATGYN6SJ.js","/assets/chunk-B4NYMVI6.js","/assets/chunk-BMG3AS4S.js","/assets/chunk-BWULVVIS.js","/assets/chunk-CNEWUDN7.js","/assets/chunk-CODQAM55.js","/assets/chunk-DPJ62PMP.js","/assets/chunk-DR3HC52Z.js","/assets/chunk-FHZJMFIE.js","/assets/chunk-FYNFGMKB.js","/assets/chunk-FZOLW4RC.js","/assets/chunk-KNKDF7KE.js","/assets/chunk-OJPY5IPY.js","/assets/chunk-PDRIETK6.js","/assets/chunk-PQWNWRM5.js","/assets/chunk-RQ3KCPGI.js","/assets/chunk-TBKHALDP.js","/assets/chunk-TVP637SL.js","/assets/chunk-UHW7HELA.js","/assets/chunk-UOP4YMG7.js","/assets/chunk-VZP3ZQ2P.js","/assets/chunk-WQBMYTQX.js","/assets/chunk-WQEV2Y6D.js","/assets/chunk-ZSN6LP44.js","/assets/en-Y3WI6RZM.js","/assets/en_more-4TDKGPFC.js","/assets/en_pad-TLGTTTGG.js","/assets/es-CIPDI66S.js","/assets/es_more-YGRWZUJ7.js","/assets/es_pad-M2A5HGLS.js","/assets/pad-AI2YTBOG.js","/assets/pad-hand-UXAQVPDU.js","/assets/pad-new-ZACAOWHM.js","/assets/pads-EREC6QAR.js","/assets/page-4ZEZAXKO.js","/assets/page-F5L6RJFZ.css","/assets/pt-BR-XZBP452R.js","/assets/pt-BR_more-6JJLW6X4.js","/assets/pt-BR_pad-S7BQYOBW.js","/assets/rules-ATKX32B6.js","/icon.svg","/pad.webmanifest"];
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
