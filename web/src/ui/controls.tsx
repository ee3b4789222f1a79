// Parts shared by pages other than the table: the frame on a phone, segmented choices, a number with − and +.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { formatNumber, t } from "../messages";
import { Icon } from "./cards/face";
import type { Choice } from "./fields";
import { useHeading } from "./page";

const printed = matchMedia("print");

/** A media query as a signal. Printing does not change it, so that paper shows the layout of the screen. */
export function mediaQuery(query: string) {
  const wanted = matchMedia(query);
  const found = signal(wanted.matches);
  wanted.addEventListener("change", () => {
    if (!printed.matches) found.value = wanted.matches;
  });
  return found;
}

/** True if the window has at most this width in pixels. */
const upTo = (width: number) => mediaQuery(`(max-width: ${width}px)`);

/** True if there is room for one column only. */
export const narrow = upTo(899);
/** True on a phone. */
export const phone = upTo(699);

interface FrameProps {
  title: string;
  sub?: string;
  left?: ComponentChildren;
  right?: ComponentChildren;
  /** The controls near the thumb. */
  dock?: ComponentChildren;
  cls?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ComponentChildren;
}

/** A page on a phone: a header, scrollable content, and a dock that never covers the last line. */
export function PhoneFrame({ title, sub, left, right, dock, cls = "", onKeyDown, children }: FrameProps) {
  const heading = useHeading(title);
  return (
    <div class={`app ${cls}`} onKeyDown={onKeyDown}>
      <header class="bar">
        {left ?? <span />}
        <div class="ttl">
          <h1 tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {sub && <small>{sub}</small>}
        </div>
        {right ?? <span />}
      </header>
      <main class="body">{children}</main>
      {dock && <footer class="dock">{dock}</footer>}
    </div>
  );
}

interface SignProps {
  icon: string;
  label: string;
  onClick: () => void;
  cls?: string;
}

/** An icon button, with its name for screen readers. */
export const IconButton = ({ icon, label, onClick, cls = "" }: SignProps) => (
  <button type="button" class={`btn icon ${cls}`} aria-label={label} title={label} onClick={onClick}>
    <Icon id={icon} />
  </button>
);

interface SegProps<T extends string> {
  label: string;
  value: T;
  offered: Choice<T>[];
  onChoose: (value: T) => void;
}

/** A choice of two to five; the selected one is dark and has a tick. */
export function SegmentedControl<T extends string>({ label, value, offered, onChoose }: SegProps<T>) {
  const name = useId();
  return (
    <fieldset class="seg">
      <legend class="vh">{label}</legend>
      {offered.map((each) => (
        <label key={each.value}>
          <input
            type="radio"
            class="vh"
            name={name}
            checked={each.value === value}
            onChange={() => onChoose(each.value)}
          />
          {each.value === value && <Icon id="tick" />}
          <span>{each.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Return the event handlers for a button that repeats while it is held down, by a step. */
export function useRepeatedPress(step: (by: number) => void): (by: number) => Record<string, () => void> {
  const timer = useRef(0);
  const latest = useRef(step);
  latest.current = step;
  const letGo = () => clearTimeout(timer.current);
  useEffect(() => letGo, []);
  return (by) => ({
    onPointerDown: () => {
      const again = () => {
        latest.current(by);
        timer.current = setTimeout(again, 110);
      };
      timer.current = setTimeout(again, 450);
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
  });
}

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  onChange: (value: number) => void;
}

/** − number +; the number can be typed, a button repeats while held, and at a limit a press says why. */
export function Stepper({ label, value, least, most, step = 1, onChange }: StepperProps) {
  // Typed text stays until it is confirmed, even if the component is rendered meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const [limit, setLimit] = useState("");
  const to = (next: number) => {
    const within = next >= least && next <= most;
    setLimit(
      within
        ? ""
        : t(next < least ? "control.at_least" : "control.at_most", { number: next < least ? least : most }),
    );
    if (within) onChange(next);
  };
  const held = useRepeatedPress((by) => to(value + by));
  return (
    <span class="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t("control.fewer")}
        aria-disabled={value - step < least}
        onClick={() => to(value - step)}
        {...held(-step)}
      >
        <Icon id="minus" />
      </button>
      <input
        class="v"
        inputMode="numeric"
        aria-label={label}
        value={typed ?? formatNumber(value)}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={(event) => {
          const number = Number(event.currentTarget.value.replace(/[^\d-−]/g, "").replace("−", "-"));
          setTyped(null);
          onChange(Number.isFinite(number) ? number : value);
        }}
      />
      <button
        type="button"
        aria-label={t("control.more")}
        aria-disabled={value + step > most}
        onClick={() => to(value + step)}
        {...held(step)}
      >
        <Icon id="plus" />
      </button>
      <span class="limit" role="status">
        {limit}
      </span>
    </span>
  );
}

interface FindProps {
  label: string;
  placeholder?: string;
  value: string;
  onInput: (value: string) => void;
  id?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A search field. */
export function SearchField({ label, placeholder, value, onInput, id, onKeyDown }: FindProps) {
  return (
    <div class="find">
      <Icon id="find" />
      <input
        type="search"
        id={id}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        maxLength={100}
        autocomplete="off"
        onInput={(event) => onInput(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {value && (
        <button
          type="button"
          class="clr"
          aria-label={t("control.clear")}
          onClick={(event) => {
            onInput("");
            event.currentTarget.parentElement?.querySelector("input")?.focus();
          }}
        >
          <Icon id="x" />
        </button>
      )}
    </div>
  );
}

/** Yes or no, as an icon. */
export const YesNo = ({ yes }: { yes: boolean }) => (
  <span class={`yn ${yes ? "y" : ""}`}>
    <Icon id={yes ? "tick" : "x"} />
    <span class="vh">{t(yes ? "control.allowed" : "control.not_allowed")}</span>
  </span>
);

/** Share an address or a text with the system dialog, else copy it; resolves to whether it was copied. */
export async function share(title: string, content: { url?: string; text?: string }): Promise<boolean> {
  const wanted = { title, ...content };
  if (navigator.share && navigator.canShare?.(wanted)) {
    await navigator.share(wanted).catch(() => undefined);
    return false;
  }
  await navigator.clipboard?.writeText(content.url ?? content.text ?? "");
  return true;
}

/** A button that asks once more before it does something that cannot be undone. */
export function SureButton({
  label,
  sure,
  about,
  onClick,
}: {
  label: string;
  sure: string;
  about?: string;
  onClick: () => void;
}) {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      class="btn small"
      onClick={() => {
        if (asked) onClick();
        setAsked(!asked);
      }}
    >
      {asked ? sure : label}
      {about && <span class="vh">: {about}</span>}
    </button>
  );
}
