// Entry or correction of a hand on the score pad.
import { useEffect } from "preact/hooks";
import { newDraft } from "../features/pad/draft";
import { acceptsFines, finesInAddress, withFines } from "../features/pad/fines";
import { Hand } from "../features/pad/hand";
import type { HandProps } from "../features/pad/hand-props";
import { localSheet, tableOf } from "../features/pad/local-sheet";
import { readDraft, storeDraft } from "../features/pad/store";
import { usePad } from "../features/pad/use-pad";
import { t } from "../messages";
import { type PageProps, query, replaceAddress } from "../state/router";
import { mediaQuery } from "../ui/controls";
import { Page } from "../ui/page";

const wide = mediaQuery("(min-width:1000px) and (min-height:600px)");
const wider = mediaQuery("(min-width:1180px) and (min-height:600px)");
const widest = mediaQuery("(min-width:1480px) and (min-height:600px)");

export default function PadHandPage({ params }: PageProps) {
  const [id = "", number = ""] = params;
  const { kept, problem } = usePad(id);
  const sides = kept?.form.sides.length ?? 2;
  const room = sides > 3 ? widest : sides > 2 ? wider : wide;
  const title = t("pad.title");
  useEffect(() => {
    document.title = `${title} · Casa Canasta`;
  }, [title]);
  if (!kept)
    return (
      <Page title={title} lead={problem || t("loading")}>
        {null}
      </Page>
    );
  const sheet = localSheet(kept, t("pad.given"));
  const place = number ? `${id}.${number}` : id;
  const old = number ? sheet.hands.find((hand) => hand.hand === Number(number)) : undefined;
  const next = kept.state.pad.game.played + sheet.hands.length + 1;
  const count = old ? sheet.hands.indexOf(old) : sheet.hands.length;
  const table = old ?? sheet.next ?? tableOf(kept.state.pad, kept.form, count, sheet.totals);
  const before = old
    ? old.totals.map((total, i) => (old.counts ? total - (old.points[i] ?? 0) : total))
    : sheet.totals;
  if (number && !old)
    return (
      <Page title={title} lead={t("pad.no_hand")}>
        {null}
      </Page>
    );
  const found = readDraft(place);
  const points = new URLSearchParams(query.value).has("points");
  const draft =
    found && (number || found.alone === points)
      ? found
      : newDraft(kept.form, old?.hand ?? next, points, old?.entry, table);
  return <Entering kept={kept} table={table} before={before} draft={draft} place={place} wide={room.value} />;
}

/** Entry of a hand; fines from the referee are added once. */
function Entering(props: HandProps) {
  const { kept, draft, place } = props;
  useEffect(() => {
    if (!finesInAddress(query.value).length || !acceptsFines(kept, query.value)) return;
    storeDraft(place, withFines(draft, kept, query.value));
    replaceAddress(location.pathname);
  }, []);
  return <Hand {...props} />;
}
