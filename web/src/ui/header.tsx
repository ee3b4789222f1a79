// The header of every page, except the table's on phones.
import type { ComponentChildren } from "preact";
import { t } from "../messages";
import { Icon, SvgSymbol } from "./cards/face";

export function Header({ where = "", children }: { where?: string; children?: ComponentChildren }) {
  return (
    <header class="top">
      <a class="brand" href="/">
        <SvgSymbol id="mark" />
        Casa Canasta
      </a>
      <span class="where">{where}</span>
      <span class="fill" />
      {children}
      <a class="btn quiet bare" href="/lobby">
        <Icon id="table" />
        <span>{t("header.tables")}</span>
      </a>
      <a class="btn quiet bare" href="/rules">
        <Icon id="book" />
        <span>{t("header.rules")}</span>
      </a>
      <a class="btn quiet bare" href="/settings">
        <Icon id="gear" />
        <span>{t("header.settings")}</span>
      </a>
    </header>
  );
}
