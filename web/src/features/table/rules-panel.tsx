// The rules next to the table: every link to a rule opens here while the table is shown, and the game
// continues.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../messages";
import { Icon } from "../../ui/cards/face";
import type { Reader as ReaderOf } from "../rules/reader";
import { screen } from "./screen-layout";

interface Place {
  book: string;
  paragraph: string;
}

/** The rule that is open next to the table. */
export const openRule = signal<Place | null>(null);

const ADDRESS = /^\/rules(?:\/([^/]+)(?:\/([^/]+))?)?\/?$/;

/** Return the target of a link, if it leads to the rules and would open in this window. */
function wanted(event: MouseEvent, book: string): Place | null {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || link.dataset.own)
    return null;
  const found = link.origin === location.origin && ADDRESS.exec(link.pathname);
  return found ? { book: found[1] ?? book, paragraph: decodeURIComponent(found[2] ?? "") } : null;
}

interface PanelProps {
  book: string;
  /** The house rule in use: its name, and its text if it was uploaded for this table. */
  house?: { name: string; text: string } | null;
}

/** Intercepts links to the rules; `book` is the current rulebook. */
export function RulesPanel({ book, house = null }: PanelProps) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const place = wanted(event, book);
      if (!place) return;
      event.preventDefault();
      event.stopPropagation();
      openRule.value = place;
    };
    document.addEventListener("click", follow, true);
    return () => {
      document.removeEventListener("click", follow, true);
      openRule.value = null;
    };
  }, [book]);
  const { value: place } = openRule;
  return place && <Panel place={place} house={place.book === book ? house : null} />;
}

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

function Panel({ place, house }: { place: Place; house: PanelProps["house"] }) {
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
