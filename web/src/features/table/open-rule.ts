// The rule that is open next to the table.
import { signal } from "@preact/signals";

export interface RuleAddress {
  book: string;
  paragraph: string;
}

export const openRule = signal<RuleAddress | null>(null);
