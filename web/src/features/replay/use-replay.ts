// The state of a replay: the current moment, its frame, and the coach's findings so far.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../messages";
import { get, Refusal } from "../../net/http";
import type { GameReplay, Review, ReviewStatus } from "../../wire";
import type { Source, Viewpoint } from "./source";
import { isClear, type Moment, momentOf, placeAt, type Timeline, timelineOf } from "./timeline";

/**
 * Milliseconds between two requests to the coach, between two actions during playback, and before fetching a
 * hand that the reader may only be dragging across.
 */
const [EVERY, BEAT, REST] = [1000, 900, 150];

export interface ReplayState {
  /** The game with the current hand; an earlier one while that is loading. */
  replay: GameReplay;
  course: Timeline;
  at: Moment;
  go: (at: Moment) => void;
  /** Step forward or back by an action, turn or turning point. */
  step: (what: "action" | "turn" | "point", by: 1 | -1) => void;
  playing: boolean;
  play: () => void;
  /** Whether all cards are shown. */
  open: boolean;
  show: (open: boolean) => void;
  /** The viewer's place among the players, from 1, and whether that is the reader. */
  reader: number;
  own: number;
  lookAs: (player: number) => void;
  review: Review | null;
  job: ReviewStatus | null;
  ask: () => void;
  problem: string;
}

const sentence = (found: unknown): string => (found instanceof Refusal ? found.message : t("offline"));

/** Poll the coach's review for one player until it is finished. */
function useReview(source: Source, reader: number) {
  const [job, setJob] = useState<ReviewStatus | null>(null);
  const [review, setReview] = useState<Review | null>(null);
  const [problem, setProblem] = useState("");
  const asked = useRef(0);
  const hear = (found: ReviewStatus) => {
    setJob(found);
    if (found.review) setReview(found.review);
  };
  useEffect(() => {
    asked.current += 1;
    setJob(null);
    setReview(null);
    setProblem("");
  }, [source, reader]);
  const attempt = (work: () => Promise<ReviewStatus>) => {
    const mine = asked.current;
    setProblem("");
    work()
      .then((found) => mine === asked.current && hear(found))
      .catch((found: unknown) => {
        if (mine !== asked.current) return;
        setProblem(sentence(found));
        setJob(null);
      });
  };
  useEffect(() => {
    if (!job || job.status === "done") return;
    const known = job.hands ? `?hand=${job.hands}` : "";
    const timer = setTimeout(() => attempt(() => get(`/api/reviews/${job.id}${known}`)), EVERY);
    return () => clearTimeout(timer);
  }, [job]);
  return { job, review, problem, ask: () => attempt(() => source.review(reader)) };
}

interface Beginning {
  source: Source;
  /** The reader's place among the players; 0 if they did not play. */
  own: number;
  first: GameReplay;
  /** Where to begin. */
  hand?: number;
  turn?: number;
  /** Whether to begin with all cards open. */
  open?: boolean;
}

export function useReplay({ source, own, first, hand, turn, open: opened = false }: Beginning): ReplayState {
  const [reader, setReader] = useState(own || 1);
  const [open, setOpen] = useState(opened);
  const [at, setAt] = useState<Moment>({ hand: hand ?? first.hands[0]?.number ?? 0, move: 0 });
  const [playing, setPlaying] = useState(false);
  const [loaded, setLoaded] = useState<Record<string, GameReplay>>({
    [`${first.hand} ${opened ? "open" : own || 1}`]: first,
  });
  const [shown, setShown] = useState(first);
  const [problem, setProblem] = useState("");
  const found = useReview(source, reader);
  const course = useMemo(() => timelineOf(first.hands), [first]);
  const seen: Viewpoint = open ? "open" : reader;
  const key = `${at.hand} ${seen}`;
  const here = loaded[key];
  useEffect(() => {
    if (here) {
      setShown(here);
      return;
    }
    const timer = setTimeout(
      () => {
        source
          .load(at.hand, seen)
          .then((replay) => {
            setProblem("");
            setLoaded((known) => ({ ...known, [key]: replay }));
          })
          .catch((problem: unknown) => setProblem(sentence(problem)));
      },
      Object.keys(loaded).length && !playing ? REST : 0,
    );
    return () => clearTimeout(timer);
  }, [key, here]);
  const replay = here ?? shown;

  const number = course.numberOf(at);
  const wanted = useRef(turn);
  const go = (to: Moment) => {
    wanted.current = 0;
    setPlaying(false);
    setAt(to);
  };
  const goto = (wanted: number) => go(course.at(wanted));
  const turns = replay.hand === at.hand ? replay.frames.map((frame) => frame.table.turn) : [];
  // A link may lead to a turn, and to its costly decision once the coach has found it.
  useEffect(() => {
    if (!wanted.current || !turns.length) return;
    const play = found.review?.plays.find(
      (each) => each.hand === at.hand && each.turn === wanted.current && isClear(each),
    );
    const move = play?.move ?? turns.indexOf(wanted.current);
    if (move > 0) setAt({ hand: at.hand, move });
  }, [turns.length, found.review]);
  const stepTurn = (by: 1 | -1) => {
    const now = turns[at.move];
    if (now === undefined) return;
    if (by > 0) {
      const next = turns.findIndex((each, i) => i > at.move && each !== now);
      return goto(next < 0 ? number - at.move + turns.length : number - at.move + next);
    }
    const begin = turns.indexOf(now);
    if (begin < at.move || begin === 0) return goto(begin < at.move ? number - at.move + begin : number - 1);
    goto(number - at.move + turns.indexOf(turns[begin - 1] ?? now));
  };
  const step = (what: "action" | "turn" | "point", by: 1 | -1) => {
    if (what === "action") return goto(number + by);
    if (what === "turn") return stepTurn(by);
    const review = found.review;
    if (!review) return;
    const turnNow = placeAt(review, at)?.turn;
    const points = review.turning_points
      .filter((point) => point.hand !== at.hand || point.turn !== turnNow)
      .map((point) => momentOf(review, point));
    const ahead = points.filter((each) => (course.numberOf(each) - number) * by > 0);
    const next = by > 0 ? ahead[0] : ahead[ahead.length - 1];
    if (next) go(next);
  };
  useEffect(() => {
    if (!playing) return;
    if (number >= course.last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(course.at(number + 1)), BEAT);
    return () => clearTimeout(timer);
  }, [playing, number]);
  // The reader's own games are reviewed automatically.
  useEffect(() => {
    if (own && first.result.over) found.ask();
  }, [source, reader]);
  return {
    replay,
    course,
    at,
    go,
    step,
    playing,
    play: () => {
      if (!playing && number >= course.last) setAt(course.at(0));
      setPlaying(!playing);
    },
    open,
    show: setOpen,
    reader,
    own,
    lookAs: setReader,
    review: found.review,
    job: found.job,
    ask: found.ask,
    problem: problem || found.problem,
  };
}
