// The phone of a table: opened by the QR code on the table, without an account.
import { useState } from "preact/hooks";
import { Clock } from "../features/evening/clock";
import { useContribution } from "../features/evening/contribution";
import { useDevice } from "../features/evening/device";
import { type Live, useLive } from "../features/evening/live";
import { Announcements, HandsTable, pairName, Sending, SIDES } from "../features/evening/parts";
import { NextSeats } from "../features/evening/seats";
import { t } from "../messages";
import type { PageProps } from "../state/router";
import { SideBadge } from "../ui/cards/face";
import { PhoneFrame, SegmentedControl } from "../ui/controls";
import { lazy } from "../ui/lazy";
import type { TablePage } from "../wire";

const Result = lazy(async () => (await import("../features/evening/table-actions")).Result, "guests");
const CallReferee = lazy(
  async () => (await import("../features/evening/table-actions")).CallReferee,
  "guests",
);

interface PartProps {
  page: TablePage;
  live: Live<TablePage>;
}

/** Return the side that this device acts for in the round, and a function that sets it. */
function useSide(link: string, page: TablePage): [number, (side: number) => void] {
  const place = `canasta.side.${link}.${page.round}`;
  const [, update] = useState(0);
  const side = page.device_sides[0] ?? Number(localStorage.getItem(place) ?? 0);
  const choose = (chosen: number) => {
    localStorage.setItem(place, String(chosen));
    update((count) => count + 1);
  };
  return [side, choose];
}

/** The hands so far: those that were handed in, or those of the pad. */
function Hands({ page }: { page: TablePage }) {
  const hands = page.result?.hands.length
    ? page.result.hands
    : (page.pad?.pad.sheet.hands.map((hand) => hand.points) ?? []);
  const totals = page.result?.points ?? page.pad?.pad.sheet.totals ?? [];
  return <HandsTable hands={hands} totals={totals} cls="wide1" />;
}

function Table({ link }: { link: string }) {
  const path = `/api/evening-tables/${link}`;
  const live = useLive<TablePage>(path, link);
  const page = live.state;
  useContribution(link, page?.deal, () => void live.refresh());
  return page ? (
    <Shown page={page} live={live} link={link} />
  ) : (
    <PhoneFrame title={t("evening.table_phone")}>
      <p class="lead">{live.problem || t("loading")}</p>
    </PhoneFrame>
  );
}

function Shown({ page, live, link }: PartProps & { link: string }) {
  const [side, setSide] = useSide(link, page);
  const seated = page.sides.length > 0;
  return (
    <PhoneFrame
      title={t("evening.table", { number: page.table })}
      sub={[page.evening, page.round > 0 && t("evening.round", { number: page.round })]
        .filter(Boolean)
        .join(" · ")}
      cls="ev tphone"
    >
      <Sending live={live} />
      {page.announcements.length > 0 && (
        <section class="panel say1" aria-label={t("evening.view.messages")}>
          <Announcements all={page.announcements.slice(-3)} />
        </section>
      )}
      {page.clock && page.status === "playing" && <Clock clock={page.clock} now={page.now} />}
      {!seated && <p class="lead">{t(page.round ? "evening.table_free" : "evening.not_started")}</p>}
      {seated && (
        <section class="panel" aria-label={t("evening.this_round")}>
          <div class="pr">
            {page.sides.map((names, i) => (
              <span key={pairName(names)}>
                <SideBadge side={SIDES[i] ?? ""} />
                <span>{pairName(names)}</span>
              </span>
            ))}
          </div>
          <Hands page={page} />
          {page.status === "playing" && !page.online && !page.result?.confirmed && (
            <div class="whoweare">
              <p id="we">{t("evening.we_are")}</p>
              <SegmentedControl
                label={t("evening.we_are")}
                value={String(side)}
                onChoose={(chosen) => setSide(Number(chosen))}
                offered={["1", "2"].map((value, i) => ({
                  value,
                  label: t("evening.side", { side: SIDES[i] ?? "" }),
                }))}
              />
            </div>
          )}
          {(side > 0 || page.status === "closed" || page.online || page.result?.confirmed) && (
            <Result page={page} live={live} side={side} link={link} />
          )}
        </section>
      )}
      <NextSeats all={page.next} />
      {page.round > 0 && <CallReferee page={page} live={live} />}
      {page.results && (
        <p class="acts">
          {page.entries.flat().map((entry, i) => (
            <a key={entry} class="btn" href={`/evening/${page.results}/entries/${entry}`}>
              {t("evening.results_for", {
                names: pairName(
                  page.entries.length === page.entries.flat().length
                    ? (page.sides[i] ?? [])
                    : [page.sides.flat()[i] ?? ""],
                ),
              })}
            </a>
          ))}
          <a class="btn" href={`/evening/${page.results}`}>
            {t("evening.view.standings")}
          </a>
        </p>
      )}
    </PhoneFrame>
  );
}

export default function EveningTablePage({ params }: PageProps) {
  const [link = ""] = params;
  const { ready, problem } = useDevice(link);
  if (ready) return <Table link={link} />;
  return (
    <PhoneFrame title={t("evening.table_phone")}>
      <p class="lead">{problem || t("loading")}</p>
    </PhoneFrame>
  );
}
