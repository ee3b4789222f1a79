// A hand while it is entered: on phones screen after screen, on wider ones all of it at once.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { SideBadge, Use } from "../cards/face";
import { post, Refusal } from "../net/http";
import { go } from "../router";
import { Seg } from "../ui/parts";
import type { PadChecked, PadTable, ScoreLine } from "../wire";
import { figure, t } from "../words";
import { DoubtNote, Fines, OutPart, OutRows, PointsPart, wentOut } from "./asking";
import { type Asking, CardsPart, CountPart, LeftPart } from "./counting";
import { cardFields, type Draft, entryOf, NOBODY, playersOf, stepsOf, tableRows } from "./draft";
import { Over, ScoreLines, SideName, Told } from "./parts";
import { inWords, linesHere, membersOf, SIDES } from "./shown";
import { Sign } from "./signs";
import { keepDraft, type Kept, newKey, offline } from "./store";
import { fieldOf, worthOf } from "./sums";
import { put } from "./sync";

export interface HandProps {
  kept: Kept;
  table: PadTable;
  before: number[];
  draft: Draft;
  /** Where the draft is kept. */
  place: string;
  wide: boolean;
}

/** What the engine says to a hand, as soon as it can be asked; without a connection nothing is doubted yet. */
function useChecked(kept: Kept, asking: Asking, wanted: boolean): PadChecked | null {
  const [checked, setChecked] = useState<PadChecked | null>(null);
  const entry = entryOf(asking.form, asking.draft, asking.table);
  const text = JSON.stringify(entry);
  const alone = kept.begun !== undefined || kept.waiting.length > 0 || offline.value;
  useEffect(() => {
    let current = true;
    setChecked(null);
    if (!wanted || alone) return;
    const hand = asking.draft.seen ? asking.draft.hand : null;
    const ask = () =>
      post<PadChecked>(`/api/pads/${kept.id}/check`, { entry, hand })
        .then((found) => {
          if (current) setChecked(found);
        })
        .catch((problem: unknown) => {
          if (!(problem instanceof Refusal)) offline.value = true;
        });
    const timer = setTimeout(ask, 120);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, wanted, alone]);
  return checked;
}

export function Hand(props: HandProps) {
  const { kept, table, before, draft, place, wide } = props;
  const { form } = kept;
  const names = membersOf(kept.state.pad).map((side, i) => {
    const seated = playersOf(form, table, i);
    return seated.length ? seated : side;
  });
  const latest = useRef(draft);
  latest.current = draft;
  const edit = (changed: Partial<Draft>) => {
    latest.current = { ...latest.current, ...changed };
    keepDraft(place, latest.current);
  };
  const asking: Asking = { form, table, draft, edit };
  const entry = entryOf(form, draft, table);
  const checking = wide || draft.step === "check";
  const checked = useChecked(kept, asking, checking);
  const lines = checked?.hand?.lines ?? linesHere(form, entry, t("pad.given"));
  const doubts = (checked?.doubts ?? []).filter((doubt) => !draft.so.includes(doubt.sentence));
  const blocked = doubts.length > 0;
  // Pressed before the engine has said anything: it is written as soon as it has nothing against it.
  const [pressed, setPressed] = useState(false);
  const asked = kept.begun === undefined && !kept.waiting.length && !offline.value;
  useEffect(() => {
    if (!pressed || (asked && !checked)) return;
    setPressed(false);
    writeDown();
  }, [pressed, checked, asked]);
  const writeDown = () => {
    if (blocked) return;
    if (asked && !checked) {
      setPressed(true);
      return;
    }
    put(kept, {
      key: newKey(),
      what: draft.seen ? "correct" : "hand",
      hand: draft.hand,
      entry,
      ...(draft.seen && { seen: draft.seen }),
    });
    keepDraft(place, null);
    go(`/pad/${kept.id}`);
  };
  const shown = { ...props, asking, names, lines, doubts, blocked, writeDown };
  return wide && !draft.alone ? <WideHand {...shown} /> : <PhoneHand {...shown} before={before} />;
}

interface ShownProps extends HandProps {
  asking: Asking;
  names: string[][];
  lines: readonly ScoreLine[];
  doubts: PadChecked["doubts"];
  blocked: boolean;
  writeDown: () => void;
}

const linesOf = (lines: readonly ScoreLine[], side: number): ScoreLine[] =>
  lines.filter((line) => line.side === SIDES[side]);
const sumOf = (lines: readonly ScoreLine[], side: number): number =>
  linesOf(lines, side).reduce((sum, line) => sum + line.points, 0);

/** The fines of each side, in words: they are entered on the last screen, and not forgotten before. */
const fined = (draft: Draft): string[] =>
  draft.sides.flatMap(({ fines }, i) => {
    const points = Array.isArray(fines)
      ? fines.reduce((sum: number, fine: { points: number }) => sum + fine.points, 0)
      : 0;
    return points ? [t("pad.fined", { side: SIDES[i] ?? "", points })] : [];
  });

/** Which screens a step of the trail stands for. */
const tabOf = (step: string): string => (step.includes(":") ? (step.split(":")[1] ?? "") : step);

function PhoneHand(props: ShownProps) {
  const { kept, table, before, draft, asking, names, lines, doubts, blocked, writeDown, wide } = props;
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
    asking.edit({ step: next, player: whose });
    setTold("");
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest(".body")?.scrollTo(0, 0);
    });
  };
  const left = step.startsWith("left:");
  const next = left ? askedOf[askedOf.indexOf(player) + 1] : undefined;
  const forward = () => {
    if (step === "out" && !draft.out) setTold(t("pad.say_out"));
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
    else go(`/pad/${kept.id}`);
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
      ? t("pad.write")
      : next !== undefined
        ? (players[next] ?? "")
        : wordOf(steps[at + 1] ?? "check", side, name);
  const sumSide =
    side >= 0 ? side : draft.out && draft.out !== NOBODY ? asking.draft.sides.findIndex((s) => s.out) : -1;
  return (
    <div class="pd app" onKeyDown={keys}>
      <header class="bar">
        <a class="btn icon" href={`/pad/${kept.id}`} aria-label={t("pad.leave")}>
          <Use id="i-x" cls="ico" />
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
                  {done && <Use id="i-tick" />}
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
        <a class="btn icon" href={`/rules/${form.book}`} aria-label={t("top.book")}>
          <Use id="i-book" cls="ico" />
        </a>
      </header>
      <main class={`body ${wide ? "mid" : ""}`}>
        {draft.seen && <p class="band">{t("pad.correcting", { hand: draft.hand })}</p>}
        <p class="where3">
          {t("pad.hand_deals", { hand: draft.hand, name: table.dealer })}
          {step !== "check" && fined(draft).map((each) => ` · ${each}`)}
        </p>
        <h1 class={side >= 0 ? "hd2" : "ask"} tabIndex={-1} ref={heading}>
          {side >= 0 ? (
            <>
              <SideBadge side={SIDES[side] ?? "A"} />
              <span>{name(side)}</span> <small>{t(`pad.part.${step.split(":")[0]}`)}</small>
            </>
          ) : (
            t(`pad.ask.${step}`)
          )}
        </h1>
        {step === "out" && <OutPart asking={asking} />}
        {step === "points" && <PointsPart asking={asking} names={names} />}
        {step.startsWith("count:") && <CountPart asking={asking} side={side} />}
        {step.startsWith("table:") && (
          <>
            {tableRows(form).length <= 3 && <CountPart asking={asking} side={side} />}
            {cardFields(form).map((field) => (
              <CardsPart key={field.id} asking={asking} side={side} field={field} />
            ))}
          </>
        )}
        {left && (
          <>
            {askedOf.length > 1 && (
              <Seg
                label={t("pad.whose")}
                value={String(player)}
                onChoose={(value) => asking.edit({ player: Number(value) })}
                offered={askedOf.map((i) => ({
                  value: String(i),
                  label: handWord(asking, side, i, players[i] ?? "", player),
                }))}
              />
            )}
            {askedOf.length > 0 ? (
              <LeftPart asking={asking} side={side} place={player} />
            ) : (
              <p>{t("pad.nothing_left", { name: draft.out })}</p>
            )}
          </>
        )}
        {step === "check" &&
          form.sides.map((each, i) => (
            <section class="box" key={each.side}>
              <h2 class="hd2">
                <SideName side={each.side} names={names[i] ?? []} />
              </h2>
              <ScoreLines
                form={form}
                lines={lines}
                side={each.side}
                before={before[i]}
                head={t("pad.this_hand")}
              />
              {!draft.alone && <Fines asking={asking} side={i} />}
            </section>
          ))}
        {step === "check" && offline.value && <p class="sm">{t("pad.unchecked")}</p>}
        {step === "check" &&
          doubts.map((doubt) => (
            <DoubtNote
              key={doubt.sentence}
              form={form}
              doubt={doubt}
              names={names}
              onSo={() => asking.edit({ so: [...draft.so, doubt.sentence] })}
              onGo={(wanted) => to(draft.alone ? "points" : wanted)}
            />
          ))}
      </main>
      <footer class="dock">
        {sumSide >= 0 && step !== "check" && (
          <button type="button" class="run" aria-expanded={unfolded} onClick={() => setUnfolded(true)}>
            <SideBadge side={SIDES[sumSide] ?? "A"} />
            <span class="n">{step === "out" ? t("pad.went_out", { name: draft.out }) : t("pad.so_far")}</span>
            <small>{t("pad.line_count", { number: linesOf(lines, sumSide).length })}</small>
            <b>{figure(sumOf(lines, sumSide))}</b>
            <Sign id="up" />
          </button>
        )}
        <Told words={sumSide >= 0 ? t("pad.sum_told", { points: sumOf(lines, sumSide) }) : ""} />
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
            {step !== "check" && <Sign id="right" />}
          </button>
        </div>
      </footer>
      {unfolded && sumSide >= 0 && (
        <Over label={t("pad.lines")} onClose={() => setUnfolded(false)}>
          <p class="hd2">
            <SideName side={SIDES[sumSide] ?? "A"} names={names[sumSide] ?? []} />
          </p>
          <ScoreLines
            form={form}
            lines={lines}
            side={SIDES[sumSide] ?? "A"}
            before={before[sumSide]}
            head={t("pad.so_far")}
          />
          <button type="button" class="btn" onClick={() => setUnfolded(false)}>
            {t("pad.close")}
          </button>
        </Over>
      )}
    </div>
  );
}

/** Where the main button leads, in words. */
function wordOf(step: string, side: number, name: (side: number) => string): string {
  const [what, whose] = step.split(":");
  if (whose !== undefined && Number(whose) !== side) return name(Number(whose));
  return t(`pad.go.${what}`);
}

/** A player, with what was told of the hand once one has gone on. */
function handWord(asking: Asking, side: number, place: number, name: string, now: number): string {
  const field = asking.form.fields.find((each) => each.kind === "hands");
  const hands = asking.draft.sides[side]?.left;
  const value: unknown = Array.isArray(hands) ? hands[place] : undefined;
  const points = field && value !== undefined ? worthOf(field, value).points : 0;
  return place === now || !points ? name : `${name} ${figure(-points)}`;
}

function WideHand(props: ShownProps) {
  const { kept, table, before, draft, asking, names, lines, doubts, blocked, writeDown } = props;
  const { form } = kept;
  const [open, setOpen] = useState<[number, number] | null>(null);
  const [told, setTold] = useState("");
  const write = () => {
    if (fieldOf(form, "out") && !draft.out) setTold(t("pad.say_out"));
    else if (blocked) setTold(t("pad.answer_first"));
    else writeDown();
  };
  const first = doubts[0];
  return (
    <Frame title={t("pad.hand_deals", { hand: draft.hand, name: table.dealer })} id={kept.id}>
      {draft.seen && <p class="band">{t("pad.correcting", { hand: draft.hand })}</p>}
      {fieldOf(form, "out") && (
        <div class="outbar">
          <b>{t("pad.out")}</b>
          <Seg
            label={t("pad.out")}
            value={draft.out}
            onChoose={(name) => wentOut(asking, name)}
            offered={[...table.seats, NOBODY].map((name) => ({
              value: name,
              label: name === NOBODY ? t("pad.nobody") : name,
            }))}
          />
        </div>
      )}
      <div class={`padsides of${form.sides.length}`}>
        {form.sides.map((each, i) => (
          <section class="box padside" key={each.side} aria-label={inWords(names[i] ?? [])}>
            <h2 class="hd2">
              <SideName side={each.side} names={names[i] ?? []} />
              <small>{draft.sides[i]?.out === true && t("pad.went_out", { name: draft.out })}</small>
            </h2>
            <div class="pg">
              <div>
                <CountPart asking={asking} side={i} />
                <h3>{t("pad.part.left")}</h3>
                <div class="leftrow">
                  {playersOf(form, table, i).map((name, place) => (
                    <LeftButton
                      key={name}
                      asking={asking}
                      side={i}
                      place={place}
                      name={name}
                      onOpen={() => setOpen([i, place])}
                    />
                  ))}
                </div>
                {draft.sides[i]?.out === true && <OutRows asking={asking} />}
              </div>
              <div>
                {cardFields(form).map((field) => (
                  <CardsPart key={field.id} asking={asking} side={i} field={field} />
                ))}
              </div>
            </div>
            <div class="padlines">
              <ScoreLines
                form={form}
                lines={lines}
                side={each.side}
                before={before[i]}
                head={t("pad.this_hand")}
                tight
              />
              <Fines asking={asking} side={i} />
            </div>
          </section>
        ))}
      </div>
      <div class="padfoot">
        {first ? (
          <DoubtNote
            form={form}
            doubt={first}
            names={names}
            inline
            onSo={() => asking.edit({ so: [...draft.so, first.sentence] })}
            onGo={() => document.querySelector<HTMLElement>(".padside [role=spinbutton]")?.focus()}
          />
        ) : (
          <p class="told2" role="alert">
            {told || (offline.value ? t("pad.unchecked") : "")}
          </p>
        )}
        <a class="btn big" href={`/pad/${kept.id}`}>
          {t("pad.later")}
        </a>
        <button type="button" class="btn primary big" aria-disabled={blocked} onClick={write}>
          {t("pad.write")}
        </button>
      </div>
      {open && (
        <Over label={t("pad.part.left")} onClose={() => setOpen(null)}>
          <p class="hd2">
            <SideName side={SIDES[open[0]] ?? "A"} names={[playersOf(form, table, open[0])[open[1]] ?? ""]} />
            <small>{t("pad.part.left")}</small>
          </p>
          <LeftPart asking={asking} side={open[0]} place={open[1]} />
          <button type="button" class="btn primary" onClick={() => setOpen(null)}>
            {t("pad.ok")}
          </button>
        </Over>
      )}
    </Frame>
  );
}

function LeftButton(props: {
  asking: Asking;
  side: number;
  place: number;
  name: string;
  onOpen: () => void;
}) {
  const { asking, side, place, name, onOpen } = props;
  const field = asking.form.fields.find((each) => each.kind === "hands");
  const hands = asking.draft.sides[side]?.left;
  const value: unknown = Array.isArray(hands) ? hands[place] : undefined;
  const cards = typeof value === "object" && value !== null && "cards" in value ? String(value.cards) : "";
  if (name === asking.draft.out)
    return (
      <span class="leftbtn">
        <span>{name}</span>
        <b>0</b>
        <small>{t("pad.is_out")}</small>
      </span>
    );
  return (
    <button type="button" class="leftbtn" onClick={onOpen}>
      <span>{name}</span>
      <b>{field && value !== undefined ? figure(0 - worthOf(field, value).points) : "–"}</b>
      <small>
        {cards
          ? cards.replaceAll("T", "10").split("").join(" ")
          : value === undefined
            ? t("pad.not_told")
            : t("pad.told")}
      </small>
    </button>
  );
}

function Frame({ title, id, children }: { title: string; id: string; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="pd page tabpage">
      <header class="top">
        <a class="brand" href={`/pad/${id}`}>
          <Use id="mark" />
          Casa Canasta
        </a>
        <h1 class="where" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <span class="fill" />
        <a class="btn quiet bare" href="/rules">
          <Use id="i-book" cls="ico" />
          <span>{t("top.book")}</span>
        </a>
        <a class="btn quiet bare" href="/settings">
          <Use id="i-gear" cls="ico" />
          <span>{t("top.settings")}</span>
        </a>
      </header>
      <main class="padtab">{children}</main>
    </div>
  );
}
