// Prints the compressed size of the page: node size.mjs
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "canasta", "server", "static");
const weigh = (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
const assets = readdirSync(join(folder, "assets")).map((name) => `assets/${name}`);
const scripts = assets.filter((name) => name.endsWith(".js"));
const total = (names) => names.reduce((sum, name) => sum + weigh(name), 0);
for (const name of [...assets, "index.html"]) console.log(String(weigh(name)).padStart(7), name);
console.log(String(total(scripts)).padStart(7), "all scripts, every language");
console.log(String(total([...assets, "index.html"])).padStart(7), "everything");
