// The sheet: totals, the next hand, the hands with their lines, the curve, the settlement, sharing.
import { useState } from "preact/hooks";
import { formatList, formatNumber, t } from "../../messages";
import { SideBadge } from "../../ui/cards/face";
import { phone } from "../../ui/controls";
import { TotalsChart } from "../../ui/totals-chart";
import { dayOf, describeDealer, rulesOf, titleOf } from "./descriptions";
import { EntryErrors } from "./entry-errors";
import { Footnotes, HandsTable } from "./hands-table";
import { PadIcon } from "./icons";
import { inWords, localSheet, membersOf, SIDES } from "./local-sheet";
import { PaymentsPanel } from "./payments";
import { Share } from "./share";
import { readDraft, type StoredPad } from "./store";

export function PadSheet({ kept, mayWrite }: { kept: StoredPad; mayWrite: boolean }) {
  const [open, setOpen] = useState(0);
  const sheet = localSheet(kept, t("pad.given"));
  const names = membersOf(kept.state.pad);
  const { game } = kept.state.pad;
  const server = kept.state.pad.sheet;
  const target = game.target ?? kept.form.target;
  const over = server.over && !kept.waiting.length;
  const won = server.winners.map((side) => inWords(names[SIDES.indexOf(side)] ?? []));
  const draft = mayWrite ? readDraft(kept.id) : null;
  const next = sheet.next;
  const small = phone.value;
  const about = [dayOf(kept), rulesOf(kept)].filter(Boolean).join(" · ");
  const captain = server.captain && <p class="sm">{t("pad.captain", { name: server.captain })}</p>;
  const enter = `/pad/${kept.id}/hand${draft?.alone ? "?points" : ""}`;
  return (
    <main class="sheet22">
      <section class="paper">
        {small ? (
          <header class="bar">
            <a class="btn icon noprint" href="/pad" aria-label={t("pad.all")}>
              <PadIcon id="left" />
            </a>
            <div class="ttl">
              <h1 tabIndex={-1}>{titleOf(kept)}</h1>
              <small>{about}</small>
            </div>
            {mayWrite && (
              <button
                type="button"
                class="btn icon noprint"
                aria-label={t("pad.share")}
                onClick={() => {
                  const share = document.querySelector<HTMLElement>(".sharep h2");
                  share?.focus({ preventScroll: true });
                  share?.scrollIntoView();
                }}
              >
                <PadIcon id="share" />
              </button>
            )}
          </header>
        ) : (
          <header class="paperhead rowy">
            <div>
              <h1 tabIndex={-1}>{titleOf(kept)}</h1>
              <p>{about}</p>
              {captain}
            </div>
          </header>
        )}
        <div class={`tots22 of${names.length}`}>
          {names.map((side, i) => (
            <div key={i}>
              <span class="nm">
                <SideBadge side={SIDES[i] ?? "A"} />
                {inWords(side)}
              </span>
              <b>{formatNumber(sheet.totals[i] ?? 0)}</b>
              {next && <small>{t("pad.first_meld", { number: next.first_meld[i] ?? 0 })}</small>}
            </div>
          ))}
        </div>
        {mayWrite && <EntryErrors kept={kept} names={names} />}
        {over ? (
          <div class="nexthand">
            <div>
              <h2>{t("pad.won", { names: formatList(won), number: won.length })}</h2>
            </div>
            {mayWrite && (
              <a class="btn primary big" href={`/pad/new?like=${kept.id}`}>
                {t("pad.again")}
              </a>
            )}
          </div>
        ) : (
          next && (
            <div class="nexthand dock">
              <div>
                <h2>{t("pad.hand", { hand: draft?.hand ?? next.hand })}</h2>
                <p>{draft ? t("pad.half_entered", { hand: draft.hand }) : describeDealer(next)}</p>
              </div>
              {mayWrite && (
                <div class="acts">
                  <a class="btn primary big" href={enter}>
                    {t(draft ? "pad.continue" : "pad.enter", { hand: draft?.hand ?? next.hand })}
                  </a>
                  {!draft && (
                    <a class="btn small" href={`/pad/${kept.id}/hand?points`}>
                      {t("pad.only_points")}
                    </a>
                  )}
                </div>
              )}
            </div>
          )
        )}
        <HandsTable
          kept={kept}
          hands={sheet.hands}
          names={names}
          open={open}
          setOpen={setOpen}
          mayWrite={mayWrite}
        />
        <Footnotes kept={kept} hands={sheet.hands} names={names} />
      </section>
      <section class="beside">
        {sheet.hands.length > 0 && (
          <div class="panel">
            {!small && <h2>{target ? t("pad.totals_to", { points: target }) : t("totals.title")}</h2>}
            <TotalsChart
              names={names.map(inWords)}
              hands={sheet.hands.map((hand) => ({ number: hand.hand, totals: hand.totals }))}
              start={server.start}
              target={target}
              steps={kept.form.first_meld.table}
              height={small ? 120 : undefined}
              legend={false}
            />
          </div>
        )}
        <PaymentsPanel sheet={server} small={small} />
        {small && captain}
        {mayWrite && <Share kept={kept} />}
      </section>
    </main>
  );
}
