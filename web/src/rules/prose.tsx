// A text of the rules with its lists, tables and emphasis, and with some of its places marked.
import type { ComponentChildren, JSX } from "preact";
import type { Span } from "../wire";

/** What a booklet says in the place of our words. */
export type Swaps = ReadonlyMap<string, string>;

interface ProseProps {
  text: string;
  spans?: readonly Span[];
  swaps?: Swaps;
}

type Letter = [letter: string, marked: boolean];

/** The letters of a text, counted as the server counts them, each with whether it is marked. */
function lettersOf(text: string, spans: readonly Span[]): Letter[] {
  return Array.from(text).map((letter, i) => [letter, spans.some(({ start, end }) => i >= start && i < end)]);
}

function linesOf(letters: Letter[]): Letter[][] {
  const lines: Letter[][] = [[]];
  for (const each of letters) {
    if (each[0] === "\n") lines.push([]);
    else lines[lines.length - 1]?.push(each);
  }
  return lines;
}

const plain = (line: Letter[]): string => line.map(([letter]) => letter).join("");

/** Our words, and in their place the booklet's; ours on demand. */
function swapped(text: string, swaps: Swaps | undefined): ComponentChildren {
  if (!swaps?.size) return text;
  const ours = [...swaps.keys()].sort((a, b) => b.length - a.length).join("|");
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const found of text.matchAll(new RegExp(`\\b(${ours})(s?)\\b`, "gi"))) {
    const theirs = swaps.get((found[1] ?? "").toLowerCase());
    if (!theirs) continue;
    const first = (found[0][0] ?? "") !== (found[0][0] ?? "").toLowerCase();
    parts.push(
      text.slice(at, found.index),
      <abbr title={found[0]}>
        {(first ? theirs.charAt(0).toUpperCase() + theirs.slice(1) : theirs) + (found[2] ?? "")}
      </abbr>,
    );
    at = found.index + found[0].length;
  }
  parts.push(text.slice(at));
  return parts;
}

/** A line with its emphasis and its marks. */
function inline(line: Letter[], swaps?: Swaps): ComponentChildren[] {
  const found: ComponentChildren[] = [];
  let style = "";
  let run = "";
  let marked = false;
  const close = () => {
    if (!run) return;
    let inner: ComponentChildren = marked ? <mark>{run}</mark> : swapped(run, swaps);
    if (style === "*") inner = <em>{inner}</em>;
    else if (style === "**") inner = <strong>{inner}</strong>;
    else if (style === "`") inner = <code>{inner}</code>;
    found.push(inner);
    run = "";
  };
  for (let i = 0; i < line.length; i++) {
    const [letter, isMarked] = line[i] as Letter;
    const sign =
      letter === "*" && line[i + 1]?.[0] === "*" ? "**" : letter === "*" || letter === "`" ? letter : "";
    if (sign) {
      close();
      style = style === sign ? "" : sign;
      i += sign.length - 1;
      continue;
    }
    if (isMarked !== marked) {
      close();
      marked = isMarked;
    }
    run += letter;
  }
  close();
  return found;
}

const cells = (line: Letter[]): Letter[][] => {
  const found: Letter[][] = [[]];
  for (const each of line) {
    if (each[0] === "|") found.push([]);
    else found[found.length - 1]?.push(each);
  }
  return found.slice(1, -1);
};

export function Prose({ text, spans = [], swaps }: ProseProps) {
  const blocks: JSX.Element[] = [];
  let kind = "";
  let held: Letter[][] = [];
  const close = () => {
    const key = blocks.length;
    if (kind === "p")
      blocks.push(
        <p key={key}>
          {inline(
            held.flatMap((line, i) => (i ? [[" ", false] as Letter, ...line] : line)),
            swaps,
          )}
        </p>,
      );
    if (kind === "ul" || kind === "ol") {
      const List = kind;
      blocks.push(
        <List key={key}>
          {held.map((line, i) => (
            <li key={i}>{inline(line, swaps)}</li>
          ))}
        </List>,
      );
    }
    if (kind === "table") {
      const [head, , ...rows] = held;
      // It may scroll sideways on a phone, which has to go by keys too.
      blocks.push(
        <div key={key} class="ruletable" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {cells(head ?? []).map((cell, i) => (
                  <th key={i} scope="col">
                    {inline(cell, swaps)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => (
                <tr key={i}>
                  {cells(row).map((cell, k) => (
                    <td key={k}>{inline(cell, swaps)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>,
      );
    }
    kind = "";
    held = [];
  };
  for (const line of linesOf(lettersOf(text, spans))) {
    const said = plain(line);
    const item = /^(\s*[-*] |\s*\d+\. )/.exec(said);
    const next = !said.trim()
      ? ""
      : said.startsWith("|")
        ? "table"
        : item
          ? /\d/.test(item[0])
            ? "ol"
            : "ul"
          : "p";
    if (next === "p" && (kind === "ul" || kind === "ol")) {
      held[held.length - 1]?.push([" ", false], ...line); // a line that goes on
      continue;
    }
    if (next !== kind) {
      close();
      kind = next;
    }
    if (next) held.push(item && next !== "p" ? line.slice(item[0].length) : line);
  }
  close();
  return <>{blocks}</>;
}
