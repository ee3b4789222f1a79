// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Card, Seat } from "./base";

/** This seat says now how many cards it has left. */
export interface AnnouncesNowEffect {
  effect: "announces_now";
  seat: Seat;
  paragraph: string;
  words: string;
}

export type AnyEffect = StandsEffect | FineEffect | PenaltyCardsEffect | OwesDiscardsEffect | DrawsTopCardEffect | ReplacesPileEffect | CardsBackEffect | LegalisesEffect | MustPlayEffect | MayDiscardEffect | MustGoOutEffect | RaisesCountEffect | RedealEffect | PlaysFirstEffect | DealsNextEffect | StockReshuffledEffect | CardRemovedEffect | MustTakePileEffect | CardBackOnStockEffect | DiscardCountsEffect | DiscardTakenBackEffect | ShowsThreesEffect | QuestionVoidEffect | AnnouncesNowEffect;

export type AnyQuestion = SeatAsked | CardsAsked | YesNoAsked | WordAsked | NumberAsked;

/** The card that this seat drew or looked at goes back on top of the stock, face down. */
export interface CardBackOnStockEffect {
  effect: "card_back_on_stock";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** A card that does not belong to the pack is taken away; who held it draws another. */
export interface CardRemovedEffect {
  effect: "card_removed";
  seat: Seat | null;
  paragraph: string;
  words: string;
}

/** Cards are the answer, by their letters; ``-`` is none. */
export interface CardsAsked {
  type: "cards";
  least: number;
  most: number;
  /** of the cards it can be */
  letters: string;
  /** the key of earlier cards of which these are a part */
  among?: string;
  key: string;
  question: string;
  /** asked only after one of these answers to earlier keys */
  when?: Record<string, string[]>;
  /** whose choice it is, if it is one */
  chooser?: "offender" | "opponents";
}

/** Cards laid wrongly go back to the hand of this seat. */
export interface CardsBackEffect {
  effect: "cards_back";
  seat: Seat;
  cards: Card[];
  paragraph: string;
  words: string;
}

/** This seat deals the next hand. */
export interface DealsNextEffect {
  effect: "deals_next";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** Of the cards this seat threw, this one is the discard. */
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

/** Points off the side of this seat; ``message`` says what for. */
export interface FineEffect {
  effect: "fine";
  seat: Seat;
  points: number;
  message: string;
  paragraph: string;
  words: string;
}

/** Something that can go wrong, and what the referee asks about it. */
export interface Irregularity {
  name: string;
  group: "deal" | "discarding" | "drawing" | "going_out" | "laying" | "pile" | "showing" | "threes";
  group_title: string;
  title: string;
  paragraphs: string[];
  questions: AnyQuestion[];
  /** the book that rules on it, where the book at hand is silent */
  advice?: string;
}

/** ``referee BOOK``: all that can go wrong at a table of this size. */
export interface KnownIrregularities {
  book: string;
  options: string[];
  players: number;
  seats: number;
  irregularities: Irregularity[];
}

/** This seat puts the sets in order; with ``all_of_it`` as much as can be. */
export interface LegalisesEffect {
  effect: "legalises";
  seat: Seat;
  all_of_it: boolean;
  paragraph: string;
  words: string;
}

/** This seat chooses whether to discard in the turn that was cut short. */
export interface MayDiscardEffect {
  effect: "may_discard";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** This seat goes out in this turn; otherwise what the hand still holds becomes penalty cards. */
export interface MustGoOutEffect {
  effect: "must_go_out";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** This seat plays this card in this turn. */
export interface MustPlayEffect {
  effect: "must_play";
  seat: Seat;
  card: Card;
  paragraph: string;
  words: string;
}

/** This seat takes the pile in this turn, if it can do so lawfully. */
export interface MustTakePileEffect {
  effect: "must_take_pile";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** A whole number within bounds. */
export interface NumberAsked {
  type: "number";
  least: number;
  most: number;
  key: string;
  question: string;
  /** asked only after one of these answers to earlier keys */
  when?: Record<string, string[]>;
  /** whose choice it is, if it is one */
  chooser?: "offender" | "opponents";
}

/** This seat neither draws nor takes the pile until so many extra cards are discarded. */
export interface OwesDiscardsEffect {
  effect: "owes_discards";
  seat: Seat;
  number: number;
  paragraph: string;
  words: string;
}

/** Cards of this seat lie open from now on and are discarded one per turn, without choice. */
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

/** The question of this seat is not answered; an answer that was given binds nobody. */
export interface QuestionVoidEffect {
  effect: "question_void";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** The first meld of this seat's side needs so many points more in this hand. */
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

/** The pile goes back as it was, and this seat draws from the stock. */
export interface ReplacesPileEffect {
  effect: "replaces_pile";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** ``referee BOOK NAME``: what the case is, its effects in order, the open choice, how play goes on. */
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
  advice_for?: string;
}

/** A choice that is open: the key it will be told by, who chooses, between what. */
export interface RulingChoice {
  key: string;
  paragraph: string;
  seats: Seat[];
  words: string;
  options: RulingOption[];
}

/** How play goes on, and with whom. */
export interface RulingNext {
  what: "first" | "next" | "redeal" | "same" | "score" | "turn";
  seat: Seat | null;
  words: string;
}

/** What goes with a ruling, such as how penalty cards are got rid of. */
export interface RulingNote {
  words: string;
  paragraph: string;
}

/** One of the things that can be chosen: the answer that says so, and what follows from it. */
export interface RulingOption {
  answer: string;
  label: string;
  effects: AnyEffect[];
}

/** A seat is the answer. */
export interface SeatAsked {
  type: "seat";
  seats: number;
  /** the key of an earlier answer that it cannot be */
  other_than?: string;
  key: string;
  question: string;
  /** asked only after one of these answers to earlier keys */
  when?: Record<string, string[]>;
  /** whose choice it is, if it is one */
  chooser?: "offender" | "opponents";
}

/** This seat shows so many threes (or bonus cards) now. */
export interface ShowsThreesEffect {
  effect: "shows_threes";
  seat: Seat;
  number: number;
  /** whether it draws a card for each */
  replaced: boolean;
  /** whether they are worth what they would have been, had they been shown in time */
  counts: boolean;
  paragraph: string;
  words: string;
}

/** Play goes on as if nothing had happened. */
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

/** One of several words, each with its label. */
export interface WordAsked {
  type: "word";
  words: string[];
  labels: string[];
  key: string;
  question: string;
  /** asked only after one of these answers to earlier keys */
  when?: Record<string, string[]>;
  /** whose choice it is, if it is one */
  chooser?: "offender" | "opponents";
}

/** Yes or no. */
export interface YesNoAsked {
  type: "yes_no";
  key: string;
  question: string;
  /** asked only after one of these answers to earlier keys */
  when?: Record<string, string[]>;
  /** whose choice it is, if it is one */
  chooser?: "offender" | "opponents";
}
