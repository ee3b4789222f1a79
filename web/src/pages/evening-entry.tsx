// The results of one entry, hand by hand, next to those of the other tables with the same deals.
import { useLive } from "../features/evening/live";
import { pairName, Sending } from "../features/evening/parts";
import { NextSeats } from "../features/evening/seats";
import { formatNumber, t } from "../messages";
import type { PageProps } from "../state/router";
import { lastName } from "../state/session";
import { Page } from "../ui/page";
import type { EntryResults, PlayedRound } from "../wire";

const difference = ([own = 0, other = 0]: readonly number[]): number => own - other;
const signed = (points: number): string => `${points > 0 ? "+" : ""}${formatNumber(points)}`;

/** Return how a hand did against the other tables: how many of them made less with the same cards. */
export function better(hand: readonly number[], others: readonly (readonly number[])[]): number {
  return others.filter((each) => difference(each) < difference(hand)).length;
}

function Round({ round }: { round: PlayedRound }) {
  return (
    <section class="panel">
      <h2>
        {t("evening.round", { number: round.round })}
        {round.table !== null && ` · ${t("evening.table", { number: round.table })}`}
      </h2>
      {round.table === null ? (
        <p>{t("evening.sat_out")}</p>
      ) : (
        <p>{t("evening.against", { names: pairName(round.against) })}</p>
      )}
      {round.hands.length > 0 && (
        <div class="scroller">
          <table class="stand">
            <thead>
              <tr>
                <th scope="col" class="l">
                  {t("evening.col_hand")}
                </th>
                <th scope="col">{t("evening.own")}</th>
                <th scope="col">{t("evening.theirs")}</th>
                <th scope="col">{t("evening.difference")}</th>
              </tr>
            </thead>
            <tbody>
              {round.hands.map((hand, i) => {
                const others = round.others[i] ?? [];
                return [
                  <tr key={i}>
                    <th scope="row" class="l">
                      {i + 1}
                    </th>
                    <td>{formatNumber(hand[0] ?? 0)}</td>
                    <td>{formatNumber(hand[1] ?? 0)}</td>
                    <td class="pt">{signed(difference(hand))}</td>
                  </tr>,
                  others.length > 0 && (
                    <tr key={`others ${i}`} class="others">
                      <td colSpan={4}>
                        {t("evening.other_tables", {
                          all: others.map((each) => signed(difference(each))).join(" · "),
                          number: better(hand, others),
                          others: others.length,
                        })}
                      </td>
                    </tr>
                  ),
                ];
              })}
            </tbody>
          </table>
        </div>
      )}
      <p>
        <b>
          {round.score === null
            ? t("evening.points_so_far", { points: round.points })
            : t("evening.round_score", { score: round.score })}
        </b>
      </p>
    </section>
  );
}

export default function EntryPage({ params }: PageProps) {
  const [link = "", entry = ""] = params;
  const live = useLive<EntryResults>(`/api/evenings/public/${link}/entries/${entry}`, lastName() ? link : "");
  const page = live.state;
  if (!page)
    return (
      <Page title={t("evening.own_results")} lead={live.problem || t("loading")} cls="ev">
        {null}
      </Page>
    );
  return (
    <Page
      title={pairName(page.names)}
      lead={
        page.place === null
          ? t("evening.no_place")
          : t("evening.place_score", { place: page.place, score: page.score })
      }
      cls="ev results"
    >
      <Sending live={live} />
      <NextSeats all={page.next} />
      {[...page.rounds].reverse().map((round) => (
        <Round key={round.round} round={round} />
      ))}
      <p class="acts">
        <a class="btn" href={`/evening/${link}`}>
          {t("evening.view.standings")}
        </a>
      </p>
    </Page>
  );
}
