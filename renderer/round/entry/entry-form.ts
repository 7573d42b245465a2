import type { LineView, Reading, Store } from '../../../core/game/line.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId, Json, Phrase, Table } from '../../../core/tournament/words.ts';
import type { Press } from './press.ts';

/** What a game answers to a key at a table: the table in hand as it is now, and what became of it. */
export type Typed<H> = {
  readonly hand: H;
  /** What is wrong or asked, shown beside the field; null when nothing is. */
  readonly complaint: Phrase | null;
  /** The complete result, ready to be entered; null while the table is not finished. */
  readonly result: Json | null;
  /** True: the step back went out of the table. */
  readonly left: boolean;
  /** True: the result that the table has is to be taken away. */
  readonly clears?: boolean;
};

/**
 * How a game's results are typed: a pure model between the one command line and the stored form of a result.
 *
 * @typeParam H the table in hand with everything typed so far; plain JSON, because it is kept over a reload
 */
export type EntryForm<H> = {
  /** A table taken in hand; `old` is the result it has, to be changed. */
  readonly take: (tournament: Tournament, round: Round, table: Table, old: Json | null) => H;
  /** The text that the line shows for the field being typed. */
  readonly line: (hand: H) => string;
  /** The line was changed by typing. */
  readonly type: (hand: H, line: string) => Typed<H>;
  /** A key with a meaning. `back` comes only when nothing is left to be deleted in the line. */
  readonly press: (hand: H, press: Press) => Typed<H>;
  /** What overrides a check, with a reason that is kept in the result [hall-and-print 3.3]: null where nothing was overridden. */
  readonly overridden?: (
    result: Json,
  ) => { readonly reason: string; readonly because: (reason: string) => Json } | null;
  /** A reason that the result carries itself: offered where a correction asks for one. */
  readonly reasonIn?: (result: Json) => string;
  /** Who has won by a result: asked for by a letter where that is wanted. None where nobody has. */
  readonly winners?: (tournament: Tournament, table: Table, result: Json) => readonly EntrantId[];
  /** Whether anything is typed that would be lost by dropping the hand. */
  readonly isTouched: (hand: H) => boolean;
  /** Whether Enter reads the line as a whole (`readLine`); else the form alone knows what its keys mean. */
  readonly readsLine: (hand: H) => boolean;
  /** What a line means: the one reader of the game, with a table in hand or without one. */
  readonly readLine: (where: LineView, hand: H | null, line: string) => Reading;
  /** The hand with a complete result that was read for its table: finished, or asked about once. */
  readonly whole: (hand: H, read: Store) => Typed<H>;
  /** The hand with a text that is no complete result in its field. */
  readonly put: (hand: H, text: string) => H;
  /** The hand as it was before its line, which named another table. */
  readonly without: (hand: H) => H;
  /** What is typed in one hand, put into another of the same game. */
  readonly carried: (from: H, to: H) => H;
  /** A fresh hand with what was given to the table from beside the cards, which goes only with a result; null where nothing was. */
  readonly given?: (hand: H, fresh: H) => H | null;
  /** True where one key is the whole result [W-3.13]: a question about it leads back to no field. */
  readonly isOneKey?: (hand: H) => boolean;
  /** The hand of a table whose result is one key, with a score that begins with it: the line is a mark. Null where it is none. */
  readonly begun?: (hand: H, line: string) => H | null;
  /** Whether another table can have the same result; left out: any can. */
  readonly mayRepeat?: (result: Json) => boolean;
  /** True where a typed blank goes on to the next field, as Enter does. */
  readonly blankGoesOn?: (hand: H) => boolean;
  /** `/` behind a figure parts the two sides; everywhere else it is one step back. */
  readonly slashParts?: true;
};

/** The one key that a line holds; null for an empty line, a blank, and for more than a key, which is no key at all. */
export const oneKey = (line: string): string | null => (/^\S$/u.test(line) ? line : null);

/** Enter at a field that belongs to one table and no other: a line that names a table is refused. */
export const enterAlone = <H>(form: EntryForm<H>, where: Pick<LineView, 'tournament' | 'round'>, hand: H): Typed<H> => {
  if (!form.readsLine(hand)) return form.press(hand, 'enter');
  const read = form.readLine({ ...where, namesTables: false }, hand, form.line(hand));
  if (read.is === 'store') return form.whole(hand, read);
  const complaint = read.is === 'refuse' || read.is === 'take' ? read.complaint : read.question;
  return { hand, complaint, result: null, left: false };
};
