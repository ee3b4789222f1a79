// House rules: the settings that tables change, in sentences; the differences; the verdict. /house,
// /house/ID/edit.
import { useEffect, useState } from "preact/hooks";
import { Citations } from "../features/house-rules/changes";
import { Check, Differences } from "../features/house-rules/check";
import { type Draft, useDraft } from "../features/house-rules/draft";
import { Forecast } from "../features/house-rules/forecast";
import { SettingControl } from "../features/house-rules/setting-control";
import { t } from "../messages";
import { get } from "../net/http";
import { bookChoices } from "../state/books";
import { navigate, type PageProps, query } from "../state/router";
import { currentPerson } from "../state/session";
import { Icon } from "../ui/cards/face";
import { IconButton, narrow, PhoneFrame, SearchField, SegmentedControl, share, YesNo } from "../ui/controls";
import { Select } from "../ui/fields";
import { Header } from "../ui/header";
import { Problem, useHeading, useProblem } from "../ui/page";
import type { HouseSetting, SavedHouses } from "../wire";

function Row({ setting, draft }: { setting: HouseSetting; draft: Draft }) {
  const changed = setting.id in draft.values;
  const value = changed ? draft.values[setting.id] : setting.value;
  const refused = draft.problem && draft.last === setting.id;
  return (
    <div class={`setrow ${changed ? "ch" : ""}`}>
      <span class="dot">
        <Icon id="pen" />
      </span>
      <div>
        <span class="nm">
          {setting.sentence}
          {changed && <span class="vh"> {t("house_editor.changed_mark")}</span>}
        </span>
        <span class="bk">
          {t("house_editor.rulebook")} <b class={changed ? "was" : ""}>{setting.shown}</b>{" "}
          <Citations paragraphs={setting.paragraphs ?? []} book={draft.book} />
          {changed && (
            <button type="button" class="lk undo" onClick={() => draft.set(setting.id, setting.value)}>
              {t("house_editor.reset")}
            </button>
          )}
        </span>
        {refused && (
          <p role="alert" class="problem">
            {draft.problem}
          </p>
        )}
      </div>
      <SettingControl setting={setting} value={value} onChange={(next) => draft.set(setting.id, next)} />
    </div>
  );
}

export default function HousePage({ params }: PageProps) {
  const [id = ""] = params;
  const asked = new URLSearchParams(query.value);
  const draft = useDraft(asked.get("book") ?? "classic", id);
  const [shown, setShown] = useState<"all" | "changed">("all");
  const [words, setWords] = useState("");
  const [group, setGroup] = useState("");
  const [mine, setMine] = useState<SavedHouses["houses"]>([]);
  const [link, setLink] = useState("");
  const [problem, attempt] = useProblem();
  const title = draft.name || t("house_editor.default_name");
  const heading = useHeading(`${title} · ${t("house_editor.title")}`);
  useEffect(() => {
    void currentPerson()
      .then(async (somebody) => {
        if (somebody) setMine((await get<SavedHouses>("/api/me/houses")).houses);
      })
      .catch(() => undefined);
  }, [id, draft.kept]);

  // Next to the settings, where all are on one page: the group of the last change.
  useEffect(() => {
    const last = draft.settings.find((each) => each.id === draft.last);
    if (last) setGroup(last.group);
  }, [draft.last]);

  const editable = draft.opened?.plain !== false;
  // Content below the settings waits for them: otherwise it would be pushed down.
  const ready = draft.settings.length > 0 || Boolean(draft.problem);
  const groups = [...new Map(draft.settings.map((each) => [each.group, each.group_title]))];
  const changed = (name: string) =>
    draft.settings.filter((each) => each.group === name && each.id in draft.values).length;
  const total = Object.keys(draft.values).length;
  const wanted = (setting: HouseSetting) =>
    (shown === "all" || setting.id in draft.values) &&
    setting.sentence.toLowerCase().includes(words.trim().toLowerCase());
  const holds = Boolean(draft.verdict?.checked) && !draft.problem;
  const keep = () =>
    attempt(async () => {
      const kept = await draft.keep();
      setLink(`${location.origin}/house/${kept}`);
      if (kept !== id) navigate(`/house/${kept}/edit`, true);
    });
  const send = () =>
    attempt(async () => {
      const kept = draft.kept?.id && !draft.canUndo ? draft.kept.id : await draft.keep();
      const url = `${location.origin}/house/${kept}`;
      await share(title, { url });
      setLink(url);
    });
  const play = () =>
    attempt(async () => {
      const kept = draft.kept?.id && !draft.canUndo ? draft.kept.id : await draft.keep();
      navigate(`/new?book=${draft.book}&own=${kept}`);
    });

  const settings = (names: [string, string][]) => (
    <>
      {names.map(([name, heading]) => {
        const rows = draft.settings.filter((each) => each.group === name && wanted(each));
        return (
          rows.length > 0 && (
            <section key={name} id={`g-${name}`} aria-label={heading}>
              <h2 class="setgrp" tabIndex={-1}>
                {heading}
                <small>{t("house_editor.changed_of", { number: changed(name), all: rows.length })}</small>
              </h2>
              {rows.map((setting) => (
                <Row key={setting.id} setting={setting} draft={draft} />
              ))}
            </section>
          )
        );
      })}
    </>
  );
  const name = (
    <div class="named">
      <label class="fld">
        <span>{t("house_editor.name")}</span>
        <input
          value={draft.name}
          maxLength={60}
          placeholder={t("house_editor.default_name")}
          onInput={(event) => draft.rename(event.currentTarget.value)}
        />
      </label>
      {!id && (
        <Select
          label={t("house_editor.base")}
          value={draft.book}
          onChoose={(book) => navigate(`/house?book=${book}`, true)}
          offered={bookChoices()}
        />
      )}
    </div>
  );
  const acts = (
    <>
      <div class="acts">
        <button type="button" class="btn" onClick={() => void send()}>
          <Icon id="share" />
          {t("control.share")}
        </button>
        <button type="button" class="btn" onClick={() => void keep()}>
          {t("house_editor.save")}
        </button>
        <button
          type="button"
          class="btn primary grow"
          aria-disabled={!holds}
          onClick={() =>
            holds ? void play() : document.querySelector<HTMLElement>(".check")?.scrollIntoView()
          }
        >
          {t("house_editor.play")}
        </button>
      </div>
      <p class="sm" role="status">
        {link
          ? t("house_editor.share_link", { link })
          : draft.kept
            ? t("house_editor.saved", { version: draft.version })
            : t("house_editor.unsaved")}{" "}
        {draft.kept && (
          <a href={`/house/${draft.kept.id}`} class="para">
            {t("house_editor.read_explained")}
          </a>
        )}{" "}
        {draft.opened && total > 0 && (
          <a
            class="para"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(draft.opened.text)}`}
            download={`${draft.opened.name}.toml`}
          >
            {t("house_editor.download", { file: `${draft.opened.name}.toml` })}
          </a>
        )}
      </p>
      <Problem text={problem || (draft.last ? "" : draft.problem)} />
    </>
  );
  const others = mine.filter((each) => each.id !== id);
  const list = others.length > 0 && (
    <section class="panel" aria-label={t("house_editor.your_rules")}>
      <h2>{t("house_editor.your_rules")}</h2>
      <ul class="diffs">
        {others.map((each) => (
          <li key={each.id}>
            <a class="lk" href={`/house/${each.id}/edit`}>
              {each.house?.title ?? each.id}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
  const fixed = !editable && <p class="rnote">{t("house_editor.read_only")}</p>;

  if (narrow.value)
    return (
      <PhoneFrame
        title={group ? (groups.find(([each]) => each === group)?.[1] ?? title) : title}
        sub={t("house_editor.subtitle_changes", { book: t(`book.${draft.book}`), number: total })}
        left={
          group ? (
            <IconButton icon="left" label={t("house_editor.groups")} onClick={() => setGroup("")} />
          ) : (
            <IconButton icon="x" label={t("referee.leave")} onClick={() => navigate("/")} />
          )
        }
        dock={
          <>
            <p class="strip1" role="status">
              {holds && <YesNo yes />}
              {draft.verdict?.refused && <YesNo yes={false} />}
              {t(
                !total
                  ? "house_editor.unchanged"
                  : holds
                    ? "house_editor.works"
                    : draft.verdict?.refused
                      ? "house_editor.fails"
                      : draft.problem
                        ? "house_editor.correct_first"
                        : "house_editor.testing",
              )}
            </p>
            {acts}
          </>
        }
      >
        {group && editable ? (
          <div class="leaf">{settings(groups.filter(([each]) => each === group))}</div>
        ) : (
          <>
            {name}
            {fixed}
            {editable && (
              <div class="grps">
                {groups.map(([each, heading]) => (
                  <button key={each} type="button" class="grp" onClick={() => setGroup(each)}>
                    {heading}
                    <span>{changed(each) > 0 && t("house_editor.changed", { number: changed(each) })}</span>
                    <Icon id="right" />
                  </button>
                ))}
              </div>
            )}
            {ready && (
              <>
                <Check draft={draft} />
                <Forecast draft={draft} />
                <Differences draft={draft} />
                {list}
              </>
            )}
          </>
        )}
      </PhoneFrame>
    );
  return (
    <div class="page">
      <Header where={t("house_editor.title")} />
      <main class="books house">
        <nav class="stay" aria-label={t("house_editor.groups")}>
          <ol class="toc">
            {groups.map(([each, heading]) => (
              <li key={each}>
                <a
                  href={`#g-${each}`}
                  aria-current={each === group ? "true" : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    const heading = document.querySelector<HTMLElement>(`#g-${each} h2`);
                    heading?.scrollIntoView();
                    heading?.focus({ preventScroll: true });
                    setGroup(each);
                  }}
                >
                  {heading}{" "}
                  <span>{changed(each) > 0 && t("house_editor.changed", { number: changed(each) })}</span>
                </a>
              </li>
            ))}
          </ol>
          <SearchField label={t("house_editor.find")} value={words} onInput={setWords} />
        </nav>
        <div class="leaf">
          <header class="leafbar">
            <h1 tabIndex={-1} ref={heading}>
              {title}{" "}
              <small>
                {t("house_editor.subtitle", { book: t(`book.${draft.book}`), version: draft.version })}
              </small>
            </h1>
            <SegmentedControl
              label={t("house_editor.show")}
              value={shown}
              onChoose={setShown}
              offered={[
                { value: "all", label: t("house_editor.all") },
                { value: "changed", label: t("house_editor.changed_only", { number: total }) },
              ]}
            />
          </header>
          {name}
          {fixed}
          {editable && settings(groups)}
        </div>
        <aside class="stay hits" aria-label={t("house_editor.check")}>
          <Check draft={draft} />
          <Forecast draft={draft} />
          <Differences draft={draft} />
          {acts}
          {list}
        </aside>
      </main>
    </div>
  );
}
