// The reader's settings are also saved with the account, for use on other devices.
import { get, put } from "../net/http";
import type { Preferences } from "../wire";
import { me } from "./session";
import { changeSettings, type Settings, settings } from "./settings";

/** Change some settings, here and on the server. */
export function savePreferences(changed: Partial<Settings>): void {
  changeSettings(changed);
  if (me.value) void put("/api/me/preferences", settings.value satisfies Preferences).catch(() => undefined);
}

/** Load the settings that the person made on another device; consent is not a setting of a device. */
export async function loadPreferences(): Promise<void> {
  const { research: _consent, ...found } = await get<Preferences>("/api/me/preferences");
  changeSettings(found);
}
