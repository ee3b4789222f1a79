// Keeps the files of the score pad, so that it opens without a connection. What it keeps is listed when the page
// is built: another build is another worker, which keeps its own files and leaves those before it to pages that
// are still open. The page itself is asked for first and taken from here only if nobody answers.
const FILES = ["/assets/chunk-3DUG64G6.js","/assets/chunk-3TXHFKDN.js","/assets/chunk-3WVJUM5M.js","/assets/chunk-7OJUEE64.js","/assets/chunk-7ZC2SD2X.js","/assets/chunk-BGTQHBKT.js","/assets/chunk-BSG2WQHO.js","/assets/chunk-DGXYW72Y.js","/assets/chunk-EIOOVXVX.js","/assets/chunk-FMIXOVYG.js","/assets/chunk-GSVGUY57.js","/assets/chunk-HATHVT2O.js","/assets/chunk-I6WXVZ5F.js","/assets/chunk-J3ZUGI5T.js","/assets/chunk-LXAVBU34.js","/assets/chunk-MIHVHP35.js","/assets/chunk-NPJTTDIS.js","/assets/chunk-P4HLRWDF.js","/assets/chunk-PVRFO5NE.js","/assets/chunk-QLX7JGTI.js","/assets/chunk-S3WHEV7S.js","/assets/chunk-SR42PSB7.js","/assets/chunk-TSMQQR3W.js","/assets/chunk-TYVAASDM.js","/assets/chunk-VL6OU6GY.js","/assets/chunk-WLOTKIQN.js","/assets/chunk-Y3BZUWVX.js","/assets/chunk-YF3T5GQW.js","/assets/en-YU3BY5NL.js","/assets/en_more-JDCIR7VV.js","/assets/en_pad-TLGTTTGG.js","/assets/es-CFQ7AQLZ.js","/assets/es_more-DJNISTOT.js","/assets/es_pad-M2A5HGLS.js","/assets/pad-WZDER6XQ.js","/assets/pad-hand-MJRT74B3.js","/assets/pad-new-5OA34EXC.js","/assets/pads-UMFYOHK3.js","/assets/page-3V2THSUV.js","/assets/page-F5L6RJFZ.css","/assets/pt-BR-FFGQZARU.js","/assets/pt-BR_more-6JJLW6X4.js","/assets/pt-BR_pad-S7BQYOBW.js","/assets/rules-A53YBNJC.js","/icon.svg","/pad.webmanifest"];
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
