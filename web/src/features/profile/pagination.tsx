// Navigation between the pages of a list.

import { t } from "../../messages";
import { Icon } from "../../ui/cards/face";

interface PagesProps {
  label: string;
  /** The labels for the previous and the next page. */
  before: string;
  next: string;
  page: number;
  pages: number;
  address: (page: number) => string;
}

export function Pagination({ label, before, next, page, pages, address }: PagesProps) {
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
