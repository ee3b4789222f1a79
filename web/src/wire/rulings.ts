// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Card, Seat } from "./base";

/** This seat announces now how many cards it has left. */
export interface AnnouncesNowEffect {
  effect: "announces_now";
  seat: Seat;
  paragraph: string;
  words: string;
}

export type AnyEffect = StandsEffect | FineEffect | PenaltyCardsEffect | OwesDiscardsEffect | DrawsTopCardEffect | ReplacesPileEffect | CardsBackEffect | LegalisesEffect | MustPlayEffect | MayDiscardEffect | MustGoOutEffect | RaisesCountEffect | RedealEffect | PlaysFirstEffect | DealsNextEffect | StockReshuffledEffect | CardRemovedEffect | MustTakePileEffect | CardBackOnStockEffect | DiscardCountsEffect | DiscardTakenBackEffect | ShowsThreesEffect | QuestionVoidEffect | AnnouncesNowEffect;

export type AnyRefereeQuestion = SeatQuestion | CardsQuestion | YesNoQuestion | WordQuestion | NumberQuestion;

/** The card that this seat drew or looked at goes back on top of the stock, face down. */
export interface CardBackOnStockEffect {
  effect: "card_back_on_stock";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** A card that does not belong to the pack is removed; the player who held it draws another. */
export interface CardRemovedEffect {
  effect: "card_removed";
  seat: Seat | null;
  paragraph: string;
  words: string;
}

/** Illegally laid cards go back to the hand of this seat. */
export interface CardsBackEffect {
  effect: "cards_back";
  seat: Seat;
  cards: Card[];
  paragraph: string;
  words: string;
}

/** A question answered with cards, by their letters; ``-`` is none. */
export interface CardsQuestion {
  type: "cards";
  least: number;
  most: number;
  /** of the possible cards */
  letters: string;
  /** the key of earlier cards of which these are a part */
  among?: string;
  key: string;
  question: string;
  /** asked only after one of these answers to earlier keys */
  when?: Record<string, string[]>;
  /** the player who chooses, if it is a choice */
  chooser?: "offender" | "opponents";
}

/** This seat deals the next hand. */
export interface DealsNextEffect {
  effect: "deals_next";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** Of the cards this seat discarded, this one counts as the discard. */
export interface DiscardCountsEffect {
  effect: "discard_counts";
  seat: Seat;
  card: Card;
  paragraph: string;
  words: string;
}

/** This seat takes the discard back and discards another card. */
export interface DiscardTakenBackEffect {
  effect: "discard_taken_back";
  seat: Seat;
  card: Card;
  paragraph: string;
  words: string;
}

/** This seat takes the top card of the stock now. */
export interface DrawsTopCardEffect {
  effect: "draws_top_card";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** Points off the side of this seat; ``message`` gives the reason. */
export interface FineEffect {
  effect: "fine";
  seat: Seat;
  points: number;
  message: string;
  paragraph: string;
  words: string;
}

/** An irregularity, and the referee's questions about it. */
export interface Irregularity {
  name: string;
  group: "deal" | "discarding" | "drawing" | "going_out" | "laying" | "pile" | "showing" | "threes";
  group_title: string;
  title: string;
  paragraphs: string[];
  questions: AnyRefereeQuestion[];
  /** the book that rules on it, if the current book is silent */
  advice?: string;
}

/** ``referee BOOK``: all irregularities known at a table of this size. */
export interface KnownIrregularities {
  book: string;
  options: string[];
  players: number;
  seats: number;
  irregularities: Irregularity[];
  sides?: number;
}

/** This seat makes its sets legal; with ``all_of_it`` as far as possible. */
export interface LegalisesEffect {
  effect: "legalises";
  seat: Seat;
  all_of_it: boolean;
  paragraph: string;
  words: string;
}

/** This seat may discard in the turn that was cut short. */
export interface MayDiscardEffect {
  effect: "may_discard";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** This seat must go out in this turn; otherwise the cards left in its hand become penalty cards. */
export interface MustGoOutEffect {
  effect: "must_go_out";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** This seat must play this card in this turn. */
export interface MustPlayEffect {
  effect: "must_play";
  seat: Seat;
  card: Card;
  paragraph: string;
  words: string;
}

/** This seat must take the pile in this turn, if it legally can. */
export interface MustTakePileEffect {
  effect: "must_take_pile";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** A question answered with a whole number within bounds. */
export interface NumberQuestion {
  type: "number";
  least: number;
  most: number;
  key: string;
  question: string;
  /** asked only after one of these answers to earlier keys */
  when?: Record<string, string[]>;
  /** the player who chooses, if it is a choice */
  chooser?: "offender" | "opponents";
}

/** This seat neither draws nor takes the pile until it has discarded this many extra cards. */
export interface OwesDiscardsEffect {
  effect: "owes_discards";
  seat: Seat;
  number: number;
  paragraph: string;
  words: string;
}

/** Cards of this seat are exposed and must be discarded, one per turn, without choice. */
export interface PenaltyCardsEffect {
  effect: "penalty_cards";
  seat: Seat;
  cards: Card[];
  /** whether a valid set frees them */
  meldable: boolean;
  paragraph: string;
  words: string;
}

/** This seat plays first in the hand. */
export interface PlaysFirstEffect {
  effect: "plays_first";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** This seat's question stays unanswered; an answer already given is not binding. */
export interface QuestionVoidEffect {
  effect: "question_void";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** The first meld of this seat's side needs this many more points in this hand. */
export interface RaisesCountEffect {
  effect: "raises_count";
  seat: Seat;
  points: number;
  paragraph: string;
  words: string;
}

/** The same dealer deals the hand again. */
export interface RedealEffect {
  effect: "redeal";
  paragraph: string;
  words: string;
}

/** The pile is restored, and this seat draws from the stock. */
export interface ReplacesPileEffect {
  effect: "replaces_pile";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** ``referee BOOK NAME``: the case, its effects in order, the open choice, how play continues. */
export interface Ruling {
  book: string;
  options: string[];
  players: number;
  irregularity: string;
  title: string;
  paragraphs: string[];
  /** the case in one line, as a record keeps it */
  decision: string;
  facts: Record<string, string>;
  effects: AnyEffect[];
  choice: RulingChoice | null;
  notes: RulingNote[];
  next: RulingNext;
  /** the silent book; the ruling is advice, by the rules of ``book`` */
  advice_for?: string;
}

/** An open choice: its key, the chooser, and the options. */
export interface RulingChoice {
  key: string;
  paragraph: string;
  seats: Seat[];
  words: string;
  options: RulingOption[];
}

/** How play continues, and with which player. */
export interface RulingNext {
  what: "first" | "next" | "redeal" | "same" | "score" | "turn";
  seat: Seat | null;
  words: string;
}

/** An explanation that goes with a ruling, such as how penalty cards are discarded. */
export interface RulingNote {
  words: string;
  paragraph: string;
}

/** One option of a choice: the answer for it, and its effects. */
export interface RulingOption {
  answer: string;
  label: string;
  effects: AnyEffect[];
}

/** A question answered with a seat. */
export interface SeatQuestion {
  type: "seat";
  seats: number;
  /** the key of an earlier answer that it cannot be */
  other_than?: string;
  key: string;
  question: string;
  /** asked only after one of these answers to earlier keys */
  when?: Record<string, string[]>;
  /** the player who chooses, if it is a choice */
  chooser?: "offender" | "opponents";
}

/** This seat shows this many threes (or bonus cards) now. */
export interface ShowsThreesEffect {
  effect: "shows_threes";
  seat: Seat;
  number: number;
  /** whether it draws a card for each */
  replaced: boolean;
  /** whether they count as much as if they had been shown in time */
  counts: boolean;
  paragraph: string;
  words: string;
}

/** Play continues as if nothing had happened. */
export interface StandsEffect {
  effect: "stands";
  paragraph: string;
  words: string;
}

/** The card that lay face up is turned over and the stock shuffled. */
export interface StockReshuffledEffect {
  effect: "stock_reshuffled";
  paragraph: string;
  words: string;
}

/** A question answered with one of several words, each with its label. */
export interface WordQuestion {
  type: "word";
  words: string[];
  labels: string[];
  key: string;
  question: string;
  /** asked only after one of these answers to earlier keys */
  when?: Record<string, string[]>;
  /** the player who chooses, if it is a choice */
  chooser?: "offender" | "opponents";
}

/** A question answered with yes or no. */
export interface YesNoQuestion {
  type: "yes_no";
  key: string;
  question: string;
  /** asked only after one of these answers to earlier keys */
  when?: Record<string, string[]>;
  /** the player who chooses, if it is a choice */
  chooser?: "offender" | "opponents";
}
