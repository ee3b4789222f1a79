// An open table: consent, all hands, the moves with what else was tried, and stepping back.
import { useEffect, useState } from "preact/hooks";
import { capitalize, formatList, formatNumber, t } from "../../messages";
import { post } from "../../net/http";
import { newKey } from "../../net/socket";
import { Icon } from "../../ui/cards/face";
import { narrow, SureButton } from "../../ui/controls";
import { Select } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { ClassPage, OpenTablePage, TableMove } from "../../wire";
import { Board } from "../replay/board";
import { Fan, UNMARKED } from "../replay/fan";
import { type PartProps, usePart } from "./parts";
import { SeatsForm } from "./seats";

interface TableProps extends PartProps {
  table: OpenTablePage;
}

/** The names of the players by seat; an empty seat has its number. */
const namesAt = (table: OpenTablePage): string[] =>
  table.seats.map((each, i) => each.name || t("classroom.seat", { number: i + 1 }));

function ConsentPanel({ table, page, live }: TableProps) {
  const own = table.own > 0 ? table.seats[table.own - 1] : undefined;
  const answer = (yes: boolean) => void live.send({ do: "consent", table: table.number, yes });
  if (table.status === "closed")
    return (
      <section class="panel">
        <h2>{t("classroom.table.closed")}</h2>
        <p>{t("classroom.closed_about")}</p>
        {page.role !== "member" && <p class="sm">{t("classroom.closed_teacher")}</p>}
      </section>
    );
  return (
    <section class={`panel ${own && own.consent === null ? "say1" : ""}`}>
      <h2>{t("classroom.consent_title")}</h2>
      <p>{t("classroom.consent_about")}</p>
      {own && own.consent === null && (
        <div class="acts">
          <button type="button" class="btn primary" onClick={() => answer(true)}>
            {t("classroom.consent_yes")}
          </button>
          <button type="button" class="btn" onClick={() => answer(false)}>
            {t("classroom.consent_no")}
          </button>
        </div>
      )}
      <ul class="entries">
        {table.seats
          .filter((each) => each.member)
          .map((each) => (
            <li key={each.member} class="entry1">
              <b>{each.member === page.me ? t("classroom.member_you", { name: each.name }) : each.name}</b>
              <span class="st">
                <Icon id={each.consent ? "tick" : "clock"} />{" "}
                {t(each.consent ? "classroom.consented" : "classroom.consent_waits")}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface MovesProps extends TableProps {
  step: (node: number) => void;
  teacher: boolean;
}

function MoveLine({ move, table, step, teacher }: MovesProps & { move: TableMove }) {
  const names = namesAt(table);
  const words = move.seat === null ? t("classroom.dealt") : `${names[move.seat - 1]}: ${move.words}`;
  const here = move.node === table.node;
  return (
    <li aria-current={here ? "step" : undefined} class={here ? "now1" : ""}>
      {teacher ? (
        <button type="button" class="move1" onClick={() => step(move.node)}>
          {words}
        </button>
      ) : (
        <span class="move1">{words}</span>
      )}
      {move.others.map((each) => (
        <span key={each.node} class="try1">
          {t("classroom.tried")}{" "}
          {teacher ? (
            <button type="button" class="move1" onClick={() => step(each.node)}>
              {each.words}
            </button>
          ) : (
            each.words
          )}
        </span>
      ))}
    </li>
  );
}

function Steps(props: MovesProps) {
  const { table, step, teacher } = props;
  const line = [0, ...table.moves.map((each) => each.node)];
  const at = line.indexOf(table.node);
  const go = (place: number) => {
    const node = line[place];
    if (node !== undefined && node !== table.node) step(node);
  };
  useEffect(() => {
    document.querySelector(".moves1 [aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [table.node]);
  useEffect(() => {
    if (!teacher) return;
    const keys = (event: KeyboardEvent) => {
      const on = event.target as HTMLElement;
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(on.tagName) || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      go(at + by);
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });
  const button = (icon: string, label: string, place: number) => (
    <button
      type="button"
      class="btn icon"
      aria-label={label}
      title={label}
      aria-disabled={place < 0 || place >= line.length || place === at}
      onClick={() => go(Math.max(0, Math.min(place, line.length - 1)))}
    >
      <Icon id={icon} />
    </button>
  );
  return (
    <section class="panel moves29">
      <h2>{t("classroom.moves")}</h2>
      {teacher && (
        <div class="rbtn" role="group" aria-label={t("classroom.steps")}>
          {button("first", t("classroom.first"), 0)}
          {button("prev", t("classroom.back"), at - 1)}
          {button("next", t("classroom.forward"), at + 1)}
          {button("last", t("classroom.last"), line.length - 1)}
        </div>
      )}
      <p class="sm" role="status">
        {t("classroom.at_move", { number: at, of: line.length - 1 })}
        {at < line.length - 1 && ` ${t("classroom.try_again_here")}`}
      </p>
      <ol class="moves1" tabIndex={0} aria-label={t("classroom.moves")}>
        {table.moves.map((each) => (
          <MoveLine key={each.node} move={each} {...props} />
        ))}
      </ol>
    </section>
  );
}

/** The legal actions of the player to act. */
function Acting({ table, live }: TableProps) {
  const [busy, setBusy] = useState(false);
  const act = async (action: string) => {
    if (busy) return;
    setBusy(true);
    await live.send({ do: "play", table: table.number, node: table.node, action });
    setBusy(false);
  };
  return (
    <div class="ans legal1">
      {table.legal.map((each) => (
        <button key={each.action} type="button" class="an" onClick={() => void act(each.action)}>
          <span class="lbl">{capitalize(each.words || each.action)}</span>
        </button>
      ))}
    </div>
  );
}

function TeacherTools({ table, page, live }: TableProps) {
  const [folder, setFolder] = useState(String(page.folders[0]?.number ?? ""));
  const [doing, setDoing] = useState<"" | "keep" | "table">("");
  const [saved, setSaved] = useState(false);
  const [problem, attempt] = useProblem();
  const { number, node } = table;
  const free = table.actor > 0 && !table.seats[table.actor - 1]?.member;
  const open = table.status === "open";
  const keep = () =>
    attempt(async () => {
      const body = {
        folder: Number(folder),
        title: t("classroom.moment_of", { title: table.title }).slice(0, 80),
        source: { from: "table", table: number },
        key: newKey(),
      };
      live.show(await post<ClassPage>(`/api/teaching/${page.id}/items`, body));
      setSaved(true);
    });
  return (
    <section class="panel">
      <h2>{t("classroom.teacher_tools")}</h2>
      <div class="acts">
        {open && free && (
          <button
            type="button"
            class="btn small"
            onClick={() => void live.send({ do: "play_for_seat", table: number, node })}
          >
            {t("classroom.play_for_seat")}
          </button>
        )}
        {open && table.result && !table.over && (
          <button
            type="button"
            class="btn small primary"
            onClick={() => void live.send({ do: "deal_next", table: number, node })}
          >
            {t("classroom.deal_next")}
          </button>
        )}
        {!table.result && page.folders.length > 0 && (
          <button
            type="button"
            class="btn small"
            aria-expanded={doing === "keep"}
            onClick={() => setDoing(doing === "keep" ? "" : "keep")}
          >
            {t("classroom.keep_moment")}
          </button>
        )}
        <button
          type="button"
          class="btn small"
          aria-expanded={doing === "table"}
          onClick={() => setDoing(doing === "table" ? "" : "table")}
        >
          {t("classroom.table_from_here")}
        </button>
        {open && (
          <SureButton
            label={t("classroom.end_table")}
            sure={t("classroom.end_table_sure")}
            onClick={() => void live.send({ do: "end_table", table: number })}
          />
        )}
      </div>
      {doing === "keep" && (
        <form
          class="doing"
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <Select
            label={t("classroom.folder")}
            value={folder}
            onChoose={setFolder}
            offered={page.folders.map((each) => ({ value: String(each.number), label: each.title }))}
          />
          <div class="acts">
            <button type="submit" class="btn primary small">
              {t("classroom.keep")}
            </button>
            <span role="status">{saved && t("classroom.kept")}</span>
          </div>
        </form>
      )}
      {doing === "table" && (
        <div class="doing">
          <SeatsForm
            page={page}
            live={live}
            start={{ from: "table", table: number }}
            players={table.seats.length}
          />
        </div>
      )}
      <Problem text={problem} />
    </section>
  );
}

function Result({ table }: { table: OpenTablePage }) {
  if (!table.result) return null;
  return (
    <section class="panel">
      <h2>{t("classroom.hand_over")}</h2>
      <ul class="plainlist">
        {table.frame?.table.sides.map((side, i) => (
          <li key={side.side} class="line1">
            <b>
              {formatList(
                namesAt(table).filter((_, seat) =>
                  table.frame?.table.seats.some((each) => each.seat === seat + 1 && each.side === side.side),
                ),
              )}
            </b>
            <span>{t("classroom.points", { number: formatNumber(table.result?.points[i] ?? 0) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Playing({ table, page, live }: TableProps) {
  const small = narrow.value;
  const teacher = page.role !== "member";
  const names = namesAt(table);
  const { frame } = table;
  if (!frame) return null;
  const own = table.own || 1;
  const actor = names[table.actor - 1] ?? "";
  const mine = table.actor === table.own && table.own > 0;
  const doing = frame.table.end
    ? t("replay.hand_over")
    : t(`replay.to_${frame.table.expects}${mine ? "_you" : ""}`, { name: actor });
  const step = (node: number) => void live.send({ do: "step", table: table.number, node });
  return (
    <div class="open29">
      <section class="asit" aria-label={t("replay.position")}>
        <h2>{doing}</h2>
        <Board
          table={frame.table}
          names={names}
          own={own}
          you={table.own > 0}
          size={table.canasta_size}
          hands={frame.hands}
          narrow={small}
        />
        <Fan
          hand={frame.hands[own - 1] ?? []}
          marks={UNMARKED}
          name={table.own ? t("you") : (names[own - 1] ?? "")}
          narrow={small}
        />
        <p role="status" class="happened">
          {frame.events.flatMap((event) => (event.sentence ? [event.sentence] : [])).join(" ")}
        </p>
      </section>
      <aside class="stack1">
        {table.may_act && (
          <section class="panel">
            <h2>{mine ? t("classroom.your_turn") : t("classroom.play_for", { name: actor })}</h2>
            <Acting table={table} page={page} live={live} />
          </section>
        )}
        <Result table={table} />
        <Steps
          table={table}
          page={page}
          live={live}
          step={step}
          teacher={teacher && table.status === "open"}
        />
        {teacher && <TeacherTools table={table} page={page} live={live} />}
        {table.own > 0 && (
          <section class="panel">
            <p class="sm">{t("classroom.withdraw_about")}</p>
            <div class="acts">
              <SureButton
                label={t("classroom.withdraw")}
                sure={t("classroom.withdraw_sure")}
                onClick={() => void live.send({ do: "consent", table: table.number, yes: false })}
              />
            </div>
          </section>
        )}
      </aside>
    </div>
  );
}

export function OpenTable({ number, page, live }: PartProps & { number: number }) {
  const [table, problem] = usePart<OpenTablePage>(page, `/tables/${number}`);
  if (!table) return problem ? <Problem text={problem} /> : <p role="status">{t("loading")}</p>;
  const shown = { table, page, live };
  return (
    <div class="stack1">
      <div class="opened29">
        <h2>{table.title}</h2>
        <p class="sm signed">
          <Icon id="eye" />
          <span>
            {[t(`classroom.table.${table.status}`), t("classroom.unrated"), t(`book.${table.book}`)].join(
              " · ",
            )}
          </span>
        </p>
      </div>
      {table.frame ? <Playing {...shown} /> : <ConsentPanel {...shown} />}
    </div>
  );
}
