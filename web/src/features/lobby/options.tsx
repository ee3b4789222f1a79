// The options of a book, each with a switch.

import { bookOf, displayName } from "../../state/books";
import { Switch } from "../../ui/fields";

interface OptionsProps {
  book: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export const Options = ({ book, chosen, onChange }: OptionsProps) => (
  <>
    {bookOf(book)?.options.map((each) => (
      <Switch
        key={each}
        label={displayName("option", each)}
        on={chosen.includes(each)}
        onChange={(on) => onChange(on ? [...chosen, each] : chosen.filter((had) => had !== each))}
      />
    ))}
  </>
);
