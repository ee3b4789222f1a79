import { t } from "../messages";
import { Header } from "../ui/header";

export default function NotFoundPage() {
  return (
    <div class="page">
      <Header />
      <main class="plain">
        <h1 tabIndex={-1}>{t("not_found.title")}</h1>
        <p>
          <a href="/">{t("not_found.home")}</a>
        </p>
      </main>
    </div>
  );
}
