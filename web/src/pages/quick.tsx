// Quick seat: play with people now. The book, the pace, and how long to wait before bots take the free places.
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages";
import { get, post } from "../net/http";
import { bookChoices } from "../state/books";
import { navigate, query } from "../state/router";
import { lastName, me, personOrGuest } from "../state/session";
import { RadioGroup, TextField } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { NewQuickSeat, QuickSeats, TableInfo } from "../wire";

const EVERY = 5000;
const PACES = ["fast", "normal", "days"] as const;
const WAITS = ["30", "60", "180", "0"] as const;

export default function QuickPage() {
  const [book, setBook] = useState(new URLSearchParams(query.value).get("book") ?? "classic");
  const [pace, setPace] = useState<(typeof PACES)[number]>("normal");
  const [wait, setWait] = useState<(typeof WAITS)[number]>("60");
  const [name, setName] = useState(lastName());
  const [seats, setSeats] = useState<QuickSeats | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, attempt] = useProblem();
  useEffect(() => {
    const ask = () =>
      void get<QuickSeats>("/api/quick")
        .then(setSeats)
        .catch(() => undefined);
    ask();
    const timer = setInterval(() => document.visibilityState === "visible" && ask(), EVERY);
    return () => clearInterval(timer);
  }, []);
  const waiting = (of: string) =>
    seats?.queues.find((each) => each.book === book && each.pace === of)?.people ?? 0;
  const find = async () => {
    if (busy) return;
    setBusy(true);
    await attempt(async () => {
      await personOrGuest(name);
      const wanted: NewQuickSeat = { book, pace, wait: Number(wait) };
      const table = await post<TableInfo>("/api/quick", wanted);
      navigate(table.status === "waiting" ? `/room/${table.id}?quick` : `/table/${table.id}`);
    });
    setBusy(false);
  };
  return (
    <Page title={t("quick.title")} lead={t("quick.lead")} cls="settings quick">
      {!me.value && <TextField label={t("invite.name")} value={name} onInput={setName} max={40} />}
      <RadioGroup
        legend={t("new.book")}
        cls="shelf"
        value={book}
        onChoose={setBook}
        offered={bookChoices()}
      />
      <RadioGroup
        legend={t("quick.pace")}
        value={pace}
        onChoose={setPace}
        offered={PACES.map((value) => ({
          value,
          label: t(`quick.pace_${value}`),
          about: waiting(value) ? t("quick.waiting", { people: waiting(value) }) : undefined,
        }))}
      />
      <RadioGroup
        legend={t("quick.wait")}
        value={wait}
        onChoose={setWait}
        offered={WAITS.map((value) => ({ value, label: t(`quick.wait_${value}`) }))}
      />
      <p class="sm">{t("quick.about")}</p>
      <Problem text={problem} />
      <p class="acts">
        <button type="button" class="btn primary big" aria-disabled={busy} onClick={() => void find()}>
          {t("quick.find")}
        </button>
      </p>
    </Page>
  );
}
