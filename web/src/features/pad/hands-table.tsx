// The hands of a sheet: a row each, which unfolds into its lines; earlier versions.
import { Fragment } from "preact";
import { formatList, formatNumber, t } from "../../messages";
import { SideBadge } from "../../ui/cards/face";
import { ScoreLines } from "./controls";
import { PadIcon } from "./icons";
import { inWords, type LocalHand, SIDES } from "./local-sheet";
import { newKey, type StoredPad } from "./store";
import { put } from "./sync";

interface TableProps {
  kept: StoredPad;
  hands: LocalHand[];
  names: string[][];
  open: number;
  setOpen: (hand: number) => void;
  mayWrite: boolean;
}

export function HandsTable({ kept, hands, names, open, setOpen, mayWrite }: TableProps) {
  if (!hands.length) return <p class="sm">{t("pad.no_hands")}</p>;
  const out = hands.some((hand) => hand.sitting_out.length);
  const marks = hands.filter((hand) => hand.former).map((hand) => hand.hand);
  return (
    <table class={`padhands of${names.length}`}>
      <caption class="vh">{t("pad.hands")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("pad.col_hand")}</th>
          <th scope="col" class="l">
            {t("pad.col_dealt")}
          </th>
          {out && (
            <th scope="col" class="l wide">
              {t("pad.col_out")}
            </th>
          )}
          {names.map((side, i) => (
            <Fragment key={i}>
              <th scope="col">
                <span class="thf">
                  <SideBadge side={SIDES[i] ?? "A"} />
                  <span class="thn">{inWords(side)}</span>
                </span>
              </th>
              <th scope="col" class="wide t">
                {t("pad.col_total")}
              </th>
            </Fragment>
          ))}
          <th scope="col">
            <span class="vh">{t("pad.col_lines")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {hands.map((hand) => {
          const on = open === hand.hand;
          const mark = marks.indexOf(hand.hand) + 1;
          return (
            <Fragment key={hand.hand}>
              <tr class={`${on ? "open" : ""} ${hand.counts ? "" : "off"}`}>
                <th scope="row">{hand.hand}</th>
                <td class="l">
                  {hand.dealer}
                  {hand.waiting && <small class="unsent">{t("pad.unsent")}</small>}
                  {!hand.counts && <small>{t("pad.not_counted")}</small>}
                  {hand.alone && <small>{t("pad.given")}</small>}
                </td>
                {out && <td class="l wide muted">{hand.sitting_out.join(", ")}</td>}
                {names.map((_, i) => (
                  <Fragment key={i}>
                    <td>
                      <b class="pt">{formatNumber(hand.points[i] ?? 0)}</b>
                      {mark > 0 && hand.former?.[i] !== hand.points[i] && <sup>{mark}</sup>}
                      <small class="under">{formatNumber(hand.totals[i] ?? 0)}</small>
                    </td>
                    <td class="wide t">{formatNumber(hand.totals[i] ?? 0)}</td>
                  </Fragment>
                ))}
                <td class="fold">
                  <button
                    type="button"
                    class="btn icon"
                    aria-expanded={on}
                    aria-label={t("pad.lines_of", { hand: hand.hand })}
                    onClick={() => setOpen(on ? 0 : hand.hand)}
                  >
                    <PadIcon id={on ? "up" : "down"} />
                  </button>
                </td>
              </tr>
              {on && (
                <tr class="more">
                  <td colSpan={4 + names.length * 2}>
                    <div class={`two of${names.length}`}>
                      {names.map((side, i) => (
                        <div key={i}>
                          <p class="sidehead">
                            <SideBadge side={SIDES[i] ?? "A"} />
                            {inWords(side)}
                          </p>
                          <ScoreLines
                            form={kept.form}
                            lines={hand.lines}
                            side={SIDES[i] ?? "A"}
                            head={t("pad.this_hand")}
                            tight
                          />
                        </div>
                      ))}
                    </div>
                    {mayWrite && <HandActs kept={kept} hand={hand} onDone={() => setOpen(0)} />}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function HandActs({ kept, hand, onDone }: { kept: StoredPad; hand: LocalHand; onDone: () => void }) {
  if (hand.waiting) return <p class="sm">{t("pad.sent_first")}</p>;
  const strike = () => {
    put(kept, { key: newKey(), what: "strike", hand: hand.hand, seen: hand.entry });
    onDone();
  };
  return (
    <div class="acts noprint">
      <a class="btn small" href={`/pad/${kept.id}/hand/${hand.hand}`}>
        <PadIcon id="pen" />
        {t("pad.correct", { hand: hand.hand })}
      </a>
      <button type="button" class="btn small" onClick={strike}>
        {t("pad.delete_hand")}
      </button>
      <p class="sm">{t("pad.recalculated")}</p>
    </div>
  );
}

/** Earlier versions, changes of the running game, hands struck out. */
export function Footnotes({
  kept,
  hands,
  names,
}: {
  kept: StoredPad;
  hands: LocalHand[];
  names: string[][];
}) {
  const corrected = hands.filter((hand) => hand.former);
  const struck = kept.state.former.filter((each) => each.struck);
  const told = (points: readonly number[]) =>
    formatList(names.map((_, i) => `${SIDES[i]} ${formatNumber(points[i] ?? 0)}`));
  return (
    <div class="notes sm">
      {corrected.map((hand, i) => (
        <p key={hand.hand}>
          <sup>{i + 1}</sup> {t("pad.corrected", { points: told(hand.former ?? []) })}
        </p>
      ))}
      {struck.map((each, i) => (
        <p key={i} class="struck">
          {t("pad.hand_deleted", { hand: each.hand, points: told(each.points) })}
        </p>
      ))}
      {kept.state.pad.sheet.history.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  );
}
