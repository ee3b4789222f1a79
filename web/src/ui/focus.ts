// The focus is never lost: when the focused element disappears, the focus moves to the nearest one, or to the
// home element if there is one.
const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";
let trail: Element[] = [];

function remember(event: FocusEvent): void {
  trail = [];
  for (let at = event.target as Element | null; at && at.id !== "page"; at = at.parentElement) trail.push(at);
}

function mend(): void {
  const had = trail[0];
  if (!had || had.isConnected || document.activeElement !== document.body) return;
  // At a table the nearest one may be the stock, and the next Enter would draw.
  if (trail.some((each) => each.isConnected && each.hasAttribute("data-home"))) return;
  for (const each of trail) {
    const next =
      each.isConnected && each.closest("main, .note") && each.querySelector<HTMLElement>(FOCUSABLE);
    if (next) return next.focus({ preventScroll: true });
  }
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}

/** Watch the focus from now on. */
export function keepFocus(root: Element): void {
  document.addEventListener("focusin", remember);
  new MutationObserver(mend).observe(root, { childList: true, subtree: true });
}
