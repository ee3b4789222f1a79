// A house rule being written: its settings, the server's reading of them, and whether it is valid.
import { useEffect, useRef, useState } from "preact/hooks";
import { language, t } from "../../messages";
import { get, post, Refusal } from "../../net/http";
import { personOrGuest } from "../../state/session";
import type {
  HouseForecast,
  HouseSetting,
  HouseSettings,
  HouseTrial,
  HouseVerdict,
  OpenedHouse,
  SavedHouse,
} from "../../wire";

/** Milliseconds without a change before the server is asked to read the rule, and before its trial starts. */
const PAUSE = 300;
const REST = 1000;
/** Milliseconds between two requests for the progress of a trial, and of a forecast. */
const EVERY = 400;
const WATCH = 1000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export type Values = Record<string, unknown>;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** Convert a name to one that is allowed for a file, next to the title that keeps its spelling. */
export const fileName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40);

export interface Draft {
  book: string;
  name: string;
  version: number;
  settings: HouseSetting[];
  values: Values;
  opened: OpenedHouse | null;
  verdict: HouseVerdict | null;
  trying: boolean;
  /** Progress of the trial, in hands; `wanted` is 0 before it has begun. */
  tried: { done: number; wanted: number };
  /** What the rules do to the game, as far as it has been played; null without a passed trial. */
  forecast: HouseForecast | null;
  problem: string;
  /** The setting that was changed last, where a refusal is shown. */
  last: string;
  kept: SavedHouse | null;
  set: (id: string, value: unknown) => void;
  undo: () => void;
  canUndo: boolean;
  rename: (name: string) => void;
  keep: () => Promise<string>;
}

export function useDraft(book: string, id: string): Draft {
  const [slug, setSlug] = useState(book);
  const [settings, setSettings] = useState<HouseSetting[]>([]);
  const [values, setValues] = useState<Values>({});
  const [before, setBefore] = useState<Values[]>([]);
  const [name, setName] = useState("");
  const [version, setVersion] = useState(1);
  const [opened, setOpened] = useState<OpenedHouse | null>(null);
  const [verdict, setVerdict] = useState<HouseVerdict | null>(null);
  const [trying, setTrying] = useState(false);
  const [tried, setTried] = useState({ done: 0, wanted: 0 });
  const [forecast, setForecast] = useState<HouseForecast | null>(null);
  const [problem, setProblem] = useState("");
  const [last, setLast] = useState("");
  const [kept, setKept] = useState<SavedHouse | null>(null);
  const round = useRef(0);
  const tell = (found: unknown) => setProblem(found instanceof Refusal ? found.message : t("offline"));
  const speaks = language.value;

  useEffect(() => {
    void (async () => {
      let rules = book;
      if (id) {
        const [had, text] = await Promise.all([
          get<SavedHouse>(`/api/houses/${id}`).catch(() => null),
          get<OpenedHouse>(`/api/houses/${id}/opened`),
        ]);
        setKept(had);
        rules = text.book;
        setName(text.title);
        setVersion(text.version);
        setValues(text.values);
        setOpened(text);
      } else {
        setKept(null);
        setValues({});
        setName("");
        setVersion(1);
      }
      setSlug(rules);
      setBefore([]);
      setSettings((await get<HouseSettings>(`/api/houses/settings/${rules}`)).settings);
    })().catch(tell);
  }, [book, id, speaks]);

  useEffect(() => {
    if (!settings.length) return;
    const mine = ++round.current;
    const late = () => mine !== round.current;
    setVerdict(null);
    setTried({ done: 0, wanted: 0 });
    setForecast(null);
    const foresee = async (text: string) => {
      let found: HouseForecast = { status: "waiting" };
      while (!late() && found.status !== "done") {
        setForecast(found);
        // A forecast is an extra: when the server has no time for it, the page does without.
        const next = await post<HouseForecast>("/api/houses/forecast", { text }).catch(() => null);
        if (late()) return;
        if (!next) return setForecast(null);
        found = next;
        setForecast(found);
        if (found.status !== "done") await pause(WATCH);
      }
    };
    const write = setTimeout(() => {
      void (async () => {
        const whole =
          opened && !opened.plain // parts that only a file can express are not rewritten
            ? opened
            : await post<OpenedHouse>("/api/houses/draft", {
                book: slug,
                name: fileName(name) || "ours",
                title: name.trim(),
                version,
                settings: values,
              });
        if (late()) return;
        setOpened(whole);
        setProblem("");
        if (!whole.changes.length) return;
        await pause(REST);
        if (late()) return;
        setTrying(true);
        await personOrGuest();
        while (!late()) {
          const found = await post<HouseTrial>("/api/houses/check", { text: whole.text });
          if (late()) return;
          setTried({ done: found.done ?? 0, wanted: found.wanted ?? 0 });
          if (found.verdict) {
            setVerdict(found.verdict);
            if (found.verdict.checked) void foresee(whole.text);
            return;
          }
          await pause(EVERY);
        }
      })()
        .catch((found: unknown) => {
          if (!late()) tell(found);
        })
        .finally(() => {
          if (!late()) setTrying(false);
        });
    }, PAUSE);
    return () => {
      clearTimeout(write);
      round.current++; // who has left asks no more
    };
  }, [settings, values, version, speaks]);

  const change = (next: Values) => {
    setBefore([...before, values]);
    setValues(next);
  };
  return {
    book: slug,
    name,
    version,
    settings,
    values,
    opened,
    verdict,
    trying,
    tried,
    forecast,
    problem,
    last,
    kept,
    set: (key, value) => {
      const setting = settings.find((each) => each.id === key);
      const { [key]: _, ...others } = values;
      setLast(key);
      setProblem("");
      change(setting && same(setting.value, value) ? others : { ...others, [key]: value });
    },
    undo: () => {
      const back = before[before.length - 1];
      if (!back) return;
      setBefore(before.slice(0, -1));
      setProblem("");
      setValues(back);
    },
    canUndo: before.length > 0,
    rename: setName,
    keep: async () => {
      await personOrGuest();
      const own = kept?.own ? kept : null;
      // Each saved change raises the version; games in progress keep theirs.
      const raised = own && (before.length > 0 || name !== opened?.title) ? version + 1 : version;
      const whole =
        opened && !opened.plain
          ? opened
          : await post<OpenedHouse>("/api/houses/draft", {
              book: slug,
              name: fileName(name) || "ours",
              title: name.trim(),
              version: raised,
              settings: values,
            });
      const found = await post<SavedHouse>(own ? `/api/me/houses/${own.id}` : "/api/me/houses", {
        text: whole.text,
      });
      setKept(found);
      setOpened(whole);
      if (found.id !== id) setVerdict(null); // it now has its own address, and its trial goes by its name
      return found.id;
    },
  };
}
