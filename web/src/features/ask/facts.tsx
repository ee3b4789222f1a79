// The facts of a position besides the cards: turn, scores, what has happened. The server lists them.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import type { DraftFact } from "../../wire";
import { FieldErrors } from "./field-errors";
import { applyChanges, errorsAt, table } from "./position";

const say = (fact: string, value: string) => applyChanges({ do: "say", fact, value });

/** True if an error of the line belongs to this fact. */
const blamed = (fact: DraftFact, place: string): boolean =>
  place === fact.fact ||
  place === fact.fact.split(".")[0] ||
  (place === "turn" && ["seat", "part"].includes(fact.fact));

function NumberFact({ fact }: { fact: DraftFact }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="text"
      inputMode="numeric"
      aria-label={fact.title}
      value={typed ?? fact.value}
      maxLength={9}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onChange={(event) => {
        setTyped(null);
        say(fact.fact, event.currentTarget.value.replace("−", "-").replace(/\s/g, ""));
      }}
    />
  );
}

function Many({ fact }: { fact: DraftFact }) {
  const held = fact.value ? fact.value.split(",") : [];
  const toggle = (value: string) =>
    say(
      fact.fact,
      (held.includes(value) ? held.filter((each) => each !== value) : [...held, value]).join(",") || "-",
    );
  return (
    <span class="chips" role="group" aria-label={fact.title}>
      {(fact.options ?? []).map((each) => (
        <button
          key={each.value}
          type="button"
          class="chip"
          aria-pressed={held.includes(each.value)}
          onClick={() => toggle(each.value)}
        >
          {each.words}
        </button>
      ))}
    </span>
  );
}

/** A fact with the control for its values. */
export function Fact({
  fact,
  bare = false,
  named = true,
}: {
  fact: DraftFact;
  bare?: boolean;
  named?: boolean;
}) {
  const wrong = errorsAt((at) => blamed(fact, at));
  return (
    <div class={`fact ${bare ? "bare" : ""} ${wrong.length ? "bad" : ""}`}>
      <span class={named ? "nm" : "vh"}>{fact.title}</span>
      {fact.sort === "choice" ? (
        <select
          aria-label={fact.title}
          value={fact.value}
          onChange={(event) => say(fact.fact, event.currentTarget.value)}
        >
          {!fact.options?.some((each) => each.value === fact.value) && (
            <option value={fact.value}>{t("ask.default_value")}</option>
          )}
          {(fact.options ?? []).map((each) => (
            <option key={each.value} value={each.value}>
              {each.words}
            </option>
          ))}
        </select>
      ) : fact.sort === "many" ? (
        <Many fact={fact} />
      ) : fact.sort === "number" ? (
        <NumberFact fact={fact} />
      ) : (
        <code>{fact.value}</code>
      )}
      {fact.said && !bare && (
        <button
          type="button"
          class="lk"
          aria-label={t("ask.default_of", { fact: fact.title })}
          onClick={() => say(fact.fact, "")}
        >
          {t(fact.sort === "text" ? "ask.remove" : "ask.default")}
        </button>
      )}
      <FieldErrors faults={wrong} />
    </div>
  );
}

/** One fact by its id, if the table has it. */
export function FactById({ id }: { id: string }) {
  const fact = table.value?.facts.find((each) => each.fact === id);
  return fact ? <Fact fact={fact} bare /> : null;
}

/** The scores of the sides. */
export function Scores() {
  const facts = table.value?.facts.filter((each) => each.fact.startsWith("scores.")) ?? [];
  return (
    <section class="spot askscores" aria-label={t("ask.scores")}>
      <header>
        <b>{t("ask.scores")}</b>
      </header>
      {facts.map((fact) => (
        <label key={fact.fact}>
          <span class={`sb ${fact.fact.slice(-1).toLowerCase()}`}>{fact.fact.slice(-1)}</span>
          <Fact fact={fact} bare named={false} />
        </label>
      ))}
    </section>
  );
}

const SHOWN = ["seat", "part", "frozen"];

/** All other facts, in groups. */
export function MoreFacts() {
  const facts = (table.value?.facts ?? []).filter(
    (each) => !SHOWN.includes(each.fact) && !each.fact.startsWith("scores."),
  );
  const wrong = facts.some((each) => errorsAt((at) => blamed(each, at)).length > 0);
  const groups = ["turn", "pile", "sides", "players", "end", "text"] as const;
  return (
    <details class="panel more" open={wrong || undefined}>
      <summary>{t("ask.more")}</summary>
      {groups.map((group) => {
        const own = facts.filter((each) => each.group === group);
        return (
          own.length > 0 && (
            <section key={group}>
              <h3>{t(`ask.group.${group}`)}</h3>
              {own.map((fact) => (
                <Fact key={fact.fact} fact={fact} />
              ))}
            </section>
          )
        );
      })}
    </details>
  );
}
