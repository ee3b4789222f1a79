// An invitation: the guest sees the host's table, takes a free chair, or watches.
import { useEffect, useState } from "preact/hooks";
import { rulesInWords } from "../lobby/books";
import { addressOf, command } from "../lobby/tables";
import type { PageProps } from "../main";
import { get } from "../net/http";
import { go } from "../router";
import { comeIn, known, lastName, me } from "../state/session";
import { TextField } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { TableInfo } from "../wire";
import { listed, t } from "../words";

export default function Invite({ params }: PageProps) {
  const [id = "", invite = ""] = params;
  const [table, setTable] = useState<TableInfo | null>(null);
  const [name, setName] = useState(lastName());
  const [problem, attempt] = useProblem();
  const there = `/api/tables/${id}?invite=${invite}`;
  const sit = () =>
    attempt(async () => {
      await comeIn(name);
      await command(id, { do: "sit", invite });
      go(addressOf(await get<TableInfo>(there)), true);
    });
  useEffect(() => {
    void attempt(async () => {
      const somebody = await known();
      const found = await get<TableInfo>(there);
      setTable(found);
      // A player who already sits there gets their chair back.
      if (somebody && found.places.some((each) => each.person === somebody.id)) go(addressOf(found), true);
    });
  }, []);
  const names = table?.places.flatMap((each) => (each.name ? [each.name] : [])) ?? [];
  const free = table?.places.some((each) => !each.name) ?? false;
  return (
    <Page title={t("invite.title")} cls="plain">
      {table && (
        <>
          <p>
            <b>{rulesInWords(table.rules)}</b>
            <br />
            {names.length ? t("invite.there", { names: listed(names) }) : t("lobby.nobody")}
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
              <a class="btn big" href={`${addressOf(table)}?invite=${invite}`}>
                {t("lobby.look")}
              </a>
            </div>
          </form>
        </>
      )}
      <Problem text={problem} />
    </Page>
  );
}
