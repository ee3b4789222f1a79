// Was it fair? A short explanation of the deal.

import { t } from "../messages";
import { Page } from "../ui/page";

export default function Fair() {
  return (
    <Page title={t("fair.title")} lead={t("fair.lead")} cls="plain">
      <ol class="idea">
        {["promise", "parts", "deal", "reveal"].map((each) => (
          <li key={each}>{t(`fair.${each}`)}</li>
        ))}
      </ol>
    </Page>
  );
}
