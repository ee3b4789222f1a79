// What there is in a class: tables, polls and homework; a table with a new deal for teachers.
import { useState } from "preact/hooks";
import { formatList, t } from "../../messages";
import { BOOKS, bookChoices } from "../../state/books";
import { Icon } from "../../ui/cards/face";
import { SureButton } from "../../ui/controls";
import { Panel, Select } from "../../ui/fields";
import type { ListedHomework, ListedPoll, ListedTable } from "../../wire";
import { type PartProps, when } from "./parts";
import { SeatsForm } from "./seats";

const TableRow = ({ table }: { table: ListedTable }) => {
  const waits = table.asked && table.consent === null && table.status === "asking";
  const names = table.seats.filter((each) => each.member).map((each) => each.name);
  return (
    <li class={`entry1 ${waits ? "say1" : ""}`}>
      <div class="who">
        <b>
          <a href={`?table=${table.number}`}>{table.title}</a>
        </b>
        <span class="st">
          {[t(`classroom.table.${table.status}`), formatList(names)].filter(Boolean).join(" · ")}
        </span>
      </div>
      {waits && (
        <a class="btn small primary" href={`?table=${table.number}`}>
          {t("classroom.table_answer")}
          <span class="vh">: {table.title}</span>
        </a>
      )}
    </li>
  );
};

const PollRow = ({ poll, teacher }: { poll: ListedPoll; teacher: boolean }) => (
  <li class={`entry1 ${poll.open && !poll.answered && !teacher ? "say1" : ""}`}>
    <div class="who">
      <b>
        <a href={`?poll=${poll.number}`}>{poll.title}</a>
      </b>
      <span class="st">
        {[
          t(poll.open ? "classroom.poll_open" : "classroom.poll_closed"),
          t("classroom.answers", { number: poll.answers }),
          poll.answered ? t("classroom.you_answered") : "",
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </div>
  </li>
);

function HomeworkRow({ work, page, live, now }: PartProps & { work: ListedHomework; now: number }) {
  const teacher = page.role !== "member";
  const open = work.answered < work.items;
  return (
    <li class={`entry1 ${open && !teacher && work.due > now ? "say1" : ""}`}>
      <div class="who">
        <b>
          <a href={`?homework=${work.number}`}>{work.title}</a>
        </b>
        <span class="st">
          {[
            t(work.due < now ? "classroom.was_due" : "classroom.due", { when: when(work.due) }),
            t("classroom.done_of", { number: work.answered, of: work.items }),
          ].join(" · ")}
        </span>
      </div>
      {teacher && (
        <div class="acts">
          <a class="btn small" href={`?results=${work.number}`}>
            {t("classroom.results")}
            <span class="vh">: {work.title}</span>
          </a>
          <SureButton
            label={t("classroom.end_homework")}
            sure={t("classroom.end_homework_sure")}
            about={work.title}
            onClick={() => void live.send({ do: "end_homework", homework: work.number })}
          />
        </div>
      )}
    </li>
  );
}

function FreshTable({ page, live }: PartProps) {
  const [open, setOpen] = useState(false);
  const [book, setBook] = useState<string>(BOOKS[0] ?? "classic");
  const [players, setPlayers] = useState("4");
  return (
    <>
      <div class="acts">
        <button type="button" class="btn" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon id="plus" />
          {t("classroom.new_table")}
        </button>
      </div>
      {open && (
        <div class="doing stack1">
          <div class="grid1">
            <Select label={t("classroom.book")} value={book} onChoose={setBook} offered={bookChoices()} />
            <Select
              label={t("classroom.players")}
              value={players}
              onChoose={setPlayers}
              offered={["2", "3", "4", "5", "6"].map((value) => ({ value, label: value }))}
            />
          </div>
          <SeatsForm
            page={page}
            live={live}
            start={{ from: "fresh", book, players: Number(players) }}
            players={Number(players)}
          />
        </div>
      )}
    </>
  );
}

export function Overview(props: PartProps) {
  const { page } = props;
  const teacher = page.role !== "member";
  return (
    <div class="lesson29">
      <Panel title={t("classroom.tables")}>
        {page.tables.length === 0 && <p class="sm">{t("classroom.no_tables")}</p>}
        <ul class="entries">
          {page.tables.map((each) => (
            <TableRow key={each.number} table={each} />
          ))}
        </ul>
        {teacher && <FreshTable {...props} />}
      </Panel>
      <Panel title={t("classroom.polls")}>
        {page.polls.length === 0 && <p class="sm">{t("classroom.no_polls")}</p>}
        <ul class="entries">
          {page.polls.map((each) => (
            <PollRow key={each.number} poll={each} teacher={teacher} />
          ))}
        </ul>
      </Panel>
      <Panel title={t("classroom.homework")}>
        {page.homework.length === 0 && <p class="sm">{t("classroom.no_homework")}</p>}
        <ul class="entries">
          {page.homework.map((each) => (
            <HomeworkRow key={each.number} work={each} now={page.now} {...props} />
          ))}
        </ul>
      </Panel>
      {teacher && page.folders.length === 0 && (
        <p class="sm">
          <a href="?view=folders">{t("classroom.begin_with_folders")}</a>
        </p>
      )}
    </div>
  );
}
