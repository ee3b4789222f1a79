// Form fields: radio buttons, switches, text fields.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface Choice<T extends string> {
  value: T;
  label: string;
  about?: string;
}

interface OneOfProps<T extends string> {
  legend: string;
  value: T;
  offered: Choice<T>[];
  onChoose: (value: T) => void;
  cls?: string;
}

/** A row of choices, one of which is selected. */
export function RadioGroup<T extends string>({ legend, value, offered, onChoose, cls = "" }: OneOfProps<T>) {
  const name = useId();
  return (
    <fieldset class={`oneof ${cls}`}>
      <legend>{legend}</legend>
      <div class="row">
        {offered.map((each) => (
          <label key={each.value}>
            <input
              type="radio"
              class="vh"
              name={name}
              checked={each.value === value}
              onChange={() => onChoose(each.value)}
            />
            <span class="lbl">{each.label}</span>
            {each.about && <span class="abt">{each.about}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  about?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, about, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-describedby={about ? id : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="lbl">{label}</span>
      {about && (
        <span class="abt" id={id}>
          {about}
        </span>
      )}
    </label>
  );
}

interface TextProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  secret?: boolean;
  about?: string;
  required?: boolean;
  max?: number;
  autocomplete?: string;
  inputMode?: "numeric" | "text";
}

export function TextField({ label, value, onInput, about, max, secret, ...rest }: TextProps) {
  const id = useId();
  const common = {
    value,
    maxLength: max,
    "aria-describedby": about ? id : undefined,
    onInput: (event: { currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
    ...rest,
  };
  return (
    <label class="fld">
      <span>{label}</span>
      {secret ? <input type="password" {...common} /> : <input type="text" {...common} />}
      {about && (
        <small id={id} class="sm">
          {about}
        </small>
      )}
    </label>
  );
}

interface SelectProps<T extends string> {
  label: string;
  value: T;
  offered: Choice<T>[];
  onChoose: (value: T) => void;
  /** `inline`: without a visible label; screen readers still read it. */
  cls?: "" | "inline";
}

export function Select<T extends string>({ label, value, offered, onChoose, cls = "" }: SelectProps<T>) {
  const about = offered.find((each) => each.value === value)?.about;
  return (
    <label class={`fld ${cls}`}>
      <span class={cls && "vh"}>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value as T)}>
        {offered.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
      {about && <small class="sm">{about}</small>}
    </label>
  );
}

/** A box with a heading. */
export function Panel({
  title,
  cls = "",
  children,
}: {
  title: string;
  cls?: string;
  children: ComponentChildren;
}) {
  return (
    <section class={`panel ${cls}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
