declare module "words:all" {
  import type { Words } from "./words/format";
  type Load = () => Promise<{ default: Words }>;
  export const languages: Record<string, { name: string; core: Load; more: Load; pad: Load }>;
}
declare module "*.css";
