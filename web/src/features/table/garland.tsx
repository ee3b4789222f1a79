// A garland of paper flags over the sheet of a game that the player has won.
import { useEffect } from "preact/hooks";
import { playSound } from "./sounds";

const FLAGS = 15;

export function Garland() {
  useEffect(() => playSound("victory"), []);
  return (
    <span class="garland" aria-hidden="true">
      {Array.from({ length: FLAGS }, (_, i) => (
        <i key={i} style={{ "--i": i }} />
      ))}
    </span>
  );
}
