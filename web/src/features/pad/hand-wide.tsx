// Entry of a hand on a wide screen: both sides next to each other, who went out above, the lines below, all
// live.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { formatNumber, t } from "../../messages";
import { SvgSymbol } from "../../ui/cards/face";
import { SegmentedControl } from "../../ui/controls";
import { Dialog, HandLines, SideName } from "./controls";
import { CardsPart, CountPart, LeftPart } from "./counts";
import { cardFields, NOBODY, playersOf } from "./draft";
import { DoubtNote, Fines, OutRows, Uncounted, wentOut } from "./entry-steps";
import type { EntryContext, EntryProps } from "./hand-props";
import { inWords, SIDES } from "./local-sheet";
import { offline } from "./store";
import { fieldOf, worthOf } from "./sums";

export function WideHand(props: EntryProps) {
  const { kept, table, draft, context, names, doubts, missing, blocked, writeDown } = props;
  const { form } = kept;
  const [open, setOpen] = useState<[number, number] | null>(null);
  const [told, setTold] = useState("");
  const [tried, setTried] = useState(false);
  const write = () => {
    if (fieldOf(form, "out") && !draft.out) setTold(t("pad.choose_out"));
    else if (missing.length) setTried(true);
    else if (blocked) setTold(t("pad.answer_first"));
    else writeDown();
  };
  const first = doubts[0];
  return (
    <Frame title={t("pad.hand_deals", { hand: draft.hand, name: table.dealer })} id={kept.id}>
      {(draft.seen || draft.replaces) && <p class="band">{t("pad.correcting", { hand: draft.hand })}</p>}
      {fieldOf(form, "out") && (
        <div class="outbar">
          <b>{t("pad.out")}</b>
          <SegmentedControl
            label={t("pad.out")}
            value={draft.out}
            onChoose={(name) => wentOut(context, name)}
            offered={[...table.seats, NOBODY].map((name) => ({
              value: name,
              label: name === NOBODY ? t("pad.nobody") : name,
            }))}
          />
          {draft.out && draft.out !== NOBODY && <OutRows context={context} />}
        </div>
      )}
      <div class={`padsides of${form.sides.length}`}>
        {form.sides.map((each, i) => (
          <section class="box padside" key={each.side} aria-label={inWords(names[i] ?? [])}>
            <div class="sidefines">
              <h2 class="hd2">
                <SideName side={each.side} names={names[i] ?? []} />
                <small>{draft.sides[i]?.out === true && t("pad.went_out", { name: draft.out })}</small>
              </h2>
              <Fines context={context} side={i} />
            </div>
            <div class="pg">
              <div>
                <CountPart context={context} side={i} />
                <h3>{t("pad.part.left")}</h3>
                <div class="leftrow">
                  {playersOf(form, table, i).map((name, place) => (
                    <LeftButton
                      key={name}
                      context={context}
                      side={i}
                      place={place}
                      name={name}
                      onOpen={() => setOpen([i, place])}
                    />
                  ))}
                </div>
              </div>
              <div>
                {cardFields(form).map((field) => (
                  <CardsPart key={field.id} context={context} side={i} field={field} />
                ))}
              </div>
            </div>
            <div class="padlines">
              <HandLines hand={props} side={i} />
            </div>
          </section>
        ))}
      </div>
      <div class="padfoot">
        {missing.length > 0 && tried ? (
          <Uncounted context={context} missing={missing} onGo={(side, place) => setOpen([side, place])} />
        ) : first ? (
          <DoubtNote
            form={form}
            doubt={first}
            names={names}
            inline
            onSo={() => context.edit({ so: [...draft.so, first.sentence] })}
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
          {t("pad.save_hand")}
        </button>
      </div>
      {open && (
        <Dialog label={t("pad.part.left")} onClose={() => setOpen(null)}>
          <p class="hd2">
            <SideName side={SIDES[open[0]] ?? "A"} names={[playersOf(form, table, open[0])[open[1]] ?? ""]} />
            <small>{t("pad.part.left")}</small>
          </p>
          <LeftPart context={context} side={open[0]} place={open[1]} />
          <button type="button" class="btn primary" onClick={() => setOpen(null)}>
            {t("pad.ok")}
          </button>
        </Dialog>
      )}
    </Frame>
  );
}

function LeftButton(props: {
  context: EntryContext;
  side: number;
  place: number;
  name: string;
  onOpen: () => void;
}) {
  const { context, side, place, name, onOpen } = props;
  const field = context.form.fields.find((each) => each.kind === "hands");
  const hands = context.draft.sides[side]?.left;
  const value: unknown = Array.isArray(hands) ? hands[place] : undefined;
  const cards = typeof value === "object" && value !== null && "cards" in value ? String(value.cards) : "";
  if (name === context.draft.out)
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
      <b>{field && value != null ? formatNumber(0 - worthOf(field, value).points) : "–"}</b>
      <small>
        {cards
          ? cards.replaceAll("T", "10").split("").join(" ")
          : value == null
            ? t("pad.not_counted_yet")
            : t("pad.counted")}
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
          <SvgSymbol id="mark" />
          Casa Canasta
        </a>
        <h1 class="where" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <span class="fill" />
        <a class="btn quiet bare" href="/rules">
          <SvgSymbol id="i-book" cls="ico" />
          <span>{t("header.rules")}</span>
        </a>
        <a class="btn quiet bare" href="/settings">
          <SvgSymbol id="i-gear" cls="ico" />
          <span>{t("header.settings")}</span>
        </a>
      </header>
      <main class="padtab">{children}</main>
    </div>
  );
}
