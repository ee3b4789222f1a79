// Entry of a hand: it is saved at every press, and checked before it is written.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../messages";
import { post, Refusal } from "../../net/http";
import { navigate, replaceAddress } from "../../state/router";
import type { PadCheck } from "../../wire";
import { type Draft, entryOf, otherwise, playersOf, uncounted } from "./draft";
import { PhoneHand } from "./hand-phone";
import type { EntryContext, HandProps } from "./hand-props";
import { WideHand } from "./hand-wide";
import { linesHere, membersOf } from "./local-sheet";
import { newKey, offline, type StoredPad, storeDraft } from "./store";
import { checkAddress, put } from "./sync";

/** Return the engine's doubts about a hand once they are known, and whether the server refuses to check it. */
function useChecked(kept: StoredPad, context: EntryContext, wanted: boolean): [PadCheck | null, boolean] {
  const [checked, setChecked] = useState<PadCheck | null>(null);
  const [refused, setRefused] = useState(false);
  const entry = entryOf(context.form, context.draft, context.table);
  const text = JSON.stringify(entry);
  const alone = kept.begun !== undefined || kept.waiting.length > 0 || offline.value;
  useEffect(() => {
    let current = true;
    setChecked(null);
    setRefused(false);
    if (!wanted || alone) return;
    const hand = context.draft.seen ? context.draft.hand : null;
    const ask = () =>
      post<PadCheck>(checkAddress(kept), { entry, hand })
        .then((found) => {
          if (current) setChecked(found);
        })
        .catch((problem: unknown) => {
          if (!(problem instanceof Refusal)) offline.value = true;
          else if (current) setRefused(true);
        });
    const timer = setTimeout(ask, 120);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, wanted, alone]);
  return [checked, refused];
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
    storeDraft(place, latest.current);
  };
  const context: EntryContext = { form, table, draft, edit };
  const entry = entryOf(form, draft, table);
  const checking = wide || draft.step === "check";
  const [checked, refused] = useChecked(kept, context, checking);
  const lines = checked?.hand?.lines ?? linesHere(form, entry, t("pad.given"));
  const doubts = (checked?.doubts ?? []).filter((doubt) => !draft.so.includes(doubt.sentence));
  const missing = uncounted(form, draft, table);
  const blocked = doubts.length > 0 || missing.length > 0;
  // Pressed before the engine has answered: the hand is written as soon as the engine has no objection. If the
  // server is too busy to check it, the hand is written like one of a pad without a connection.
  const [pressed, setPressed] = useState(false);
  const asked = kept.begun === undefined && !kept.waiting.length && !offline.value && !refused;
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
      so: draft.so,
      checked: asked,
      ...(draft.seen && { seen: draft.seen }),
      ...(draft.replaces && { replaces: draft.replaces }),
    });
    storeDraft(place, null);
    navigate(`/pad/${kept.id}`);
  };
  const count = () => {
    storeDraft(place, otherwise(form, latest.current));
    if (!draft.seen && !draft.replaces) replaceAddress(`/pad/${kept.id}/hand`);
  };
  const shown = { ...props, context, names, lines, doubts, missing, blocked, writeDown, count };
  return wide && !draft.alone ? <WideHand {...shown} /> : <PhoneHand {...shown} before={before} />;
}
