// The dialog with a rulebook, next to the table.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../messages";
import { Icon } from "../../ui/cards/face";
import type { Reader as ReaderOf } from "../rules/reader";
import { openRule, type RuleAddress } from "./open-rule";
import { screen } from "./screen-layout";

type Read = typeof ReaderOf;

const close = () => {
  openRule.value = null;
};

/** Escape closes it, wherever the focus is. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

interface DialogProps {
  place: RuleAddress;
  house: { name: string; text: string } | null;
}

export function RulesDialog({ place, house }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const [Reader, setReader] = useState<Read | null>(null);
  const sheet = screen.value.width < 700;
  const marked = house && !house.text ? `?house=${house.name}` : "";
  // The browser restores the focus when the panel is closed.
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const before = document.activeElement as HTMLElement | null;
    document.addEventListener("keydown", closeOnEscape, true);
    if (sheet) dialog.showModal();
    else dialog.show();
    void import("../rules/reader").then((found) => setReader(() => found.Reader));
    return () => {
      document.removeEventListener("keydown", closeOnEscape, true);
      dialog.close();
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [sheet]);
  return (
    <dialog
      ref={box}
      class={`rulespanel ${sheet ? "sheet" : "beside"}`}
      aria-label={t("panel.title")}
      // Letters are for the search, not for the table.
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.target === box.current && close()}
    >
      <div class="inside">
        <div class="head">
          <h2>{t(`book.${place.book}`)}</h2>
          <a
            class="btn icon"
            href={`/rules/${place.book}/${encodeURIComponent(place.paragraph)}${marked}`}
            target="_blank"
            rel="noopener"
            data-own="true"
            aria-label={t("panel.new_page")}
          >
            <Icon id="book" />
          </a>
          <button type="button" class="btn icon" aria-label={t("panel.close")} onClick={close}>
            <Icon id="x" />
          </button>
        </div>
        {Reader ? (
          <Reader book={place.book} paragraph={place.paragraph} house={house} />
        ) : (
          <p role="status">{t("panel.loading")}</p>
        )}
      </div>
    </dialog>
  );
}
