// The sheet of a finished game: every hand with its lines and paragraphs. /game/TABLE/NUMBER
import { useEffect, useState } from "preact/hooks";
import { describeGame, outcome, replayOf, sidesWithTotals } from "../features/profile/game-list";
import { Citation } from "../features/rules/citation";
import { formatNumber, t } from "../messages";
import { saveRecord } from "../net/download-record";
import { get } from "../net/http";
import type { PageProps } from "../state/router";
import { SideBadge } from "../ui/cards/face";
import { Panel } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import { ScoreTable, SumRow } from "../ui/score-lines";
import { TotalsChart } from "../ui/totals-chart";
import type { HandResult, PastGame, SheetsAnswer, Side } from "../wire";

interface HandProps {
  hand: HandResult;
  book: string;
  sides: [Side, string, number][];
}

/** A hand: its points and totals; unfolded, the lines behind them. */
function Hand({ hand, book, sides }: HandProps) {
  return (
    <details class="panel past">
      <summary>
        <b>{t("sheet.hand", { number: hand.number })}</b>
        {sides.map(([side], i) => (
          <span key={side}>
            <SideBadge side={side} /> {formatNumber(hand.points[i] ?? 0)}
            <small>{formatNumber(hand.totals[i] ?? 0)}</small>
          </span>
        ))}
      </summary>
      <div class="two">
        {sides.map(([side, names], i) => (
          <ScoreTable
            key={side}
            cls="score"
            lines={hand.lines}
            side={side}
            names={names}
            cite={(paragraph) => <Citation reference={paragraph} book={book} />}
          >
            <SumRow cls="hand-sum" label={t("sheet.this")} points={hand.points[i] ?? 0} />
          </ScoreTable>
        ))}
      </div>
    </details>
  );
}

export default function GamePage({ params }: PageProps) {
  const [table = "", number = ""] = params;
  const [game, setGame] = useState<PastGame | null>(null);
  const [hands, setHands] = useState<HandResult[]>([]);
  const [problem, attempt] = useProblem();
  useEffect(() => {
    void attempt(async () => {
      const [found, sheets] = await Promise.all([
        get<PastGame>(`/api/me/games/${table}?game=${number}`),
        get<SheetsAnswer>(`/api/tables/${table}/sheets?game=${number}`),
      ]);
      setGame(found);
      setHands(sheets.hands);
    });
  }, [table, number]);
  const sides = game ? sidesWithTotals(game) : [];
  return (
    <Page
      title={game ? outcome(game) : t("game.title")}
      tab={t("game.title")}
      lead={game ? describeGame(game) : undefined}
      cls="tables pastgame"
    >
      <Problem text={problem} />
      {game && (
        <>
          <ul class="sums">
            {sides.map(([side, names, total]) => (
              <li key={side}>
                <SideBadge side={side} /> {names} <b>{formatNumber(total)}</b>
              </li>
            ))}
          </ul>
          {game.unrated && <p class="sm">{t(`unrated.${game.unrated}`)}</p>}
          <p class="acts">
            <a class="btn primary" href={replayOf(game)}>
              {t("profile.replay")}
            </a>
            <button
              type="button"
              class="btn"
              onClick={() => void attempt(() => saveRecord(game.table, game.game))}
            >
              {t("sheet.record")}
            </button>
            <a class="btn" href="/profile">
              {t("game.all")}
            </a>
          </p>
          {hands.length > 1 && (
            <Panel title={t("totals.title")}>
              <TotalsChart names={sides.map(([, names]) => names)} hands={hands} target={game.target} />
            </Panel>
          )}
          <section>
            <h2>{t("game.hands")}</h2>
            <div class="rows">
              {hands.map((hand) => (
                <Hand key={hand.number} hand={hand} book={game.book} sides={sides} />
              ))}
            </div>
          </section>
        </>
      )}
    </Page>
  );
}
