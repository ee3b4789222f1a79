// Compiles the page's messages (canasta/messages/LANGUAGE/page*.ftl) to data for src/words/format.ts: a text
// is a string, a parameter is [name], a choice is [name, {key: parts}, default parts].
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@fluent/syntax";

const folder = new URL("../canasta/messages/", import.meta.url).pathname;

/** Return the languages that have a file, English first. */
export function languages() {
    const found = readdirSync(folder, { withFileTypes: true })
        .filter((each) => each.isDirectory() && files(each.name).length)
        .map((each) => each.name)
        .sort();
    return ["en", ...found.filter((each) => each !== "en")];
}

/** Return a language's own name, capitalised to stand alone. */
export function ownName(language) {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(language);
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function files(language) {
    return readdirSync(join(folder, language))
        .filter((name) => /^page.*\.ftl$/.test(name))
        .sort();
}

/**
 * The messages of the home page, the table and the way to it, loaded at once; other pages and collapsed parts
 * also load the rest.
 */
const CORE = ["page", "page_lobby", "page_lesson", "page_panel"];

/** The messages of the score pad only. */
const PAD = ["page_pad"];

/**
 * Return the messages of a language by dotted id: those of the table ("core"), of the score pad ("pad"), or
 * the rest.
 */
export function compiled(language, part) {
    const found = {};
    for (const file of files(language)) {
        const name = file.replace(".ftl", "");
        if ((CORE.includes(name) ? "core" : PAD.includes(name) ? "pad" : "more") !== part) continue;
        const source = readFileSync(join(folder, language, file), "utf8");
        for (const entry of parse(source, {}).body) {
            if (entry.type === "Junk") throw new Error(`${language}/${file}: ${entry.content}`);
            if (entry.type === "Message")
                found[entry.id.name.replace(/^page-/, "").replaceAll("-", ".")] = parts(entry.value);
        }
    }
    return found;
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
