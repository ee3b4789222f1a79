// Joining a club by its link.
import { JoinPage } from "../features/joining/join";
import type { PageProps } from "../state/router";

export default function JoinClubPage({ params }: PageProps) {
  const [link = ""] = params;
  return <JoinPage what="club" address="/clubs" api="/api/clubs" link={link} />;
}
