// An invitation: the guest sees the host's table, takes a free chair, or watches.
import { useEffect, useState } from "preact/hooks";
import { formatList, t } from "../messages";
import { get } from "../net/http";
import { describeRules } from "../state/books";
import { navigate, type PageProps } from "../state/router";
import { currentPerson, lastName, me, personOrGuest } from "../state/session";
import { sendCommand, tableAddress } from "../state/tables";
import { TextField } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { TableInfo } from "../wire";

export default function Invite({ params }: PageProps) {
  const [id = "", invite = ""] = params;
  const [table, setTable] = useState<TableInfo | null>(null);
  const [name, setName] = useState(lastName());
  const [problem, attempt] = useProblem();
  const there = `/api/tables/${id}?invite=${invite}`;
  const sit = () =>
    attempt(async () => {
      await personOrGuest(name);
      await sendCommand(id, { do: "sit", invite });
      navigate(tableAddress(await get<TableInfo>(there)), true);
    });
  useEffect(() => {
    void attempt(async () => {
      const somebody = await currentPerson();
      const found = await get<TableInfo>(there);
      setTable(found);
      // A player who already sits there gets their chair back.
      if (somebody && found.places.some((each) => each.person === somebody.id))
        navigate(tableAddress(found), true);
    });
  }, []);
  const host = table?.places.find((each) => each.person === table.host)?.name;
  const names = table?.places.flatMap((each) => (each.name ? [each.name] : [])) ?? [];
  const free = table?.places.some((each) => !each.name) ?? false;
  return (
    <Page title={host ? t("invite.title", { name: host }) : t("invite.title_open")} cls="plain">
      {table && (
        <>
          <p>
            <b>{describeRules(table.rules)}</b>
            <br />
            {names.length ? t("invite.there", { names: formatList(names) }) : t("lobby.no_players")}
          </p>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void sit();
            }}
          >
            {!me.value && (
              <TextField label={t("invite.name")} value={name} onInput={setName} max={40} required />
            )}
            <div class="acts">
              {free && (
                <button type="submit" class="btn primary big">
                  {me.value ? t("invite.sit_as", { name: me.value.name }) : t("invite.sit")}
                </button>
              )}
              <a class="btn big" href={`${tableAddress(table)}?invite=${invite}`}>
                {t("lobby.watch")}
              </a>
            </div>
          </form>
        </>
      )}
      <Problem text={problem} />
    </Page>
  );
}
