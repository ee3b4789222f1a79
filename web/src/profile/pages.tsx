// From one page of a list to the next.
import { Icon } from "../cards/face";
import { t } from "../words";

interface PagesProps {
  label: string;
  /** The words for the page before, and for the next one. */
  before: string;
  next: string;
  page: number;
  pages: number;
  address: (page: number) => string;
}

export function Pages({ label, before, next, page, pages, address }: PagesProps) {
  if (pages < 2 && page === 1) return null;
  return (
    <nav class="pages" aria-label={label}>
      {page > 1 && (
        <a class="btn" href={address(page - 1)}>
          <Icon id="left" />
          {before}
        </a>
      )}
      <span>{t("profile.page", { page, pages })}</span>
      {page < pages && (
        <a class="btn" href={address(page + 1)}>
          {next}
          <Icon id="right" />
        </a>
      )}
    </nav>
  );
}
