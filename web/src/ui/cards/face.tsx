// Cards, stacks and sets, drawn from the symbols of cards.svg.
import type { CSSProperties, JSX } from "preact";
import { t } from "../../messages";
import type { Card, SetOfCards } from "../../wire";
import { rankOf, suitOf } from "./names";

export function SvgSymbol({ id, cls = "" }: { id: string; cls?: string }) {
  return (
    <svg class={cls} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}

export const Icon = ({ id }: { id: string }) => <SvgSymbol id={`i-${id}`} cls="ico" />;

function art(rank: string, suit: string): JSX.Element | null {
  if (rank === "X") return <SvgSymbol id="f-X" cls="art fig cat" />;
  if (rank === "C") return <SvgSymbol id="f-C" cls="art three" />;
  if ("JQK".includes(rank)) return <SvgSymbol id={`f-${rank}`} cls="art fig" />;
  if (rank === "3") return <SvgSymbol id={"hd".includes(suit) ? "f-3r" : "f-3b"} cls="art three" />;
  if (rank === "2") return <SvgSymbol id="star" cls="art star" />;
  return suit ? <SvgSymbol id={`s-${suit}`} cls="art" /> : null;
}

interface FaceProps {
  card: Card;
  cls?: string;
  /** Whether to draw a tick in place of the suit, which no rule needs. */
  ticked?: boolean;
  style?: CSSProperties;
}

export function Face({ card, cls = "", ticked = false, style }: FaceProps) {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const plain = rank === "X" || rank === "C";
  return (
    <span class={`card ${cls}`} data-r={rank} data-s={suit} style={style}>
      <span class="ix">
        <SvgSymbol id={`r-${rank}`} cls="rk" />
        {ticked ? (
          <span class="tick">
            <SvgSymbol id="i-tick" />
          </span>
        ) : (
          !plain && suit && <SvgSymbol id={`s-${suit}`} cls="su" />
        )}
      </span>
      {art(rank, suit)}
    </span>
  );
}

/** Small cards in a line of text, with their ranks and suits only. */
export const Minis = ({ cards }: { cards: readonly Card[] }) => (
  <span class="minis" aria-hidden="true">
    {cards.map((card, i) => (
      <Face key={card + String(i)} card={card} cls="strip" />
    ))}
  </span>
);

export const Back = ({ style }: { style?: CSSProperties }) => <span class="back" style={style} />;

/** A stack of backs, with one layer per group of cards. */
export function Stack({
  count,
  w,
  per = 9,
  most = 7,
}: {
  count: number;
  w: number;
  per?: number;
  most?: number;
}) {
  const layers = Math.max(1, Math.min(most, Math.ceil(count / per)));
  return (
    <span class="stack" style={{ "--w": `${w}px` }}>
      {Array.from({ length: layers }, (_, i) => (
        <Back key={i} style={{ left: `${-i}px`, top: `${-2 * i}px` }} />
      ))}
    </span>
  );
}

const TURNED = [2, -2.5, 1.2, -1];

/** The pile: its top card, a few edges beneath, and a crosswise card if it is frozen. */
export function Pile(props: { top: Card; count: number; w: number; frozen: boolean; can: boolean }) {
  const { top, count, w, frozen, can } = props;
  const edges = Math.max(1, Math.min(4, Math.floor(count / 4)));
  return (
    <span class="stack" style={{ "--w": `${w}px`, margin: frozen ? `0 ${w * 0.2}px` : "0" }}>
      {count > 1 &&
        Array.from({ length: edges }, (_, i) => edges - i).map((i) => (
          <span
            key={i}
            class="card under"
            style={{ left: `${i * 1.5 - 1}px`, top: `${i * 2}px`, transform: `rotate(${TURNED[i % 4]}deg)` }}
          />
        ))}
      {frozen && (
        <span class="card cross">
          <SvgSymbol id="star" cls="art star" />
          <SvgSymbol id="star" cls="art star" />
        </span>
      )}
      <Face card={top} cls={can ? "can" : ""} style={{ position: "absolute", left: 0, top: 0 }} />
    </span>
  );
}

/** Seven reeds below a set: natural, wild, missing. */
export function Reeds({ natural, wild, size }: { natural: number; wild: number; size: number }) {
  const bars = [
    ...Array.from({ length: natural }, () => "n"),
    ...Array.from({ length: wild }, () => "w"),
    ...Array.from({ length: Math.max(0, size - natural - wild) }, () => ""),
  ];
  return (
    <span class="reeds">
      <b>{natural + wild}</b>
      {bars.map((each, i) => (
        <i key={i} class={each} />
      ))}
    </span>
  );
}

const isWild = (card: Card) => card[0] === "2" || card[0] === "X" || card[0] === "C";

/**
 * A set: one face in front, an edge for every card behind it; wild cards are at the bottom and have a gilt
 * edge.
 */
export function SetColumn({
  set,
  w,
  height,
  size,
}: {
  set: SetOfCards;
  w: number;
  height?: number;
  size: number;
}) {
  const n = set.cards.length;
  const tall = w * 1.4;
  const most = Math.max(5, Math.round(w * 0.15));
  const peek = height && n > 1 ? Math.min(most, (height - tall) / (n - 1)) : most;
  const cards = [...set.cards].sort((a, b) => Number(isWild(b)) - Number(isWild(a)));
  const front = cards[n - 1] ?? set.top;
  const wild = set.wild ?? 0;
  return (
    <span class="set" style={{ "--w": `${w}px` }}>
      <span class="col" style={{ height: `${tall + peek * (n - 1)}px` }}>
        {cards.slice(0, -1).map((card, i) => (
          <span
            key={card + String(i)}
            class={`card sliver ${isWild(card) ? "w" : ""}`}
            style={{ top: `${i * peek}px` }}
          />
        ))}
        <Face card={front} cls={w < 70 ? "strip" : ""} style={{ top: `${(n - 1) * peek}px` }} />
      </span>
      <Reeds natural={n - wild} wild={wild} size={size} />
    </span>
  );
}

/** Return the shape of a canasta's seal: all canastas of wild cards have the same. */
const sealOf = ({ canasta }: SetOfCards) =>
  canasta === "natural" || canasta === "mixed" ? canasta : canasta && "wild";

/**
 * A set as a tile, for little space: its rank, then the seal of a canasta or a star for wild cards, and the
 * number of cards unless it is a canasta of the usual size.
 */
export function SetTile({ set, size, height }: { set: SetOfCards; size: number; height: number }) {
  const n = set.cards.length;
  const seal = sealOf(set);
  return (
    <span class={`set tile ${set.closed ? "closed" : ""}`} style={{ "--h": `${height}px` }}>
      <SvgSymbol id={set.rank === "wild" ? "r-2" : `r-${set.rank}`} cls="rk" />
      {seal ? (
        <span class={`seal ${seal}`}>
          <SvgSymbol id={`seal-${seal}`} />
          <b>{t(`seal.${seal}`)}</b>
        </span>
      ) : (
        (set.wild ?? 0) > 0 && <SvgSymbol id="star" cls="star" />
      )}
      {!(seal && n === size) && <b>{n}</b>}
    </span>
  );
}

/** A canasta: a squared stack with its seal; a closed one is tied. */
export function Canasta({ set, w, word = true }: { set: SetOfCards; w: number; word?: boolean }) {
  const sort = set.canasta ?? "natural";
  const shape = sealOf(set) ?? "natural";
  const seal = Math.max(26, Math.min(40, w * 0.62));
  return (
    <span class="set" style={{ "--w": `${w}px` }}>
      <span class="canasta">
        {[4, 3, 2, 1].map((k) => (
          <span key={k} class="edge" style={{ left: `${k * 1.5}px`, top: `${k * 2}px` }} />
        ))}
        <Face card={set.top} cls={w < 70 ? "strip" : ""} />
        {set.closed && <span class="cord" />}
        <span
          class={`seal ${shape}`}
          style={{
            width: `${seal}px`,
            height: `${seal}px`,
            right: `${-seal * 0.28}px`,
            bottom: `${-seal * 0.16}px`,
          }}
        >
          <SvgSymbol id={`seal-${shape}`} />
          <b>{t(`seal.${shape}`)}</b>
        </span>
      </span>
      <span class="reeds">
        <b class="flat">{set.cards.length}</b>
        {word && <span class="word">{t(`canasta.${sort}`)}</span>}
      </span>
    </span>
  );
}

/** The letter of a side in its shape. */
export const SideBadge = ({ side }: { side: string }) => (
  <span class={`sb ${side.toLowerCase()}`}>{side}</span>
);
