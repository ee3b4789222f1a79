// Was it fair? How a deal comes about, in a few sentences.
import { Page } from "../ui/page";
import { t } from "../words";

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
