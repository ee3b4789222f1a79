import { LiveTable } from "../../state/live-table";
import { me } from "../../state/session";
import type { TableModel } from "../../state/table-model";

/** Whether the viewer can talk by voice at this table, or allow it as its host: with friends, not in public. */
export function mayUseVoice(model: TableModel): model is LiveTable {
  const { host, public: open, places = [], settings } = model.info.value ?? {};
  const own = me.value?.id;
  const people = places.map((each) => each.person).filter(Boolean);
  if (!(model instanceof LiveTable)) return false;
  const company = people.length > 1 || model.voice.value.length > 0;
  return !open && people.includes(own) && company && (settings?.voice === true || host === own);
}
