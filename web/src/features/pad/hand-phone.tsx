// Entry of a hand on a phone: one screen after another, with the side's sum within reach of the thumb.
import { useRef, useState } from "preact/hooks";
import { formatNumber, t } from "../../messages";
import { navigate } from "../../state/router";
import { SideBadge, SvgSymbol } from "../../ui/cards/face";
import { SegmentedControl } from "../../ui/controls";
import type { ScoreLine } from "../../wire";
import { DelayedStatus, Dialog, HandLines, SideName } from "./controls";
import { CardsPart, CountPart, LeftPart } from "./counts";
import { cardFields, NOBODY, playersOf, stepsOf, tableRows } from "./draft";
import { DoubtNote, Fines, OutPart, PointsPart, Uncounted } from "./entry-steps";
import {
  canastasWithStake,
  describeFines,
  type EntryContext,
  type EntryProps,
  linesOf,
  sumOf,
} from "./hand-props";
import { PadIcon } from "./icons";
import { inWords, SIDES } from "./local-sheet";
import { offline } from "./store";
import { worthOf } from "./sums";

/** Return the screens that a step of the trail stands for. */
const tabOf = (step: string): string => (step.includes(":") ? (step.split(":")[1] ?? "") : step);

export function PhoneHand(props: EntryProps) {
  const { kept, table, draft, context, names, lines, doubts, missing, blocked, writeDown, count, wide } =
    props;
  const { form } = kept;
  const [unfolded, setUnfolded] = useState(false);
  const [told, setTold] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = stepsOf(form, draft.alone);
  const at = Math.max(0, steps.indexOf(draft.step));
  const step = steps[at] ?? "check";
  const side = step.includes(":") ? Number(step.split(":")[1]) : -1;
  const players = side >= 0 ? playersOf(form, table, side) : [];
  const askedOf = players.flatMap((name, i) => (name === draft.out ? [] : [i]));
  const player = askedOf.includes(draft.player) ? draft.player : (askedOf[0] ?? 0);
  const to = (next: string, whose = 0) => {
    context.edit({ step: next, player: whose });
    setTold("");
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest(".body")?.scrollTo(0, 0);
    });
  };
  const left = step.startsWith("left:");
  const next = left ? askedOf[askedOf.indexOf(player) + 1] : undefined;
  const forward = () => {
    if (step === "out" && !draft.out) setTold(t("pad.choose_out"));
    else if (step === "check") {
      if (blocked) setTold(t("pad.answer_first"));
      else writeDown();
    } else if (next !== undefined) to(step, next);
    else to(steps[at + 1] ?? "check");
  };
  const back = () => {
    const earlier = left ? askedOf[askedOf.indexOf(player) - 1] : undefined;
    if (earlier !== undefined) to(step, earlier);
    else if (at > 0) to(steps[at - 1] ?? step);
    else navigate(`/pad/${kept.id}`);
  };
  const keys = (event: KeyboardEvent) => {
    const element = event.target as HTMLElement;
    if (event.key !== "Enter" || element.closest("button, a, summary, select, dialog")) return;
    event.preventDefault();
    if (event.shiftKey) back();
    else forward();
  };
  const tabs = [...new Set(steps.map(tabOf))];
  const now = tabOf(step);
  const name = (i: number) => inWords(names[i] ?? []);
  const goWord =
    step === "check"
      ? t("pad.save_hand")
      : next !== undefined
        ? (players[next] ?? "")
        : wordOf(steps[at + 1] ?? "check", side, name);
  const sumSide =
    side >= 0 ? side : draft.out && draft.out !== NOBODY ? context.draft.sides.findIndex((s) => s.out) : -1;
  return (
    <div class="pd app" onKeyDown={keys}>
      <header class="bar">
        <a class="btn icon" href={`/pad/${kept.id}`} aria-label={t("pad.leave")}>
          <SvgSymbol id="i-x" cls="ico" />
        </a>
        <ol class="trail" aria-label={t("pad.steps", { hand: draft.hand })}>
          {tabs.map((tab) => {
            const done = tabs.indexOf(tab) < tabs.indexOf(now);
            return (
              <li key={tab} class={tab === now ? "now" : done ? "done" : ""}>
                <button
                  type="button"
                  aria-current={tab === now ? "step" : undefined}
                  onClick={() => to(steps.find((each) => tabOf(each) === tab) ?? step)}
                >
                  {done && <SvgSymbol id="i-tick" />}
                  {/^\d$/.test(tab) ? (
                    <>
                      <SideBadge side={SIDES[Number(tab)] ?? "A"} />
                      <span class="vh">{name(Number(tab))}</span>
                    </>
                  ) : (
                    t(`pad.tab.${tab}`)
                  )}
                </button>
              </li>
            );
          })}
        </ol>
        <a class="btn icon" href={`/rules/${form.book}`} aria-label={t("header.rules")}>
          <SvgSymbol id="i-book" cls="ico" />
        </a>
      </header>
      <main class={`body ${wide ? "mid" : ""}`}>
        {(draft.seen || draft.replaces) && <p class="band">{t("pad.correcting", { hand: draft.hand })}</p>}
        {step !== "check" && (
          <p class="where3">
            {t("pad.hand_deals", { hand: draft.hand, name: table.dealer })}
            {describeFines(draft).map((each) => ` · ${each}`)}
          </p>
        )}
        <h1 class={side >= 0 ? "hd2" : step === "check" ? "vh" : "ask"} tabIndex={-1} ref={heading}>
          {side >= 0 ? (
            <>
              <SideBadge side={SIDES[side] ?? "A"} />
              <span>{name(side)}</span> <small>{t(`pad.part.${step.split(":")[0]}`)}</small>
            </>
          ) : (
            t(`pad.ask.${step}`)
          )}
        </h1>
        {step === "out" && <OutPart context={context} />}
        {step === "points" && (
          <PointsPart context={context} names={names} paid={canastasWithStake(kept)} onCount={count} />
        )}
        {step.startsWith("count:") && <CountPart context={context} side={side} />}
        {step.startsWith("table:") && (
          <>
            {tableRows(form).length <= 3 && <CountPart context={context} side={side} />}
            {cardFields(form).map((field) => (
              <CardsPart key={field.id} context={context} side={side} field={field} />
            ))}
          </>
        )}
        {left && (
          <>
            {askedOf.length > 1 && (
              <SegmentedControl
                label={t("pad.choose_player")}
                value={String(player)}
                onChoose={(value) => context.edit({ player: Number(value) })}
                offered={askedOf.map((i) => ({
                  value: String(i),
                  label: handWord(context, side, i, players[i] ?? "", player),
                }))}
              />
            )}
            {askedOf.length > 0 ? (
              <LeftPart context={context} side={side} place={player} />
            ) : (
              <p>{t("pad.nothing_left", { name: draft.out })}</p>
            )}
          </>
        )}
        {step === "check" && (
          <Uncounted
            context={context}
            missing={missing}
            onGo={(whose, place) => to(`left:${whose}`, place)}
          />
        )}
        {step === "check" &&
          doubts.map((doubt) => (
            <DoubtNote
              key={doubt.sentence}
              form={form}
              doubt={doubt}
              names={names}
              onSo={() => context.edit({ so: [...draft.so, doubt.sentence] })}
              onGo={(wanted) => to(draft.alone ? "points" : wanted)}
            />
          ))}
        {step === "check" &&
          form.sides.map((each, i) => (
            <section class="box" key={each.side}>
              <div class="sidefines">
                <h2 class="hd2">
                  <SideName side={each.side} names={names[i] ?? []} />
                </h2>
                {!draft.alone && <Fines context={context} side={i} />}
              </div>
              <HandLines hand={props} side={i} />
            </section>
          ))}
        {step === "check" && offline.value && <p class="sm">{t("pad.unchecked")}</p>}
      </main>
      <footer class="dock">
        {sumSide >= 0 && step !== "check" && (
          <button type="button" class="run" aria-expanded={unfolded} onClick={() => setUnfolded(true)}>
            <SideBadge side={SIDES[sumSide] ?? "A"} />
            <span class="n">{step === "out" ? t("pad.went_out", { name: draft.out }) : t("pad.so_far")}</span>
            <small>{counted(form.book, linesOf(lines, sumSide))}</small>
            <b>{formatNumber(sumOf(lines, sumSide))}</b>
            <PadIcon id="up" />
          </button>
        )}
        <DelayedStatus words={sumSide >= 0 ? t("pad.sum_so_far", { points: sumOf(lines, sumSide) }) : ""} />
        <p class="told2" role="alert">
          {told}
        </p>
        <div class="acts">
          <button type="button" class="btn" onClick={back}>
            {t("pad.back")}
          </button>
          <button
            type="button"
            class="btn primary"
            aria-disabled={(step === "check" && blocked) || (step === "out" && !draft.out)}
            onClick={forward}
          >
            {goWord}
            {step !== "check" && <PadIcon id="right" />}
          </button>
        </div>
      </footer>
      {unfolded && sumSide >= 0 && (
        <Dialog label={t("pad.lines")} onClose={() => setUnfolded(false)}>
          <p class="hd2">
            <SideName side={SIDES[sumSide] ?? "A"} names={names[sumSide] ?? []} />
          </p>
          <HandLines hand={props} side={sumSide} head={t("pad.so_far")} tight={false} />
          <button type="button" class="btn" onClick={() => setUnfolded(false)}>
            {t("pad.close")}
          </button>
        </Dialog>
      )}
    </div>
  );
}

/** Describe the number of lines; for a single one, its paragraph. */
function counted(book: string, lines: ScoreLine[]): string {
  const only = lines.length === 1 ? lines[0]?.paragraph : null;
  return only ? `${book} ${only}` : t("pad.line_count", { number: lines.length });
}

/** Label of the main button: where it leads. */
function wordOf(step: string, side: number, name: (side: number) => string): string {
  const [what, whose] = step.split(":");
  if (whose !== undefined && Number(whose) !== side) return name(Number(whose));
  return t(`pad.go.${what}`);
}

/** Label of a player, with the value of the hand once it has been entered. */
function handWord(context: EntryContext, side: number, place: number, name: string, now: number): string {
  const field = context.form.fields.find((each) => each.kind === "hands");
  const hands = context.draft.sides[side]?.left;
  const value: unknown = Array.isArray(hands) ? hands[place] : undefined;
  const points = field && value != null ? worthOf(field, value).points : 0;
  return place === now || !points ? name : `${name} ${formatNumber(-points)}`;
}
