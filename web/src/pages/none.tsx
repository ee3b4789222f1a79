import { t } from "../words";
import { TopBar } from "./top";

export default function NoPage() {
  return (
    <div class="page">
      <TopBar />
      <main class="plain">
        <h1 tabIndex={-1}>{t("none.title")}</h1>
        <p>
          <a href="/">{t("none.home")}</a>
        </p>
      </main>
    </div>
  );
}
