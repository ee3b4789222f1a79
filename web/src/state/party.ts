// Several players on one device: who they are, stored only in this tab while it is open.

export interface PartyMember {
  id: string;
  name: string;
  token: string;
}

interface Party {
  table: string;
  people: PartyMember[];
}

const KEY = "canasta.party";

/** Return the players on this device at a table. */
export function partyAt(table: string): PartyMember[] {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Party | null;
  return kept?.table === table ? kept.people : [];
}

export const keepParty = (party: Party): void => sessionStorage.setItem(KEY, JSON.stringify(party));
