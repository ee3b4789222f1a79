// The width of an element, for what is drawn to measure.
import { useLayoutEffect, useState } from "preact/hooks";

/** Return the current width of an element; after a render it is right before anything is painted. */
export function useWidth(box: preact.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  const measure = () => setWidth(box.current?.clientWidth ?? 0);
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const seen = new ResizeObserver(measure);
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  return width;
}
