// After a game: ask the others for another one, or answer them.
import { formatList, t } from "../../messages";
import { navigate } from "../../state/router";
import { me } from "../../state/session";
import type { TableController } from "./table-controller";

export function Rematch({ controller: now }: { controller: TableController }) {
  const { model } = now;
  const { host, places = [], rematch } = model.info.value ?? {};
  const own = places.find((each) => each.person && each.person === me.value?.id);
  if (!own) return <p class="sm">{t("rematch.players")}</p>;
  if (!now.hasCompany())
    return (
      <button type="button" class="btn primary" onClick={() => now.again()}>
        {t("sheet.again")}
      </button>
    );
  const wish = places.filter((each) => each.again).map((each) => each.name ?? "");
  const leave = () =>
    now.run(async () => {
      await model.do({ do: "stand" });
      navigate("/");
    });
  return (
    <div class="rematch">
      <p role="status">
        {rematch && wish.length > 0 && (
          <b>{t("rematch.wanted", { names: formatList(wish), number: wish.length })}</b>
        )}{" "}
        {t("rematch.about")}
      </p>
      <div class="acts">
        {rematch && (
          <button type="button" class="btn" onClick={leave}>
            {t("rematch.no")}
          </button>
        )}
        {!rematch && host === me.value?.id && (
          <button type="button" class="btn" onClick={() => now.again(false)}>
            {t("rematch.change")}
          </button>
        )}
        <button type="button" class="btn primary" onClick={() => now.again()}>
          {t(rematch ? "rematch.agree" : "rematch.ask")}
        </button>
      </div>
    </div>
  );
}
