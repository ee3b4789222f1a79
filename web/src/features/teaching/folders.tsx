// Folders with prepared deals: add, change, move, remove; as a file out and in.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { post } from "../../net/http";
import { newKey } from "../../net/socket";
import { BOOKS, bookChoices } from "../../state/books";
import { SureButton } from "../../ui/controls";
import { Panel, RadioGroup, Select, Switch, TextField } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { ClassPage, FoldersFile, TeachingFolder, TeachingItem } from "../../wire";
import type { PartProps } from "./parts";

type From = "position" | "record" | "daily";

function NewItem({ folder, page, live, done }: PartProps & { folder: number; done: () => void }) {
  const [from, setFrom] = useState<From>("position");
  const [title, setTitle] = useState("");
  const [note, setNote] = useState("");
  const [position, setPosition] = useState("");
  const [record, setRecord] = useState("");
  const [hand, setHand] = useState("1");
  const [move, setMove] = useState("0");
  const [book, setBook] = useState<string>(BOOKS[0] ?? "classic");
  const [problem, attempt] = useProblem();
  const source = () =>
    from === "position"
      ? { from, position: position.trim() }
      : from === "record"
        ? { from, record, hand: Number(hand) || 1, move: Number(move) || 0 }
        : { from, book };
  const add = () =>
    attempt(async () => {
      const body = { folder, title: title.trim(), note: note.trim(), source: source(), key: newKey() };
      live.show(await post<ClassPage>(`/api/teaching/${page.id}/items`, body));
      done();
    });
  return (
    <form
      class="doing"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <RadioGroup
        legend={t("classroom.from")}
        value={from}
        onChoose={setFrom}
        offered={(["position", "record", "daily"] as const).map((value) => ({
          value,
          label: t(`classroom.from.${value}`),
          about: t(`classroom.from_about.${value}`),
        }))}
      />
      {from === "position" && (
        <label class="fld">
          <span>{t("classroom.position")}</span>
          <textarea
            rows={3}
            value={position}
            maxLength={4000}
            required
            spellcheck={false}
            onInput={(event) => setPosition(event.currentTarget.value)}
          />
          <small class="sm">
            <a href="/ask">{t("classroom.to_ask")}</a>
          </small>
        </label>
      )}
      {from === "record" && (
        <>
          <label class="btn">
            {t(record ? "classroom.record_chosen" : "classroom.choose_record")}
            <input
              type="file"
              class="vh"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file) void attempt(async () => setRecord(await file.text()));
              }}
            />
          </label>
          <div class="grid1">
            <TextField label={t("classroom.hand")} value={hand} onInput={setHand} inputMode="numeric" />
            <TextField
              label={t("classroom.move")}
              value={move}
              onInput={setMove}
              inputMode="numeric"
              about={t("classroom.move_about")}
            />
          </div>
        </>
      )}
      {from === "daily" && (
        <Select label={t("classroom.book")} value={book} onChoose={setBook} offered={bookChoices()} />
      )}
      <TextField label={t("classroom.item_title")} value={title} max={80} onInput={setTitle} />
      <label class="fld">
        <span>{t("classroom.note")}</span>
        <textarea
          rows={2}
          value={note}
          maxLength={2000}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      <Problem text={problem} />
      <div class="acts">
        <button type="submit" class="btn primary">
          {t("classroom.add")}
        </button>
        <button type="button" class="btn" onClick={done}>
          {t("classroom.cancel")}
        </button>
      </div>
    </form>
  );
}

/** Milliseconds since 1970 of the end of a day of a date field. */
const endOf = (day: string): number => new Date(`${day}T23:59:59`).getTime();

/** A day some days from now, as a date field has it. */
function dayIn(days: number): string {
  const day = new Date(Date.now() + days * 24 * 3600 * 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

function SetHomework({ folder, live, done }: PartProps & { folder: TeachingFolder; done: () => void }) {
  const [title, setTitle] = useState(folder.title);
  const [day, setDay] = useState(dayIn(7));
  const [retry, setRetry] = useState(false);
  return (
    <form
      class="doing"
      onSubmit={(event) => {
        event.preventDefault();
        void live
          .send({ do: "set_homework", folder: folder.number, title: title.trim(), due: endOf(day), retry })
          .then((accepted) => accepted && done());
      }}
    >
      <div class="grid1">
        <TextField label={t("classroom.homework_title")} value={title} max={80} onInput={setTitle} required />
        <label class="fld">
          <span>{t("classroom.due_day")}</span>
          <input type="date" value={day} required onInput={(event) => setDay(event.currentTarget.value)} />
        </label>
      </div>
      <Switch
        label={t("classroom.retry")}
        about={t("classroom.retry_about")}
        on={retry}
        onChange={setRetry}
      />
      <div class="acts">
        <button type="submit" class="btn primary">
          {t("classroom.set_homework")}
        </button>
        <button type="button" class="btn" onClick={done}>
          {t("classroom.cancel")}
        </button>
      </div>
    </form>
  );
}

const Item = ({ item }: { item: TeachingItem }) => (
  <li class="entry1">
    <div class="who">
      <b>
        <a href={`?item=${item.number}`}>{item.title}</a>
      </b>
      <span class="st">
        {t(`classroom.kind.${item.kind}`)} · {t(`book.${item.book}`)}
      </span>
      {item.note && <span class="sm">{item.note}</span>}
    </div>
  </li>
);

type Doing = "" | "item" | "homework" | "rename";

function Folder({ folder, page, live }: PartProps & { folder: TeachingFolder }) {
  const [doing, setDoing] = useState<Doing>("");
  const [title, setTitle] = useState(folder.title);
  const toggle = (what: Doing) => setDoing(doing === what ? "" : what);
  const button = (what: Doing, label: string) => (
    <button type="button" class="btn small" aria-expanded={doing === what} onClick={() => toggle(what)}>
      {label}
      <span class="vh">: {folder.title}</span>
    </button>
  );
  return (
    <section class="panel">
      <h2>{folder.title}</h2>
      {folder.items.length === 0 && <p class="sm">{t("classroom.empty_folder")}</p>}
      <ul class="entries">
        {folder.items.map((each) => (
          <Item key={each.number} item={each} />
        ))}
      </ul>
      <div class="acts">
        {button("item", t("classroom.add_item"))}
        {folder.items.length > 0 && button("homework", t("classroom.as_homework"))}
        {button("rename", t("classroom.rename"))}
        <a
          class="btn small"
          href={`/api/teaching/${page.id}/folders.json?folder=${folder.number}`}
          download={`${folder.title}.json`}
        >
          {t("classroom.export")}
          <span class="vh">: {folder.title}</span>
        </a>
        <SureButton
          label={t("classroom.remove")}
          sure={t("classroom.remove_sure")}
          about={folder.title}
          onClick={() => void live.send({ do: "remove_folder", folder: folder.number })}
        />
      </div>
      {doing === "item" && (
        <NewItem folder={folder.number} page={page} live={live} done={() => setDoing("")} />
      )}
      {doing === "homework" && (
        <SetHomework folder={folder} page={page} live={live} done={() => setDoing("")} />
      )}
      {doing === "rename" && (
        <form
          class="doing"
          onSubmit={(event) => {
            event.preventDefault();
            void live
              .send({ do: "rename_folder", folder: folder.number, title: title.trim() })
              .then((accepted) => accepted && setDoing(""));
          }}
        >
          <TextField label={t("classroom.folder_title")} value={title} max={80} onInput={setTitle} required />
          <div class="acts">
            <button type="submit" class="btn primary small">
              {t("classroom.save")}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}

export function Folders({ page, live }: PartProps) {
  const [title, setTitle] = useState("");
  const [problem, attempt] = useProblem();
  const [wrong, setWrong] = useState("");
  const take = (input: HTMLInputElement) =>
    void attempt(async () => {
      const chosen = input.files?.[0];
      input.value = "";
      setWrong("");
      if (!chosen) return;
      const text = await chosen.text();
      let file: FoldersFile;
      try {
        file = JSON.parse(text) as FoldersFile;
      } catch {
        setWrong(t("classroom.not_json", { name: chosen.name }));
        return;
      }
      const body = { file, key: newKey() };
      live.show(await post<ClassPage>(`/api/teaching/${page.id}/folders.json`, body));
    });
  return (
    <div class="folders29">
      {page.folders.map((each) => (
        <Folder key={each.number} folder={each} page={page} live={live} />
      ))}
      <Panel title={t("classroom.new_folder")}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void live
              .send({ do: "add_folder", title: title.trim() })
              .then((accepted) => accepted && setTitle(""));
          }}
        >
          <TextField label={t("classroom.folder_title")} value={title} max={80} onInput={setTitle} required />
          <div class="acts">
            <button type="submit" class="btn primary">
              {t("classroom.create")}
            </button>
            <label class="btn">
              {t("classroom.import")}
              <input
                type="file"
                class="vh"
                accept=".json,application/json"
                onChange={(event) => take(event.currentTarget)}
              />
            </label>
            {page.folders.length > 0 && (
              <a class="btn" href={`/api/teaching/${page.id}/folders.json`} download="folders.json">
                {t("classroom.export_all")}
              </a>
            )}
          </div>
        </form>
        <Problem text={wrong || problem} />
      </Panel>
    </div>
  );
}
