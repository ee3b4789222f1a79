// The sheet: totals, what is next, the hands with their lines, the curve, the settlement, sharing.
import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { SideBadge } from "../cards/face";
import { named } from "../lobby/books";
import { post, remove } from "../net/http";
import { go } from "../router";
import { Problem, useProblem } from "../ui/page";
import type { PadLink, PadState, PadTable } from "../wire";
import { figure, listed, t } from "../words";
import { Money } from "./money";
import { ScoreLines } from "./parts";
import { PadPlot } from "./plot";
import { inWords, membersOf, type ShownHand, shownSheet, SIDES } from "./shown";
import { Sign } from "./signs";
import { type Kept, keepPad, newKey, offline, readDraft } from "./store";
import { put, syncPad } from "./sync";
import { Troubles } from "./troubles";

/** The rules of a pad in a few words. */
export function rulesOf(kept: Kept): string {
  const { game } = kept.state.pad;
  const target = game.target ?? kept.form.target;
  const own = kept.form.house ?? "";
  return [
    t(`book.${kept.form.book}`),
    ...game.options.map((name) => named("option", name)),
    ...(own ? [named("house", own)] : []),
    t("pad.players", { number: game.sides.flat().length }),
    ...(target ? [t("pad.to", { points: target })] : []),
  ].join(" · ");
}

export const titleOf = (kept: Kept): string =>
  kept.state.pad.game.title || listed(membersOf(kept.state.pad).map((side) => inWords(side)));

/** Who deals and sits out. */
export const dealsInWords = (table: PadTable): string =>
  table.sitting_out.length
    ? t("pad.deals_out", {
        name: table.dealer,
        others: listed(table.sitting_out),
        number: table.sitting_out.length,
      })
    : t("pad.deals", { name: table.dealer });

export function SheetView({ kept, mayWrite }: { kept: Kept; mayWrite: boolean }) {
  const [open, setOpen] = useState(0);
  const sheet = shownSheet(kept, t("pad.given"));
  const names = membersOf(kept.state.pad);
  const { game } = kept.state.pad;
  const server = kept.state.pad.sheet;
  const target = game.target ?? kept.form.target;
  const over = server.over && !kept.waiting.length;
  const won = server.winners.map((side) => inWords(names[SIDES.indexOf(side)] ?? []));
  const draft = mayWrite ? readDraft(kept.id) : null;
  const next = sheet.next;
  const enter = `/pad/${kept.id}/hand${draft?.alone ? "?points" : ""}`;
  return (
    <main class="sheet22">
      <section class="paper">
        <header class="paperhead rowy">
          <div>
            <h1 tabIndex={-1}>{titleOf(kept)}</h1>
            <p>{rulesOf(kept)}</p>
            {server.captain && <p class="sm">{t("pad.captain", { name: server.captain })}</p>}
          </div>
        </header>
        <div class={`tots22 of${names.length}`}>
          {names.map((side, i) => (
            <div key={i}>
              <span class="nm">
                <SideBadge side={SIDES[i] ?? "A"} />
                {inWords(side)}
              </span>
              <b>{figure(sheet.totals[i] ?? 0)}</b>
              {next && <small>{t("pad.first_meld", { number: next.first_meld[i] ?? 0 })}</small>}
            </div>
          ))}
        </div>
        {mayWrite && <Troubles kept={kept} names={names} />}
        {over ? (
          <div class="nexthand">
            <div>
              <h2>{t("pad.won", { names: listed(won), number: won.length })}</h2>
            </div>
            {mayWrite && (
              <a class="btn primary big" href={`/pad/new?like=${kept.id}`}>
                {t("pad.again")}
              </a>
            )}
          </div>
        ) : (
          next && (
            <div class="nexthand dock">
              <div>
                <h2>{t("pad.hand", { hand: draft?.hand ?? next.hand })}</h2>
                <p>{draft ? t("pad.half", { hand: draft.hand }) : dealsInWords(next)}</p>
              </div>
              {mayWrite && (
                <div class="acts">
                  <a class="btn primary big" href={enter}>
                    {t(draft ? "pad.go_on" : "pad.enter", { hand: draft?.hand ?? next.hand })}
                  </a>
                  {!draft && (
                    <a class="btn small" href={`/pad/${kept.id}/hand?points`}>
                      {t("pad.only_points")}
                    </a>
                  )}
                </div>
              )}
            </div>
          )
        )}
        <HandsTable
          kept={kept}
          hands={sheet.hands}
          names={names}
          open={open}
          setOpen={setOpen}
          mayWrite={mayWrite}
        />
        <Footnotes kept={kept} hands={sheet.hands} names={names} />
      </section>
      <section class="beside">
        {sheet.hands.length > 0 && (
          <div class="panel">
            <h2>{target ? t("pad.totals_to", { points: target }) : t("totals.title")}</h2>
            <PadPlot form={kept.form} sheet={sheet} start={server.start} names={names} target={target} />
          </div>
        )}
        <Money sheet={server} />
        {mayWrite && <Share kept={kept} />}
      </section>
    </main>
  );
}

interface TableProps {
  kept: Kept;
  hands: ShownHand[];
  names: string[][];
  open: number;
  setOpen: (hand: number) => void;
  mayWrite: boolean;
}

function HandsTable({ kept, hands, names, open, setOpen, mayWrite }: TableProps) {
  if (!hands.length) return <p class="sm">{t("pad.no_hands")}</p>;
  const out = hands.some((hand) => hand.sitting_out.length);
  const marks = hands.filter((hand) => hand.former).map((hand) => hand.hand);
  return (
    <table class="padhands">
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
                      <b class="pt">{figure(hand.points[i] ?? 0)}</b>
                      {mark > 0 && hand.former?.[i] !== hand.points[i] && <sup>{mark}</sup>}
                      <small class="under">{figure(hand.totals[i] ?? 0)}</small>
                    </td>
                    <td class="wide t">{figure(hand.totals[i] ?? 0)}</td>
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
                    <Sign id={on ? "up" : "down"} />
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

function HandActs({ kept, hand, onDone }: { kept: Kept; hand: ShownHand; onDone: () => void }) {
  if (hand.waiting) return <p class="sm">{t("pad.sent_first")}</p>;
  const strike = () => {
    put(kept, { key: newKey(), what: "strike", hand: hand.hand, seen: hand.entry });
    onDone();
  };
  return (
    <div class="acts noprint">
      <a class="btn small" href={`/pad/${kept.id}/hand/${hand.hand}`}>
        <Sign id="pen" />
        {t("pad.correct", { hand: hand.hand })}
      </a>
      <button type="button" class="btn small" onClick={strike}>
        {t("pad.strike")}
      </button>
      <p class="sm">{t("pad.anew")}</p>
    </div>
  );
}

/** What stood there before, changes of the running game, hands struck out. */
function Footnotes({ kept, hands, names }: { kept: Kept; hands: ShownHand[]; names: string[][] }) {
  const corrected = hands.filter((hand) => hand.former);
  const struck = kept.state.former.filter((each) => each.struck);
  const told = (points: readonly number[]) =>
    listed(names.map((_, i) => `${SIDES[i]} ${figure(points[i] ?? 0)}`));
  return (
    <div class="notes sm">
      {corrected.map((hand, i) => (
        <p key={hand.hand}>
          <sup>{i + 1}</sup> {t("pad.was", { points: told(hand.former ?? []) })}
        </p>
      ))}
      {struck.map((each, i) => (
        <p key={i} class="struck">
          {t("pad.struck", { hand: each.hand, points: told(each.points) })}
        </p>
      ))}
      {kept.state.pad.sheet.history.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  );
}

/** The link by which others look on, who asks to write, printing, files. */
function Share({ kept }: { kept: Kept }) {
  const [problem, attempt] = useProblem();
  const [said, setSaid] = useState("");
  const { state } = kept;
  const address = state.link ? `${location.origin}/pad/shared/${state.link}` : "";
  const path = `/api/pads/${kept.id}`;
  const again = (next: PadState) => keepPad({ ...kept, state: next });
  const link = () =>
    attempt(async () => {
      const made = await post<PadLink>(`${path}/link`, {});
      again({ ...state, link: made.link });
    });
  const unlink = () =>
    attempt(async () => {
      await remove(`${path}/link`);
      again({ ...state, link: null });
    });
  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(address);
      setSaid(t("pad.copied"));
    });
  const let_ = (person: string, may: boolean) =>
    attempt(async () => again(await post<PadState>(`${path}/writers`, { person, may_write: may })));
  return (
    <section class="panel sharep noprint">
      <h2>{t("pad.share")}</h2>
      {state.role === "owner" && !kept.begun && (
        <>
          {address ? <p class="link">{address.replace(/^https?:\/\//, "")}</p> : null}
          <p class="sm">{t("pad.share_about")}</p>
          {state.people
            .filter((each) => each.role !== "owner")
            .map((each) => (
              <p class="line" key={each.id}>
                <span>{t(each.role === "asking" ? "pad.asks" : "pad.writes", { name: each.name })}</span>
                <button
                  type="button"
                  class={`btn small ${each.role === "asking" ? "primary" : ""}`}
                  onClick={() => void let_(each.id, each.role === "asking")}
                >
                  {t(each.role === "asking" ? "pad.let" : "pad.no_more")}
                </button>
              </p>
            ))}
        </>
      )}
      <div class="acts">
        {state.role === "owner" && !kept.begun && (
          <button type="button" class="btn small" onClick={() => void (address ? copy() : link())}>
            <Sign id={address ? "copy" : "share"} />
            {t(address ? "pad.copy" : "pad.make_link")}
          </button>
        )}
        <button type="button" class="btn small" onClick={() => print()}>
          <Sign id="print" />
          {t("pad.print")}
        </button>
        {!kept.begun && (
          <a class="btn small" href={`${path}/file/json`} download>
            <Sign id="share" />
            {t("pad.save")}
          </a>
        )}
        {address && (
          <button type="button" class="btn small" onClick={() => void unlink()}>
            {t("pad.unlink")}
          </button>
        )}
      </div>
      <p role="status" class="sm">
        {said}
      </p>
      <Problem text={problem} />
      <Changes kept={kept} />
    </section>
  );
}

/** Names, the stake and a first-meld count can change in a running game. */
function Changes({ kept }: { kept: Kept }) {
  const [from, setFrom] = useState("");
  const [name, setName] = useState("");
  const [cents, setCents] = useState("");
  const names = membersOf(kept.state.pad).flat();
  const change = (changes: Record<string, unknown>[]) => {
    put(kept, { key: newKey(), what: "change", hand: 0, changes });
    setName("");
    setCents("");
  };
  return (
    <details class="changes">
      <summary>{t("pad.changes")}</summary>
      <div class="pair">
        <label class="fld">
          <span>{t("pad.rename")}</span>
          <select value={from || names[0]} onChange={(event) => setFrom(event.currentTarget.value)}>
            {names.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label class="fld">
          <span>{t("pad.new_name")}</span>
          <input
            type="text"
            maxLength={30}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      </div>
      <button
        type="button"
        class="btn small"
        aria-disabled={!name.trim()}
        onClick={() => name.trim() && change([{ names: { [from || (names[0] ?? "")]: name.trim() } }])}
      >
        {t("pad.rename_do")}
      </button>
      <label class="fld">
        <span>{t("pad.stake")}</span>
        <input
          type="text"
          inputMode="numeric"
          maxLength={6}
          value={cents}
          onInput={(event) => setCents(event.currentTarget.value.replace(/\D/g, ""))}
        />
      </label>
      <button
        type="button"
        class="btn small"
        aria-disabled={!cents}
        onClick={() => cents && change([{ stake: Number(cents) ? { per_thousand: Number(cents) } : null }])}
      >
        {t("pad.stake_do")}
      </button>
      <p class="h3">{t("pad.raise")}</p>
      <div class="acts">
        {kept.form.sides.map((each) => (
          <button
            type="button"
            class="btn small"
            key={each.side}
            onClick={() => change([{ raise: { side: each.side } }])}
          >
            {t("pad.raise_side", { side: each.side })}
          </button>
        ))}
      </div>
    </details>
  );
}

export const Connection = ({ kept }: { kept: Kept | null }) =>
  offline.value || kept?.waiting.length ? (
    <p class="offline" role="status">
      <Sign id="cloud" />
      <span>
        {offline.value ? t("pad.offline") : t("pad.sending")}
        {kept && kept.waiting.length > 0 && ` ${t("pad.waiting", { number: kept.waiting.length })}`}
      </span>
      {!offline.value && kept && (
        <button
          type="button"
          class="btn small"
          onClick={() => void syncPad(kept.id).then((id) => id !== kept.id && go(`/pad/${id}`, true))}
        >
          {t("pad.try")}
        </button>
      )}
    </p>
  ) : null;
