// Joining a class by its link.
import { JoinPage } from "../features/joining/join";
import type { PageProps } from "../state/router";

export default function JoinClassPage({ params }: PageProps) {
  const [link = ""] = params;
  return <JoinPage what="classroom" address="/teaching" api="/api/teaching" link={link} cls="teaching" />;
}
