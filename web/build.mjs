// Builds the page into canasta/server/static, or into the given folder. The build is reproducible.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { compiled, languages, languagesModule, OWN } from "./messages.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] ?? join(here, "..", "canasta", "server", "static"));

/**
 * `messages:all` lists the languages; `messages:es` has the messages of the table in one of them, `messages:es_pad`
 * those of the score pad, and so on, `messages:es_more` the rest.
 */
const messagePlugin = {
  name: "messages",
  setup(builder) {
    builder.onResolve({ filter: /^messages:/ }, ({ path }) => ({
      path: path.slice("messages:".length),
      namespace: "messages",
    }));
    builder.onLoad({ filter: /.*/, namespace: "messages" }, ({ path }) => {
      const [language, part] = path.split("_");
      if (path !== "all") return { contents: JSON.stringify(compiled(language, part)), loader: "json" };
      return { contents: languagesModule(), loader: "js", resolveDir: here };
    });
  },
};

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const result = await build({
  absWorkingDir: here,
  entryPoints: { page: "src/main.tsx" },
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: ["es2022"],
  minify: true,
  charset: "utf8",
  legalComments: "none",
  jsx: "automatic",
  jsxImportSource: "preact",
  metafile: true,
  external: ["/icon.svg"],
  plugins: [messagePlugin],
});

const made = Object.entries(result.metafile.outputs);
const script = basename(made.find(([, each]) => each.entryPoint === "src/main.tsx")[0]);
const style = basename(made.find(([name]) => /page-\w+\.css$/.test(name))[0]);
const drawings = readFileSync(join(here, "../canasta/pictures/cards.svg"), "utf8")
  .replace(/<!--.*?-->/gs, "")
  .replace(/\n\s*/g, "")
  .replace(' style="display:none"', ' class="drawings"');
const page = readFileSync(join(here, "index.html"), "utf8")
  .replace("SCRIPT", `/assets/${script}`)
  .replace("STYLE", `/assets/${style}`)
  .replace("DRAWINGS", () => drawings);
writeFileSync(join(out, "index.html"), page);
for (const name of readdirSync(join(here, "public"))) cpSync(join(here, "public", name), join(out, name));

/** The files needed to draw a page: its own script and everything it imports. */
function needed(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const each of result.metafile.outputs[name].imports)
    if (each.kind === "import-statement") needed(each.path, found);
  return found;
}
const scripts = (entry) =>
  [...needed(made.find(([, each]) => each.entryPoint === entry)[0])].map(
    (name) => `/assets/${basename(name)}`,
  );

// The files of each page, so that the server can preload them in the head. Otherwise the browser would
// discover them one by one, each only after the previous one has loaded.
const routes = JSON.parse(readFileSync(join(here, "src/routes.json"), "utf8"));
const views = {
  pages: routes.map(({ page, address, soon = false, words = "" }) => ({
    address,
    soon,
    words,
    scripts: scripts(`src/pages/${page}.tsx`),
  })),
  messages: Object.fromEntries(
    languages().map((each) => [
      each,
      Object.fromEntries(
        ["", "more", ...Object.keys(OWN)].map((part) => [
          part || "core",
          scripts(`messages:${each}${part && `_${part}`}`),
        ]),
      ),
    ]),
  ),
  all: scripts("src/main.tsx"),
  // The file of each source with a separate script: several have the same name.
  entries: Object.fromEntries(
    made
      .filter(([, { entryPoint }]) => entryPoint)
      .map(([name, { entryPoint }]) => [entryPoint, basename(name)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
};
writeFileSync(join(out, "views.json"), JSON.stringify(views));

const files = made
  .filter(([, { entryPoint = "" }]) =>
    // The paragraphs that a pad cites must be readable offline as well. Tables of an evening have a pad each.
    /^(src\/main\.tsx|src\/pages\/(pad.*|rules|evening.*)\.tsx|src\/features\/evening\/.*|messages:.*)$/.test(
      entryPoint,
    ),
  )
  .flatMap(([name]) => [...needed(name)])
  .map((name) => `/assets/${basename(name)}`);
const kept = [...new Set([...files, `/assets/${style}`, "/icon.svg", "/pad.webmanifest"])].sort();
const worker = readFileSync(join(here, "pad-worker.js"), "utf8").replace('"FILES"', JSON.stringify(kept));
writeFileSync(join(out, "pad-worker.js"), worker);
