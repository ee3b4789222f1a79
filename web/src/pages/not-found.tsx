import { t } from "../messages";
import { Header } from "../ui/header";

export default function NotFoundPage() {
  return (
    <div class="page">
      <Header />
      <main class="plain">
        <h1 tabIndex={-1}>{t("none.title")}</h1>
        <p>
          <a href="/">{t("none.home")}</a>
        </p>
      </main>
    </div>
  );
}
