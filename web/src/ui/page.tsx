// The frame of every page other than the table: the header, a heading that takes the focus, and a place for
// errors.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../messages";
import { Refusal } from "../net/http";
import { Header } from "./header";

interface PageFrame {
  title: string;
  /** The title of the browser's tab, if not the heading. */
  tab?: string;
  lead?: string;
  cls?: string;
  where?: string;
  /** Links in the header, before those of every page. */
  links?: ComponentChildren;
  children: ComponentChildren;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Set the title of the tab, and focus the heading of a newly rendered page. */
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

export function Page({ title, tab, lead, cls = "", where, links, children, onKeyDown }: PageFrame) {
  const heading = useHeading(tab ?? title);
  return (
    <div class="page">
      <Header where={where}>{links}</Header>
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

/** Return the last refusal, and a function that runs something that may be refused. */
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

/** The place of an error message; it takes up no space while there is none. */
export const Problem = ({ text }: { text: string }) => (
  <p role="alert" class="problem">
    {text}
  </p>
);
