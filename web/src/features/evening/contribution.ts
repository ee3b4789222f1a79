// This device's part in the shuffle of a round in which several tables get the same deals.
import { useEffect } from "preact/hooks";
import { answerDealing } from "../../net/fair";
import { post } from "../../net/http";
import type { RoundDeal } from "../../wire";

/** Commit when the round is drawn, and reveal when it starts; `changed` reads the page again. */
export function useContribution(link: string, deal: RoundDeal | null | undefined, changed: () => void): void {
  const asked = deal && !deal.done ? `${deal.commitment} ${Object.keys(deal.commitments).length}` : "";
  useEffect(() => {
    const part = asked && deal ? answerDealing(deal) : null;
    if (!part) return;
    // Without a connection, the page asks again when it is read the next time.
    void post(`/api/evening-links/${link}/deal`, part).then(changed, () => undefined);
  }, [asked]);
}
