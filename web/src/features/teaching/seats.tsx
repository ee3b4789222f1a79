// The form that opens a table: who sits where.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { navigate } from "../../state/router";
import { Select } from "../../ui/fields";
import type { PartProps } from "./parts";

interface SeatsProps extends PartProps {
  /** What the table begins with. */
  start: object;
  players: number;
}

export function SeatsForm({ page, live, start, players }: SeatsProps) {
  const [seats, setSeats] = useState<Record<number, string>>({});
  const present = page.members.filter((each) => each.present);
  const numbers = Array.from({ length: players }, (_, i) => i + 1);
  const open = async () => {
    const wanted = numbers.map((seat) => Number(seats[seat] ?? "0"));
    if (!(await live.send({ do: "open_table", start, seats: wanted }))) return;
    navigate(`/teaching/${page.id}?table=${(page.tables[0]?.number ?? 0) + 1}`);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <p class="sm">{t("classroom.seats_about")}</p>
      <div class="grid1">
        {numbers.map((seat) => (
          <Select
            key={seat}
            label={t("classroom.seat", { number: seat })}
            value={seats[seat] ?? "0"}
            onChoose={(value) => setSeats({ ...seats, [seat]: value })}
            offered={[
              { value: "0", label: t("classroom.nobody") },
              ...present
                .filter(
                  (each) => !numbers.some((other) => other !== seat && seats[other] === String(each.number)),
                )
                .map((each) => ({ value: String(each.number), label: each.name })),
            ]}
          />
        ))}
      </div>
      <div class="acts">
        <button type="submit" class="btn primary">
          {t("classroom.open_table")}
        </button>
      </div>
    </form>
  );
}
