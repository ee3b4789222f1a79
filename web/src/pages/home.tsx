// The first visit: choose a book, play. Two clicks to a table with bots.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Use } from "../cards/face";
import { get, post, Refusal } from "../net/http";
import { newKey } from "../net/socket";
import { go } from "../router";
import { comeIn } from "../state/session";
import type { BookChoice, Choices, TableInfo } from "../wire";
import { figure, t } from "../words";
import { TopBar } from "./top";

const EMBLEMS: Record<string, string> = {
  classic: "mark",
  caliente: "e-flame",
  boat: "e-boat",
  american: "e-seven",
  knee: "e-knee",
};
/** The level of the bots where nobody asked for another. */
const LEVEL = "club";
const known = signal<Choices | null>(null);

async function play(book: BookChoice): Promise<void> {
  await comeIn();
  const table = await post<TableInfo>("/api/tables", { book: book.name });
  await post(`/api/tables/${table.id}/do`, { do: "sit", key: newKey() });
  go(`/table/${table.id}?start=${LEVEL}`);
}

export default function Home() {
  const [chosen, setChosen] = useState("classic");
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!known.value)
      void get<Choices>("/api/choices").then((found) => {
        known.value = found;
      });
  }, []);
  const books = known.value?.books.filter((each) => !each.house) ?? [];
  const book = books.find((each) => each.name === chosen);
  const start = () => {
    if (!book) return;
    play(book).catch((found: unknown) => {
      if (!(found instanceof Refusal)) throw found;
      setProblem(found.message);
    });
  };
  return (
    <div class="page">
      <TopBar />
      <main class="first">
        <header>
          <h1 tabIndex={-1}>{t("home.title")}</h1>
          <p>{t("home.about")}</p>
        </header>
        <fieldset class="covers">
          <legend class="vh">{t("home.books")}</legend>
          {Object.keys(EMBLEMS).map((name) => (
            <label key={name} class={`cover c-${name}`}>
              <input
                type="radio"
                name="book"
                class="vh"
                checked={name === chosen}
                onChange={() => setChosen(name)}
                onKeyDown={(event) => event.key === "Enter" && start()}
              />
              <span class="spine" />
              <span class="emb">
                <Use id={EMBLEMS[name] ?? "mark"} />
              </span>
              <span class="ttl">{t(`book.${name}`)}</span>
              <span class="pl">{t(`book.${name}.players`)}</span>
              <span class="txt">{t(`book.${name}.about`)}</span>
              <span class="chosen">
                <Use id="i-tick" />
              </span>
              {name === "knee" && <Use id="f-X" cls="cat" />}
            </label>
          ))}
        </fieldset>
        <div class="golden">
          <div class="with">
            <b>{t(`book.${chosen}`)}</b>{" "}
            {book && (book.target ? t("home.with", { target: figure(book.target) }) : t("home.with_hands"))}
          </div>
          <button type="button" class="btn primary big" onClick={start} aria-disabled={!book}>
            {t("home.play")} <kbd>{t("key.enter")}</kbd>
          </button>
        </div>
        {problem && <p role="alert">{problem}</p>}
      </main>
    </div>
  );
}
