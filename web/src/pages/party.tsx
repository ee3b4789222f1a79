// Several players on one device: between their turns a curtain hides the table, and the page contains no
// cards.
import { useSignalEffect } from "@preact/signals";
import { useState } from "preact/hooks";
import { formatList, t } from "../messages";
import { type PartyMember, partyAt } from "../state/party";
import type { PageProps } from "../state/router";
import { lazy } from "../ui/lazy";
import { Page, Problem, useProblem } from "../ui/page";

/** Milliseconds without news after which the device is passed on. */
const SETTLED = 250;

interface WatchedProps {
  table: string;
  who: PartyMember;
  pass: (next: PartyMember) => void;
}

/**
 * The table, with a curtain drawn when another player on this device is to act, or to answer a proposal. It loads
 * after the page, which begins with the curtain.
 */
const Watched = lazy<WatchedProps>(() =>
  import("./table").then(({ default: TablePage, currentTable }) => ({ table, who, pass }: WatchedProps) => {
    useSignalEffect(() => {
      const model = currentTable.value?.model;
      const actor = model?.board.value?.actor ?? 0;
      if (!model || actor < 1 || !model.view.value) return;
      const { proposal, places = [], status } = model.info.value ?? {};
      if (status !== "playing") return; // the sheet of a game is for all
      const asked = proposal?.waiting.map((place) => places[place - 1]?.name);
      const wanted = asked?.length ? asked : [model.nameOf(actor)];
      const here = partyAt(table).filter((each) => wanted.includes(each.name));
      const next = here[0];
      if (!next || here.some((each) => each.id === who.id)) return;
      // Two messages report that a proposal has ended the game: the second one cancels this.
      const timer = setTimeout(() => pass(next), SETTLED);
      return () => clearTimeout(timer);
    });
    return <TablePage params={[table]} />;
  }),
);

export default function PartyPage({ params }: PageProps) {
  const [table = ""] = params;
  const people = partyAt(table);
  const [who, setWho] = useState<PartyMember | null>(null);
  const [next, setNext] = useState<PartyMember | undefined>(people[0]);
  const [problem, attempt] = useProblem();
  if (!next)
    return (
      <Page title={t("party.closed")} cls="plain">
        <a href="/new">{t("new.title")}</a>
      </Page>
    );
  if (who)
    return (
      <Watched
        table={table}
        who={who}
        pass={(other) => {
          setNext(other);
          setWho(null);
        }}
      />
    );
  const open = () =>
    attempt(async () => {
      const { switchTo } = await import("../features/lobby/party");
      await switchTo(table, partyAt(table).find((each) => each.id === next.id) ?? next);
      setWho(next);
    });
  const others = people.filter((each) => each.id !== next.id).map((each) => each.name);
  return (
    <Page title={t("party.turn", { name: next.name })} cls="curtain">
      <p class="lead">{t("party.look_away", { names: formatList(others) })}</p>
      <p>
        <button type="button" class="btn primary big" onClick={() => void open()}>
          {t("party.open", { name: next.name })}
        </button>
      </p>
      <Problem text={problem} />
    </Page>
  );
}
