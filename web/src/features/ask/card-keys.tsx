// The card keys: they fill the selected place. Letters of the keyboard do the same.

import { t } from "../../messages";
import { CardKey } from "../../ui/cards/card-key";
import { Back, Icon } from "../../ui/cards/face";
import type { DraftPlace } from "../../wire";
import { applyChanges, changeQuestion, PLAY, place, questionDraft, table } from "./position";

const spotOf = (id: string): DraftPlace | undefined =>
  table.value?.places.find((each) => each.place === id.split(".")[0]);

/** Return the cards in the selected place. */
function lying(): string[] {
  if (place.value === PLAY) return questionDraft.value.cards;
  const spot = spotOf(place.value);
  const set = spot?.sets?.find((each) => each.place === place.value);
  return set?.cards ?? [...(spot?.cards ?? []), ...(spot?.sets ?? []).flatMap((each) => each.cards)];
}

/** Add a card to the selected place. */
export function pressCard(card: string): void {
  if (place.value === PLAY) changeQuestion({ cards: [...questionDraft.value.cards, card] });
  else applyChanges({ do: "put", place: place.value, card });
}

/** Remove the last card of the selected place. */
export function removeLast(): void {
  if (place.value === PLAY) changeQuestion({ cards: questionDraft.value.cards.slice(0, -1) });
  else applyChanges({ do: "take", place: place.value });
}

/** Handle the letters of the notation, unless the focus is in a field. */
export function typeKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select")) return;
  const letter = event.key === "0" ? "T" : event.key.toUpperCase();
  const spot = spotOf(place.value);
  const kinds = table.value?.pack.map((each) => each.card) ?? [];
  if (event.key === "Backspace") removeLast();
  else if (kinds.includes(letter)) pressCard(letter);
  else if ((letter === "?" || letter === "#") && spot?.hides) pressCard(letter);
  else return;
  event.preventDefault();
}

export function CardKeys() {
  const now = table.value;
  if (!now) return null;
  const spot = spotOf(place.value);
  const play = place.value === PLAY;
  const title = play ? t("ask.keys_play") : t("ask.keys", { place: spot?.title ?? "" });
  const there = lying();
  const last = there[there.length - 1];
  const free = now.pack.find((each) => each.card === last);
  return (
    <section class="panel askkeys" aria-label={t("ask.cards_for")}>
      <header>
        <h2>{title}</h2>
        {!play && free && (
          <span class="sm" role="status">
            {t("ask.free", { names: t(`ranks.${free.card}`), number: Math.max(0, free.free) })}
          </span>
        )}
        {!play && spot && (
          <span class="acts1">
            {spot.said && (
              <button type="button" class="lk" onClick={() => applyChanges({ do: "say", fact: spot.place })}>
                {t("ask.default")}
              </button>
            )}
            <button
              type="button"
              class="lk"
              onClick={() => applyChanges({ do: "empty", place: place.value })}
            >
              {t("ask.empty_place")}
            </button>
          </span>
        )}
      </header>
      <div class="keys">
        {now.pack.map((each) => (
          <CardKey
            key={each.card}
            kind={each.card}
            points={each.points}
            count={there.filter((card) => card === each.card).length}
            off={!play && each.free <= 0}
            onPress={() => pressCard(each.card)}
          />
        ))}
        {spot?.hides && !play && (
          <button type="button" class="key" aria-label={t("ask.hidden_key")} onClick={() => pressCard("?")}>
            <Back style={{ "--w": "28px" }} />
          </button>
        )}
        <button
          type="button"
          class="key fn"
          aria-label={t("referee.remove_card")}
          aria-disabled={!there.length}
          onClick={removeLast}
        >
          <Icon id="undo" />
        </button>
      </div>
    </section>
  );
}
