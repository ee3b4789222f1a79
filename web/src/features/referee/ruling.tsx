// The ruling: ordered by player, each duty with its paragraph, then points and how play continues.
import { useState } from "preact/hooks";
import { formatList, formatNumber, t } from "../../messages";
import { Face, Icon, SideBadge } from "../../ui/cards/face";
import { someCard } from "../../ui/cards/names";
import { RichMessage } from "../../ui/rich-message";
import type { AnyEffect, Card, Ruling } from "../../wire";
import { Citation } from "../rules/citation";

/** Return the seat that an effect is for; none if it concerns the table. */
const seatOf = (effect: AnyEffect): number => ("seat" in effect && effect.seat) || 0;
const pointsOf = (effect: AnyEffect): number => (effect.effect === "fine" ? effect.points : 0);
const cardsOf = (effect: AnyEffect): Card[] =>
  effect.effect === "penalty_cards" ? effect.cards : effect.effect === "must_play" ? [effect.card] : [];

function Effects({ effects, book }: { effects: AnyEffect[]; book: string }) {
  return (
    <ul>
      {effects.map((effect, i) => (
        <li key={i}>
          {effect.words} <Citation book={book} reference={effect.paragraph} />
          {cardsOf(effect).length > 0 && (
            <span class="pcs" aria-hidden="true">
              {cardsOf(effect).map((card, k) => (
                <Face key={k} card={someCard(card, k)} cls="strip penalty" style={{ "--w": "46px" }} />
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface RulingProps {
  ruling: Ruling;
  /** The players by seat. */
  names: string[];
  sides: number;
  onChoose?: (key: string, answer: string) => void;
}

/** The duties of each player. */
export function RulingView({ ruling, names, sides, onChoose }: RulingProps) {
  const [open, setOpen] = useState("");
  const { effects, choice, book } = ruling;
  const seats = [...new Set(effects.map(seatOf))].sort((a, b) => (a === 0 ? 1 : b === 0 ? -1 : a - b));
  const chosen = choice?.seats ?? [];
  const idle = names.filter((_, i) => !seats.includes(i + 1) && !chosen.includes(i + 1));
  const points = effects.reduce((sum, effect) => sum + pointsOf(effect), 0);
  return (
    <>
      <ul class="duties">
        {seats.map((seat) => (
          <li key={seat}>
            {seat ? <SideBadge side={"ABCD"[(seat - 1) % sides] ?? "A"} /> : <Icon id="book" />}
            <div>
              <h3>{seat ? names[seat - 1] : t("referee.table")}</h3>
              <Effects book={book} effects={effects.filter((effect) => seatOf(effect) === seat)} />
            </div>
          </li>
        ))}
        {choice && (
          <li>
            <Icon id="whistle" />
            <div>
              <h3>{formatList(chosen.map((seat) => names[seat - 1] ?? ""))}</h3>
              <p>
                {choice.words} <Citation book={book} reference={choice.paragraph} />
              </p>
              <div class="ans">
                {choice.options.map((option) => (
                  <div key={option.answer}>
                    <button
                      type="button"
                      class="an"
                      aria-expanded={onChoose ? undefined : open === option.answer}
                      onClick={() =>
                        onChoose ? onChoose(choice.key, option.answer) : setOpen(option.answer)
                      }
                    >
                      <span>
                        {option.label}
                        <small>{option.effects.map((effect) => effect.words).join(" ")}</small>
                      </span>
                      {onChoose && <Icon id="right" />}
                    </button>
                  </div>
                ))}
              </div>
            </div>
          </li>
        )}
        {idle.length > 0 && (
          <li class="none">
            <span />
            <p>
              <RichMessage
                id="referee.nothing"
                params={{ names: formatList(idle), number: idle.length }}
                parts={{ names: (text) => <b>{text}</b> }}
              />
            </p>
          </li>
        )}
      </ul>
      {ruling.notes.map((note) => (
        <p key={note.words} class="rnote">
          {note.words} <Citation book={book} reference={note.paragraph} />
        </p>
      ))}
      <p class="cost">
        <b>{points ? t("referee.points", { points: formatNumber(points) }) : t("referee.no_points")}</b>{" "}
        {ruling.next.words}
      </p>
    </>
  );
}

/** Format the fines of a ruling for the score pad: side, points, player, reason, and the book. */
export function finesOf(ruling: Ruling, names: string[], sides: number, book: string): URLSearchParams {
  const fines = ruling.effects.flatMap((effect) =>
    effect.effect === "fine"
      ? [["fine", `${"ABCD"[(effect.seat - 1) % sides]} ${effect.points} ${names[effect.seat - 1] ?? ""}`]]
      : [],
  );
  return new URLSearchParams(fines.length ? [...fines, ["for", ruling.title], ["book", book]] : []);
}

/** Return the ruling as a text to share. */
export const asText = (ruling: Ruling): string =>
  [
    ruling.title,
    ...(ruling.advice_for
      ? [t("referee.silent", { book: t(`book.${ruling.advice_for}`), advice: t(`book.${ruling.book}`) })]
      : []),
    ...ruling.effects.map(
      (effect) => `– ${effect.words} (${t("para", { book: ruling.book, id: effect.paragraph })})`,
    ),
    ...(ruling.choice ? [ruling.choice.words] : []),
    ruling.next.words,
  ].join("\n");
