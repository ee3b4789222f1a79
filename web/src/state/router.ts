// The router: the current address, and navigation without reloading.
import { signal } from "@preact/signals";

/** A page gets the parts of its address that are in brackets in routes.json. */
export interface PageProps {
  params: string[];
}

export const path = signal(location.pathname);
export const query = signal(location.search);
/** Why the current address leads nowhere, if the server says so. */
export const missing = signal("");

function read(): void {
  missing.value = "";
  path.value = location.pathname;
  query.value = location.search;
}

/** Show another page. */
export function navigate(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  read();
  scrollTo(0, 0);
  // A screen reader starts at the heading of the new page.
  requestAnimationFrame(() => document.querySelector<HTMLElement>("h1, main")?.focus());
}

/** Update the address to match the content: the page, the focus and the scroll position stay. */
export function replaceAddress(address: string): void {
  history.replaceState(null, "", address);
  read();
}

addEventListener("popstate", read);
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a");
  if (
    !link ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
});
