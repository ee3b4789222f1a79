// Compiles the page's messages (canasta/messages/LANGUAGE/page*.ftl) to data for src/messages/format.ts: a text
// is a string, a parameter is [name], a choice is [name, {key: parts}, default parts].
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@fluent/syntax";

/** The folder of all languages. A test compiles others. */
export const MESSAGES = new URL("../canasta/messages/", import.meta.url).pathname;

/** Return the languages that have messages of the page, English first. */
export function languages(folder = MESSAGES) {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && files(folder, each.name).length)
    .map((each) => each.name)
    .sort();
  return ["en", ...found.filter((each) => each !== "en")];
}

/** Return the source of the module that lists the languages, and imports the messages of one on demand. */
export function languagesModule() {
  const known = languages().map((each) => {
    const load = (part) => `() => import("messages:${each}${part}")`;
    const own = Object.keys(OWN).map((part) => `${part}: ${load(`_${part}`)}`);
    const parts = `core: ${load("")}, more: ${load("_more")}, own: {${own.join(",")}}`;
    return `${JSON.stringify(each)}: { name: ${JSON.stringify(languageName(each))}, ${parts} }`;
  });
  return `export const languages = {${known.join(",")}}`;
}

/** Return a language's own name, capitalised to stand alone. */
function languageName(language) {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function files(folder, language) {
  return readdirSync(join(folder, language))
    .filter((name) => /^page.*\.ftl$/.test(name))
    .sort();
}

/**
 * The messages of the home page, the table and the way to it, loaded at once; other pages and collapsed parts
 * also load the rest.
 */
const CORE = ["page", "page_lobby", "page_lesson"];

/**
 * Messages that only some pages need (`words` in routes.json, several with blanks between), by part: those of the
 * score pad, of questions, of the waiting room, which the table loads as well when it needs them, of club evenings,
 * and of the teacher's room. Evenings have a part for all their pages, and one each for the director's,
 * for those of everybody else, and for clubs.
 */
export const OWN = {
  pad: ["page_pad"],
  ask: ["page_ask"],
  room: ["page_room"],
  voice: ["page_voice"],
  evening: ["page_evening"],
  director: ["page_director"],
  guests: ["page_guests"],
  club: ["page_club"],
  teaching: ["page_teaching"],
};

/** What the page uses of other files, with the messages of the table: cards and actions in words. */
const SHARED = {
  "cards.ftl": /^kind\.\d+\.(a|gender)$/,
  "wording.ftl": /^wording\.(event\.acted|you\.acted|number\.\d+|many\.cards|many\.hidden)$/,
};

/**
 * Return the messages of a language by dotted id: those of the table ("core"), of a part that only some
 * pages need ("pad", "ask", "room"), or the rest. Messages that the language lacks, or that cannot be used, are English.
 */
export function compiled(language, part = "core", folder = MESSAGES) {
  const english = read(folder, "en", part);
  if (language === "en") return english.messages;
  const { messages, problems } = read(folder, language, part);
  const found = {};
  for (const [id, message] of Object.entries(english.messages)) {
    const own = messages[id];
    const unknown = own === undefined ? [] : names(own).filter((name) => !isGiven(name, names(message)));
    if (unknown.length) problems.push(`${language}: ${id} has the unknown parameter ${unknown[0]}`);
    found[id] = own === undefined || unknown.length ? inEnglish(message) : own;
  }
  for (const problem of problems) console.warn(problem);
  return { ...found, ...genders(messages) };
}

/** Return the genders of the cards, which English has none of. */
const genders = (messages) =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => /^kind\.\d+\.gender$/.test(id)));

/** Return the part to which the messages of a file belong. */
function partOf(file) {
  const name = file.replace(".ftl", "");
  if (CORE.includes(name) || file in SHARED) return "core";
  return Object.keys(OWN).find((part) => OWN[part].includes(name)) ?? "more";
}

/** Read the messages of a language, and what is wrong in its files; English has to be correct. */
function read(folder, language, part) {
  const messages = {};
  const problems = [];
  const known = readdirSync(join(folder, language));
  for (const file of [
    ...files(folder, language),
    ...Object.keys(SHARED).filter((each) => known.includes(each)),
  ]) {
    if (partOf(file) !== part) continue;
    for (const entry of parse(readFileSync(join(folder, language, file), "utf8"), {}).body) {
      try {
        if (entry.type === "Junk") throw new Error(`cannot be read: ${entry.content}`);
        if (entry.type !== "Message") continue;
        const id = entry.id.name.replace(/^page-/, "").replaceAll("-", ".");
        const all = [
          [id, entry.value],
          ...entry.attributes.map((each) => [`${id}.${each.id.name}`, each.value]),
        ];
        for (const [name, value] of all)
          if (!(file in SHARED) || SHARED[file].test(name)) messages[name] = parts(value);
      } catch (problem) {
        problems.push(`${language}/${file}: ${problem.message}`);
      }
    }
  }
  if (language === "en" && problems.length) throw new Error(problems[0]);
  return { messages, problems };
}

/**
 * Parameters are also given with a capital letter, lists give the sound of their last item, and cards their
 * gender, for languages that need it.
 */
const isGiven = (name, english) =>
  english.includes(name.charAt(0).toLowerCase() + name.slice(1)) ||
  english.includes(name) ||
  (name === "sound" && english.includes("last")) ||
  (name === "gender" && english.includes("kinds"));

/** Return the parameters of a message. */
function names(message) {
  if (typeof message === "string") return [];
  return message.flatMap((part) => {
    if (typeof part === "string") return [];
    const [name, variants = {}, otherwise = ""] = part;
    return [name, ...Object.values(variants).flatMap(names), ...names(otherwise)];
  });
}

/** Return an English message for another language, whose category "one" may have other numbers than 1. */
function inEnglish(message) {
  if (typeof message === "string") return message;
  return message.map((part) => {
    if (typeof part === "string" || part.length === 1) return part;
    const [name, variants, otherwise] = part;
    const own = Object.entries(variants).map(([key, each]) => [key === "one" ? "1" : key, inEnglish(each)]);
    return [name, Object.fromEntries(own), inEnglish(otherwise)];
  });
}

function parts(pattern) {
  const found = pattern.elements.map((each) => {
    if (each.type === "TextElement") return each.value;
    const inner = each.expression;
    if (inner.type === "StringLiteral") return inner.value;
    if (inner.type === "VariableReference") return [inner.id.name];
    if (inner.type === "SelectExpression") return choice(inner);
    throw new Error(`The page does not understand ${inner.type}.`);
  });
  return found.length === 1 && typeof found[0] === "string" ? found[0] : found;
}

function choice(inner) {
  const variants = {};
  let otherwise = "";
  for (const each of inner.variants) {
    if (each.default) otherwise = parts(each.value);
    else variants[each.key.name ?? each.key.value] = parts(each.value);
  }
  return [inner.selector.id.name, variants, otherwise];
}
