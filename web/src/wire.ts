// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

/** Agree to break the game off: it ends, and nobody wins, when all who are there agree. */
export interface Abandon {
  do: "abandon";
  key: string;
}

/**
 * Do something in the game: one action or several, all of them or none.
 *
 * What shows something new (a draw, a taken pile) can only be the last of several.
 */
export interface Act {
  do: "act";
  actions: Action[];
  /** the very card of a discard */
  card?: Card | null;
  key: string;
}

/** A player did something: the cards that were played from the hand, and the top card of a taken pile. */
export interface Acted {
  event: "acted";
  seat: Seat;
  action: Action;
  cards: Card[];
  top?: Card;
  sentence?: string;
}

/** An action as it is written and typed: take KK, discard 4. */
export type Action = string;

/** A play up to the end of the turn, or to a card nobody has seen, and what it comes to. */
export interface Advice {
  actions: Action[];
  words: string;
  /** ahead of the other sides in this hand */
  points: Measured;
  /** to win the game */
  chance: Measured;
  /** points behind the best play, in the same deals */
  behind: Measured;
  behind_chance: Measured;
  /** worse than the best beyond the error */
  clear: boolean;
  reasons: Reason[];
}

/** A player says how few cards are left. */
export interface Announced {
  event: "announced";
  seat: Seat;
  left: number;
  sentence?: string;
}

/** This seat says now how many cards it has left. */
export interface AnnouncesNowEffect {
  effect: "announces_now";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** The answer to a question. */
export interface Answer {
  type: "answer";
  id: number;
  answer: AnyAnswer;
}

export type AnyAnswer = CardsAnswer | WhyAnswer | OutAnswer | HappenedAnswer | SheetsAnswer;

export type AnyCommand = Sit | Stand | Bot | Remove | Start | Commit | Reveal | Pause | Act | Play | Undo | Try | Call | Rule | Next | Abandon | Close;

export type AnyEffect = StandsEffect | FineEffect | PenaltyCardsEffect | OwesDiscardsEffect | DrawsTopCardEffect | ReplacesPileEffect | CardsBackEffect | LegalisesEffect | MustPlayEffect | MayDiscardEffect | MustGoOutEffect | RaisesCountEffect | RedealEffect | PlaysFirstEffect | DealsNextEffect | StockReshuffledEffect | CardRemovedEffect | MustTakePileEffect | CardBackOnStockEffect | DiscardCountsEffect | DiscardTakenBackEffect | ShowsThreesEffect | QuestionVoidEffect | AnnouncesNowEffect;

export type AnyEvent = Acted | Dealt | Upcard | Turn | Missed | Drew | RedThree | BlackThree | Reserve | Buried | Talon | Announced | Took | Opened | Canasta | Fined | Rebuilt | Refilled | SpecialHand | Exposed | Penalised | Owes | Freed | MadeToDraw | Raised | Demanded | Back | Seen | Tried | Called | PileBack | Lapsed | Redealt | Ruled | Out | Over;

export type AnyQuestion = SeatAsked | CardsAsked | YesNoAsked | WordAsked | NumberAsked;

export type AnySent = Subscribe | Unsubscribe | Do | Ask | Ping;

export type AnyTableQuestion = AskWhy | AskCards | AskOut | AskHappened | AskSheets;

export type AnyTold = Hello | TableTold | DealingTold | GameTold | UpdateTold | HandTold | OverTold | Trouble | Done | Answer | Refused | Pong;

/** ``apply``: what happened, up to an action that is refused. */
export interface Applied {
  position: string;
  events: AnyEvent[];
  refused: RefusedAction | null;
  notes: Reason[];
}

/** ``arena ladder``: everybody against everybody, the strongest first. */
export interface ArenaLadder {
  rungs: Rung[];
  matches: ArenaResult[];
}

/** ``arena``: what was played, and what came of it. */
export interface ArenaResult {
  book: string;
  options: string[];
  house: HouseRule | null;
  players: number;
  mode: "games" | "hands";
  /** points that win a game; 0 if a number of hands makes it */
  target: number;
  seed: string;
  /** samples for bots that search; 0 is their own number */
  think: number;
  pairs: number;
  games: number;
  hands: number;
  /** games that were too long, and went to the leader */
  cut: number;
  /** the share that equals would win */
  level: number;
  sides: Contestant[];
  paces: BotPace[];
  illegal: IllegalChoice[];
}

/** Ask a question; the answer is ``Answer`` or ``Refused``. */
export interface Ask {
  type: "ask";
  id: number;
  table: string;
  question: AnyTableQuestion;
}

/** What could be done with selected cards. */
export interface AskCards {
  ask: "cards";
  cards: Card[];
}

/** Everything the asker was told of in this hand, once more. */
export interface AskHappened {
  ask: "happened";
}

/** Whether the asker can go out, and how, or what is missing. */
export interface AskOut {
  ask: "out";
}

/** The score sheets of all hands that are over. */
export interface AskSheets {
  ask: "sheets";
}

/** Whether a play, or several in a row, would be allowed, what a first meld would count, and why not. */
export interface AskWhy {
  ask: "why";
  line: string;
}

/** An irregular act that may still be called. */
export interface Attempt {
  seat: Seat;
  action: Action;
  irregularity: string;
}

/** Cards of a set went back to the hand. */
export interface Back {
  event: "back";
  seat: Seat;
  cards: Card[];
  rank: Rank;
  sentence?: string;
}

/** What a side needs to go out with a base, and what of it is there. */
export interface Base {
  sevens: boolean;
  fives: boolean;
  wild: boolean;
  natural: boolean;
  mixed: boolean;
}

/** Black threes were put on the table, where they are shown like red ones. */
export interface BlackThree {
  event: "black_three";
  seat: Seat;
  cards: Card[];
  sentence?: string;
}

/** A book or house rule that can be played. */
export interface BookChoice {
  name: string;
  players: number[];
  options: string[];
  target: number;
  house?: boolean;
}

/** An option that a book leaves to the players. */
export interface BookOption {
  name: string;
  paragraph: string;
}

/** ``rules``: a book's text, or the rulings that all books share. */
export interface BookText {
  book: string;
  title: string;
  intro: string;
  players?: number[];
  options?: BookOption[];
  /** of ``rules BOOK`` */
  entries?: Paragraph[];
  house?: HouseWithChanges;
}

/** Put a bot on a free place (the host). */
export interface Bot {
  do: "bot";
  place: number;
  level: string;
  key: string;
}

/** How long a bot thinks, in milliseconds, and how many of its choices were not legal. */
export interface BotPace {
  bot: string;
  decisions: number;
  p50: number;
  p95: number;
  illegal: number;
}

/** Cards were added to a closed set. */
export interface Buried {
  event: "buried";
  seat: Seat;
  cards: Card[];
  sentence?: string;
}

/** Call the irregular act that was done last. */
export interface Call {
  do: "call";
  key: string;
}

/** The irregular act was called. */
export interface Called {
  event: "called";
  seat: Seat;
  irregularity: string;
  sentence?: string;
}

/** A set became a canasta. */
export interface Canasta {
  event: "canasta";
  seat: Seat;
  rank: Rank;
  sentence?: string;
}

export type CanastaSort = "big_wild" | "mixed" | "natural" | "small_wild" | "wild";

/** A card as far as it is known: KS1 (rank, suit, pack), X3 (a joker), C1 (a Caliente card), K (some king; R and B are red and black threes), ? (hidden). */
export type Card = string;

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

/** Every way in which the selected cards could be meant, allowed or not. */
export interface CardsAnswer {
  answer: "cards";
  plays: Verdict[];
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

/** What a house rule has in place of the book. */
export interface ChangedKey {
  key: string;
  book: unknown;
  house: unknown;
}

/** One thing that was looked at in a record. */
export interface Check {
  what: string;
  /** none if it was not come to */
  holds: boolean | null;
}

/** A play by its actions and in words. */
export interface Choice {
  actions: Action[];
  words: string;
}

/** What a table can be made of. */
export interface Choices {
  books: BookChoice[];
  bots: string[];
  languages: string[];
}

/** Close the table (the host): nobody can sit down any more. A game in play is broken off. */
export interface Close {
  do: "close";
  key: string;
}

/** A line of the program or of a scenario, and what it says. */
export interface CodeLine {
  file: string;
  line: number;
  text: string;
}

/** A line of a book's file that cites a paragraph, and where the clause it names is written. */
export interface CodePlace {
  id: string;
  file: string;
  line: number;
  field: string;
  clause: string;
  written: string;
}

/** Commit to one's part of the deal, without telling it: the answer to the first ``dealing``. */
export interface Commit {
  do: "commit";
  commitment: string;
  key: string;
}

/** What the books say about one thing, by the name of the book. */
export interface ComparedRow {
  row: string;
  title: string;
  books: Record<string, ComparedStatement[]>;
}

/** One thing that is to be said of a book. */
export interface ComparedStatement {
  text: string;
  paragraph: string | null;
}

/** ``rules compare``: books side by side. */
export interface Comparison {
  books: string[];
  rows: ComparedRow[];
}

/** How a side of bots did. */
export interface Contestant {
  name: string;
  /** of the games it won, or of the hands; a tie counts in parts */
  share: Estimated;
  /** per hand */
  points: Estimated;
  /** per hand, over the mean of the others */
  lead: Estimated;
}

/** By side the chance to win at the start of a turn; no seat at the end of a hand. */
export interface CurvePlace {
  hand: number;
  turn: number;
  seat: Seat | null;
  name: string;
  chances: Measured[];
}

/** ``deal``: a fresh position and how it came about. */
export interface Deal {
  position: string;
  seed: string;
  events: AnyEvent[];
}

/**
 * A game is to begin, and everybody has a part in its cards (docs/fair-shuffle.md).
 *
 * At first there are no commitments, and every client commits; when all have, they are told, and every
 * client reveals.
 */
export interface DealingTold {
  type: "dealing";
  table: string;
  /** what is settled before anybody commits to anything */
  header: string;
  /** the server's own */
  commitment: string;
  /** by player */
  commitments: Record<string, string>;
  /** the receiver's name at the table; nothing for those who look on */
  you: string;
}

/** This seat deals the next hand. */
export interface DealsNextEffect {
  effect: "deals_next";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** A player was dealt a hand. */
export interface Dealt {
  event: "dealt";
  seat: Seat;
  cards: Card[];
  sentence?: string;
}

/** The player in turn must go out. */
export interface Demanded {
  event: "demanded";
  seat: Seat;
  sentence?: string;
}

export type Did = "added" | "asked" | "closed" | "drew" | "drew-nothing" | "four-blacks" | "holds-three" | "laid" | "last-three" | "must-go-out" | "no" | "owed" | "refilled" | "took" | "wild-canasta" | "yes";

/** One thing in which two rulebooks differ. */
export interface Difference {
  key: string;
  /** a value as in a house rule's file */
  one: unknown;
  other: unknown;
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

/** Change a table; the answer is ``Done`` or ``Refused``. */
export interface Do {
  type: "do";
  id: number;
  table: string;
  command: AnyCommand;
}

/** ``doctor``: what runs here, and whether it runs right. */
export interface Doctor {
  well: boolean;
  compiled: boolean;
  version: Finding;
  python: Finding;
  core: Finding;
  /** the packages that everybody needs */
  required: Finding;
  books: Finding;
  records: Finding;
  packages: Finding;
}

/** A command was carried out and is on the disk; ``number``: the entries of the log after it. */
export interface Done {
  type: "done";
  id: number;
  number: number;
}

/** This seat takes the top card of the stock now. */
export interface DrawsTopCardEffect {
  effect: "draws_top_card";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** A player drew from the stock. */
export interface Drew {
  event: "drew";
  seat: Seat;
  cards: Card[];
  sentence?: string;
}

export type Ending = "exhausted" | "last-three" | "out" | "stuck";

/** A figure and the interval it lies in with 95 % confidence. */
export interface Estimated {
  value: number;
  low: number;
  high: number;
}

/** ``exercise``: a position, some plays, and which of them is clearly best. */
export interface Exercise {
  book: string;
  kind: "discard" | "lay" | "out" | "take";
  question: string;
  /** what the player who acts can know */
  position: string;
  seat: Seat;
  choices: Choice[];
  /** the place of the right choice, from 0 */
  answer: number;
  /** the choices, best first */
  plays: Advice[];
  notes: Reason[];
  /** what was played, if it comes from a game; else nothing */
  played: Action[];
}

export type Expects = "answer" | "draw" | "nothing" | "play";

/** ``why``: the same, and what it rests on: the paragraph that decides, and all of them. */
export interface Explanation {
  position: string;
  seat: Seat;
  action: string;
  words: string;
  legal: boolean;
  refusal: Reason | null;
  cites: string;
  paragraph: Paragraph | null;
  all_cites: string[];
  paragraphs: Paragraph[];
  notes: Reason[];
}

/** Cards became penalty cards: whether a valid set frees them, and whether they go before others. */
export interface Exposed {
  event: "exposed";
  seat: Seat;
  cards: Card[];
  meldable: boolean;
  first: boolean;
  sentence?: string;
}

export type Family = "add" | "ask" | "bury" | "discard" | "draw" | "end" | "lay" | "no" | "pass" | "refill" | "show" | "show_hand" | "take" | "take_reserve" | "yes";

/** One thing that was looked at in an installation, in words. */
export interface Finding {
  found: string;
  well: boolean;
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

/** The book fines a player. */
export interface Fined {
  event: "fined";
  seat: Seat;
  points: number;
  sentence?: string;
}

/** What a first meld needs in a hand, or from a total on (null: below the next one). */
export interface FirstMeldStep {
  count: number;
  hand?: number;
  from?: number | null;
}

/** The base of canastas that a book counts as one, and the fields it is made of. */
export interface FormBase {
  points: number;
  paragraph: string;
  canastas: string[];
}

/** One of the things a field can be. */
export interface FormChoice {
  id: string;
  label: string;
  points: number;
}

/** One thing to fill in for each side. */
export interface FormField {
  id: string;
  kind: "cards" | "choice" | "count" | "fines" | "hands" | "yes_no";
  label: string;
  paragraph: string | null;
  /** of one, where that is all there is to it */
  points: number | null;
  least?: number;
  most?: number;
  /** not asked where sets are given card by card */
  part?: "canastas" | "open";
  /** only one side can say yes */
  one_side?: boolean;
  /** a field that must be yes */
  needs?: string;
  choices?: FormChoice[];
  groups?: FormValue[];
  /** each hand may also hold Caliente cards, which multiply it */
  calientes?: boolean;
}

/** What a first meld needs. */
export interface FormFirstMeld {
  paragraph: string;
  table: FirstMeldStep[];
}

/** How many players a side has, and how many of them play in a hand. */
export interface FormSide {
  side: Side;
  members: number;
  in_play: number;
}

/** Cards of one value, and how many there are of them. */
export interface FormValue {
  value: number;
  cards: Card[];
  most: number;
}

/** A player is freed of the discards still owed. */
export interface Freed {
  event: "freed";
  seat: Seat;
  sentence?: string;
}

/** How a game stands or ended: totals by side, and who has won, several only where a victory is shared. */
export interface GameResult {
  totals: number[];
  winners: Side[];
  abandoned: boolean;
  over: boolean;
}

/** A game has begun, or is in play at a table that was subscribed to; ``place`` is the receiver's. */
export interface GameTold {
  type: "game";
  table: string;
  game: Settings;
  /** 0 for those who look on */
  place: number;
  /** the text of the house rule, where the table brought its own */
  house?: string;
  /** all that the deals follow from but the seed */
  opening?: string;
}

/** Who has just come in, and the token that says so from now on; it is told this once. */
export interface Guest {
  person: Person;
  token: string;
}

/** How a hand ended, and who went out. */
export interface HandEnd {
  ending: Ending;
  out: Seat | null;
  concealed: boolean;
}

/** A hand that was played to its end; points and totals by side. */
export interface HandResult {
  number: number;
  dealer: Seat;
  ending: Ending;
  out: Seat | null;
  concealed: boolean;
  points: number[];
  totals: number[];
  lines: ScoreLine[];
}

/** A hand is over. */
export interface HandTold {
  type: "hand";
  table: string;
  result: HandResult;
}

/** The events of the hand as the asker saw them. */
export interface HappenedAnswer {
  answer: "happened";
  number: number;
  events: AnyEvent[];
}

/** The first message: who the client is. */
export interface Hello {
  type: "hello";
  person: Person;
  version: string;
}

/** ``hint``: the best plays first, judged on what the player who acts can know. */
export interface Hint {
  /** what that player can know */
  position: string;
  seat: Seat;
  /** hands that were played out, more or less */
  samples: number;
  /** in which the figures were measured */
  deals: number;
  /** only one action is legal */
  forced: boolean;
  plays: Advice[];
  /** safe discards, going out, the score of the game */
  notes: Reason[];
}

/** ``rules houses``: a house rule. */
export interface House {
  name: string;
  version: number;
  hash: string;
  extends: string;
  options: string[];
  about: string;
}

/** ``rules check``: a house rule that holds. */
export interface HouseChecked {
  name: string;
  version: number;
  hash: string;
  extends: string;
  options: string[];
  about: string;
  ok?: true;
  trials: Trial[];
}

/** One thing that is wrong with a house rule, with its place in the file. */
export interface HouseFault {
  error: string;
  message: string;
  params: Record<string, number | string>;
}

/** ``rules check``: a house rule that does not hold, and all that is wrong with it. */
export interface HouseRefused {
  ok?: false;
  errors: HouseFault[];
}

/** The house rule a book was changed by. */
export interface HouseRule {
  name: string;
  version: number;
  hash: string;
}

/** A house rule, with what it changes and the paragraphs that concerns. */
export interface HouseWithChanges {
  name: string;
  version: number;
  hash: string;
  extends: string;
  options: string[];
  about: string;
  differences: ChangedKey[];
  changes: string[];
}

/** What a bot chose that is not legal, or what went wrong in it, and where. */
export interface IllegalChoice {
  bot: string;
  position: string;
  what: string;
}

/** Something that can go wrong, and what the referee asks about it. */
export interface Irregularity {
  name: string;
  group: "deal" | "discarding" | "drawing" | "going_out" | "laying" | "pile" | "showing" | "threes";
  title: string;
  paragraphs: string[];
  questions: AnyQuestion[];
}

/** A play of a record against the best one, on what its player could know. */
export interface JudgedPlay {
  hand: number;
  turn: number;
  seat: Seat;
  name: string;
  /** what the player knew */
  position: string;
  actions: Action[];
  words: string;
  best: Choice;
  /** with what was played: ahead of the other sides in this hand */
  points: Measured;
  chance: Measured;
  best_points: Measured;
  best_chance: Measured;
  /** points, measured in fresh deals */
  lost: Measured;
  /** chance to win */
  cost: Measured;
  /** what it cost, beyond the error */
  label: "little" | "much" | "same" | "some" | "unclear";
  reasons: Reason[];
  best_reasons: Reason[];
}

/** ``scorepad list``: a game on the pad; one that cannot be read has neither game nor totals. */
export interface KeptPad {
  id: string;
  changed: string;
  readable: boolean;
  game: PadGame | null;
  totals: number[] | null;
}

/** ``referee BOOK``: all that can go wrong at a table of this size. */
export interface KnownIrregularities {
  book: string;
  options: string[];
  players: number;
  seats: number;
  irregularities: Irregularity[];
}

/** Nobody called the irregular act in time. */
export interface Lapsed {
  event: "lapsed";
  seat: Seat;
  irregularity: string;
  sentence?: string;
}

/** ``legal``: what the player who acts may do. */
export interface Legal {
  position: string;
  seat: Seat;
  actions: Offer[];
}

/** This seat puts the sets in order; with ``all_of_it`` as much as can be. */
export interface LegalisesEffect {
  effect: "legalises";
  seat: Seat;
  all_of_it: boolean;
  paragraph: string;
  words: string;
}

/** What is said to an answer, and the step after it; without one the lesson is over. */
export interface LessonAnswer {
  outcome: "other" | "refused" | "right" | "so_far" | "wrong";
  text?: string;
  reason?: Reason;
  /** what the learner's own play did */
  events?: AnyEvent[];
  step?: LessonStep;
}

/** One point of a lesson: what is explained, what is asked for, and the table it is about. */
export interface LessonStep {
  book: string;
  /** from 1 */
  number: number;
  /** how many steps the lesson has */
  last: number;
  id: string;
  /** a trial is a play that will be refused */
  asks: "choice" | "play" | "reading" | "trial";
  /** paragraphs are lines */
  text: string;
  /** what the learner is to do */
  task?: string;
  /** answers, numbered from 1 */
  choices?: string[];
  /** what is asked for, as it is written */
  expected?: Action[];
  /** what to look at: stock, pile, players, hand, sideA */
  light?: string[];
  /** cards of the hand that are to be played */
  cards?: Card[];
  /** what the step teaches */
  paragraphs?: Paragraph[];
  /** what happened since the answer before */
  events?: AnyEvent[];
  /** while the hand is played */
  view?: View;
  /** when it is over */
  result?: HandResult;
}

/** The public tables. */
export interface Lobby {
  tables: TableInfo[];
}

/** A hand that was shorter or longer than all others: its turns and its number. */
export interface LongHand {
  turns: number;
  number: number;
}

/** The referee makes a player take the top card of the stock. */
export interface MadeToDraw {
  event: "made_to_draw";
  seat: Seat;
  sentence?: string;
}

/** This seat chooses whether to discard in the turn that was cut short. */
export interface MayDiscardEffect {
  effect: "may_discard";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** A mean over many deals, and half the width of its 95 % interval. */
export interface Measured {
  mean: number;
  half: number;
}

/** The turn that has just begun is missed. */
export interface Missed {
  event: "missed";
  seat: Seat;
  sentence?: string;
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

/** A guest needs only a name. */
export interface NewGuest {
  name: string;
}

/** What a table is made with. */
export interface NewTable {
  /** a book, or a house rule that comes with the program */
  book?: string;
  options?: string[];
  /** the text of a house rule's file */
  house?: string;
  players?: number | null;
  target?: number | null;
  /** whether the lobby shows it, and everybody may sit down */
  public?: boolean;
  /** whether others may look on */
  onlookers?: boolean;
  /** whether an action can be taken back, as long as nothing new was seen */
  undo?: boolean;
  irregularities?: "referee" | "refused";
  may_rule?: "host" | "nobody" | "players";
  patience?: number;
  /** the level of that bot */
  stand_in?: string;
  between?: number;
}

/** Deal the next hand without waiting. */
export interface Next {
  do: "next";
  key: string;
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

/**
 * An action that is open to the receiver.
 *
 * ``cards`` are the cards it plays from the hand, by kind; any of that kind will do. ``rank`` is the set it
 * begins, adds to or takes the top card for.
 */
export interface Offer {
  action: Action;
  family: Family;
  cards: Card[];
  rank?: Rank;
  /** on request */
  words?: string;
}

/** What somebody is told who sits out or looks on. */
export interface OnlookerUpdate {
  number: number;
  events: AnyEvent[];
  table: Table;
}

/** A side made its first meld of so many points. */
export interface Opened {
  event: "opened";
  seat: Seat;
  points: number;
  sentence?: string;
}

/** A player went out. */
export interface Out {
  event: "out";
  seat: Seat;
  concealed: boolean;
  sentence?: string;
}

/** A way out, or what is missing. */
export interface OutAnswer {
  answer: "out";
  way: WayOut;
}

/** The hand is over. */
export interface Over {
  event: "over";
  seat: Seat;
  ending: Ending;
  sentence?: string;
}

/** The game is over. */
export interface OverTold {
  type: "over";
  table: string;
  result: GameResult;
}

/** A player owes discards before the next draw. */
export interface Owes {
  event: "owes";
  seat: Seat;
  count: number;
  sentence?: string;
}

/** This seat neither draws nor takes the pile until so many extra cards are discarded. */
export interface OwesDiscardsEffect {
  effect: "owes_discards";
  seat: Seat;
  number: number;
  paragraph: string;
  words: string;
}

/** What was changed in a running game, after so many hands on the pad: one of names, stake and raise. */
export interface PadChange {
  after: number;
  /** new names by the old ones */
  names?: Record<string, string>;
  /** from the next hand on */
  stake?: PadStake | null;
  raise?: PadRaise;
}

/** A pad as a file: the game and the hands as they were keyed in, and the sheet that follows from them. */
export interface PadFile {
  format: string;
  version: number;
  game: PadGame;
  /** entries with the fields of the book's form */
  hands: (Record<string, unknown>)[];
  changes: PadChange[];
  sheet: PadSheet;
}

/** ``scorepad form``: what a book counts, field by field. */
export interface PadForm {
  book: string;
  version: number;
  options: string[];
  house: string | null;
  players: number;
  seats: number;
  sides: FormSide[];
  packs: number;
  canasta_size: number;
  target: number | null;
  /** that make a game */
  hands: number | null;
  first_meld: FormFirstMeld;
  base: FormBase | null;
  fields: FormField[];
}

/** What is settled before the first hand. */
export interface PadGame {
  book: string;
  options: string[];
  /** the house rule's name or text */
  house: string | null;
  /** names, in seating order */
  sides: string[][];
  dealer: number;
  target: number | null;
  /** from paper */
  totals: number[];
  /** hands already played on paper */
  played: number;
  stake: PadStake | null;
  title: string;
  date: string;
}

/** A hand as it was counted; points and totals by side. */
export interface PadHand {
  hand: number;
  dealer: string;
  seats: string[];
  sitting_out: string[];
  first_meld: number[];
  /** whether it was played before the end of the game */
  counts: boolean;
  points: number[];
  totals: number[];
  lines: ScoreLine[];
  /** what is possible and yet seldom so, in words */
  doubts: string[];
  payments: Payment[];
  /** nothing was counted for these: their points are as they were given */
  points_alone: Side[];
}

/** ``scorepad new`` and ``import``: the game's number on the pad. */
export interface PadId {
  id: string;
}

/** A side needs so much more for its first meld. */
export interface PadRaise {
  side: Side;
  points: number;
}

/** ``scorepad show`` and ``change``: the whole sheet of a pad. */
export interface PadSheet {
  start: number[];
  hands: PadHand[];
  totals: number[];
  over: boolean;
  winners: Side[];
  next: PadTable | null;
  settlement: Settlement | null;
  /** what was changed in the running game, in words */
  history: string[];
  /** who of a side of three plays in every hand, where the book has it so */
  captain: string | null;
}

/** What is played for, in cents. */
export interface PadStake {
  /** each loser to one winner, for a thousand points of difference, after the game */
  per_thousand: number;
  /** and at least */
  minimum: number;
  /** each player to each opponent with more points, after a hand */
  hand_per_thousand: number;
  /** each player to each opponent, for a canasta of a class */
  canastas: Record<string, number>;
}

/** A hand before it is played: who deals and sits where, and what each side's first meld needs. */
export interface PadTable {
  hand: number;
  dealer: string;
  seats: string[];
  sitting_out: string[];
  first_meld: number[];
}

/** A paragraph or ruling, in our own words; ``related`` are others that belong with it. */
export interface Paragraph {
  book: string;
  id: string;
  title: string;
  section: string;
  text: string;
  related: string[];
}

/** ``rules BOOK ID --code``: where a paragraph lives, or why it needs no code, and what proves it. */
export interface ParagraphCode {
  places: CodePlace[];
  kind: string | null;
  why: string | null;
  mentions: CodeLine[];
  scenarios: CodeLine[];
}

/** ``rules BOOK ID``: a paragraph with those that belong with it. */
export interface ParagraphPage {
  book: string;
  id: string;
  title: string;
  section: string;
  text: string;
  related: Paragraph[];
  house?: HouseWithChanges;
  code?: ParagraphCode;
}

/** Stop the game, or go on (the host). */
export interface Pause {
  do: "pause";
  on: boolean;
  key: string;
}

/** What one player pays to another. */
export interface Payment {
  from: string;
  to: string;
  cents: number;
}

/** The referee takes points off: what for (a message), and the paragraph. */
export interface Penalised {
  event: "penalised";
  seat: Seat;
  points: number;
  message: string;
  paragraph: string;
  sentence?: string;
}

/** Penalty cards that were exposed together, by kind, and whether a valid set frees them. */
export interface PenaltyCards {
  cards: Card[];
  meldable: boolean;
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

/** Somebody who plays; the id is no secret. */
export interface Person {
  id: string;
  name: string;
}

/** The pile: its size, the uppermost cards that may be looked at (the top card last), how it stands. */
export interface Pile {
  count: number;
  cards: Card[];
  frozen: boolean;
  /** the player in turn may not take it, because of its top card */
  stopped: boolean;
}

/** A pile taken without right lies there again. */
export interface PileBack {
  event: "pile_back";
  seat: Seat;
  sentence?: string;
}

/** Is anybody there? The answer is ``Pong``. */
export interface Ping {
  type: "ping";
  id?: number;
}

/** A place at a table: a person, a bot, or free. Seats are drawn for when a game begins. */
export interface Place {
  place: number;
  name?: string;
  /** the id of who sits there */
  person?: string;
  /** the level of the bot that sits there, or that plays for an absent person */
  bot?: string;
  /** whether the person is connected */
  present?: boolean;
}

/** The same in the words of a player: ``lay three kings``, ``lay KKK; discard 4``. */
export interface Play {
  do: "play";
  line: string;
  key: string;
}

/** What a player's plays came to. */
export interface PlayerAccount {
  name: string;
  plays: number;
  costly: number;
  cost: Measured;
  lost: Measured;
}

/** This seat plays first in the hand. */
export interface PlaysFirstEffect {
  effect: "plays_first";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** Somebody is here. */
export interface Pong {
  type: "pong";
  id: number;
}

/** The question of this seat is not answered; an answer that was given binds nobody. */
export interface QuestionVoidEffect {
  effect: "question_void";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** The first meld of the player's side needs so many points more. */
export interface Raised {
  event: "raised";
  seat: Seat;
  points: number;
  sentence?: string;
}

/** The first meld of this seat's side needs so many points more in this hand. */
export interface RaisesCountEffect {
  effect: "raises_count";
  seat: Seat;
  points: number;
  paragraph: string;
  words: string;
}

export type Rank = "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | "J" | "K" | "Q" | "T" | "wild";

/** Why something is refused. ``params`` are those of the message, as the catalogue takes them. */
export interface Reason {
  book: string;
  /** the id of a paragraph or ruling, or ``house:`` and the name of a house rule */
  cites: string;
  message: string;
  params: Record<string, number | string>;
  /** on request */
  sentence?: string;
  /** its text, on request; none if a house rule is cited */
  paragraph?: Paragraph | null;
}

/** So many cards of the pile became the stock. */
export interface Rebuilt {
  event: "rebuilt";
  seat: Seat;
  count: number;
  sentence?: string;
}

/** Where a record does not hold. */
export interface RecordError {
  line: number;
  column: number;
  sentence: string;
}

/** Red threes were put on the table. */
export interface RedThree {
  event: "red_three";
  seat: Seat;
  cards: Card[];
  sentence?: string;
}

/** The same dealer deals the hand again. */
export interface RedealEffect {
  effect: "redeal";
  paragraph: string;
  words: string;
}

/** The same dealer deals again. */
export interface Redealt {
  event: "redealt";
  seat: Seat;
  sentence?: string;
}

/** A Caliente card was played, and so many cards drawn. */
export interface Refilled {
  event: "refilled";
  seat: Seat;
  count: number;
  sentence?: string;
}

/** Something was not done, or not understood: the message's id and the sentence, perhaps a paragraph. */
export interface Refused {
  type: "refused";
  id: number;
  error: string;
  sentence: string;
  reason?: Reason;
}

/** The action of a row, counted from 1, that was refused; or the play that no action could be. */
export interface RefusedAction {
  book: string;
  /** the id of a paragraph or ruling, or ``house:`` and the name of a house rule */
  cites: string;
  message: string;
  params: Record<string, number | string>;
  /** on request */
  sentence?: string;
  /** its text, on request; none if a house rule is cited */
  paragraph?: Paragraph | null;
  number: number;
  action: string;
  words: string;
}

/** Free a place (the host); in a game, a bot plays on there for good. */
export interface Remove {
  do: "remove";
  place: number;
  key: string;
}

/** The pile goes back as it was, and this seat draws from the stock. */
export interface ReplacesPileEffect {
  effect: "replaces_pile";
  seat: Seat;
  paragraph: string;
  words: string;
}

/** ``replay``: a whole record. */
export interface Replay {
  book: string;
  options: string[];
  house: HouseRule | null;
  players: string[];
  target: number;
  sides: Record<string, string[]>;
  hands: ReplayedHand[];
  totals: number[];
  winner: Side | null;
  winners: Side[];
  abandoned: boolean;
}

/** A hand of a record; the last one may be unfinished. */
export interface ReplayedHand {
  number: number;
  dealer: Seat;
  /** the player at each */
  seats: string[];
  sitting_out: string[];
  result: HandResult | null;
  /** at its end */
  position: string;
  turns?: ReplayedTurn[];
}

/** A turn of a record: the actions, what they did in words, and the position after them. */
export interface ReplayedTurn {
  turn: number;
  seat: Seat;
  actions: string[];
  sentences: string[];
  position: string;
}

/** A player took up a reserve; so many more are left. */
export interface Reserve {
  event: "reserve";
  seat: Seat;
  cards: Card[];
  left: number;
  sentence?: string;
}

/** Tell it, once everybody has committed: the answer to the second ``dealing``. */
export interface Reveal {
  do: "reveal";
  contribution: string;
  key: string;
}

/** ``review``: a record gone through with the coach. */
export interface Review {
  book: string;
  /** for each hand of the record */
  samples: number;
  /** whose turning points these are */
  side: Side;
  plays: JudgedPlay[];
  curve: CurvePlace[];
  turning_points: TurningPoint[];
  players: PlayerAccount[];
}

/** Decide as the referee, if the table lets the sender. */
export interface Rule {
  do: "rule";
  decision: string;
  key: string;
}

/** The referee has decided; the decision as text. */
export interface Ruled {
  event: "ruled";
  seat: Seat;
  decision: string;
  sentence?: string;
}

/** Which rules are played. */
export interface Rules {
  book: string;
  version: number;
  options: string[];
  house: HouseRule | null;
}

/** ``rules diff``: what differs between two rulebooks. */
export interface RulesDifference {
  one: Rules;
  other: Rules;
  differences: Difference[];
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

/** A contestant of a ladder and how strong it is; the interval of a rating is told by the model. */
export interface Rung {
  name: string;
  rating: Estimated;
  /** of the games against all others */
  share: Estimated;
  games: number;
}

/** Points for a side, and what for; the paragraph is an id, or a house rule. */
export interface ScoreLine {
  side: Side;
  points: number;
  message: string;
  params: Record<string, number | string>;
  paragraph: string | null;
  for?: string;
}

/** ``score``: what the hand comes to as it stands. */
export interface ScoreSheet {
  position: string;
  over: boolean;
  sides: SideScore[];
}

/** A text that has some of the words, and where. */
export interface SearchHit {
  /** of a book, of ``general`` or ``project``, or a word of the ``glossary`` */
  paragraph: Paragraph;
  score: number;
  title_spans: Span[];
  /** in the text */
  spans: Span[];
}

/** ``rules search``: what was found, the best first. */
export interface SearchResult {
  words: string;
  /** only these were searched, with what all books share; all of them if none is named */
  books: string[];
  /** of all that were found */
  number: number;
  hits: SearchHit[];
  /** words of the texts that may have been meant, where a word is in none of them */
  near: string[];
}

/** A seat, counted from 1. */
export type Seat = number;

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

/** What everybody sees of a player. */
export interface SeatAtTable {
  seat: Seat;
  side: Side;
  /** in the hand */
  cards: number;
  /** the sizes of the reserves not taken up, the next one first */
  reserves?: number[];
  /** the earliest exposed first */
  penalty?: PenaltyCards[];
  /** discards before the next draw */
  owes?: number;
}

/** Cards of a hand that everybody has seen: they were laid without right and are back there. */
export interface Seen {
  event: "seen";
  seat: Seat;
  cards: Card[];
  sentence?: string;
}

/** A set as it lies on the table: its cards in the order they were laid, and the one on top. */
export interface SetOfCards {
  rank: Rank;
  cards: Card[];
  top: Card;
  /** how many of the cards are wild */
  wild?: number;
  canasta?: CanastaSort;
  /** whether nothing but cards of its rank, or nothing at all, may still join it */
  closed?: boolean;
}

/** A table before the first card: everything that stays the same for the whole game. */
export interface Settings {
  rules: Rules;
  /** in the order they were named */
  players: string[];
  /** the players of each side, in seating order */
  sides: Record<string, string[]>;
  /** in play in one hand; others sit out */
  seats: number;
  /** points that end the game; 0 if a number of hands does */
  target: number;
  /** that make a game; 0 if the target does */
  hands: number;
  packs: number;
  hand_size: number;
  /** cards drawn from the stock in a turn */
  draws: number;
  /** sizes of the reserves that are dealt to each player */
  reserves: number[];
  canasta_size: number;
  /** how many cards of the pile everybody may look at */
  pile_shown: number;
  /** who has so few cards or fewer says so; 0: nobody does */
  announces: number;
  always_frozen: boolean;
  /** whether irregular acts are refused, or can be tried and called */
  irregularities: "referee" | "refused";
  /** of the fair deal */
  edition: number;
  /** what the host promised before the first card */
  commitment: string;
  /** all that the deals follow from but the seed; empty in the first edition */
  opening: string;
}

/** Who pays whom after the game, and all payments together in as few as will do. */
export interface Settlement {
  after_game: Payment[];
  together: Payment[];
}

/** The results of all hands so far, and how the game stands. */
export interface SheetsAnswer {
  answer: "sheets";
  hands: HandResult[];
  game: GameResult;
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

export type Side = "A" | "B" | "C";

/** What a side has on the table. */
export interface SideOfTable {
  side: Side;
  /** at the start of the hand */
  total: number;
  /** points that its first meld needs */
  needs: number;
  opened: boolean;
  sets: SetOfCards[];
  red_threes?: Card[];
  /** shown like red ones */
  black_threes?: Card[];
  /** Caliente cards played */
  calientes?: Card[];
  /** in a book that has one */
  base?: Base;
}

/** What a hand comes to for a side. */
export interface SideScore {
  side: Side;
  before: number;
  hand: number;
  total: number;
  lines: ScoreLine[];
}

/** A hand in which something went wrong. */
export interface SimulatedFault {
  number: number;
  name: string;
  position: string;
  actions: string[];
  detail: string;
}

/** What many hands come to for one side. */
export interface SimulatedSide {
  wins: number;
  out: number;
  opened: number;
  canastas: number;
  natural_canastas: number;
  red_threes: number;
  /** hands in which a player of it took up the last reserve */
  last_reserve: number;
  points: number;
  /** the sum of the squares of the points */
  squares: number;
  lowest: number | null;
  highest: number | null;
  mean: number;
  spread: number;
}

/** ``simulate``: what was played, and what came of it. */
export interface Simulation {
  book: string;
  players: number;
  seed: number | string;
  check: boolean;
  scores: number[];
  options: string[];
  hand: number;
  house: HouseRule | null;
  /** who played, one after another around the table; none: random play */
  bots: string[];
  wanted: number;
  hands: number;
  turns: number;
  /** begun with one card or none; counted where bots play */
  short_turns: number | null;
  /** hands in which a player of every side took up the last reserve */
  all_feet: number;
  actions: number;
  endings: Record<string, number>;
  concealed: number;
  level: number;
  shortest: LongHand | null;
  longest: LongHand | null;
  sides: SimulatedSide[];
  checksum: string;
  failed: number;
  faults: SimulatedFault[];
}

/** Take a free place, this one or any; at a private table with its invitation. */
export interface Sit {
  do: "sit";
  place?: number | null;
  invite?: string;
  key: string;
}

/** Where a word stands, in letters. */
export interface Span {
  start: number;
  /** the place after its last letter */
  end: number;
}

/** A special hand was shown: the place it has among those of the book, from 0. */
export interface SpecialHand {
  event: "special";
  seat: Seat;
  cards: Card[];
  special: number;
  sentence?: string;
}

/** Leave the place. In a game a bot plays on, until the person sits down again. */
export interface Stand {
  do: "stand";
  key: string;
}

/** Play goes on as if nothing had happened. */
export interface StandsEffect {
  effect: "stands";
  paragraph: string;
  words: string;
}

/** Begin a game, or another one after it (the host). Free places are filled with bots of a level. */
export interface Start {
  do: "start";
  bots?: string;
  key: string;
}

/** The card that lay face up is turned over and the stock shuffled. */
export interface StockReshuffledEffect {
  effect: "stock_reshuffled";
  paragraph: string;
  words: string;
}

/** Hear of all that happens at a table, as whoever one is there. */
export interface Subscribe {
  type: "subscribe";
  table: string;
  id?: number;
  invite?: string;
  /** events, offers and scores in words as well */
  sentences?: boolean;
  /** when it is one's turn, all that one knows as a position */
  position?: boolean;
  language?: string;
}

/** What everybody may see, and all that an onlooker does. */
export interface Table {
  /** of the game, from 1; 0 if it belongs to no game */
  hand: number;
  /** of the hand, from 1 */
  turn: number;
  dealer: Seat;
  turn_of: Seat;
  /** who is to act: the partner, while a question is open */
  actor: Seat;
  expects: Expects;
  stock: number;
  pile: Pile;
  sides: SideOfTable[];
  seats: SeatAtTable[];
  /** in this turn */
  did?: Did[];
  /** points laid in this turn towards the first meld */
  count?: number;
  /** cards of a taken pile that wait for the count */
  aside?: number;
  /** too early in the hand to lay or take anything */
  quiet?: boolean;
  attempt?: Attempt;
  end?: HandEnd;
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string;
  /** a person's id */
  host: string;
  status: "closed" | "dealing" | "over" | "paused" | "playing" | "waiting";
  rules: Rules;
  players: number;
  public: boolean;
  places: Place[];
  /** how many look on */
  onlookers?: number;
  /** which game of this table is in play, or was played last; from 1 */
  game?: number;
  undo?: boolean;
  irregularities?: string;
  patience?: number;
  /** what lets others in; only told to those who sit there */
  invite?: string;
}

/** How a table stands, whenever that has changed. */
export interface TableTold {
  type: "table";
  table: TableInfo;
}

/** So many cards come to the hand after the first meld. */
export interface Talon {
  event: "talon";
  seat: Seat;
  count: number;
  sentence?: string;
}

/** The rest of the pile came to a hand; only the taker is shown which cards (ruling G13). */
export interface Took {
  event: "took";
  seat: Seat;
  cards: Card[];
  sentence?: string;
}

/** The hands in which a house rule was tried with some number of players. */
export interface Trial {
  players: number;
  hands: number;
  longest: number;
}

/** A player did something irregular; the others may call it. */
export interface Tried {
  event: "tried";
  seat: Seat;
  action: Action;
  cards: Card[];
  irregularity: string;
  sentence?: string;
}

/** The table cannot go on just now: the disk is full, say. Nothing that was told is lost. */
export interface Trouble {
  type: "trouble";
  table: string;
  error: string;
  sentence: string;
}

/** Do something irregular, at a table where that can be done. */
export interface Try {
  do: "try";
  action: Action;
  key: string;
}

/** A turn begins, counted from 1. */
export interface Turn {
  event: "turn";
  seat: Seat;
  turn: number;
  sentence?: string;
}

/** A turn in which the chance changed most. */
export interface TurningPoint {
  hand: number;
  turn: number;
  seat: Seat;
  name: string;
  before: Measured;
  now: Measured;
}

/** Take the last action back, as long as nothing new was seen. */
export interface Undo {
  do: "undo";
  key: string;
}

/** Hear no more of a table. */
export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
}

/** A card was turned up from the stock to begin the pile; ``seat`` is the dealer. */
export interface Upcard {
  event: "upcard";
  seat: Seat;
  cards: Card[];
  sentence?: string;
}

/** What a seat is told of one step; ``number`` counts the entries of the log after it. */
export interface Update {
  number: number;
  events: AnyEvent[];
  view: View;
}

/** What happened, and how the table stands now: an ``Update``, or an ``OnlookerUpdate``. */
export interface UpdateTold {
  type: "update";
  table: string;
  update: unknown;
}

/** ``legal`` with a play: whether it is allowed. ``action`` has semicolons between several. */
export interface Verdict {
  position: string;
  seat: Seat;
  action: string;
  words: string;
  legal: boolean;
  refusal: Reason | null;
}

/** ``verify``: whether a record holds. */
export interface Verified {
  ok: boolean;
  /** of the fair deal; 0 if the text does not say */
  edition: number;
  checks: Check[];
  error: RecordError | null;
  hands: number;
  actions: number;
  ended: string | null;
  /** players whose contributions the host made */
  host_made: string[];
}

/** What a seat may see: its own hand, what it may do now, and the table. */
export interface View {
  seat: Seat;
  hand: Card[];
  table: Table;
  /** nothing while others act */
  offers?: Offer[];
  /** the waiting cards of a pile that the seat took */
  aside?: Card[];
  /** whether its last action can be taken back */
  undo?: boolean;
  /** all that it knows, as a position; on request */
  position?: string;
}

/** ``out``: a way out, action by action, or what is missing. */
export interface WayOut {
  position: string;
  seat: Seat;
  legal: boolean;
  actions: Action[];
  missing: Reason[];
  notes: Reason[];
  paragraphs: Paragraph[];
}

/** The verdict, with paragraphs and notes. */
export interface WhyAnswer {
  answer: "why";
  explanation: Explanation;
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
