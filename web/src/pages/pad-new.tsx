// A new pad: the book with its options or house rule, the players, the dealer, hands played on paper, the
// stake.
import { useEffect, useState } from "preact/hooks";
import { houseRuleChoices, useHouseRules } from "../features/lobby/house-rules";
import { Options } from "../features/lobby/options";
import { membersOf, SIDES, tableOf } from "../features/pad/local-sheet";
import { useServiceWorker } from "../features/pad/service-worker";
import {
  cachedAnswer,
  formOf,
  newKey,
  readPad,
  type StoredPad,
  storePad,
  unlessOffline,
} from "../features/pad/store";
import { newStoredPad } from "../features/pad/use-pad";
import { formatNumber, language, t } from "../messages";
import { post } from "../net/http";
import { bookChoices, bookOf, choices, defaultPlayers } from "../state/books";
import { navigate, query } from "../state/router";
import { lastName, personOrGuest } from "../state/session";
import { SideBadge } from "../ui/cards/face";
import { Panel, RadioGroup, Select, TextField } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { Choices, PadForm, PadState } from "../wire";

/** Create a pad offline, with what is known on this device. */
function begunHere(form: PadForm, game: Record<string, unknown>, sides: string[][]): StoredPad {
  const id = `new-${newKey()}`;
  const totals = (game.totals as number[] | undefined) ?? sides.map(() => 0);
  const state: PadState = {
    id,
    role: "owner",
    number: 0,
    people: [],
    link: null,
    former: [],
    pad: {
      format: "",
      version: 1,
      game: {
        book: form.book,
        options: form.options,
        house: (game.house as string | undefined) ?? null,
        sides,
        dealer: (game.dealer as number | undefined) ?? form.dealer,
        target: (game.target as number | undefined) ?? form.target,
        totals,
        played: (game.played as number | undefined) ?? 0,
        stake: null,
        title: String(game.title ?? ""),
        date: String(game.date ?? ""),
      },
      hands: [],
      changes: [],
      sheet: {
        start: totals,
        hands: [],
        totals,
        over: false,
        winners: [],
        next: null,
        settlement: null,
        history: [],
        captain: null,
      },
    },
  };
  state.pad.sheet.next = tableOf(state.pad, form, 0, totals);
  return {
    id,
    person: "",
    changed: new Date().toISOString(),
    state,
    form,
    language: language.value,
    waiting: [],
    begun: { game, key: newKey() },
  };
}

export default function NewPadPage() {
  useServiceWorker();
  const like = readPad(new URLSearchParams(query.value).get("like") ?? "");
  const old = like?.state.pad.game;
  const [slug, setSlug] = useState(like?.form.book ?? "classic");
  const [house, setHouse] = useState(old?.house ?? "");
  const [own, setOwn] = useState("");
  const [options, setOptions] = useState<string[]>(old?.options ?? []);
  const [players, setPlayers] = useState(old?.sides.flat().length ?? 0);
  const [names, setNames] = useState<string[]>(like ? membersOf(like.state.pad).flat() : []);
  const [title, setTitle] = useState(old?.title ?? "");
  const [dealer, setDealer] = useState("");
  const [target, setTarget] = useState("");
  const [totals, setTotals] = useState<string[]>([]);
  const [played, setPlayed] = useState("");
  const [cents, setCents] = useState("");
  const [form, setForm] = useState<PadForm | null>(like?.form ?? null);
  const [problem, attempt] = useProblem();
  useEffect(
    () =>
      void attempt(async () => {
        choices.value ??= await cachedAnswer<Choices>("/api/choices");
      }),
    [],
  );
  const kept = useHouseRules();
  const mine = kept.find((each) => each.id === house);
  const rules = own.trim() || (mine?.text ?? house);
  const houses = houseRuleChoices(slug, kept);
  const book = bookOf(house || slug) ?? bookOf(slug);
  const count = book?.players.includes(players) ? players : book ? defaultPlayers(book) : 4;
  const asked = JSON.stringify([slug, rules, options, count, language.value]);
  useEffect(() => {
    let current = true;
    const wanted = { book: rules ? "" : slug, options: rules ? [] : options, house: rules, players: count };
    void attempt(async () => {
      const found = await formOf(rules ? { house: rules, players: count } : wanted);
      if (current) setForm(found);
    });
    return () => {
      current = false;
    };
  }, [asked]);
  const first =
    form?.sides.map((_, i) => form.sides.slice(0, i).reduce((sum, side) => sum + side.members, 0)) ?? [];
  const nameOf = (i: number) => names[i]?.trim() || t("pad.player", { number: i + 1 });
  const seats = form?.seatings[0]?.map((player) => nameOf(player)) ?? [];
  const begin = () =>
    attempt(async () => {
      if (!form) throw new TypeError("no form");
      const sides = form.sides.map((side, i) =>
        Array.from({ length: side.members }, (_, k) => nameOf((first[i] ?? 0) + k)),
      );
      const game: Record<string, unknown> = {
        sides,
        title: title.trim(),
        date: new Date().toISOString().slice(0, 10),
      };
      if (rules) game.house = rules;
      else Object.assign(game, { book: slug, options });
      if (dealer) game.dealer = seats.indexOf(dealer) + 1 || form.dealer;
      if (target) game.target = Number(target);
      if (totals.some(Boolean)) game.totals = sides.map((_, i) => Number(totals[i] ?? 0) || 0);
      if (played) game.played = Number(played);
      if (cents) game.stake = Number(cents) ? { per_thousand: Number(cents) } : null;
      const here = begunHere(form, game, sides);
      const state = await unlessOffline(async () => {
        await personOrGuest(lastName() || nameOf(0));
        return post<PadState>("/api/pads", here.begun);
      });
      const kept = state ? newStoredPad(state, form) : here;
      storePad(kept);
      navigate(`/pad/${kept.id}`);
    });
  // Show everything at once: later parts would push away what is being filled in.
  const ready = form && (book || problem);
  const digits = (value: string) => value.replace(/[^\d-]/g, "");
  return (
    <Page title={t("pad.new")} lead={t("pad.new_lead")} cls="lobby new pd">
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <RadioGroup
          legend={t("new.book")}
          cls="shelf"
          value={slug}
          onChoose={(next) => {
            setSlug(next);
            setHouse("");
            setOptions([]);
          }}
          offered={bookChoices()}
        />
        {ready && (
          <>
            {book && (
              <RadioGroup
                legend={t("new.players")}
                value={String(count)}
                onChoose={(value) => setPlayers(Number(value))}
                offered={book.players.map((each) => ({ value: String(each), label: formatNumber(each) }))}
              />
            )}
            <Panel title={t("pad.names")}>
              <p class="sm">{t("pad.names_about")}</p>
              <div class={`names of${form?.sides.length ?? 2}`}>
                {form?.sides.map((side, i) => (
                  <fieldset class="plainset" key={side.side}>
                    <legend>
                      <SideBadge side={SIDES[i] ?? "A"} /> {t("pad.side", { side: side.side })}
                    </legend>
                    {Array.from({ length: side.members }, (_, k) => {
                      const at = (first[i] ?? 0) + k;
                      return (
                        <TextField
                          key={at}
                          label={t("pad.player", { number: at + 1 })}
                          value={names[at] ?? ""}
                          max={30}
                          onInput={(value) => setNames(Object.assign([...names], { [at]: value }))}
                        />
                      );
                    })}
                  </fieldset>
                ))}
              </div>
            </Panel>
            <TextField label={t("pad.game_title")} value={title} onInput={setTitle} max={60} />
            {houses.length > 0 && (
              <Select
                label={t("new.house")}
                value={house}
                onChoose={setHouse}
                offered={[{ value: "", label: t("new.house_none") }, ...houses]}
              />
            )}
            {!rules && (book?.options.length ?? 0) > 0 && (
              <fieldset class="many">
                <legend>{t("new.options")}</legend>
                <Options book={slug} chosen={options} onChange={setOptions} />
              </fieldset>
            )}
            <details class="panel">
              <summary>{t("pad.new_more")}</summary>
              <Select
                label={t("pad.dealer")}
                value={dealer}
                onChoose={setDealer}
                offered={[
                  { value: "", label: t("pad.dealer_usual", { name: seats[(form?.dealer ?? 1) - 1] ?? "" }) },
                  ...seats.map((name) => ({ value: name, label: name })),
                ]}
              />
              <TextField
                label={t("pad.target")}
                about={form?.target ? t("pad.target_usual", { points: form.target }) : undefined}
                inputMode="numeric"
                value={target}
                onInput={(value) => setTarget(digits(value))}
                max={6}
              />
              <div class="pair">
                {form?.sides.map((side, i) => (
                  <TextField
                    key={side.side}
                    label={t("pad.total_so_far", { side: side.side })}
                    value={totals[i] ?? ""}
                    onInput={(value) => setTotals(Object.assign([...totals], { [i]: digits(value) }))}
                    max={6}
                  />
                ))}
              </div>
              <TextField
                label={t("pad.played")}
                inputMode="numeric"
                value={played}
                onInput={(value) => setPlayed(digits(value))}
                max={3}
              />
              <TextField
                label={t("pad.stake")}
                about={t("pad.stake_about")}
                inputMode="numeric"
                value={cents}
                onInput={(value) => setCents(digits(value))}
                max={6}
              />
              <label class="fld">
                <span>{t("pad.own_house")}</span>
                <textarea rows={4} value={own} onInput={(event) => setOwn(event.currentTarget.value)} />
              </label>
            </details>
            <div class="acts">
              <button type="submit" class="btn primary big">
                {t("pad.begin")}
              </button>
            </div>
          </>
        )}
        <Problem text={problem} />
      </form>
    </Page>
  );
}
