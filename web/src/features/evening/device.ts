// The device that has opened the link of a table or a seat: it needs no account.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../messages";
import { post, Refusal } from "../../net/http";
import { currentPerson, lastName, signedIn } from "../../state/session";
import type { DeviceSession } from "../../wire";

/** Sign the device in as a guest unless it is signed in; returns whether it is, or what is wrong. */
export function useDevice(link: string): { ready: boolean; problem: string } {
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const join = async () => {
      if (!(await currentPerson())) {
        const { person } = await post<DeviceSession>(`/api/evening-links/${link}/guest`, {});
        signedIn(person);
      }
      setReady(true);
    };
    join().catch((found: unknown) => {
      // Without a connection, a device that was here before shows what it knows.
      if (!(found instanceof Refusal) && lastName()) setReady(true);
      else setProblem(found instanceof Refusal ? found.message : t("offline"));
    });
  }, [link]);
  return { ready, problem };
}
