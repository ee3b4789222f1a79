// Components that load after the page, because its first picture does not need them.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { allMessages, ownMessages } from "../messages";

/**
 * Return a component that loads itself and all messages when it is first rendered; until then it is empty.
 * `words`: a part of the messages that only some pages load.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, words = ""): ComponentType<P> {
  const loaded = signal<{ Part: ComponentType<P> } | null>(null);
  return function Lazy(props: P) {
    useEffect(() => {
      if (loaded.peek()) return;
      void Promise.all([load(), words ? ownMessages(words) : allMessages()]).then(([Part]) => {
        loaded.value = { Part };
      });
    }, []);
    const Part = loaded.value?.Part;
    return Part ? <Part {...props} /> : null;
  };
}
