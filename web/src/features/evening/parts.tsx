// Parts that the pages of an evening share: names, messages about the connection, standings, the way to its pages.
import { useId } from "preact/hooks";
import { formatNumber, language, t } from "../../messages";
import { Icon, SideBadge } from "../../ui/cards/face";
import { Problem } from "../../ui/page";
import type { Announcement, Entrant, EveningState, Standing } from "../../wire";
import { type Live, reached } from "./live";

/** The sides of a table, as their badges show them. */
export const SIDES = ["A", "B"];

/** Join the players of a side. */
export const pairName = (names: readonly string[]): string => names.join(" & ");

/** Return the names of an entry in a round, with its substitutes. */
export function namesIn(entry: Entrant, round: number): string[] {
  const latest = entry.substitutions
    .filter((each) => each.round <= round)
    .sort((a, b) => a.round - b.round)
    .at(-1);
  return latest?.names ?? entry.names;
}

/** Return the name of an entry in a round. */
export function entryName(state: EveningState, number: number, round: number): string {
  const entry = state.entries.find((each) => each.number === number);
  return entry ? pairName(namesIn(entry, round)) : String(number);
}

/** Return the name of one side of a table. */
export const sideName = (state: EveningState, side: readonly number[], round: number): string =>
  side.map((each) => entryName(state, each, round)).join(" & ");

/** The names of a side; a line breaks between two names. */
export const SideNames = ({ names }: { names: readonly string[] }) => (
  <span class="nms">
    {names.map((name, i) => (
      <span key={name}>
        {name}
        {i < names.length - 1 && " &"}{" "}
      </span>
    ))}
  </span>
);

interface AnyCommand {
  do?: string;
  table?: number | null;
  points?: number[] | null;
  hands?: number[][];
  text?: string;
  side?: number;
}

/** Say in a few words what a command does. */
export function inWords(command: object): string {
  const { do: what = "", table, points, hands = [], text = "" } = command as AnyCommand;
  const sums = points ?? (hands.length ? [0, 1].map((i) => sum(hands.map((each) => each[i] ?? 0))) : null);
  const kind = ["enter_result", "correct_result", "confirm_result", "hand_in", "confirm", "call"].includes(
    what,
  )
    ? what
    : what === "announce"
      ? what
      : "other";
  return [
    t(`evening.command.${kind}`),
    table && t("evening.table", { number: table }),
    sums?.map((each) => formatNumber(each)).join(" : "),
    text,
  ]
    .filter(Boolean)
    .join(" · ");
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What is not sent yet, and what was refused. */
export function Sending<T>({ live }: { live: Live<T> }) {
  const number = live.waiting.length;
  return (
    <>
      {(number > 0 || !reached.value) && (
        <div class="unsent" role="status">
          <Icon id="away" />
          <span>{t(number ? "evening.waiting" : "evening.offline", { number })}</span>
          <button type="button" class="btn small" onClick={() => void live.refresh()}>
            {t("evening.try_again")}
          </button>
          {number > 0 && (
            <ul>
              {live.waiting.map((each, i) => (
                <li key={i}>{inWords(each)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {live.conflicts.map((each) => (
        <div key={each.key} class="unsent conflict" role="alert">
          <Icon id="x" />
          <span>
            <b>{t("evening.conflict", { what: inWords(each.command) })}</b> {each.sentence}
          </span>
          <button type="button" class="btn small" onClick={() => void live.settle(each, true)}>
            {t("evening.conflict_again")}
          </button>
          <button type="button" class="btn small" onClick={() => void live.settle(each, false)}>
            {t("evening.conflict_drop")}
          </button>
        </div>
      ))}
      <Problem text={live.refused} />
    </>
  );
}

/** Write the date of an evening in words. */
export const dateInWords = (date: string): string =>
  date ? new Date(`${date}T12:00`).toLocaleDateString(language.value, { dateStyle: "long" }) : "";

/** A title for an evening that has none. */
export const titleOf = ({ title, date }: { title: string; date: string }): string =>
  title || t("evening.untitled", { date: dateInWords(date) });

/** Describe what an evening counts in: a column's heading. */
export const scoreLabel = (scoring: string): string => t(`evening.unit.${scoring}`);

/** The movement of an entry since the round before, as a sign with words for screen readers. */
export function Moved({ row }: { row: Standing }) {
  const { place, former_place: former } = row;
  if (place === null || former === null) return <span class="mv">–</span>;
  const steps = former - place;
  return (
    <span class="mv">
      {steps === 0 ? "=" : <Icon id={steps > 0 ? "up" : "down"} />}
      {steps !== 0 && <span aria-hidden="true">{formatNumber(Math.abs(steps))}</span>}
      <span class="vh">
        {t(steps === 0 ? "evening.as_before" : steps > 0 ? "evening.up" : "evening.down", {
          number: Math.abs(steps),
        })}
      </span>
    </span>
  );
}

interface StandingsProps {
  rows: Standing[];
  /** Rounds after which they hold. */
  after: number;
  label: string;
  /** Places, names and scores only. */
  brief?: boolean;
  unit: string;
  /** The beginning of the addresses of entries' own results. */
  entries?: string;
}

/** The standings: places, names, movement and scores. */
export function StandingsTable({ rows, after, label, brief = false, unit, entries }: StandingsProps) {
  const rounds = Array.from({ length: after }, (_, i) => i + 1);
  const id = useId();
  if (!rows.length) return <p class="sm">{t("evening.no_entries")}</p>;
  return (
    <div class="scroller" {...(!brief && { tabIndex: 0, role: "region", "aria-labelledby": id })}>
      <table class="stand">
        <caption id={id}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t("evening.place")}</th>
            <th scope="col" class="l">
              {t("evening.name")}
            </th>
            {!brief && after > 1 && (
              <th scope="col" class="wide1">
                {t("evening.moved")}
              </th>
            )}
            {!brief &&
              rounds.map((round) => (
                <th scope="col" key={round} class="rd">
                  {t("evening.col_round", { round })}
                </th>
              ))}
            {!brief && <th scope="col">{t("evening.wins")}</th>}
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.entry}>
              <td>
                {row.place ?? "–"}
                {!brief && after > 1 && (
                  <span class="narrow1">
                    <Moved row={row} />
                  </span>
                )}
              </td>
              <th scope="row" class="l">
                {entries ? (
                  <a href={entries + row.entry}>
                    <SideNames names={row.names} />
                  </a>
                ) : (
                  <SideNames names={row.names} />
                )}
                {row.withdrawn && <small> {t("evening.withdrawn")}</small>}
              </th>
              {!brief && after > 1 && (
                <td class="wide1">
                  <Moved row={row} />
                </td>
              )}
              {!brief &&
                rounds.map((round) => {
                  const line = row.rounds.find((each) => each.round === round);
                  return (
                    <td key={round} class="rd">
                      {line?.score === null || !line ? "–" : formatNumber(line.score)}
                      {line?.bye && <small> {t("evening.bye_short")}</small>}
                    </td>
                  );
                })}
              {!brief && <td>{formatNumber(row.wins)}</td>}
              <td class="pt">{formatNumber(row.score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HandsTableProps {
  /** The points of the sides, hand by hand; null for a hand that has not been entered. */
  hands: readonly (readonly number[] | null | undefined)[];
  totals: readonly number[] | null | undefined;
  cls?: string;
}

/** The hands of a table in a round, and their sums. */
export const HandsTable = ({ hands, totals, cls = "" }: HandsTableProps) => (
  <table class={`mt ${cls}`}>
    <thead>
      <tr>
        <td />
        {SIDES.map((side) => (
          <th scope="col" key={side}>
            <SideBadge side={side} />
            <span class="vh">{t("evening.side", { side })}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {hands.map((hand, i) => (
        <tr key={i}>
          <th scope="row">{t("evening.hand", { number: i + 1 })}</th>
          {SIDES.map((side, place) => (
            <td key={side}>{hand ? formatNumber(hand[place] ?? 0) : "–"}</td>
          ))}
        </tr>
      ))}
      <tr class="sum">
        <th scope="row">{t("evening.round_sum")}</th>
        {SIDES.map((side, place) => (
          <td key={side}>{totals ? formatNumber(totals[place] ?? 0) : "–"}</td>
        ))}
      </tr>
    </tbody>
  </table>
);

/** Messages of the director, newest first. */
export const Announcements = ({ all }: { all: Announcement[] }) => (
  <ul class="said" aria-live="polite">
    {[...all].reverse().map((each) => (
      <li key={each.at}>
        <b>{each.table === null ? t("evening.to_all") : t("evening.table", { number: each.table })}</b>{" "}
        {each.text}
      </li>
    ))}
  </ul>
);
