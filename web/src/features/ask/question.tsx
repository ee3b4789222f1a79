// The question as a sentence with choices.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { Face } from "../../ui/cards/face";
import { kindNames, someCard } from "../../ui/cards/names";
import { RichMessage } from "../../ui/rich-message";
import { applyChanges, changeQuestion, PLAY, place, questionDraft, table } from "./position";

/** "May Ana take the pile with K and 2?" */
export function Question() {
  const now = table.value;
  if (!now) return null;
  const { verb, cards, to, typed } = questionDraft.value;
  const chosen = now.verbs.find((each) => each.line === verb);
  const own = now.places.find((each) => each.place === `sets${now.seats[now.actor - 1]?.side}`);
  const ranks = (own?.sets ?? []).map((set) => set.place.split(".")[1] ?? "");
  const takes = chosen && chosen.cards !== "none" && !typed;
  const form = !takes ? "do" : verb === "take" ? "take" : verb === "add" && ranks.length ? "add" : "cards";
  const parts = {
    who: () => (
      <select
        aria-label={t("ask.who")}
        value={String(now.seat)}
        onChange={(event) => applyChanges({ do: "say", fact: "seat", value: event.currentTarget.value })}
      >
        {now.seats.map((each) => (
          <option key={each.seat} value={String(each.seat)}>
            {each.name}
          </option>
        ))}
      </select>
    ),
    what: () => (
      <select
        aria-label={t("ask.what")}
        value={typed ? "" : verb}
        onChange={(event) => {
          const next = now.verbs.find((each) => each.line === event.currentTarget.value);
          changeQuestion({
            verb: event.currentTarget.value,
            to: "",
            ...(next?.cards === "none" && { cards: [] }),
          });
          if (next && next.cards !== "none") place.value = PLAY;
        }}
      >
        {typed && <option value="">{typed}</option>}
        {now.verbs.map((each) => (
          <option key={each.line} value={each.line}>
            {each.words}
          </option>
        ))}
      </select>
    ),
    cards: () => (
      <span class={`with ${place.value === PLAY ? "now" : ""}`}>
        {cards.map((card, i) => (
          <button
            key={i}
            type="button"
            class="out"
            aria-label={t("ask.remove_card", { card: t(`rank.${card}`) })}
            onClick={() => changeQuestion({ cards: cards.filter((_, n) => n !== i) })}
          >
            <Face card={someCard(card, i)} />
          </button>
        ))}
        <button
          type="button"
          class="pick askslot"
          data-place={PLAY}
          aria-pressed={place.value === PLAY}
          aria-label={t("ask.with_cards")}
          onFocus={() => {
            place.value = PLAY;
          }}
          onClick={() => {
            place.value = PLAY;
          }}
        >
          +
        </button>
      </span>
    ),
    set: () => (
      <select
        aria-label={t("ask.to")}
        value={to}
        onChange={(event) => changeQuestion({ to: event.currentTarget.value })}
      >
        <option value="">{t("ask.to_any")}</option>
        {ranks.map((rank) => (
          <option key={rank} value={rank}>
            {t("ask.to_set", { names: kindNames(rank) })}
          </option>
        ))}
      </select>
    ),
  };
  return (
    <section class="panel question" aria-label={t("ask.title")}>
      <h2>{t("ask.question")}</h2>
      <p class="sentence">
        <RichMessage id={`ask.may_${form}`} parts={parts} />
      </p>
      <Typed key={typed} />
    </section>
  );
}

/** The question as free text. */
function Typed() {
  const [words, setWords] = useState(questionDraft.value.typed);
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        changeQuestion({ typed: words.trim() });
      }}
    >
      <label>
        <span class="sm">{t("ask.in_words")}</span>
        <input
          type="text"
          value={words}
          maxLength={200}
          autocomplete="off"
          placeholder={t("ask.in_words_example")}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {t("ask.ask")}
      </button>
    </form>
  );
}
