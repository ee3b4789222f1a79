// Was it fair? A short explanation of the deal.
import { Page } from "../ui/page";
import { t } from "../messages";

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
