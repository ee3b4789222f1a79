// Settings: they apply immediately, on this device, and are saved with the account if there is one.
import { useEffect } from "preact/hooks";
import { Notifications } from "../features/account/notifications";
import { playSound } from "../features/table/sounds";
import { vibrate } from "../features/table/turn-alerts";
import { language, languageName, LANGUAGES as languages, t } from "../messages";
import { savePreferences as choose } from "../state/preferences";
import { currentPerson, me } from "../state/session";
import { settings } from "../state/settings";
import { Face } from "../ui/cards/face";
import { Panel, RadioGroup, Select, Switch } from "../ui/fields";
import { Page } from "../ui/page";

export default function SettingsPage() {
  const now = settings.value;
  useEffect(() => void currentPerson().catch(() => undefined), []);
  return (
    <Page title={t("settings.title")} lead={t("settings.lead")} cls="settings">
      <Panel title={t("settings.display")}>
        <RadioGroup
          legend={t("settings.theme")}
          value={now.theme}
          onChoose={(theme) => choose({ theme })}
          offered={(["system", "day", "evening"] as const).map((value) => ({
            value,
            label: t(`settings.theme_${value}`),
          }))}
        />
        <RadioGroup
          legend={t("settings.print")}
          value={now.print}
          onChoose={(print) => choose({ print })}
          offered={(["normal", "large"] as const).map((value) => ({
            value,
            label: t(`settings.print_${value}`),
          }))}
        />
        <RadioGroup
          legend={t("settings.deck")}
          value={now.deck}
          onChoose={(deck) => choose({ deck })}
          offered={(["2", "4"] as const).map((value) => ({ value, label: t(`settings.deck_${value}`) }))}
        />
        <p class="sample" aria-hidden="true">
          {["9S1", "9H1", "9D1", "9C1", "QH1", "X1"].map((card) => (
            <Face key={card} card={card} style={{ "--w": "56px" }} />
          ))}
        </p>
      </Panel>
      <Panel title={t("settings.table")}>
        <RadioGroup
          legend={t("settings.side")}
          value={now.side}
          onChoose={(side) => choose({ side })}
          offered={(["right", "left"] as const).map((value) => ({
            value,
            label: t(`settings.side_${value}`),
          }))}
        />
        <RadioGroup
          legend={t("settings.pace")}
          value={now.pace}
          onChoose={(pace) => choose({ pace })}
          offered={(["slow", "normal", "fast"] as const).map((value) => ({
            value,
            label: t(`settings.pace_${value}`),
          }))}
        />
        <Switch
          label={t("settings.motion")}
          about={t("settings.motion_about")}
          on={now.motion !== "off"}
          onChange={(on) => choose({ motion: on ? "system" : "off" })}
        />
        <Switch
          label={t("settings.keys")}
          about={t("settings.keys_about")}
          on={now.keys}
          onChange={(keys) => choose({ keys })}
        />
      </Panel>
      <Panel title={t("settings.alerts")}>
        <Switch
          label={t("settings.turn_title")}
          about={t("settings.turn_title_about")}
          on={now.turn_title}
          onChange={(on) => choose({ turn_title: on })}
        />
        <Switch
          label={t("settings.sound")}
          about={t("settings.sound_about")}
          on={now.sound}
          onChange={(on) => {
            choose({ sound: on });
            playSound("turn");
          }}
        />
        {"vibrate" in navigator && (
          <Switch
            label={t("settings.vibration")}
            about={t("settings.vibration_about")}
            on={now.vibration}
            onChange={(on) => {
              choose({ vibration: on });
              vibrate();
            }}
          />
        )}
        <Notifications />
      </Panel>
      <Panel title={t("settings.language")}>
        <Select
          label={t("settings.language_choose")}
          value={now.language || language.value}
          onChoose={(chosen) => choose({ language: chosen })}
          offered={languages.map((code) => ({ value: code, label: languageName(code) }))}
        />
      </Panel>
      <Panel title={t("settings.you")}>
        <p>{me.value ? t("settings.you_are", { name: me.value.name }) : t("settings.signed_out")}</p>
        <p>
          <a class="btn" href="/account">
            {t("account.title")}
          </a>
        </p>
      </Panel>
    </Page>
  );
}
