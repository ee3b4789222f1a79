// What cannot be so, told where it is.
import type { DraftFault } from "../wire";

export const Wrong = ({ faults }: { faults: DraftFault[] }) => (
  <>
    {faults.map((fault) => (
      <p key={fault.place + fault.error} role="alert" class="problem">
        {fault.sentence}
      </p>
    ))}
  </>
);
