// The paragraphs that a change of the rules concerns.
import { Citation } from "../rules/citation";

/** Links to the first paragraphs that a setting is based on. */
export const Citations = ({ paragraphs, book }: { paragraphs: string[]; book: string }) => (
  <>
    {paragraphs.slice(0, 2).map((each) => (
      <Citation key={each} reference={each} book={book} />
    ))}
  </>
);
