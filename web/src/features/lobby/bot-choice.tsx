// Choice of the bots: a level, and a style if the level has any.

import { t } from "../../messages";
import { displayName, levels, stylesOf } from "../../state/books";
import { Select } from "../../ui/fields";

export function BotChoice({ value, onChoose }: { value: string; onChoose: (bot: string) => void }) {
  const [level = "", style = ""] = value.split(":");
  const styles = stylesOf(level);
  return (
    <div class="pair">
      <Select
        label={t("new.level")}
        value={level}
        onChoose={(next) => onChoose(style && stylesOf(next).includes(style) ? `${next}:${style}` : next)}
        offered={levels().map((each) => ({
          value: each,
          label: t(`level.${each}`),
          about: t(`level.${each}.about`),
        }))}
      />
      {styles.length > 0 && (
        <Select
          label={t("new.style")}
          value={style}
          onChoose={(next) => onChoose(next ? `${level}:${next}` : level)}
          offered={[
            { value: "", label: t("style.none") },
            ...styles.map((each) => ({
              value: each,
              label: displayName("style", each),
              about: t(`style.${each}.about`),
            })),
          ]}
        />
      )}
    </div>
  );
}
