// The reader's choices are kept with the person as well, so that they are there on another device.
import { get, put } from "../net/http";
import { me } from "../state/session";
import type { Preferences } from "../wire";
import { type Choices, choices, choose } from "./index";

/** Change some of the choices, here and with the person. */
export function chooseEverywhere(changed: Partial<Choices>): void {
  choose(changed);
  if (me.value) void put("/api/me/preferences", choices.value satisfies Preferences).catch(() => undefined);
}

/** Take over what the person chose on another device. */
export async function takeOver(): Promise<void> {
  choose(await get<Preferences>("/api/me/preferences"));
}
