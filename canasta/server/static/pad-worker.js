// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-3DXTWROX.js","/assets/chunk-3M67FAQI.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-4AEV7QBP.js","/assets/chunk-6HANP7XP.js","/assets/chunk-AQVJPVVU.js","/assets/chunk-B6Y5VMX6.js","/assets/chunk-BPUGHRPR.js","/assets/chunk-DL5HXNDE.js","/assets/chunk-DXKJSOCC.js","/assets/chunk-FRGVWYIE.js","/assets/chunk-G3GZQZVY.js","/assets/chunk-H5WLQO76.js","/assets/chunk-HBWYXM3Z.js","/assets/chunk-LRZTKYYT.js","/assets/chunk-MI6UQLEG.js","/assets/chunk-MI7YVLTE.js","/assets/chunk-P6L7KPWT.js","/assets/chunk-PRLFOBO7.js","/assets/chunk-QLUNVNHU.js","/assets/chunk-RKTAPKOL.js","/assets/chunk-RZLXDLFS.js","/assets/chunk-SPE2VIRX.js","/assets/chunk-TQSKVKKT.js","/assets/chunk-UZM7TK74.js","/assets/chunk-W4I7NJRX.js","/assets/chunk-WVHJBNOB.js","/assets/chunk-XLIOP4YO.js","/assets/en-Y3WI6RZM.js","/assets/en_more-GW4WPI2G.js","/assets/en_pad-TLGTTTGG.js","/assets/es-CIPDI66S.js","/assets/es_more-YGRWZUJ7.js","/assets/es_pad-M2A5HGLS.js","/assets/pad-NUIYUAG7.js","/assets/pad-hand-OWTNC6JQ.js","/assets/pad-new-UF5GLHW2.js","/assets/pads-VBQH5HNZ.js","/assets/page-7ZKDGVGK.js","/assets/page-F5L6RJFZ.css","/assets/pt-BR-XZBP452R.js","/assets/pt-BR_more-6JJLW6X4.js","/assets/pt-BR_pad-S7BQYOBW.js","/assets/rules-6XAPNBE2.js","/icon.svg","/pad.webmanifest"];
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
