import type { PageProps } from "../main";
import { TopBar } from "./top";

export default function TablePage({ params }: PageProps) {
  return (
    <div class="page">
      <TopBar />
      <main class="plain">
        <h1 tabIndex={-1}>{params[0]}</h1>
      </main>
    </div>
  );
}
