// Checks the imports of the page: node layers.mjs [FOLDER]. Layers import downwards only, and neither folders
// nor files form a cycle. Imports of types count too: they also tie two files together.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The layers, from the bottom to the top. Files directly in src are above all of them. */
export const LAYERS = ["wire", "messages", "net", "state", "ui", "features", "pages"];

const IMPORT = /^(?:import|export)\b[^"';]*?"([^"]+)";?$|\bimport\(\s*["`]([^"`]+)["`]\s*\)/gm;
const SUFFIXES = ["", ".ts", ".tsx", "/index.ts"];

/** Return the imports of each source file, by paths relative to the folder. */
export function importsIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(sep).join("/"))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts"))
    .sort();
  const found = new Map();
  for (const file of files) {
    const text = readFileSync(join(folder, file), "utf8");
    const imports = [...text.matchAll(IMPORT)].map(([, plain, dynamic]) => plain ?? dynamic);
    found.set(
      file,
      imports.filter((each) => each.startsWith(".")).flatMap((each) => fileOf(folder, file, each)),
    );
  }
  return found;
}

/** Return the file that is imported; nothing for styles, data, and addresses that are computed. */
function fileOf(folder, file, address) {
  const path = posix.join(posix.dirname(file), address);
  const isFile = (name) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile();
  const found = SUFFIXES.map((suffix) => path + suffix).find(isFile);
  if (!found && !address.includes("${")) throw new Error(`${file} imports ${address}, which does not exist.`);
  return found && /\.tsx?$/.test(found) ? [found] : [];
}

/** Return what is wrong, a line for each problem. */
export function problemsIn(imports) {
  const problems = [];
  for (const [file, all] of imports)
    for (const other of all) {
      const [own, its] = [rankOf(file), rankOf(other)];
      if (own < 0 || its < 0) problems.push(`${own < 0 ? file : other} is in none of the layers`);
      else if (its > own) problems.push(`${file} imports ${other}, which is in a higher layer`);
    }
  const folders = new Map();
  for (const [file, all] of imports) {
    const known = folders.get(posix.dirname(file)) ?? new Set();
    for (const other of all)
      if (posix.dirname(other) !== posix.dirname(file)) known.add(posix.dirname(other));
    folders.set(posix.dirname(file), known);
  }
  for (const graph of [folders, imports]) {
    const cycle = cycleIn(graph);
    if (cycle) problems.push(`${cycle.join(" → ")} is a cycle`);
  }
  return [...new Set(problems)];
}

function rankOf(file) {
  return file.includes("/") ? LAYERS.indexOf(file.split("/")[0]) : LAYERS.length;
}

/** Return a cycle of a graph, or null. */
function cycleIn(graph) {
  const done = new Set();
  const walk = (node, path) => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const found = walk(next, [...path, node]);
      if (found) return found;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const found = walk(node, []);
    if (found) return found;
  }
  return null;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const here = dirname(fileURLToPath(import.meta.url));
  const folder = resolve(process.argv[2] ?? join(here, "src"));
  const imports = importsIn(folder);
  const problems = problemsIn(imports);
  for (const problem of problems) console.error(problem);
  if (!problems.length)
    console.log(`${imports.size} files of ${relative(process.cwd(), folder)}: imports point downwards only.`);
  process.exitCode = problems.length ? 1 : 0;
}
