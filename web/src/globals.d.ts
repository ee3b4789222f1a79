declare module "messages:all" {
  import type { Messages } from "./messages/format";

  type Load = () => Promise<{ default: Messages }>;
  export const languages: Record<string, { name: string; core: Load; more: Load; own: Record<string, Load> }>;
}
declare module "*.css";
