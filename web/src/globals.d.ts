declare module "words:all" {
  import type { Words } from "./words/format";
  export const languages: Record<string, () => Promise<{ default: Words }>>;
}
declare module "*.css";
