import { signal } from "@preact/signals";
import { type ComponentType, render } from "preact";
import { useEffect } from "preact/hooks";
import "./css/main.css";
import { path } from "./router";
import { applySettings } from "./settings";
import { keepFocus } from "./ui/focus";
import { allWords, t } from "./words";

/** A page gets the parts of its address that are in brackets here. */
export interface PageProps {
  params: string[];
}
type Load = () => Promise<{ default: ComponentType<PageProps> }>;

/** Every page loads by itself. */
const ROUTES: [RegExp, Load][] = [
  [/^\/$/, () => import("./pages/home")],
  [/^\/table\/([\w-]+)$/, () => import("./pages/table")],
  [/^\/room\/([\w-]+)$/, () => import("./pages/room")],
  [/^\/party\/([\w-]+)$/, () => import("./pages/party")],
  [/^\/new$/, () => import("./pages/new")],
  [/^\/lobby$/, () => import("./pages/lobby")],
  [/^\/compare$/, () => import("./pages/compare")],
  [/^\/rules(?:\/([\w-]+)(?:\/([\w.%-]+))?)?\/?$/, () => import("./pages/rules")],
  [/^\/ask$/, () => import("./pages/ask")],
  [/^\/referee$/, () => import("./pages/referee")],
  [/^\/house(?:\/([\w-]+))?\/?$/, () => import("./pages/house")],
  [/^\/replay(?:\/([\w-]+))?\/?$/, () => import("./pages/replay")],
  [/^\/exercise$/, () => import("./pages/exercise")],
  [/^\/pad\/?$/, () => import("./pages/pads")],
  [/^\/pad\/new$/, () => import("./pages/padnew")],
  [/^\/pad\/([\w-]+)\/hand(?:\/(\d+))?$/, () => import("./pages/padhand")],
  [/^\/pad\/(shared\/)?([\w-]+)$/, () => import("./pages/pad")],
  [/^\/learn\/(\w+)$/, () => import("./pages/lesson")],
  [/^\/learn$/, () => import("./pages/learn")],
  [/^\/profile$/, () => import("./pages/profile")],
  [/^\/game\/([\w-]+)\/(\d+)$/, () => import("./pages/game")],
  [/^\/settings$/, () => import("./pages/settings")],
  [/^\/account$/, () => import("./pages/account")],
  [/^\/fair$/, () => import("./pages/fair")],
  [/^\/invite\/([\w-]+)\/([\w-]+)$/, () => import("./pages/invite")],
];
/** Pages that are drawn before the words of all others are there. */
const SOON = /^\/(table\/|learn\/|party\/|$)/;
const NONE: Load = () => import("./pages/none");

const shown = signal<{ Page: ComponentType<PageProps>; params: string[] } | null>(null);

/** The page of an address, and the parts of the address that it gets. */
function find(address: string): { load: Load; params: string[] } {
  for (const [pattern, load] of ROUTES) {
    const found = pattern.exec(address);
    if (found) return { load, params: found.slice(1) };
  }
  return { load: NONE, params: [] };
}

async function show(address: string): Promise<void> {
  const { load, params } = find(address);
  const Page = (await load()).default;
  if (!SOON.test(address)) await allWords();
  // Somebody may have gone on while it was loading.
  if (path.peek() === address) shown.value = { Page, params };
}

function App() {
  const address = path.value;
  useEffect(() => {
    void show(address);
  }, [address]);
  const now = shown.value;
  return now ? <now.Page params={now.params} /> : <p class="vh">{t("loading")}</p>;
}

// The page is on its way while its words are.
void find(path.value)
  .load()
  .catch(() => undefined);
void applySettings().then(() => {
  const root = document.getElementById("page");
  if (!root) return;
  keepFocus(root);
  render(<App />, root);
});
