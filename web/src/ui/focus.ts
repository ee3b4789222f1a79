// The focus is never lost: when what had it goes away, it goes to what stands nearest, or home where there is one.
const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";
let trail: Element[] = [];

function remember(event: FocusEvent): void {
  trail = [];
  for (let at = event.target as Element | null; at && at.id !== "page"; at = at.parentElement) trail.push(at);
}

function mend(): void {
  const had = trail[0];
  if (!had || had.isConnected || document.activeElement !== document.body) return;
  // At a table the nearest may be the stock, which the next Enter would be meant for.
  if (trail.some((each) => each.isConnected && each.hasAttribute("data-home"))) return;
  for (const each of trail) {
    const next =
      each.isConnected && each.closest("main, .note") && each.querySelector<HTMLElement>(FOCUSABLE);
    if (next) return next.focus({ preventScroll: true });
  }
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}

/** Watch over the focus from now on. */
export function keepFocus(root: Element): void {
  document.addEventListener("focusin", remember);
  new MutationObserver(mend).observe(root, { childList: true, subtree: true });
}
