// The settings of an evening: title, book, rounds, movement, scoring, tables.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../messages";
import { get } from "../../net/http";
import { bookChoices, displayName, houseRulesOf, loadChoices } from "../../state/books";
import { currentPerson } from "../../state/session";
import { Stepper } from "../../ui/controls";
import { Panel, RadioGroup, Select, Switch, TextField } from "../../ui/fields";
import type { ClubState, EveningSettings, SavedHouses } from "../../wire";
import { Options } from "../lobby/options";

const MOVEMENTS = ["howell", "mitchell", "swiss", "random"] as const;
const SCORINGS = ["total", "average", "match_points", "victory_points"] as const;
const TIES = ["difference", "wins", "head_to_head", "opponents", "lot"] as const;
const UNFINISHED = ["ignore", "as_it_stands", "finish"] as const;
const BYES = ["average", "fixed", "share"] as const;

type Tie = (typeof TIES)[number];
/** All settings, none left to a default. */
export type FullSettings = Required<EveningSettings>;

export const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** Return the settings that a new evening starts with. */
export const usualSettings = (): FullSettings => ({
  title: "",
  date: today(),
  time: "",
  place: "",
  book: "classic",
  options: [],
  house: "",
  table_players: 4,
  individual: false,
  rounds: 3,
  hands: 4,
  minutes: null,
  last_hand_minutes: 10,
  unfinished: "ignore",
  movement: "howell",
  scoring: "total",
  tie_breaks: ["difference", "wins", "lot"],
  bye: { kind: "average", value: 0 },
  victory_points: [],
  online: [],
  all_online: false,
  duplicate: true,
  dealing_lists: false,
});

interface HouseChoice {
  value: string;
  label: string;
}

/** Return the house rules that an evening can be played by: shipped ones by name, saved ones by their text. */
function useHouses(book: string, club: ClubState | null): HouseChoice[] {
  const [saved, setSaved] = useState<HouseChoice[]>([]);
  useEffect(() => {
    const ask = async () => {
      if (!(await currentPerson())) return;
      const { houses } = await get<SavedHouses>("/api/me/houses");
      setSaved(
        houses
          .filter((each) => each.house?.extends === book)
          .map((each) => ({ value: each.text, label: each.house?.title ?? "" })),
      );
    };
    void ask().catch(() => undefined);
  }, [book]);
  return [
    ...houseRulesOf(book).map((each) => ({ value: each.name, label: displayName("house", each.name) })),
    ...saved,
    ...Object.entries(club?.houses ?? {})
      .filter(([, text]) => text.includes(`"${book}"`))
      .map(([name, text]) => ({ value: text, label: name })),
  ];
}

/** Read table numbers: "1, 3" or "1-3". */
export function readTables(text: string): number[] {
  const found = new Set<number>();
  for (const [, first = "", last] of text.matchAll(/(\d+)(?:\s*[-–]\s*(\d+))?/g))
    for (let number = Number(first); number <= Math.min(Number(last ?? first), 200); number++)
      if (number > 0) found.add(number);
  return [...found].sort((a, b) => a - b);
}

interface FormProps {
  settings: FullSettings;
  onChange: (changed: Partial<FullSettings>) => void;
  club: ClubState | null;
  /** What is fixed once a round is drawn. */
  drawn?: boolean;
}

export function SettingsForm({ settings, onChange, club, drawn = false }: FormProps) {
  const [tables, setTables] = useState(settings.online.join(", "));
  const houses = useHouses(settings.book, club);
  useEffect(() => void loadChoices().catch(() => undefined), []);
  const kind = settings.individual ? "individual" : settings.table_players === 2 ? "two" : "pairs";
  const online = settings.all_online ? "all" : settings.online.length || tables ? "some" : "none";
  const [where, setWhere] = useState(online);
  const ends = settings.hands === null ? "minutes" : settings.minutes === null ? "hands" : "both";
  return (
    <>
      <Panel title={t("evening.what")}>
        <TextField
          label={t("evening.title")}
          value={settings.title}
          max={80}
          onInput={(title) => onChange({ title })}
        />
        <label class="fld">
          <span>{t("evening.date")}</span>
          <input
            type="date"
            value={settings.date}
            onInput={(event) => onChange({ date: event.currentTarget.value })}
          />
        </label>
        <label class="fld">
          <span>{t("evening.time")}</span>
          <input
            type="time"
            value={settings.time}
            onInput={(event) => onChange({ time: event.currentTarget.value })}
          />
        </label>
        <TextField
          label={t("evening.venue")}
          value={settings.place}
          max={80}
          onInput={(place) => onChange({ place })}
        />
        {drawn ? (
          <p class="sm">{t("evening.fixed")}</p>
        ) : (
          <>
            <Select
              label={t("home.books")}
              value={settings.book}
              onChoose={(book) => onChange({ book, house: "", options: [] })}
              offered={bookChoices()}
            />
            <Select
              label={t("new.house")}
              value={settings.house}
              onChoose={(house) => onChange({ house, options: [] })}
              offered={[{ value: "", label: t("new.house_none") }, ...houses]}
            />
            {!settings.house && (
              <Options
                book={settings.book}
                chosen={settings.options}
                onChange={(options) => onChange({ options })}
              />
            )}
            <RadioGroup
              legend={t("evening.who_plays")}
              value={kind}
              onChoose={(chosen) =>
                onChange({
                  individual: chosen === "individual",
                  table_players: chosen === "two" ? 2 : 4,
                  movement:
                    chosen === "individual"
                      ? "individual"
                      : settings.movement === "individual"
                        ? "howell"
                        : settings.movement,
                })
              }
              offered={(["pairs", "individual", "two"] as const).map((value) => ({
                value,
                label: t(`evening.kind.${value}`),
              }))}
            />
          </>
        )}
      </Panel>
      <Panel title={t("evening.rounds")}>
        <div class="row1">
          <span>{t("evening.number_rounds")}</span>
          <Stepper
            label={t("evening.number_rounds")}
            value={settings.rounds}
            least={1}
            most={100}
            onChange={(rounds) => onChange({ rounds })}
          />
        </div>
        <RadioGroup
          legend={t("evening.ends")}
          value={ends}
          onChoose={(chosen) =>
            onChange({
              hands: chosen === "minutes" ? null : (settings.hands ?? 4),
              minutes: chosen === "hands" ? null : (settings.minutes ?? 60),
            })
          }
          offered={(["hands", "minutes", "both"] as const).map((value) => ({
            value,
            label: t(`evening.end.${value}`),
          }))}
        />
        {settings.hands !== null && (
          <div class="row1">
            <span>{t("evening.hands")}</span>
            <Stepper
              label={t("evening.hands")}
              value={settings.hands}
              least={1}
              most={100}
              onChange={(hands) => onChange({ hands })}
            />
          </div>
        )}
        {settings.minutes !== null && (
          <>
            <div class="row1">
              <span>{t("evening.minutes")}</span>
              <Stepper
                label={t("evening.minutes")}
                value={settings.minutes}
                least={1}
                most={600}
                step={5}
                onChange={(minutes) => onChange({ minutes })}
              />
            </div>
            <div class="row1">
              <span>{t("evening.last_hand")}</span>
              <Stepper
                label={t("evening.last_hand")}
                value={settings.last_hand_minutes}
                least={0}
                most={600}
                onChange={(minutes) => onChange({ last_hand_minutes: minutes })}
              />
            </div>
            <Select
              label={t("evening.unfinished")}
              value={settings.unfinished}
              onChoose={(unfinished) => onChange({ unfinished })}
              offered={UNFINISHED.map((value) => ({ value, label: t(`evening.unfinished.${value}`) }))}
            />
          </>
        )}
        {!settings.individual && (
          <Select
            label={t("evening.movement")}
            value={settings.movement}
            onChoose={(movement) => onChange({ movement })}
            offered={MOVEMENTS.map((value) => ({
              value,
              label: t(`evening.movement.${value}`),
              about: t(`evening.movement.${value}.about`),
            }))}
          />
        )}
      </Panel>
      <Panel title={t("evening.scoring")}>
        <Select
          label={t("evening.scoring")}
          value={settings.scoring}
          onChoose={(scoring) => onChange({ scoring })}
          offered={SCORINGS.map((value) => ({ value, label: t(`evening.scoring.${value}`) }))}
        />
        <fieldset class="ties">
          <legend>{t("evening.ties")}</legend>
          <div>
            {[0, 1, 2].map((place) => (
              <Select
                key={place}
                label={t("evening.tie_number", { number: place + 1 })}
                value={(settings.tie_breaks[place] ?? "") as Tie | ""}
                onChoose={(chosen) => {
                  const others = settings.tie_breaks.filter((each, i) => i !== place && each !== chosen);
                  others.splice(place, 0, ...(chosen ? [chosen] : []));
                  onChange({ tie_breaks: others });
                }}
                offered={[
                  { value: "" as Tie | "", label: t("evening.tie_none") },
                  ...TIES.map((value) => ({ value, label: t(`evening.tie.${value}`) })),
                ]}
              />
            ))}
          </div>
        </fieldset>
        <Select
          label={t("evening.bye")}
          value={settings.bye.kind ?? "average"}
          onChoose={(chosen) => onChange({ bye: { kind: chosen, value: chosen === "share" ? 50 : 0 } })}
          offered={BYES.map((value) => ({ value, label: t(`evening.bye.${value}`) }))}
        />
        {settings.bye.kind !== "average" && (
          <div class="row1">
            <span>{t("evening.bye_value")}</span>
            <Stepper
              label={t("evening.bye_value")}
              value={settings.bye.value ?? 0}
              least={-100_000}
              most={100_000}
              step={settings.bye.kind === "share" ? 5 : 50}
              onChange={(value) => onChange({ bye: { ...settings.bye, value } })}
            />
          </div>
        )}
      </Panel>
      <Panel title={t("evening.tables")}>
        <RadioGroup
          legend={t("evening.where")}
          value={where}
          onChoose={(chosen) => {
            setWhere(chosen);
            onChange({
              all_online: chosen === "all",
              online: chosen === "some" ? readTables(tables) : [],
            });
          }}
          offered={(["none", "some", "all"] as const).map((value) => ({
            value,
            label: t(`evening.online.${value}`),
          }))}
        />
        {where === "some" && (
          <TextField
            label={t("evening.online_tables")}
            about={t("evening.online_about")}
            value={tables}
            max={200}
            onInput={(text) => {
              setTables(text);
              onChange({ online: readTables(text) });
            }}
          />
        )}
        <Switch
          label={t("evening.duplicate")}
          about={t("evening.duplicate_about")}
          on={settings.duplicate}
          onChange={(duplicate) =>
            onChange({ duplicate, dealing_lists: duplicate && settings.dealing_lists })
          }
        />
        {settings.duplicate && where !== "all" && (
          <Switch
            label={t("evening.lists")}
            about={t("evening.lists_about")}
            on={settings.dealing_lists}
            onChange={(lists) => onChange({ dealing_lists: lists })}
          />
        )}
      </Panel>
    </>
  );
}
