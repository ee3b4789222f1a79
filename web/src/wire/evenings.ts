// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

/** Add an entry, which plays from a round on: by default from the next one that is not drawn yet. */
export interface AddEntry {
  do: "add_entry";
  entry: NewEntrant;
  first?: number | null;
  key?: string;
}

/** Add to an entry's score, or take from it, with a reason. */
export interface AdjustScore {
  do: "adjust_score";
  entry: number;
  points: number;
  reason: string;
  round?: number | null;
  key?: string;
}

/** A change of an entry's score by the director, in the unit of the scoring. */
export interface Adjustment {
  entry: number;
  /** null: of the whole evening */
  round: number | null;
  points: number;
  reason: string;
  by: string;
  at: number;
}

/** Show a message to one table or to all. */
export interface Announce {
  do: "announce";
  text: string;
  table?: number | null;
  key?: string;
}

/** A message of the director to one table or, without a table, to all. */
export interface Announcement {
  at: number;
  by: string;
  table: number | null;
  text: string;
}

/** Mark a call as answered. */
export interface AnswerCall {
  do: "answer_call";
  id: number;
  text?: string;
  key?: string;
}

export type AnyEveningCommand = ChangeSettings | AddEntry | ReplaceEntry | Substitute | WithdrawEntry | ReturnEntry | SignUpMember | DrawRound | SwapEntries | StartRound | StartClock | PauseClock | ExtendClock | EnterResult | ConfirmResult | CorrectResult | AdjustScore | EndRound | ReopenRound | Announce | CallReferee | AnswerCall | OpenLists | FinishEvening;

/** What a bye earns, in the unit of the scoring; ``value`` is not used for the average. */
export interface ByeAward {
  kind?: "average" | "fixed" | "share";
  value?: number;
}

/** Call for the referee. */
export interface CallReferee {
  do: "call_referee";
  table: number;
  text?: string;
  key?: string;
}

/** Replace the settings. */
export interface ChangeSettings {
  do: "change_settings";
  settings: EveningSettings;
  key?: string;
}

/** A message to all members of a club. */
export interface ClubAnnouncement {
  at: number;
  text: string;
}

/** A member of a club. */
export interface ClubMember {
  number: number;
  name: string;
  account: string | null;
}

/** A season of a club and its evenings. */
export interface ClubSeason {
  name: string;
  /** how many of the worst evenings do not count */
  drop: number;
  evenings: string[];
}

/** A club: its members, owner and directors, house rules, seasons and messages. */
export interface ClubState {
  name: string;
  /** an account */
  owner: string;
  /** accounts */
  directors: string[];
  members: ClubMember[];
  /** house rules by name */
  houses: Record<string, string>;
  seasons: ClubSeason[];
  /** the last ones, oldest first */
  announcements: ClubAnnouncement[];
}

/** Confirm a table's result: the other side, or without a side the director. */
export interface ConfirmResult {
  do: "confirm_result";
  round: number;
  table: number;
  side?: number | null;
  key?: string;
}

/** Replace a result, in a closed round too. The log keeps the old one. */
export interface CorrectResult {
  do: "correct_result";
  round: number;
  table: number;
  reason: string;
  hands?: number[][];
  points?: number[] | null;
  key?: string;
}

/** Draw the next round; a drawn round that has not started is drawn again. */
export interface DrawRound {
  do: "draw_round";
  key?: string;
}

/** Close the round. ``force`` closes it although results are missing or unconfirmed. */
export interface EndRound {
  do: "end_round";
  force?: boolean;
  /** by default as the settings say */
  unfinished?: "as_it_stands" | "finish" | "ignore" | null;
  key?: string;
}

/**
 * Enter a table's result so far: hand by hand, or totals. It replaces what was entered before.
 *
 * A later change of a confirmed result, or of one in a closed round, is ``CorrectResult``.
 */
export interface EnterResult {
  do: "enter_result";
  round: number;
  table: number;
  hands?: number[][];
  points?: number[] | null;
  unfinished?: number[] | null;
  complete?: boolean;
  source?: "director" | "online" | "pad";
  side?: number | null;
  key?: string;
}

/** An entry of an evening. */
export interface Entrant {
  number: number;
  /** as entered; ``substitutions`` has later ones */
  names: string[];
  members: number[];
  guest: boolean;
  bot: boolean;
  remote: boolean;
  presence: Presence[];
  substitutions: Substitution[];
}

/** The number of a new evening. */
export interface EveningId {
  id: string;
}

/** A line of the log: what happened, when and by whom. */
export interface EveningLogLine {
  number: number;
  at: number;
  by: string;
  kind: string;
  sentence: string;
}

/** A round: its tables, who sits out, and its clock. */
export interface EveningRound {
  number: number;
  status: "closed" | "drawn" | "playing";
  tables: EveningTable[];
  byes: number[];
  clock: RoundClock | null;
  /** what unfinished hands count in it */
  unfinished: "as_it_stands" | "finish" | "ignore";
  /** tables without a result when it was closed: both sides score as for a bye */
  missing: number[];
}

/** The settings of an evening; they can change until they are used. */
export interface EveningSettings {
  title?: string;
  /** ISO 8601 */
  date?: string;
  /** when it begins, as 19:30 */
  time?: string;
  place?: string;
  book?: string;
  options?: string[];
  /** the house rule's name or text */
  house?: string;
  table_players?: 2 | 4;
  /** entries are single players with a new partner every round */
  individual?: boolean;
  rounds?: number;
  /** per round; null: only time ends it */
  hands?: number | null;
  /** per round; null: only hands end it */
  minutes?: number | null;
  /** the last hand is called so early */
  last_hand_minutes?: number;
  unfinished?: "as_it_stands" | "finish" | "ignore";
  movement?: "howell" | "individual" | "mitchell" | "random" | "swiss";
  scoring?: "average" | "match_points" | "total" | "victory_points";
  tie_breaks?: ("difference" | "head_to_head" | "lot" | "opponents" | "wins")[];
  bye?: ByeAward;
  /** empty: the usual table */
  victory_points?: VictoryStep[];
  /** tables that play online */
  online?: number[];
  all_online?: boolean;
  /** the online tables of a round get the same deals */
  duplicate?: boolean;
  /** tables with real cards get them too, by printed lists */
  dealing_lists?: boolean;
}

/** Everything about an evening, as the director sees it. */
export interface EveningState {
  /** entries of its stream so far */
  number: number;
  status: "finished" | "open";
  settings: EveningSettings;
  entries: Entrant[];
  rounds: EveningRound[];
  adjustments: Adjustment[];
  announcements: Announcement[];
  calls: RefereeCall[];
  standings: Standings;
  sign_ups: SignUp[];
}

/** An evening in a list. */
export interface EveningSummary {
  id: string;
  changed: string;
  readable: boolean;
  title: string;
  date: string;
  status: "finished" | "open";
  entries: number;
  rounds: number;
  /** rounds */
  closed: number;
}

/** A table of a round: the entries on each side, in the order of their seats. */
export interface EveningTable {
  number: number;
  online: boolean;
  sides: number[][];
  result: TableResult | null;
}

/** Give the round more time. */
export interface ExtendClock {
  do: "extend_clock";
  minutes: number;
  key?: string;
}

/** Finish the evening: the standings are final. */
export interface FinishEvening {
  do: "finish_evening";
  key?: string;
}

/** A former result of a table: what was replaced, when, by whom and why. */
export interface FormerResult {
  at: number;
  by: string;
  reason: string;
  hands: number[][];
  points: number[];
}

/** An entry that is typed or taken from the members. */
export interface NewEntrant {
  names: string[];
  /** their numbers in the club */
  members?: number[];
  guest?: boolean;
  /** bots, which can only play online */
  bot?: boolean;
  /** plays from elsewhere, and so only at online tables */
  remote?: boolean;
}

/** Note in the log that the dealing lists of a round were opened. */
export interface OpenLists {
  do: "open_lists";
  round: number;
  key?: string;
}

/** Stop the clock of the round. */
export interface PauseClock {
  do: "pause_clock";
  key?: string;
}

/** The rounds in which an entry plays; ``last`` is null while it has not withdrawn. */
export interface Presence {
  first: number;
  last: number | null;
}

/** A table's call for the referee. */
export interface RefereeCall {
  id: number;
  table: number;
  text: string;
  at: number;
  /** when */
  answered: number | null;
  answer: string;
}

/** Open the round that was closed last again; a later round that was only drawn is dropped. */
export interface ReopenRound {
  do: "reopen_round";
  key?: string;
}

/** Correct an entry: its names, members, or how it plays. */
export interface ReplaceEntry {
  do: "replace_entry";
  number: number;
  entry: NewEntrant;
  key?: string;
}

/** Let a withdrawn entry play again. */
export interface ReturnEntry {
  do: "return_entry";
  number: number;
  first?: number | null;
  key?: string;
}

/** A round's clock. While it runs, the time left is ``length - elapsed - (now - since)``. */
export interface RoundClock {
  /** milliseconds */
  length: number;
  /** milliseconds, up to ``since`` or the last pause */
  elapsed: number;
  /** when it was started last; null while it is paused */
  since: number | null;
  /** milliseconds before the end when the last hand is called */
  last_hand: number;
}

/** An entry's score of a round, in the unit of the scoring. */
export interface RoundScore {
  round: number;
  /** null: it did not play */
  score: number | null;
  /** points made */
  points: number | null;
  /** points that the opponents made */
  against: number | null;
  bye: boolean;
  /** part of the score that the director added */
  adjusted: number;
}

/** A player's or pair's place in a season. */
export interface SeasonRow {
  place: number;
  names: string[];
  score: number;
  /** the score of each evening; null: not there */
  evenings: (number | null)[];
  /** evenings that do not count, from 1 */
  dropped: number[];
}

/** A season: several evenings, of which the worst of each entry may not count. */
export interface SeasonTable {
  evenings: string[];
  rows: SeasonRow[];
}

/** Something that a seating breaks, as data and in words. */
export interface SeatingFinding {
  kind: "absent" | "bye_again" | "met" | "missing" | "partner" | "place" | "size" | "table_twice" | "twice" | "unbalanced";
  entries: number[];
  tables: number[];
  sentence: string;
}

/** A drawn round, and the problems of its seating. */
export interface SeatingPreview {
  number: number;
  tables: EveningTable[];
  byes: number[];
  findings: SeatingFinding[];
}

/** A member of the club who wants to play in an evening and is not entered yet. */
export interface SignUp {
  member: number;
  name: string;
  /** empty if the member has none */
  partner: string;
}

/** Sign a member up for the evening, or off again. */
export interface SignUpMember {
  do: "sign_up";
  member: number;
  name: string;
  partner?: string;
  coming?: boolean;
  key?: string;
}

/** An entry's place. Equal places are shared; a withdrawn entry has none. */
export interface Standing {
  place: number | null;
  entry: number;
  names: string[];
  score: number;
  /** rounds, without byes */
  played: number;
  wins: number;
  points: number;
  difference: number;
  /** the sum of the opponents' scores */
  opponents: number;
  /** after the round before */
  former_place: number | null;
  withdrawn: boolean;
  rounds: RoundScore[];
}

/** The standings after a number of closed rounds. */
export interface Standings {
  after: number;
  rows: Standing[];
}

/** Start the clock of the round, or let it go on after a pause. */
export interface StartClock {
  do: "start_clock";
  key?: string;
}

/** Start the drawn round, and its clock if it has one. */
export interface StartRound {
  do: "start_round";
  key?: string;
}

/** Let other players play for an entry from a round on. */
export interface Substitute {
  do: "substitute";
  number: number;
  names: string[];
  first: number;
  key?: string;
}

/** The names of an entry from a round on. */
export interface Substitution {
  round: number;
  names: string[];
}

/** Let two entries change places in a round that is drawn and not started; a bye is a place, too. */
export interface SwapEntries {
  do: "swap_entries";
  first: number;
  second: number;
  key?: string;
}

/** A table's result in a round. ``points`` are totals by side, and include all hands that count. */
export interface TableResult {
  /** points by side, hand by hand; empty if only totals were entered */
  hands: number[][];
  points: number[];
  /** the points so far in a hand that was not finished */
  unfinished: number[] | null;
  /** whether the table has finished the round */
  complete: boolean;
  source: "director" | "online" | "pad";
  /** who entered it */
  by: string;
  /** the side that entered it, from 1 */
  side: number | null;
  confirmed: boolean;
  confirmed_by: string;
  /** oldest first */
  former: FormerResult[];
}

/** A step of a victory point table: what a difference in points is worth, up to the next step. */
export interface VictoryStep {
  difference: number;
  winner: number;
  loser: number;
}

/** Withdraw an entry: it plays no round from this one on. */
export interface WithdrawEntry {
  do: "withdraw_entry";
  number: number;
  /** by default the next round that is not drawn yet */
  first?: number | null;
  key?: string;
}
