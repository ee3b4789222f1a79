// Errors, shown at the place they belong to.
import type { DraftFault } from "../../wire";

export const FieldErrors = ({ faults }: { faults: DraftFault[] }) => (
  <>
    {faults.map((fault) => (
      <p key={fault.place + fault.error} role="alert" class="problem">
        {fault.sentence}
      </p>
    ))}
  </>
);
