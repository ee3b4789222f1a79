// A prepared deal as pupils will be asked, the coach's valuation, and what the teacher can do with it.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { navigate } from "../../state/router";
import { SureButton } from "../../ui/controls";
import { Select, TextField } from "../../ui/fields";
import { Problem } from "../../ui/page";
import type { ItemPreview, TeachingItem } from "../../wire";
import { Choices, Situation, Verdicts } from "../replay/asked";
import { type PartProps, usePart } from "./parts";
import { SeatsForm } from "./seats";

function ChangeItem({ item, page, live }: PartProps & { item: TeachingItem }) {
  const [title, setTitle] = useState(item.title);
  const [note, setNote] = useState(item.note);
  const [folder, setFolder] = useState(String(item.folder));
  return (
    <form
      class="doing"
      onSubmit={(event) => {
        event.preventDefault();
        void live.send({
          do: "change_item",
          item: item.number,
          folder: Number(folder),
          title: title.trim(),
          note: note.trim(),
        });
      }}
    >
      <div class="grid1">
        <TextField label={t("classroom.item_title")} value={title} max={80} onInput={setTitle} required />
        <Select
          label={t("classroom.folder")}
          value={folder}
          onChoose={setFolder}
          offered={page.folders.map((each) => ({ value: String(each.number), label: each.title }))}
        />
      </div>
      <label class="fld">
        <span>{t("classroom.note")}</span>
        <textarea
          rows={2}
          value={note}
          maxLength={2000}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      <div class="acts">
        <button type="submit" class="btn primary small">
          {t("classroom.save")}
        </button>
      </div>
    </form>
  );
}

export function ItemView({ number, page, live }: PartProps & { number: number }) {
  const [found, problem] = usePart<ItemPreview>(page, `/items/${number}`, (each) => !each.coach);
  const [doing, setDoing] = useState<"" | "table" | "change">("");
  const item = page.folders.flatMap((each) => each.items).find((each) => each.number === number);
  if (!item || !found) return problem ? <Problem text={problem} /> : <p role="status">{t("loading")}</p>;
  const poll = async () => {
    if (await live.send({ do: "open_poll", item: number }))
      navigate(`/teaching/${page.id}?poll=${(page.polls[0]?.number ?? 0) + 1}`);
  };
  const toggle = (what: "table" | "change") => setDoing(doing === what ? "" : what);
  return (
    <div class="stack1">
      <section class="panel">
        <h2>{item.title}</h2>
        {item.note && <p class="noted">{item.note}</p>}
        <div class="acts">
          {item.dealt && (
            <button
              type="button"
              class="btn"
              aria-expanded={doing === "table"}
              onClick={() => toggle("table")}
            >
              {t("classroom.open_table")}
            </button>
          )}
          <button type="button" class="btn" onClick={() => void poll()}>
            {t("classroom.ask_class")}
          </button>
          <button
            type="button"
            class="btn"
            aria-expanded={doing === "change"}
            onClick={() => toggle("change")}
          >
            {t("classroom.change")}
          </button>
          <a class="btn" href={`/ask?${new URLSearchParams({ position: item.position })}`}>
            {t("classroom.ask_rules")}
          </a>
          <SureButton
            label={t("classroom.remove")}
            sure={t("classroom.remove_sure")}
            about={item.title}
            onClick={() =>
              void live.send({ do: "remove_item", item: number }).then((accepted) => {
                if (accepted) navigate(`/teaching/${page.id}?view=folders`);
              })
            }
          />
        </div>
        {doing === "table" && (
          <div class="doing">
            <SeatsForm
              page={page}
              live={live}
              start={{ from: "item", item: number }}
              players={item.players}
            />
          </div>
        )}
        {doing === "change" && <ChangeItem item={item} page={page} live={live} />}
      </section>
      <div class="exercise">
        <Situation exercise={found.question} chosen={-1} found={found.coach} />
        <section class="panel answers" aria-label={t("exercise.question")}>
          <h2 class="ask1">{found.question.question}</h2>
          {found.coach ? (
            <Verdicts
              choices={found.question.choices}
              found={found.coach}
              chosen={-1}
              more={t("classroom.other_choices")}
            />
          ) : (
            <>
              <p role="status">{t("classroom.coach_thinks")}</p>
              <Choices choices={found.question.choices} chosen={-1} onChoose={() => undefined} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}
