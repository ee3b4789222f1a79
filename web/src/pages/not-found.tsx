// Shown for an address that has no page or no table; the server answers it with status 404.
import { t } from "../messages";
import { missing } from "../state/router";
import { Page } from "../ui/page";

export default function NotFoundPage() {
  return (
    <Page title={t("not_found.title")} lead={missing.value || t("not_found.lead")} cls="plain">
      <p class="acts">
        <a class="btn primary" href="/">
          {t("not_found.home")}
        </a>
        <a class="btn" href="/lobby">
          {t("header.tables")}
        </a>
        <a class="btn" href="/learn">
          {t("learn.title")}
        </a>
      </p>
    </Page>
  );
}
