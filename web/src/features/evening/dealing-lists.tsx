// Dealing lists: the cards of each hand of a round, laid out for tables with real cards.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { get } from "../../net/http";
import { Problem, useProblem } from "../../ui/page";
import type { DealingLists, DealtHand, EveningState } from "../../wire";

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** Write a card as on the cards themselves: 10♠, K♥, and a star for a joker. */
export function cardOnPaper(card: string): string {
  const [rank = "", suit = ""] = card;
  if (rank === "X") return "★";
  return (rank === "T" ? "10" : rank) + (SUITS[suit] ?? suit);
}

const Cards = ({ cards }: { cards: readonly string[] }) => (
  <span class="dealt">
    {cards.map((card, i) => (
      <span key={i}>{cardOnPaper(card)} </span>
    ))}
  </span>
);

/** Places 1 and 3 are side A, 2 and 4 side B. */
const placeName = (place: number, of: number): string =>
  of === 2 ? "AB".charAt(place) : `${"AB".charAt(place % 2)}${Math.floor(place / 2) + 1}`;

function Hand({ hand, round }: { hand: DealtHand; round: number }) {
  const seats = hand.hands.length;
  return (
    <section class="blank list1">
      <h2>
        {t("evening.round", { number: round })} · {t("evening.hand", { number: hand.hand })}
      </h2>
      <p>{t("evening.list_dealer", { place: placeName(hand.dealer - 1, seats) })}</p>
      <table class="ptable">
        <tbody>
          {hand.hands.map((cards, place) => (
            <tr key={place}>
              <th scope="row">{placeName(place, seats)}</th>
              <td>
                <Cards cards={cards} />
                {(hand.reserves[place] ?? []).map((pile, i) => (
                  <p key={i}>
                    {t("evening.list_reserve", { number: i + 1 })} <Cards cards={pile} />
                  </p>
                ))}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t("evening.list_rest")}</th>
            <td>
              <Cards cards={hand.rest} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

export function DealingListsPaper({ id, state }: { id: string; state: EveningState }) {
  const [lists, setLists] = useState<DealingLists | null>(null);
  const [problem, attempt] = useProblem();
  const round = state.rounds.at(-1);
  const started = round && round.status !== "drawn";
  if (!started) return <p>{t("evening.lists_later")}</p>;
  const open = () =>
    void attempt(async () => setLists(await get<DealingLists>(`/api/evenings/${id}/deals/${round.number}`)));
  return (
    <>
      <Problem text={problem} />
      {lists === null ? (
        <div class="noprint">
          <p>{t("evening.lists_secret")}</p>
          <p class="acts">
            <button type="button" class="btn primary" onClick={open}>
              {t("evening.open_lists", { number: round.number })}
            </button>
          </p>
        </div>
      ) : (
        <>
          <p>{t("evening.list_about")}</p>
          {lists.hands.map((hand) => (
            <Hand key={hand.hand} hand={hand} round={lists.round} />
          ))}
        </>
      )}
    </>
  );
}
