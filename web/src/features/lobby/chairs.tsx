// The chairs around a table before a game: who sits where, and who are partners.
import { useState } from "preact/hooks";
import { formatList, t } from "../../messages";
import { botName, EMBLEMS } from "../../state/books";
import { me } from "../../state/session";
import type { sendCommand } from "../../state/tables";
import { Icon, SideBadge, SvgSymbol } from "../../ui/cards/face";
import type { Place, TableInfo } from "../../wire";
import { startSeatDrag } from "./seat-drag";

/** The positions of the chairs, clockwise from the player's own. */
const AROUND: Record<number, string[]> = {
  2: ["s", "n"],
  3: ["s", "w", "e"],
  4: ["s", "w", "n", "e"],
  5: ["s", "w", "nw", "ne", "e"],
  6: ["sw", "w", "nw", "ne", "e", "se"],
  7: ["s", "sw", "w", "nw", "ne", "e", "se"],
  8: ["s", "sw", "w", "nw", "n", "ne", "e", "se"],
};

export type Act = (what: Parameters<typeof sendCommand>[1]) => void;

interface ChairsProps {
  table: TableInfo;
  act: Act;
  /** The level of the bots that the host seats. */
  level: string;
  /** Show the invitation. */
  invite: () => void;
}

export const isHost = (table: TableInfo): boolean => me.value?.id === table.host;

/** Return the place of the person on this device, or undefined. */
export const ownPlace = (table: TableInfo): Place | undefined =>
  table.places.find((each) => each.person && each.person === me.value?.id);

/** True if the person on this device may move who sits at a place. */
function mayMove(table: TableInfo, place: Place): boolean {
  const { partners = "lot" } = table.settings;
  if (!isHost(table) || table.status !== "waiting" || partners === "lot") return false;
  return partners === "host" || !place.person || place.person === table.host;
}

export function Chairs({ table, act, level, invite }: ChairsProps) {
  const [picked, setPicked] = useState(0);
  const from = (ownPlace(table)?.place ?? 1) - 1;
  const around = [...table.places.slice(from), ...table.places.slice(0, from)];
  const nameAt = (place: number) => table.places[place - 1]?.name || t("room.empty");
  const swap = (one: number, other: number) => {
    setPicked(0);
    if (one && one !== other) act({ do: "swap", place: one, other });
  };
  return (
    <ul class={`plan of${table.players}`}>
      <li class="tablewrap" aria-hidden="true">
        <div class="table">
          <div class="mid">
            <SvgSymbol id={EMBLEMS[table.rules.book] ?? "mark"} />
            <b>{t(`book.${table.rules.book}`)}</b>
            <span>{t("room.players", { players: table.players })}</span>
          </div>
        </div>
      </li>
      {around.map((place, i) => (
        <Chair
          key={place.place}
          place={place}
          at={AROUND[table.players]?.[i] ?? "n"}
          table={table}
          picked={picked ? { place: picked, name: nameAt(picked) } : null}
          choose={() => (picked ? swap(picked, place.place) : setPicked(place.place))}
          drop={(other) => swap(place.place, other)}
          act={act}
          level={level}
          invite={invite}
        />
      ))}
    </ul>
  );
}

interface ChairProps extends ChairsProps {
  place: Place;
  at: string;
  /** The chair that was pressed first. */
  picked: { place: number; name: string } | null;
  choose: () => void;
  drop: (other: number) => void;
}

function Chair(props: ChairProps) {
  const { place, at, table, picked, choose, drop } = props;
  const mine = place === ownPlace(table);
  const text = mine ? t("room.you", { name: place.name ?? "" }) : place.name || t("room.empty");
  const chosen = picked?.place === place.place;
  const moves = mayMove(table, place);
  const label = !picked
    ? t("seats.move", { name: text })
    : t("seats.swap", { one: picked.name, other: text });
  const drag = (event: PointerEvent) => startSeatDrag(event, drop);
  const cls = ["chair", at, place.name ? "" : "empty", chosen ? "picked" : "", moves ? "moves" : ""];
  return (
    <li class={cls.join(" ")} data-place={place.place}>
      {place.bot && <Icon id="bot" />}
      <span class="nm">
        {place.side && <SideBadge side={place.side} />}
        {moves ? (
          <button
            type="button"
            aria-pressed={chosen}
            aria-label={chosen ? t("seats.move", { name: text }) : label}
            onClick={choose}
            onPointerDown={drag}
          >
            {text}
          </button>
        ) : (
          <b>{text}</b>
        )}
      </span>
      {place.name ? <Occupied {...props} mine={mine} /> : <Free {...props} />}
    </li>
  );
}

/** A free chair: invite a player, seat a bot, or sit down. */
function Free({ place, table, act, level, invite }: ChairProps) {
  const seated = ownPlace(table);
  // The host moves by swapping chairs.
  const moves = seated && table.settings.partners === "seated" && !isHost(table);
  return (
    <span class="ch">
      {isHost(table) && (
        <>
          <button type="button" class="btn small" onClick={invite}>
            {t("room.invite")}
          </button>
          <button
            type="button"
            class="btn small"
            onClick={() => act({ do: "bot", place: place.place, level })}
          >
            <Icon id="bot" />
            {t("room.bot")}
          </button>
        </>
      )}
      {(!seated || moves) && (
        <button type="button" class="btn small" onClick={() => act({ do: "sit", place: place.place })}>
          {t(seated ? "seats.move_here" : "invite.sit")}
        </button>
      )}
    </span>
  );
}

function stateOf(table: TableInfo, place: Place): string {
  if (place.bot) return botName(place.bot);
  const words = place.person === table.host ? [t("room.host")] : [];
  if (table.rematch) words.push(t(place.again ? "rematch.in" : "rematch.undecided"));
  else if (!words.length) words.push(t(place.present ? "room.ready" : "room.away"));
  return words.join(" · ");
}

function Occupied({ place, table, act, mine }: ChairProps & { mine: boolean }) {
  const undecided = table.rematch && !place.bot && !place.again;
  return (
    <>
      <span class="st">{stateOf(table, place)}</span>
      {isHost(table) && !mine && (
        <span class="ch">
          <button
            type="button"
            class="btn small"
            onClick={() => act({ do: "remove", place: place.place })}
            aria-label={t(undecided ? "rematch.free_who" : "room.remove_who", { name: place.name ?? "" })}
          >
            {t(undecided ? "rematch.free" : "room.remove")}
          </button>
        </span>
      )}
    </>
  );
}

/** Return the partners in words, if they are known before the game. */
export function partnersInWords(table: TableInfo): string {
  const sides = new Map<string, string[]>();
  for (const { side, name } of table.places)
    if (side) sides.set(side, [...(sides.get(side) ?? []), name || t("room.empty")]);
  return [...sides.values()].map(formatList).join(" · ");
}
