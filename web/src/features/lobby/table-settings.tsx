// The settings of a table before a game: what all players see, and what the host can change.

import { formatNumber, t } from "../../messages";
import { bookOf, displayName } from "../../state/books";
import { RadioGroup, Switch } from "../../ui/fields";
import type { TableInfo } from "../../wire";
import { type Act, isHost, ownPlace, partnersInWords } from "./chairs";

/** Seconds per turn of a slow game. */
const A_DAY = 86_400;

export type Partners = NonNullable<TableInfo["settings"]["partners"]>;

/** How partners are found: by lot, by where each player sits down, or by the host. */
export function PartnersChoice({ value, onChoose }: { value: Partners; onChoose: (how: Partners) => void }) {
  return (
    <RadioGroup
      legend={t("partners.title")}
      cls="tall"
      value={value}
      onChoose={onChoose}
      offered={(["lot", "seated", "host"] as const).map((how) => ({
        value: how,
        label: t(`partners.${how}`),
        about: t(`partners.${how}_about`),
      }))}
    />
  );
}

/** The rules of the table: its own target, house rule, pace and partners. */
export function TableRules({ table }: { table: TableInfo }) {
  const { house, options } = table.rules;
  const { turn_time = 0, bank_time = 0, undo, partners = "lot", teaching } = table.settings;
  return (
    <dl class="opts">
      <dt>{t("new.book")}</dt>
      <dd>
        {t(`book.${table.rules.book}`)} <a href={`/rules/${table.rules.book}`}>{t("new.read")}</a>
      </dd>
      {table.target ? (
        <>
          <dt>{t("room.target")}</dt>
          <dd>{t("seats.points", { points: formatNumber(table.target) })}</dd>
        </>
      ) : (
        <>
          <dt>{t("seats.length")}</dt>
          <dd>{t("totals.hands", { number: table.hands ?? 0 })}</dd>
        </>
      )}
      <dt>{t("new.house")}</dt>
      <dd>
        {house ? displayName("house", house.name, house.title) : t("new.house_none")}{" "}
        {house && bookOf(house.name) && (
          <a href={`/rules/${table.rules.book}?house=${house.name}`}>{t("new.read")}</a>
        )}
      </dd>
      {options.length > 0 && (
        <>
          <dt>{t("new.options")}</dt>
          <dd>{options.map((each) => displayName("option", each)).join(", ")}</dd>
        </>
      )}
      <dt>{t("seats.pace")}</dt>
      <dd>
        {turn_time >= A_DAY
          ? t("room.clock_day")
          : turn_time
            ? t("room.clock", { turn: turn_time, bank: bank_time })
            : t("seats.no_limit")}
      </dd>
      {table.sides < table.players && (
        <>
          <dt>{t("partners.title")}</dt>
          <dd>{partners === "lot" ? t("partners.lot") : partnersInWords(table)}</dd>
        </>
      )}
      {!isHost(table) && (
        <>
          <dt>{t("new.undo")}</dt>
          <dd>{t(undo === false ? "room.no" : "room.yes")}</dd>
        </>
      )}
      {teaching && (
        <>
          <dt>{t("teaching.title")}</dt>
          <dd>{t(table.open_hands ? "teaching.all" : "teaching.some")}</dd>
        </>
      )}
    </dl>
  );
}

/** The settings that the host can change at any time. */
export function HostSettings({ table, act }: { table: TableInfo; act: Act }) {
  const { settings } = table;
  return (
    <div class="hostset">
      {table.sides < table.players && (
        <PartnersChoice
          value={settings.partners ?? "lot"}
          onChoose={(partners) => act({ do: "change", partners })}
        />
      )}
      <Switch
        label={t("new.access_public")}
        on={settings.public === true}
        // Only a private table can have voice.
        onChange={(on) => act({ do: "change", public: on, ...(on && { voice: false }) })}
      />
      {!settings.public && (
        <Switch
          label={t("voice.allow")}
          on={settings.voice === true}
          onChange={(on) => act({ do: "change", voice: on })}
        />
      )}
      <Switch
        label={t("new.spectators")}
        on={settings.onlookers !== false}
        onChange={(on) => act({ do: "change", onlookers: on })}
      />
      <Switch
        label={t("new.undo")}
        on={settings.undo !== false}
        onChange={(on) => act({ do: "change", undo: on })}
      />
      <Switch
        label={t("teaching.title")}
        about={t("teaching.about")}
        on={settings.teaching === true}
        onChange={(on) => act({ do: "change", teaching: on })}
      />
    </div>
  );
}

/** The player's consent to show finished hands with open cards, at a teaching table. */
export function ConsentSwitch({ table, act }: { table: TableInfo; act: Act }) {
  const own = ownPlace(table);
  if (!own || !table.settings.teaching) return null;
  return (
    <Switch
      label={t("teaching.consent")}
      about={t("teaching.consent_about")}
      on={own.consents === true}
      onChange={(on) => act({ do: "consent", on })}
    />
  );
}
