// Messages with marked parts, such as "<learn>learn in ten minutes</learn>": a sentence with a link in it stays
// one message, so that every language can choose its order of words.
import { type ComponentChildren, Fragment } from "preact";
import { t } from "../messages";
import type { Params } from "../messages/format";

const MARKED = /<(\w+)>(.*?)<\/\1>/;

interface RichMessageProps {
  id: string;
  params?: Params;
  /** Renders the text of each marked part, by its mark. */
  parts: Record<string, (text: string) => ComponentChildren>;
}

export function RichMessage({ id, params, parts }: RichMessageProps) {
  // Splitting keeps what the groups match: text, mark, marked text, text, …
  const pieces = t(id, params).split(MARKED);
  return (
    <>
      {pieces.map((piece, i) => {
        if (i % 3 === 0) return piece;
        if (i % 3 === 1) return null;
        return <Fragment key={i}>{parts[pieces[i - 1] ?? ""]?.(piece) ?? piece}</Fragment>;
      })}
    </>
  );
}
