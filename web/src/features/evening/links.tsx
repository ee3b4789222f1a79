// Links on the director's page: the tables' phones, players online, the public results, and paper.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { post } from "../../net/http";
import { SureButton, share } from "../../ui/controls";
import { Panel, Switch } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { EveningPage } from "../../wire";
import type { Live } from "./live";
import { papersOf } from "./papers";

interface OneLinkProps {
  title: string;
  address: string;
  path: string;
  /** Replace the link, after it has got into wrong hands. */
  onRenew: () => void;
}

function OneLink({ title, address, path, onRenew }: OneLinkProps) {
  const [copied, setCopied] = useState(false);
  return (
    <li class="onelink">
      <img
        class="qr"
        src={`/api/evening-links/${path}/qr.svg`}
        alt={t("evening.qr_of", { name: title })}
        loading="lazy"
      />
      <div>
        <b>{title}</b>
        <p class="link">{address}</p>
        <div class="acts">
          <button
            type="button"
            class="btn small"
            onClick={() => void share(title, { url: address }).then(setCopied)}
          >
            {t(copied ? "control.copied" : "control.share")}
            <span class="vh">: {title}</span>
          </button>
          <SureButton
            label={t("evening.renew")}
            sure={t("evening.renew_sure")}
            about={title}
            onClick={onRenew}
          />
        </div>
      </div>
    </li>
  );
}

export function LinksView({ page, live }: { page: EveningPage; live: Live<EveningPage> }) {
  const [problem, attempt] = useProblem();
  const [copied, setCopied] = useState(false);
  const path = `/api/evenings/${page.id}`;
  const renew = (link: string) =>
    void attempt(async () => live.show(await post<EveningPage>(`${path}/links/${link}`, {})));
  return (
    <div class="stack1">
      <Problem text={problem} />
      <Panel title={t("evening.results_link")}>
        {page.results ? (
          <>
            <p class="link">{page.results.address}</p>
            <div class="acts">
              <a class="btn" href={`/evening/${page.results.link}/projector`}>
                {t("evening.projector")}
              </a>
              <a class="btn" href={`/evening/${page.results.link}`}>
                {t("evening.public")}
              </a>
              <button
                type="button"
                class="btn"
                onClick={() =>
                  void share(t("evening.results_link"), { url: page.results?.address ?? "" }).then(setCopied)
                }
              >
                {t(copied ? "control.copied" : "control.share")}
              </button>
            </div>
          </>
        ) : (
          <>
            <p>{t("evening.no_results_link")}</p>
            <div class="acts">
              <button
                type="button"
                class="btn primary"
                onClick={() =>
                  void attempt(async () => {
                    await post(`${path}/link`, {});
                    await live.refresh();
                  })
                }
              >
                {t("evening.make_link")}
              </button>
            </div>
          </>
        )}
      </Panel>
      <Panel title={t("evening.paper")}>
        <div class="acts">
          {papersOf(page.state.settings).map((each) => (
            <a key={each} class="btn small" href={`/evenings/${page.id}/paper/${each}`}>
              {t(`evening.paper.${each}`)}
            </a>
          ))}
        </div>
      </Panel>
      <Panel title={t("evening.table_links")}>
        <p class="sm">{t("evening.table_links_about")}</p>
        <Switch
          label={t("evening.one_device")}
          about={t("evening.one_device_about")}
          on={page.one_device}
          onChange={(on) =>
            void attempt(async () =>
              live.show(await post<EveningPage>(`${path}/options`, { one_device: on })),
            )
          }
        />
        {page.tables.length === 0 && <p class="sm">{t("evening.no_table_links")}</p>}
        <ul class="links1">
          {page.tables.map((each) => (
            <OneLink
              key={each.link}
              title={t("evening.table", { number: each.table })}
              address={each.address}
              path={each.link}
              onRenew={() => renew(each.link)}
            />
          ))}
        </ul>
      </Panel>
      {page.seats.length > 0 && (
        <Panel title={t("evening.seat_links")}>
          <p class="sm">{t("evening.seat_links_about")}</p>
          <ul class="links1">
            {page.seats.map((each) => (
              <OneLink
                key={each.link}
                title={each.name}
                address={each.address}
                path={each.link}
                onRenew={() => renew(each.link)}
              />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
