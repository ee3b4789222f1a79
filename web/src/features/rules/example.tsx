// An example of a paragraph: a small table, with legal and illegal plays.
import { useState } from "preact/hooks";
import { formatList, formatNumber, t } from "../../messages";
import { Back, Canasta, Face, Icon, Pile, SetColumn, SideBadge } from "../../ui/cards/face";
import { cardName, setWithSuits, someCard } from "../../ui/cards/names";
import { narrow, YesNo } from "../../ui/controls";
import type { Card, ExampleLine, ExampleTable, SetOfCards, ShownExample } from "../../wire";
import { paragraphAddress } from "./citation";

/** On a phone: the width of a card in the hand, and the distance between cards, in pixels. */
const HELD = 40;
const USUAL = 16;
const NEAREST = 12;

function Sets({ sets, size, w }: { sets: SetOfCards[]; size: number; w: number }) {
  return (
    <span class="lain">
      {sets.map((set, i) =>
        set.canasta ? (
          <Canasta key={i} set={setWithSuits(set)} w={w} word={false} />
        ) : (
          <SetColumn key={i} set={setWithSuits(set)} w={w} height={w * 1.9} size={size} />
        ),
      )}
    </span>
  );
}

/** Describe the table in words, for screen readers. */
function told(table: ExampleTable): string {
  const names = (cards: Card[]) =>
    formatList(cards.map((card) => (card === "?" ? t("example.hidden") : cardName(card))));
  const parts = [t("example.holds", { name: table.name, cards: names(table.hand) || t("example.nothing") })];
  const top = table.pile.cards[0];
  if (top) parts.push(t("example.pile_about", { number: table.pile.count, top: cardName(top) }));
  for (const side of table.sides)
    for (const set of side.sets)
      parts.push(t(side.own ? "example.own_set" : "example.other_set", { cards: names(set.cards) }));
  return parts.join(" ");
}

/** Return the distance between the cards of a hand on a phone, small enough to leave room for the rest. */
function stepOf(table: ExampleTable): number {
  const sets = table.sides.reduce((sum, side) => sum + side.sets.length, 0);
  const room = innerWidth - 86 - (table.pile.cards.length ? 74 : 0) - 62 * sets - HELD;
  const step = Math.floor(room / Math.max(1, table.hand.length - 1));
  return step < NEAREST ? USUAL : Math.min(step, USUAL);
}

export function ExampleDrawing({ table }: { table: ExampleTable }) {
  const top = table.pile.cards[0];
  const small = narrow.value;
  const w = small ? `${HELD}px` : "50px";
  const threes = table.sides.reduce(
    (sum, side) => sum + (side.red_threes ?? 0) + (side.black_threes ?? 0),
    0,
  );
  return (
    <div class="clayrow" role="img" aria-label={told(table)}>
      {top && (
        <span class="spot1">
          <Pile
            top={someCard(top, 3)}
            count={table.pile.count}
            w={small ? 44 : 56}
            frozen={table.pile.frozen}
            can={false}
          />
          <span class="cap">
            {t("example.pile", { number: table.pile.count })}
            {table.pile.frozen && ` · ${t("example.frozen")}`}
          </span>
        </span>
      )}
      {table.sides
        .filter((side) => side.sets.length > 0)
        .map((side) => (
          <span class="spot1" key={side.side}>
            <Sets sets={side.sets} size={table.canasta_size} w={small ? 38 : 46} />
            <span class="cap">
              <SideBadge side={side.side} />{" "}
              {!small && t(side.own ? "example.your_side" : "example.opponents")}
            </span>
          </span>
        ))}
      <span class="spot1">
        <span class="heldrow" style={small ? { "--under": `${HELD - stepOf(table)}px` } : undefined}>
          {table.hand.map((card, i) =>
            card === "?" ? (
              <Back key={i} style={{ "--w": w }} />
            ) : (
              <Face key={i} card={someCard(card, i)} style={{ "--w": w }} />
            ),
          )}
          {table.hand.length === 0 && <span class="gone">{t("example.no_cards")}</span>}
        </span>
        <span class="cap">{t("example.hand", { name: table.name })}</span>
      </span>
      {threes > 0 && <span class="cap">{t("example.threes", { number: threes })}</span>}
    </div>
  );
}

interface LineProps {
  line: ExampleLine;
  book: string;
  open: boolean;
  onOpen: () => void;
}

function Line({ line, book, open, onOpen }: LineProps) {
  const [slug = book, id = ""] = line.paragraph.split(" ");
  const more = line.after ?? line.why;
  return (
    <li>
      {line.verdict === "yes" || line.verdict === "no" ? (
        <YesNo yes={line.verdict === "yes"} />
      ) : line.side ? (
        <SideBadge side={line.side} />
      ) : (
        <Icon id="whistle" />
      )}
      {more ? (
        <button type="button" class="told1" aria-expanded={open} onClick={onOpen}>
          {line.words}
          {open && line.why && <small>{line.why}</small>}
        </button>
      ) : (
        <span class="told1">
          {line.words}
          {line.verdict === "points" && <b> {formatNumber(line.points ?? 0)}</b>}
        </span>
      )}
      <a class="para" href={paragraphAddress(slug, id)}>
        {slug === book ? id : line.paragraph}
      </a>
    </li>
  );
}

/** The examples of a paragraph, one at a time. */
export function Examples({ shown, book }: { shown: ShownExample[]; book: string }) {
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(-1);
  const example = shown[Math.min(at, shown.length - 1)];
  if (!example) return null;
  const move = (by: number) => {
    setAt((at + by + shown.length) % shown.length);
    setOpen(-1);
  };
  const after = example.lines[open]?.after;
  const table = after ?? example.table;
  return (
    <section class="scen" aria-label={t("example.title")} lang={document.documentElement.lang}>
      {table && <ExampleDrawing table={table} />}
      {after && (
        <p class="then" role="status">
          {t("example.after")}
        </p>
      )}
      {example.title && <p class="then">{example.title}</p>}
      <ul>
        {example.lines.map((line, i) => (
          <Line
            key={i}
            line={line}
            book={book}
            open={open === i}
            onOpen={() => setOpen(open === i ? -1 : i)}
          />
        ))}
      </ul>
      {example.position && (
        <p class="then">
          <a href={`/ask?${new URLSearchParams({ position: example.position })}`}>{t("example.try")}</a>
        </p>
      )}
      {shown.length > 1 && (
        <p class="pager">
          <button type="button" class="btn icon" aria-label={t("example.previous")} onClick={() => move(-1)}>
            <Icon id="left" />
          </button>
          <span role="status">{t("example.of", { number: at + 1, of: shown.length })}</span>
          <button type="button" class="btn icon" aria-label={t("example.next")} onClick={() => move(1)}>
            <Icon id="right" />
          </button>
        </p>
      )}
    </section>
  );
}
