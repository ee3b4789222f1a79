// The reader's settings are also saved with the account, for use on other devices.
import { get, put } from "../net/http";
import { me } from "../state/session";
import type { Preferences } from "../wire";
import { type Choices, choices, choose } from "./index";

/** Change some settings, here and on the server. */
export function chooseEverywhere(changed: Partial<Choices>): void {
  choose(changed);
  if (me.value) void put("/api/me/preferences", choices.value satisfies Preferences).catch(() => undefined);
}

/** Load the settings that the person made on another device. */
export async function takeOver(): Promise<void> {
  choose(await get<Preferences>("/api/me/preferences"));
}
