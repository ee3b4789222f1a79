// Changes to a running game.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { membersOf } from "./local-sheet";
import { newKey, type StoredPad } from "./store";
import { put } from "./sync";

/** Form for names, the stake and a first-meld count in a running game. */
export function Changes({ kept }: { kept: StoredPad }) {
  const [from, setFrom] = useState("");
  const [name, setName] = useState("");
  const [cents, setCents] = useState("");
  const names = membersOf(kept.state.pad).flat();
  const change = (changes: Record<string, unknown>[]) => {
    put(kept, { key: newKey(), what: "change", hand: 0, changes });
    setName("");
    setCents("");
  };
  return (
    <details class="changes">
      <summary>{t("pad.changes")}</summary>
      <div class="pair">
        <label class="fld">
          <span>{t("pad.rename")}</span>
          <select value={from || names[0]} onChange={(event) => setFrom(event.currentTarget.value)}>
            {names.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label class="fld">
          <span>{t("pad.new_name")}</span>
          <input
            type="text"
            maxLength={30}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      </div>
      <button
        type="button"
        class="btn small"
        aria-disabled={!name.trim()}
        onClick={() => name.trim() && change([{ names: { [from || (names[0] ?? "")]: name.trim() } }])}
      >
        {t("pad.rename_do")}
      </button>
      <label class="fld">
        <span>{t("pad.stake")}</span>
        <input
          type="text"
          inputMode="numeric"
          maxLength={6}
          value={cents}
          onInput={(event) => setCents(event.currentTarget.value.replace(/\D/g, ""))}
        />
      </label>
      <button
        type="button"
        class="btn small"
        aria-disabled={!cents}
        onClick={() => cents && change([{ stake: Number(cents) ? { per_thousand: Number(cents) } : null }])}
      >
        {t("pad.stake_do")}
      </button>
      <p class="h3">{t("pad.raise")}</p>
      <div class="acts">
        {kept.form.sides.map((each) => (
          <button
            type="button"
            class="btn small"
            key={each.side}
            onClick={() => change([{ raise: { side: each.side } }])}
          >
            {t("pad.raise_side", { side: each.side })}
          </button>
        ))}
      </div>
    </details>
  );
}
