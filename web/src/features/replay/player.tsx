// The replay of a game: the curve, the table, the coach's comments, totals, and whether the deal was fair.
import { useEffect, useState } from "preact/hooks";
import { formatList, formatNumber, t } from "../../messages";
import { describeRules } from "../../state/books";
import { navigate } from "../../state/router";
import { Icon } from "../../ui/cards/face";
import { IconButton, narrow, PhoneFrame, SegmentedControl } from "../../ui/controls";
import { Select } from "../../ui/fields";
import { Header } from "../../ui/header";
import { lazy } from "../../ui/lazy";
import { Problem, useHeading, useProblem } from "../../ui/page";
import { TotalsChart } from "../../ui/totals-chart";
import type { GameReplay, JudgedPlay, ReplayFrame, VerificationResult } from "../../wire";
import { Board, nameAt } from "./board";
import { Curve, turnAt } from "./curve";
import { Fan, marked, UNMARKED } from "./fan";
import type { Source } from "./source";
import { playAt, pointAt } from "./timeline";
import { type ReplayState, useReplay } from "./use-replay";

// The coach's verdicts arrive after the replay, so they load after it.
const Decisions = lazy(() => import("./decisions").then((found) => found.Decisions));
const Verdict = lazy(() => import("./decisions").then((found) => found.Verdict));

function Totals({ replay }: { replay: GameReplay }) {
  const results = replay.hands.flatMap((each) => (each.result ? [each.result] : []));
  if (!results.length) return null;
  const sides = Object.keys(replay.settings.sides).sort();
  return (
    <section class="panel">
      <h2>{t("replay.totals")}</h2>
      <TotalsChart
        names={sides.map((side) => formatList(replay.settings.sides[side] ?? []))}
        hands={results}
        target={replay.settings.target}
      />
    </section>
  );
}

/** The verification of a game, sentence by sentence. */
export const Proof = ({ found }: { found: VerificationResult }) => (
  <>
    <p>
      <b>{t(found.ok ? "replay.fair" : "replay.unfair")}</b>
    </p>
    <ul class="checks">
      {found.sentences.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  </>
);

function FairOf({ source }: { source: Source }) {
  const [found, setFound] = useState<VerificationResult | null>(source.verified ?? null);
  const [problem, attempt] = useProblem();
  return (
    <section class="panel">
      <h2>{t("fair.title")}</h2>
      {found ? (
        <Proof found={found} />
      ) : (
        <button
          type="button"
          class="btn"
          onClick={() => void attempt(async () => setFound(await source.verify()))}
        >
          {t("replay.verify")}
        </button>
      )}
      <p class="sm">
        <a href="/fair">{t("room.fair_how")}</a>
      </p>
      <Problem text={problem} />
    </section>
  );
}

/** Describe the end of the game for the viewer. */
function ending(it: ReplayState): string {
  const { settings, result } = it.replay;
  const reader = settings.players[it.reader - 1] ?? "";
  const sides = Object.keys(settings.sides).sort();
  const own = sides.findIndex((side) => settings.sides[side]?.includes(reader));
  const others = (settings.sides[sides[own] ?? ""] ?? []).filter((name) => name !== reader);
  if (!result.over) return t("replay.not_over");
  const points = {
    own: formatNumber(result.totals[own] ?? 0),
    others: formatList(result.totals.filter((_, i) => i !== own).map(formatNumber)),
  };
  if (result.abandoned) return t("replay.ended_early", points);
  const won = result.winners.some((side) => side === sides[own]);
  return t(won ? "replay.won" : "replay.lost", {
    who: formatList([it.own === it.reader ? capitalYou() : reader, ...others]),
    ...points,
  });
}

const capitalYou = () => t("replay.you");

/** First, back, play, forward, last. */
function Buttons({ it }: { it: ReplayState }) {
  const { course, at } = it;
  const number = course.numberOf(at);
  const button = (icon: string, label: string, onClick: () => void, off = false) => (
    <button
      type="button"
      class="btn icon"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={onClick}
    >
      <Icon id={icon} />
    </button>
  );
  return (
    <div class="rbtn" role="group" aria-label={t("replay.buttons")}>
      {button("first", t("replay.first"), () => it.go(course.at(0)), number === 0)}
      {button("prev", t("replay.back"), () => it.step("action", -1), number === 0)}
      {button(it.playing ? "pause" : "play", t(it.playing ? "replay.pause" : "replay.play"), it.play)}
      {button("next", t("replay.next"), () => it.step("action", 1), number === course.last)}
      {button("last", t("replay.last"), () => it.go(course.at(course.last)), number === course.last)}
    </div>
  );
}

/** Buttons for the previous and the next turning point. */
function Points({ it }: { it: ReplayState }) {
  const points = it.review?.turning_points ?? [];
  if (!points.length) return null;
  const now = pointAt(it.review, it.at);
  return (
    <div class="acts points">
      <IconButton
        cls="ol"
        icon="left"
        label={t("replay.point_previous")}
        onClick={() => it.step("point", -1)}
      />
      <span class="grow" role="status">
        {now < 0
          ? t("replay.points", { number: points.length })
          : t("replay.turning_of", { number: now + 1, of: points.length })}
      </span>
      <IconButton cls="ol" icon="right" label={t("replay.point_next")} onClick={() => it.step("point", 1)} />
    </div>
  );
}

/** Handle the keys of the replay, unless the focus is in a field. */
function keys(it: ReplayState) {
  return (event: KeyboardEvent) => {
    const on = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(on.tagName))
      return;
    if (event.key === " " && /^(BUTTON|A|SUMMARY)$/.test(on.tagName)) return;
    const does: Record<string, () => void> = {
      ArrowLeft: () => it.step(event.shiftKey ? "turn" : "action", -1),
      ArrowRight: () => it.step(event.shiftKey ? "turn" : "action", 1),
      ",": () => it.step("point", -1),
      ".": () => it.step("point", 1),
      " ": it.play,
    };
    if (on.getAttribute("role") === "slider") {
      does.Home = () => it.go(it.course.at(0));
      does.End = () => it.go(it.course.at(it.course.last));
      does.PageDown = does.ArrowDown = () => it.step("turn", -1);
      does.PageUp = does.ArrowUp = () => it.step("turn", 1);
    }
    const work = does[event.key];
    if (!work) return;
    event.preventDefault();
    work();
  };
}

/** Return the hand on display, its marks and its owner. */
function shownHand(it: ReplayState, frame: ReplayFrame, play: JudgedPlay | undefined, own: number) {
  const hand = frame.hands[own - 1] ?? [];
  const after = play && it.replay.frames[play.until]?.hands[own - 1];
  if (!play || !after) return { hand, marks: UNMARKED };
  const left = play.cards.length ? hand.filter((card) => !after.includes(card)) : [];
  return { hand, marks: marked(hand, left, play.label === "same" ? [] : play.best.cards) };
}

interface PlayerProps {
  source: Source;
  own: number;
  first: GameReplay;
  hand?: number;
  turn?: number;
  open?: boolean;
}

export function Player(props: PlayerProps) {
  const it = useReplay(props);
  const { replay, at, open, reader } = it;
  const small = narrow.value;
  const heading = useHeading(t("replay.turning_points"));
  const you = it.own === reader;
  const { players } = replay.settings;
  const seats = replay.hands.find((each) => each.number === replay.hand)?.seats ?? [];
  const own = seats.indexOf(players[reader - 1] ?? "") + 1;
  const here =
    replay.hand === at.hand ? replay.frames[Math.min(at.move, replay.frames.length - 1)] : undefined;
  const frame = here ?? replay.frames[0];
  const play = playAt(it.review, at);
  const name = nameAt(seats, own, own, you);
  const happened = here?.events.flatMap((event) => (event.sentence ? [event.sentence] : [])).join(" ");
  const where = t("replay.place", { hand: at.hand, turn: turnAt(it, undefined) });
  useEffect(() => {
    document.querySelector(".decs [aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [play?.move, at.hand]);

  const actor = frame ? nameAt(seats, frame.table.actor, own, you) : "";
  const mine = frame?.table.actor === own && you;
  const doing = frame?.table.end
    ? t("replay.hand_over")
    : t(`replay.to_${frame?.table.expects ?? "nothing"}${mine ? "_you" : ""}`, { name: actor });
  const shown = frame && own > 0 ? shownHand(it, frame, play, own) : null;
  const head = <h2 class={small ? "vh" : ""}>{doing}</h2>;
  const seen = (
    <SegmentedControl
      label={t("replay.cards_shown")}
      value={open ? "open" : "known"}
      onChoose={(value) => it.show(value === "open")}
      offered={[
        {
          value: "known",
          label: you ? t("replay.you_knew") : t("replay.they_knew", { name: players[reader - 1] ?? "" }),
        },
        { value: "open", label: t("replay.all_cards") },
      ]}
    />
  );
  const ask = here?.position && (
    <p>
      <a href={`/ask?${new URLSearchParams({ position: here.position })}`}>{t("replay.ask")}</a>
    </p>
  );
  const table = frame && (
    <section class="asit" aria-busy={!here} aria-label={t("replay.position")}>
      {small ? (
        head
      ) : (
        <div class="ash">
          {head}
          {seen}
        </div>
      )}
      <Board
        table={frame.table}
        names={seats}
        own={own}
        you={you}
        size={replay.settings.canasta_size}
        hands={frame.hands}
        narrow={small}
      />
      {shown && (
        <Fan
          hand={shown.hand}
          marks={shown.marks}
          name={name}
          narrow={small}
          tabs={{ played: t("replay.tab_played"), instead: t("replay.tab_better") }}
        />
      )}
      <p role="status" class="happened">
        {happened}
      </p>
      {!small && ask}
    </section>
  );
  const others = (
    <>
      <section class="panel">
        <h2>{t("replay.view")}</h2>
        <Select
          label={t("replay.player")}
          value={String(reader)}
          onChoose={(value) => it.lookAs(Number(value))}
          offered={players.map((each, i) => ({
            value: String(i + 1),
            label: i + 1 === it.own ? t("replay.yourself", { name: each }) : each,
          }))}
        />
        <p class="sm">{t("replay.keys")}</p>
      </section>
      <Totals replay={replay} />
      <FairOf source={props.source} />
    </>
  );
  const title = t("replay.turning_points");
  const decisions = (
    <Decisions
      it={it}
      title={you ? t("replay.yours") : t("replay.theirs", { name: players[reader - 1] ?? "" })}
    />
  );
  if (small)
    return (
      <PhoneFrame
        title={title}
        sub={ending(it)}
        left={<IconButton icon="left" label={t("replay.close")} onClick={() => history.back()} />}
        right={<IconButton icon="menu" label={t("header.tables")} onClick={() => navigate("/lobby")} />}
        cls="reviewapp"
        onKeyDown={keys(it)}
        dock={it.review?.turning_points.length ? <Points it={it} /> : undefined}
      >
        <div class="cvbox">
          <Curve it={it} narrow />
        </div>
        <div class="cvh">
          <Buttons it={it} />
          <b class="s">{where}</b>
        </div>
        {table}
        <Verdict it={it} play={play} you={you} />
        <Problem text={it.problem} />
        <div class="ash">{seen}</div>
        {ask}
        {decisions}
        {others}
      </PhoneFrame>
    );
  return (
    <div class="page">
      <Header
        where={t("replay.subtitle", {
          rules: describeRules(replay.settings.rules),
          number: replay.hands.length,
        })}
      />
      <main class="review" onKeyDown={keys(it)}>
        <section class="panel curvep" aria-label={t("replay.chance")}>
          <div class="cvh">
            <h1 tabIndex={-1} ref={heading}>
              {title}
            </h1>
            <p class="muted">
              {ending(it)} {it.review && t(you ? "replay.chart_about_yours" : "replay.chart_about")}
            </p>
            <b class="s">{where}</b>
            <Buttons it={it} />
          </div>
          <Curve it={it} narrow={false} />
        </section>
        {table}
        <aside class="hits" aria-label={t("replay.review")}>
          <Points it={it} />
          <Verdict it={it} play={play} you={you} />
          <Problem text={it.problem} />
          {decisions}
        </aside>
        <div class="below">{others}</div>
      </main>
    </div>
  );
}
