// The coach's verdicts on the reader's decisions: two boxes for the current one, and the list of all.
import { useState } from "preact/hooks";
import { capitalize, formatNumber, t } from "../../messages";
import { Face } from "../../ui/cards/face";
import { someCard } from "../../ui/cards/names";
import { SegmentedControl } from "../../ui/controls";
import { RichMessage } from "../../ui/rich-message";
import type { Card, JudgedPlay, MeanInterval, Reason } from "../../wire";
import { isClear, pointAt } from "./timeline";
import type { ReplayState } from "./use-replay";

/** Format a chance as games out of a hundred, with one decimal. */
export const games = (chance: number): string => formatNumber(Math.round(chance * 1000) / 10);

/** The reasons for a play, with the paragraphs behind them. */
export function Why({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <>
      {reasons.slice(0, 3).map((reason, i) => (
        <p key={i} class="s">
          {reason.sentence}{" "}
          {reason.cites && !reason.cites.startsWith("house:") && (
            <a class="para" href={`/rules/${reason.book}/${reason.cites}`}>
              {t("para", { book: reason.book, id: reason.cites })}
            </a>
          )}
        </p>
      ))}
    </>
  );
}

/** Longest text of a play, in characters, that is placed next to its cards; longer ones go below. */
const LONG = 24;

interface OptionProps {
  head: string;
  words: string;
  cards: readonly Card[];
  chance: MeanInterval;
  reasons: readonly Reason[];
  alt?: boolean;
}

/** One of two plays: its cards, its words, its chance to win. */
export function Option({ head, words, cards, chance, reasons, alt = false }: OptionProps) {
  const shown = cards.slice(-3);
  return (
    <div class={`opt ${alt ? "alt" : ""} ${words.length > LONG ? "long" : ""}`}>
      <h3 class="h3">{head}</h3>
      <div class="oc">
        {shown.length > 0 && (
          <span class="ocs" aria-hidden="true" style={{ "--w": shown.length > 1 ? "40px" : "46px" }}>
            {shown.map((card, i) => (
              <Face key={i} card={someCard(card, i)} />
            ))}
          </span>
        )}
        <div>
          <b>{capitalize(words)}</b>
          <p class="pc">
            {Math.round(chance.mean * 100)} <small>± {games(chance.half)} %</small>
            <span class="vh"> {t("replay.to_win")}</span>
          </p>
        </div>
      </div>
      <Why reasons={reasons} />
    </div>
  );
}

/** The coach's verdict on the current decision, or on the turning point. */
export function Verdict({ it, play, you }: { it: ReplayState; play: JudgedPlay | undefined; you: boolean }) {
  const { review, at } = it;
  if (!review) return null;
  const number = pointAt(review, at);
  const point = review.turning_points[number];
  const cost = play && isClear(play);
  return (
    <section class="panel verdictp" aria-label={t("replay.verdict")}>
      <p class="vd">
        <span>
          {cost ? (
            <RichMessage
              id="replay.it_cost"
              params={{
                cost: t("replay.mean_error", { mean: games(play.cost.mean), half: games(play.error) }),
              }}
              parts={{ cost: (text) => <b>{text}</b> }}
            />
          ) : play ? (
            t(play.label === "same" ? "replay.same_as_coach" : "replay.unclear")
          ) : point ? (
            t("replay.chance_change", {
              name: point.name,
              before: Math.round(point.before.mean * 100),
              now: Math.round(point.now.mean * 100),
            })
          ) : (
            t("replay.nothing_here")
          )}
        </span>
        {point && (
          <small>{t("replay.point_of", { number: number + 1, of: review.turning_points.length })}</small>
        )}
      </p>
      {play && (
        <div class="og">
          <Option
            head={you ? t("replay.you_played") : t("replay.they_played", { name: play.name })}
            words={play.words}
            cards={play.cards}
            chance={play.chance}
            reasons={play.reasons}
          />
          {play.label !== "same" && (
            <Option
              head={t("replay.better")}
              words={play.best.words}
              cards={play.best.cards}
              chance={play.best_chance}
              reasons={play.best_reasons}
              alt
            />
          )}
        </div>
      )}
    </section>
  );
}

const [W, PAD] = [150, 6];

/** The cost as a dot with whiskers; if they reach zero the dot is hollow and nothing is coloured. */
function Whiskers({ play, low, high }: { play: JudgedPlay; low: number; high: number }) {
  const x = (value: number) =>
    (PAD + ((Math.max(low, Math.min(high, value)) - low) / (high - low || 1)) * (W - 2 * PAD)).toFixed(1);
  const { mean } = play.cost;
  const no = isClear(play) ? "" : "no";
  const [from, to] = [x(mean - play.error), x(mean + play.error)];
  return (
    <svg viewBox={`0 0 ${W} 22`} class="whisk" aria-hidden="true">
      <line x1={x(0)} x2={x(0)} y1="1" y2="21" class="zero" />
      <line x1={x(0)} x2={x(mean)} y1="11" y2="11" class={`barr ${no}`} />
      <line x1={from} x2={to} y1="11" y2="11" class="wh" />
      <path d={`M${from} 5v12M${to} 5v12`} class="wh" />
      <circle cx={x(mean)} cy="11" r="5" class={`dt ${no}`} />
    </svg>
  );
}

type Order = "played" | "cost";

export function Decisions({ it, title }: { it: ReplayState; title: string }) {
  const [order, setOrder] = useState<Order>("played");
  const { review, job, at } = it;
  const plays = [...(review?.plays ?? [])];
  if (order === "cost")
    plays.sort((a, b) => Number(isClear(b)) - Number(isClear(a)) || b.cost.mean - a.cost.mean);
  const ends = plays.flatMap((play) => [play.cost.mean - play.error, play.cost.mean + play.error]);
  const low = Math.max(-0.08, Math.min(0, ...ends));
  const high = Math.min(0.25, Math.max(0.02, ...ends));
  const working = job && job.status !== "done";
  const costly = review?.exercises.length ?? 0;
  return (
    <section class="panel decp" aria-label={title}>
      <div class="dech">
        <h2>{title}</h2>
        {plays.length > 1 && (
          <SegmentedControl
            label={t("replay.order")}
            value={order}
            onChoose={setOrder}
            offered={[
              { value: "played", label: t("replay.as_played") },
              { value: "cost", label: t("replay.by_cost") },
            ]}
          />
        )}
      </div>
      {working && (
        <p role="status" class="reckoning">
          {t(job.status === "waiting" ? "replay.waiting" : "replay.reviewing", {
            hand: (job.hands ?? 0) + 1,
            of: it.course.hands.length,
          })}
          <progress aria-hidden="true" value={job.done} max={Math.max(1, job.wanted)} />
        </p>
      )}
      {!job && (
        <>
          <p class="sm">{t(it.replay.result.over ? "replay.review_about" : "replay.not_finished")}</p>
          {it.replay.result.over && (
            <button type="button" class="btn" onClick={it.ask}>
              {t("replay.review_start")}
            </button>
          )}
        </>
      )}
      {job?.status === "done" && plays.length === 0 && <p class="sm">{t("replay.no_plays")}</p>}
      {plays.length > 0 && (
        <ol class="decs">
          {plays.map((play) => {
            const point = review?.turning_points.findIndex(
              (each) => each.hand === play.hand && each.turn === play.turn,
            );
            const current = play.hand === at.hand && play.move <= at.move && at.move < play.until;
            return (
              <li key={`${play.hand} ${play.move}`}>
                <button
                  type="button"
                  aria-current={current ? "true" : undefined}
                  onClick={() => it.go({ hand: play.hand, move: play.move })}
                >
                  <span class="tpn">
                    {point !== undefined && point >= 0 && (
                      <>
                        <span class="vh">{t("replay.point", { number: point + 1 })}</span>
                        <span aria-hidden="true">{point + 1}</span>
                      </>
                    )}
                  </span>
                  <span class="tx">
                    <b>{capitalize(play.words)}</b>
                    <small>
                      {t("replay.place", { hand: play.hand, turn: play.turn })}
                      {play.label !== "same" && ` · ${t("replay.better_play", { play: play.best.words })}`}
                    </small>
                  </span>
                  <span class="ls">
                    {play.label !== "same" && <Whiskers play={play} low={low} high={high} />}
                    <b>
                      {isClear(play)
                        ? t("replay.costs", {
                            cost: t("replay.mean_error", {
                              mean: games(play.cost.mean),
                              half: games(play.error),
                            }),
                          })
                        : t(play.label === "same" ? "replay.same" : "replay.no_clear")}
                    </b>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      )}
      {job?.status === "done" && (
        <p class="sm">
          {t("replay.foot")}{" "}
          {costly > 0 && it.own === it.reader && (
            <a href="/exercise?own">{t("replay.practise", { number: costly })}</a>
          )}
        </p>
      )}
    </section>
  );
}
