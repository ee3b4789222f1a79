// A new table: the book and its options, the players, how strict it is. With bots it starts at once.
import { useEffect, useState } from "preact/hooks";
import { BotChoice } from "../features/lobby/bot-choice";
import { houseRuleChoices, useHouseRules } from "../features/lobby/house-rules";
import { Options } from "../features/lobby/options";
import { openParty } from "../features/lobby/party";
import { type Partners, PartnersChoice } from "../features/lobby/table-settings";
import { formatNumber, t } from "../messages";
import { bookChoices, bookOf, DEFAULT_LEVEL, defaultPlayers, EMBLEMS, loadChoices } from "../state/books";
import { navigate, query } from "../state/router";
import { lastName, me } from "../state/session";
import { openTable, playWithBots } from "../state/tables";
import { Icon, SvgSymbol } from "../ui/cards/face";
import { Panel, RadioGroup, Select, Switch, TextField } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import { RichMessage } from "../ui/rich-message";
import type { NewTable, SavedHouse } from "../wire";

const NONE = "";
const DAY = 86_400;
/** Seconds per turn, and the extra time per player and game. */
const CLOCKS = [
  [0, 0],
  [30, 120],
  [60, 300],
  [120, 600],
  [DAY, 0],
] as const;

export default function NewTablePage() {
  const asked = new URLSearchParams(query.value);
  const friends = asked.has("friends");
  const [slug, setSlug] = useState(asked.get("book") ?? "classic");
  const [house, setHouse] = useState(asked.get("house") ?? NONE);
  const [own, setOwn] = useState<SavedHouse | null>(null);
  const [options, setOptions] = useState<string[]>([]);
  const [players, setPlayers] = useState(0);
  const [target, setTarget] = useState("");
  const [level, setLevel] = useState(DEFAULT_LEVEL);
  const [open, setOpen] = useState(false);
  const [onlookers, setOnlookers] = useState(true);
  const [undo, setUndo] = useState(true);
  const [takeBack, setTakeBack] = useState(true);
  const [coach, setCoach] = useState(true);
  const [clock, setClock] = useState("0/0");
  const [referee, setReferee] = useState(false);
  const [partners, setPartners] = useState<Partners>("lot");
  const [teaching, setTeaching] = useState(false);
  const [patience, setPatience] = useState("60");
  const [name, setName] = useState(lastName());
  const [names, setNames] = useState("");
  const [problem, attempt] = useProblem();
  const kept = useHouseRules(asked.get("own") ?? "");
  useEffect(() => void attempt(loadChoices), []);
  const wantedOwn = asked.get("own");
  const shared = kept.find((each) => each.id === wantedOwn);
  useEffect(() => {
    if (shared) setOwn(shared);
  }, [shared]);

  const book = bookOf(house || slug) ?? bookOf(slug);
  const houses = houseRuleChoices(slug, kept);
  const chooseHouse = (value: string) => {
    const mine = kept.find((each) => each.id === value) ?? null;
    setOwn(mine);
    setHouse(mine ? NONE : value);
  };
  const count = book?.players.includes(players) ? players : book ? defaultPlayers(book) : 4;
  const wanted = (): NewTable => ({
    book: book?.name ?? slug,
    options: house || own ? [] : options,
    house: own?.text ?? "",
    players: count,
    target: target ? Number(target) : null,
    public: open,
    onlookers,
    partners: book?.partners?.includes(count) ? partners : "lot",
    teaching,
    undo,
    take_back: takeBack,
    coach,
    turn_time: Number(clock.split("/")[0]),
    bank_time: Number(clock.split("/")[1]),
    irregularities: referee ? "referee" : "refused",
    may_rule: referee ? "host" : "nobody",
    patience: Number(patience),
  });
  // The server decides; these are the settings of this form that it looks at.
  const low = target !== "" && Number(target) < (book?.target ?? 0);
  const unrated = house || own ? "house" : low ? "short" : referee ? "referee" : "no";
  const chooseBook = (next: string) => {
    setSlug(next);
    setHouse(NONE);
    setOwn(null);
    setOptions([]);
    setTarget("");
  };
  const begin = () => attempt(() => playWithBots(wanted(), level, name));
  const pass = () =>
    attempt(async () => {
      const people = [me.value?.name ?? name, ...names.split(",")].map((each) => each.trim()).filter(Boolean);
      navigate(`/party/${await openParty(wanted(), people, level)}`);
    });
  const invite = () => attempt(async () => navigate(`/room/${(await openTable(wanted(), name)).id}`));
  return (
    <Page title={t("new.title")} lead={t("new.lead")} cls="lobby new">
      <div class="form">
        <RadioGroup
          legend={t("new.book")}
          cls="shelf"
          value={slug}
          onChoose={chooseBook}
          offered={bookChoices()}
        />
        <p class="sm">
          {t(`book.${slug}.about`)} <a href={`/rules/${slug}`}>{t("new.read")}</a>
        </p>
        {book && (
          <RadioGroup
            legend={t("new.players")}
            value={String(count)}
            onChoose={(value) => setPlayers(Number(value))}
            offered={book.players.map((each) => ({ value: String(each), label: formatNumber(each) }))}
          />
        )}
        {houses.length > 0 && (
          <Select
            label={t("new.house")}
            value={own?.id ?? house}
            onChoose={chooseHouse}
            offered={[{ value: NONE, label: t("new.house_none") }, ...houses]}
          />
        )}
        {own && (
          <p class="made">
            <Icon id="pen" />
            <span>
              <b>{t("new.house_rule", { name: own.house?.title ?? "" })}</b>{" "}
              <a href={`/house/${own.id}/edit`}>{t("new.house_rule_edit")}</a>
            </span>
          </p>
        )}
        {book && !own && (
          <p class="sm">
            <a href={`/house?book=${slug}`}>{t("new.house_rule_create")}</a>
          </p>
        )}
        {!house && !own && (book?.options.length ?? 0) > 0 && (
          <fieldset class="many">
            <legend>{t("new.options")}</legend>
            <Options book={slug} chosen={options} onChange={setOptions} />
          </fieldset>
        )}
        {book && book.target > 0 && (
          <TextField
            label={t("new.target", { usual: book.target })}
            value={target}
            onInput={(value) => setTarget(value.replace(/\D/g, ""))}
            inputMode="numeric"
            max={6}
          />
        )}
        {book && <BotChoice value={level} onChoose={setLevel} />}
      </div>
      {book && (
        <div class="side">
          <Panel title={t("new.access_title")}>
            {!me.value && <TextField label={t("invite.name")} value={name} onInput={setName} max={40} />}
            <RadioGroup
              legend={t("new.access")}
              value={open ? "public" : "invite"}
              onChoose={(value) => setOpen(value === "public")}
              offered={[
                { value: "invite", label: t("new.access_invite") },
                { value: "public", label: t("new.access_public") },
              ]}
            />
            <Switch
              label={t("new.spectators")}
              about={t("new.spectators_about")}
              on={onlookers}
              onChange={setOnlookers}
            />
            {book.partners?.includes(count) && <PartnersChoice value={partners} onChoose={setPartners} />}
          </Panel>
          <Panel title={t("new.table")}>
            <Switch label={t("new.undo")} about={t("new.undo_about")} on={undo} onChange={setUndo} />
            <Switch
              label={t("new.take_back")}
              about={t("new.take_back_about")}
              on={takeBack}
              onChange={setTakeBack}
            />
            <Switch label={t("new.coach")} about={t("new.coach_about")} on={coach} onChange={setCoach} />
            <Switch
              label={t("teaching.title")}
              about={t("teaching.about")}
              on={teaching}
              onChange={setTeaching}
            />
            <Select
              label={t("new.clock")}
              value={clock}
              onChoose={setClock}
              offered={CLOCKS.map(([turn, bank]) => ({
                value: `${turn}/${bank}`,
                label:
                  turn === DAY
                    ? t("room.clock_day")
                    : turn
                      ? t("room.clock", { turn, bank })
                      : t("new.clock_none"),
              }))}
            />
            <Switch
              label={t("new.referee")}
              about={t("new.referee_about")}
              on={referee}
              onChange={setReferee}
            />
            <Select
              label={t("new.takeover")}
              value={patience}
              onChoose={setPatience}
              offered={["30", "60", "300", "0"].map((each) => ({
                value: each,
                label: t(`new.takeover_${each}`),
              }))}
            />
          </Panel>
          <Panel title={t("party.title")}>
            <p class="sm">{t("party.about")}</p>
            <TextField label={t("party.names")} value={names} onInput={setNames} max={200} />
            <button type="button" class="btn" onClick={() => void pass()}>
              {t("party.begin")}
            </button>
          </Panel>
          <p class="made">
            <SvgSymbol id={EMBLEMS[slug] ?? "mark"} />
            <span>
              <RichMessage
                id="new.summary"
                params={{ book: t(`book.${slug}`), players: count }}
                parts={{ book: (text) => <b>{text}</b> }}
              />
            </span>
          </p>
          <p class="sm" role="status">
            {t(`unrated.${unrated}`)}
          </p>
          <div class="acts">
            <button type="button" class={`btn big ${friends ? "" : "primary"}`} onClick={() => void begin()}>
              {t("new.bots")}
            </button>
            <button type="button" class={`btn big ${friends ? "primary" : ""}`} onClick={() => void invite()}>
              {t("new.invite")}
            </button>
          </div>
        </div>
      )}
      <Problem text={problem} />
    </Page>
  );
}
