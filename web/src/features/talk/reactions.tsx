// The pictures of the reactions, by the id of the phrase.
import type { JSX } from "preact";

const face = <circle cx="12" cy="12" r="9" />;

const PICTURES: Record<string, JSX.Element> = {
  clap: (
    <>
      <path d="M4 14.500 9.500 20a4.500 4.500 0 0 0 6.400 0l2.600-2.600a4 4 0 0 0 1-3.900l-1.300-4.800a1.500 1.500 0 0 0-2.900.700l.500 2.100L9.500 5.400" />
      <path d="m9.800 5.600-.500-.500a1.400 1.400 0 0 0-2 2l4 4M7 8.400a1.400 1.400 0 0 0-2 2l4 4M5 11.500a1.400 1.400 0 0 0-1.800 2.100" />
      <path d="M14 3.500 13.500 2M17.500 4l1-1.500M20 6.500l1.500-.800" />
    </>
  ),
  smile: (
    <>
      {face}
      <path d="M8 14.500a5 5 0 0 0 8 0M8.800 9.500h.010M15.200 9.500h.010" />
    </>
  ),
  heart: (
    <path d="M12 20C6.500 16 3.500 12.700 3.500 9a4.500 4.500 0 0 1 8.500-2 4.500 4.500 0 0 1 8.500 2c0 3.700-3 7-8.500 11z" />
  ),
  thinking: (
    <>
      <path d="M8.500 15.500a4.500 4.500 0 0 1-.500-9 5 5 0 0 1 9.300 1.300 3.900 3.900 0 0 1-.800 7.700z" />
      <path d="M6.500 19h.010M3.800 21.500h.010" />
    </>
  ),
};

export const isReaction = (phrase: string): boolean => phrase in PICTURES;

/** The picture of a reaction; its words stand next to it. */
export const Reaction = ({ phrase }: { phrase: string }) => (
  <svg class="ico react" viewBox="0 0 24 24" aria-hidden="true">
    {PICTURES[phrase]}
  </svg>
);
