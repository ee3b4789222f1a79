// The rules next to the table: every link to a rule opens here while the table is shown, and the game
// continues.
import { useEffect } from "preact/hooks";
import { lazy } from "../../ui/lazy";
import { openRule, type RuleAddress } from "./open-rule";

const RulesDialog = lazy(() => import("./rules-dialog").then((found) => found.RulesDialog));

const ADDRESS = /^\/rules(?:\/([^/]+)(?:\/([^/]+))?)?\/?$/;

/** Return the target of a link, if it leads to the rules and would open in this window. */
function wanted(event: MouseEvent, book: string): RuleAddress | null {
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
  return place && <RulesDialog place={place} house={place.book === book ? house : null} />;
}
