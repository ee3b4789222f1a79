// Asks a guest for a name when others will see it. It can be put off once.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { nameWanted, putOffName, rename } from "../../state/session";
import { TextField } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";

export function NameForm() {
  const [name, setName] = useState("");
  const [away, setAway] = useState(false);
  const [problem, attempt] = useProblem();
  if (!nameWanted.value || away) return null;
  return (
    <form
      class="panel askname"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => rename(name));
      }}
    >
      <h2>{t("name.title")}</h2>
      <p class="sm">{t("name.about")}</p>
      <TextField
        label={t("invite.name")}
        value={name}
        onInput={setName}
        max={40}
        required
        autocomplete="nickname"
      />
      <Problem text={problem} />
      <div class="acts">
        {nameWanted.value === "new" && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              setAway(true);
              putOffName();
            }}
          >
            {t("name.later")}
          </button>
        )}
        <button type="submit" class="btn primary">
          {t("name.save")}
        </button>
      </div>
    </form>
  );
}
