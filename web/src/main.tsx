import { signal } from "@preact/signals";
import { type ComponentType, render } from "preact";
import { useEffect } from "preact/hooks";
import "./css/main.css";
import { allMessages, ownMessages, t } from "./messages";
import ROUTES from "./routes.json";
import { missing, type PageProps, path } from "./state/router";
import { applySettings } from "./state/settings";
import { keepFocus } from "./ui/focus";

type Shown = ComponentType<PageProps>;

/** Load a page; each page is a separate chunk. */
const load = async (page: string): Promise<Shown> => (await import(`./pages/${page}.tsx`)).default;

/** Shown if a page cannot be loaded. */
const Unreached = () => (
  <main>
    <p role="alert">{t("offline")}</p>
  </main>
);

const shown = signal<{ Page: Shown; params: string[] } | null>(null);

/** Find the page of an address, and its parameters. */
function find(address: string): { page: string; soon?: boolean; words?: string; params: string[] } {
  for (const route of missing.peek() ? [] : ROUTES) {
    const found = new RegExp(route.address).exec(address);
    if (found) return { ...route, params: found.slice(1) };
  }
  return { page: "not-found", params: [] };
}

async function show(address: string): Promise<void> {
  const { page, soon, words, params } = find(address);
  const Page = await load(page).catch(() => Unreached);
  if (words) await ownMessages(words);
  else if (!soon) await allMessages();
  // The reader may have moved on while it was loading.
  if (path.peek() === address) shown.value = { Page, params };
}

function App() {
  const address = path.value;
  useEffect(() => {
    void show(address);
  }, [address, missing.value]);
  const now = shown.value;
  return now ? <now.Page params={now.params} /> : <p class="vh">{t("loading")}</p>;
}

// Load the page while its messages are loading.
void load(find(path.value).page).catch(() => undefined);
void applySettings().then(() => {
  const root = document.getElementById("page");
  if (!root) return;
  keepFocus(root);
  render(<App />, root);
});
