// The other players at the table, from the next one on.

import { formatNumber, t } from "../../messages";
import { partyAt } from "../../state/party";
import { SideBadge, SvgSymbol } from "../../ui/cards/face";
import { Bubble } from "./bubble";
import type { Layout } from "./screen-layout";
import type { TableController } from "./table-controller";
import { voiceParts } from "./voice-parts";

const POSITIONS: Record<number, string[]> = {
  1: ["pos-n"],
  2: ["pos-w", "pos-e"],
  3: ["pos-w", "pos-n", "pos-e"],
};

export function Seats({ controller, layout }: { controller: TableController; layout: Layout }) {
  const { model } = controller;
  const board = model.board.value;
  const others = model.others();
  const VoiceSign = voiceParts.value?.VoiceSign;
  if (!board) return null;
  const places = model.info.value?.places ?? [];
  const here = partyAt(model.id).map((each) => each.id);
  const announces = model.game.value?.game.announces ?? 0;
  const small = layout === "phone" || layout === "sideways";
  const crowd = others.length > 3;
  const many = others.length > 5;
  const plates = others.map(({ seat, name, place }, i) => {
    const chair = places[place - 1];
    // Players who share this device are here, although only one of them is connected.
    const away = Boolean(chair?.person) && !chair?.present && !here.includes(chair?.person ?? "");
    const turn = seat !== null && board.actor === seat.seat && board.expects !== "nothing";
    const position = layout === "desktop" ? (POSITIONS[others.length]?.[i] ?? "") : "";
    const reserves = seat?.reserves ?? [];
    const few = seat && announces && seat.cards <= announces ? t("seat.few", { number: seat.cards }) : "";
    const dealer = seat && board.dealer === seat.seat && (
      <span class="dealer" title={t("seat.dealer")}>
        <span aria-hidden="true">{t("seat.dealer.letter")}</span>
        <span class="vh">{t("seat.dealer")}</span>
      </span>
    );
    // On narrow plates a long name has lines of its own, with the letter of the side and the dealer's below.
    const narrow = small || crowd || position === "pos-w" || position === "pos-e";
    const below = narrow && (name.length > (small ? (away ? 99 : 5) : 9) || (small && crowd));
    const badgeBelow = many || (small && (crowd || name.length > 11));
    return (
      <li
        key={place}
        class={`seat ${position} ${turn ? "turn" : ""} ${away ? "away" : ""} ${seat ? "" : "out"}`}
        data-at={seat ? `seat-${seat.seat}` : undefined}
        aria-current={turn ? "true" : undefined}
      >
        <Bubble model={model} place={place} />
        <span class="minifan" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {VoiceSign && <VoiceSign model={model} place={place} />}
        <span class="who">
          <span class={dealer && !below ? "nm deals" : "nm"}>
            {seat && !badgeBelow && <SideBadge side={seat.side} />}
            <span class={`name ${name.length > 11 ? "long" : ""}`}>{name}</span>
            {!below && dealer}
          </span>
          <span class="st">
            {seat && badgeBelow && <SideBadge side={seat.side} />}
            {seat && (many || (small && (crowd || away))) ? (
              <>
                <span aria-hidden="true">{formatNumber(seat.cards)}</span>
                <span class="vh">{t("seat.cards", { number: seat.cards })}</span>
              </>
            ) : seat ? (
              <span class="n">{few || t("seat.cards", { number: seat.cards })}</span>
            ) : (
              t("seat.out")
            )}
            {seat && (chair?.bot || !model.id) && (
              <>
                <SvgSymbol id="i-bot" cls="ico" />
                <span class="vh">{t(chair?.person ? "seat.stand_in" : "seat.bot")}</span>
              </>
            )}
            {reserves.length > 0 && (
              <span class="packs" title={t("seat.reserves", { number: reserves.length })}>
                {reserves.map((_, place) => (
                  <i key={place} />
                ))}
                <span class="vh">{t("seat.reserves", { number: reserves.length })}</span>
              </span>
            )}
            {below && dealer}
          </span>
          {away && (
            <span class="st aw">
              <SvgSymbol id="i-away" cls="ico" />
              {t("seat.away")}
            </span>
          )}
        </span>
      </li>
    );
  });
  return (
    <ul
      class={layout === "desktop" ? "around" : `seats ${crowd ? "crowd" : ""} ${many ? "many" : ""}`}
      aria-label={t("seats.label")}
    >
      {plates}
    </ul>
  );
}
