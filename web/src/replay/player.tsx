// Looking at a game again: hands, a scrubber, who sees it, and whether the deal was fair.
import { useEffect, useState } from "preact/hooks";
import { OneOf, Select } from "../ui/fields";
import { Lines } from "../ui/lines";
import { Problem, useProblem } from "../ui/page";
import type { GameReplay, Verified } from "../wire";
import { figure, listed, t } from "../words";
import { Moment, outline } from "./board";
import { ReviewOf } from "./review";
import type { Seen, Source } from "./source";

function Totals({ replay }: { replay: GameReplay }) {
  const results = replay.hands.flatMap((each) => (each.result ? [each.result] : []));
  if (!results.length) return null;
  const sides = Object.keys(replay.settings.sides).sort();
  const target = replay.settings.target;
  return (
    <section class="panel">
      <h2>{t("replay.totals")}</h2>
      <Lines
        title={t("replay.totals")}
        labels={["0", ...results.map((each) => String(each.number))]}
        lines={sides.map((side, i) => ({
          name: listed(replay.settings.sides[side] ?? []),
          cls: side.toLowerCase(),
          values: [0, ...results.map((each) => each.totals[i] ?? 0)],
        }))}
        marks={[
          { value: 0, label: figure(0) },
          ...(target ? [{ value: target, label: figure(target), goal: true }] : []),
        ]}
        say={figure}
      />
    </section>
  );
}

function FairOf({ source }: { source: Source }) {
  const [found, setFound] = useState<Verified | null>(null);
  const [problem, attempt] = useProblem();
  return (
    <section class="panel">
      <h2>{t("fair.title")}</h2>
      {found ? (
        <>
          <p>
            <b>{t(found.ok ? "replay.fair" : "replay.unfair")}</b>
          </p>
          <ul class="checks">
            {found.sentences.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      ) : (
        <button
          type="button"
          class="btn"
          onClick={() => void attempt(async () => setFound(await source.verify()))}
        >
          {t("replay.verify")}
        </button>
      )}
      <p class="sm">
        <a href="/fair">{t("room.fair_how")}</a>
      </p>
      <Problem text={problem} />
    </section>
  );
}

export function Player({ source }: { source: Source }) {
  const [replay, setReplay] = useState<GameReplay | null>(null);
  const [hand, setHand] = useState(1);
  const [seen, setSeen] = useState<Seen>("open");
  const [at, setAt] = useState(0);
  const [problem, attempt] = useProblem();
  useEffect(() => {
    void attempt(async () => setReplay(await source.load(hand, seen)));
  }, [source, hand, seen]);
  if (!replay) return <Problem text={problem} />;
  const last = replay.frames.length - 1;
  const place = Math.min(at, last);
  const frame = replay.frames[place];
  const { number } = outline(replay);
  const events = frame?.events.flatMap((event) => (event.sentence ? [event.sentence] : [])) ?? [];
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)));
  return (
    <div class="replay">
      <div class="shown">
        {frame && <Moment replay={replay} frame={frame} />}
        <div class="scrub">
          <button type="button" class="btn" aria-disabled={place === 0} onClick={() => go(place - 1)}>
            {t("replay.back")}
          </button>
          <label>
            <span class="vh">{t("replay.move")}</span>
            <input
              type="range"
              min={0}
              max={Math.max(0, last)}
              value={place}
              aria-valuetext={`${t("replay.at", { number: place, last })} ${events.join(" ")}`}
              onInput={(event) => go(Number(event.currentTarget.value))}
            />
          </label>
          <button
            type="button"
            class="btn primary"
            aria-disabled={place === last}
            onClick={() => go(place + 1)}
          >
            {t("replay.next")}
          </button>
        </div>
        <p role="status" class="happened">
          <span class="sm">{t("replay.at", { number: place, last })}</span> {events.join(" ")}
        </p>
        {frame?.position && (
          <p>
            <a href={`/ask?${new URLSearchParams({ position: frame.position })}`}>{t("replay.ask")}</a>
          </p>
        )}
      </div>
      <div class="side">
        <section class="panel">
          <h2>{t("replay.which")}</h2>
          <Select
            label={t("replay.hand")}
            value={String(number)}
            onChoose={(value) => {
              setAt(0);
              setHand(Number(value));
            }}
            offered={replay.hands.map((each) => ({
              value: String(each.number),
              label: t("replay.hand_number", { number: each.number }),
            }))}
          />
          <OneOf
            legend={t("replay.seen")}
            value={String(seen)}
            onChoose={(value) => setSeen(value === "open" ? "open" : Number(value))}
            offered={[
              { value: "open", label: t("replay.open") },
              ...replay.settings.players.map((name, i) => ({ value: String(i + 1), label: name })),
            ]}
          />
        </section>
        <Totals replay={replay} />
        <ReviewOf source={source} replay={replay} />
        <FairOf source={source} />
      </div>
      <Problem text={problem} />
    </div>
  );
}
