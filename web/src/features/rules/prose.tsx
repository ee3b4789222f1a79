// A text of the rules with its lists, tables and emphasis, and with highlighted spans.
import type { ComponentChildren, JSX } from "preact";
import type { Span } from "../../wire";

/** The booklet's terms in place of ours. */
export type TermReplacements = ReadonlyMap<string, string>;

interface ProseProps {
  text: string;
  spans?: readonly Span[];
  swaps?: TermReplacements;
}

/** Delimiters of highlighted text: characters that occur in no text. */
const [BEGIN, END] = ["\ue000", "\ue001"];
const SIGNS = new RegExp(`(\\*\\*|[*\`${BEGIN}${END}])`);

/** Insert the delimiters into a text; positions are counted in code points, as on the server. */
function withMarks(text: string, spans: readonly Span[]): string {
  if (!spans.length) return text;
  const letters = Array.from(text);
  for (const { start, end } of spans) {
    letters[start] = BEGIN + (letters[start] ?? "");
    letters[end - 1] = (letters[end - 1] ?? "") + END;
  }
  return letters.join("");
}

/** Replace our terms by the booklet's; ours are shown on demand. */
function swapped(text: string, swaps: TermReplacements | undefined): ComponentChildren {
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

/** A line with its emphasis and its highlights. */
function inline(line: string, swaps?: TermReplacements): ComponentChildren[] {
  const found: ComponentChildren[] = [];
  let style = "";
  let marks = 0;
  for (const part of line.split(SIGNS)) {
    if (part === BEGIN) marks += 1;
    else if (part === END) marks -= 1;
    else if (SIGNS.test(part)) style = style === part ? "" : part;
    else if (part) {
      const inner = marks > 0 ? <mark>{part}</mark> : swapped(part, swaps);
      const Style = STYLES[style];
      found.push(Style ? <Style>{inner}</Style> : inner);
    }
  }
  return found;
}

const STYLES: Record<string, "em" | "strong" | "code"> = { "*": "em", "**": "strong", "`": "code" };

const cells = (line: string): string[] => line.split("|").slice(1, -1);

export function Prose({ text, spans = [], swaps }: ProseProps) {
  const blocks: JSX.Element[] = [];
  let kind = "";
  let held: string[] = [];
  const close = () => {
    const key = blocks.length;
    if (kind === "p") blocks.push(<p key={key}>{inline(held.join(" "), swaps)}</p>);
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
      // It may scroll sideways on a phone, so it must be reachable by keyboard.
      blocks.push(
        <div key={key} class="ruletable" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {cells(head ?? "").map((cell, i) => (
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
  for (const line of withMarks(text, spans).split("\n")) {
    const item = /^(\s*[-*] |\s*\d+\. )/.exec(line);
    const next = !line.trim()
      ? ""
      : line.startsWith("|")
        ? "table"
        : item
          ? /\d/.test(item[0])
            ? "ol"
            : "ul"
          : "p";
    if (next === "p" && (kind === "ul" || kind === "ol")) {
      held.push(`${held.pop()} ${line}`); // a continued line
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
