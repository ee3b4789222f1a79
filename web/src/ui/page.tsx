// What every page around the table has: the bar, a heading that takes the focus, and a place for a refusal.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal } from "../net/http";
import { TopBar } from "../pages/top";
import { t } from "../words";

interface PageFrame {
  title: string;
  /** What the browser's tab says, if not the heading. */
  tab?: string;
  lead?: string;
  cls?: string;
  where?: string;
  children: ComponentChildren;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Names the tab, and lets the focus begin at the heading of a page that has just been drawn. */
export function useHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Casa Canasta`;
  }, [title]);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

export function Page({ title, tab, lead, cls = "", where, children, onKeyDown }: PageFrame) {
  const heading = useHeading(tab ?? title);
  return (
    <div class="page">
      <TopBar where={where} />
      <main class={cls} onKeyDown={onKeyDown}>
        <header class="head">
          <h1 tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {lead && <p class="lead">{lead}</p>}
        </header>
        {children}
      </main>
    </div>
  );
}

/** The sentence of what was refused last, and a way to try something that may be. */
export function useProblem(): [string, (work: () => Promise<unknown>) => Promise<boolean>] {
  const [problem, setProblem] = useState("");
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem("");
    try {
      await work();
      return true;
    } catch (found) {
      setProblem(found instanceof Refusal ? found.message : t("offline"));
      return false;
    }
  };
  return [problem, attempt];
}

/** Where a refusal is told; it takes no room while there is none. */
export const Problem = ({ text }: { text: string }) => (
  <p role="alert" class="problem">
    {text}
  </p>
);
