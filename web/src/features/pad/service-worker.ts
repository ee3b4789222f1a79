// The score pad can be installed, and works offline: a service worker caches its files.
import { useEffect } from "preact/hooks";
import { registerWorker } from "../../state/service-worker";

export function useServiceWorker(): void {
  useEffect(() => {
    const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    const usual = manifest?.getAttribute("href") ?? "";
    manifest?.setAttribute("href", "/pad.webmanifest");
    if ("serviceWorker" in navigator) void registerWorker().catch(() => undefined);
    return () => manifest?.setAttribute("href", usual);
  }, []);
}
