// The score pad can be installed, and works offline: a service worker caches its files.
import { useEffect } from "preact/hooks";

export function useServiceWorker(): void {
  useEffect(() => {
    const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    const usual = manifest?.getAttribute("href") ?? "";
    manifest?.setAttribute("href", "/pad.webmanifest");
    if ("serviceWorker" in navigator)
      void navigator.serviceWorker.register("/pad-worker.js", { scope: "/pad" }).catch(() => undefined);
    return () => manifest?.setAttribute("href", usual);
  }, []);
}
