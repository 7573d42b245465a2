/** Result entry as a value: what is typed, what is in hand, what is on its way; and what it looks at besides itself. */

import type { Ask } from '../../../core/game/line.ts';
import { families } from '../../../core/games/all.ts';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import { blockedTables, roundInWork } from '../../../core/tournament/round-in-work.ts';
import { type Round, roundOf, type Tournament, tablesWithoutResult } from '../../../core/tournament/state.ts';
import type { Json, Phrase, RoundNo, TableNo } from '../../../core/tournament/words.ts';
import type { TwoPeople } from '../names/two-people.ts';
import type { EntryForm } from './entry-form.ts';
import type { Meaning } from './press.ts';

export type EntryMode = 'byNumber' | 'inOrder';

/** A pile that is typed a second time: tables that are checked, latest last, and those where the two differed. */
export type Verify = {
  readonly checked: readonly TableNo[];
  readonly differed: readonly TableNo[];
  /** Who typed the pile and who types it again, where two people are asked for. */
  readonly by: TwoPeople | null;
};

/** A result and the table that it was typed for. */
export type Held = { readonly table: TableNo; readonly result: Json };

/** A result on its way; null takes the one there is away. `reason`, perhaps empty, only for a round that is confirmed. */
export type Sending = { readonly table: TableNo; readonly result: Json | null; readonly reason: string | null };

/** The table in hand; `was`: the result that stands struck beside what is typed, null where there was none when it was taken. */
type Taken<H> = { readonly table: TableNo; readonly hand: H; readonly was?: Json | null };

export type Entry<H> = {
  readonly round: RoundNo;
  readonly mode: EntryMode;
  readonly stage: 'table' | 'hand' | 'ask' | 'replace' | 'letter' | 'why' | 'sending';
  readonly line: string;
  /** True: the line was filled in for the TO, so that the next character takes its place. */
  readonly loaded: boolean;
  readonly complaint: Phrase | null;
  readonly taken: Taken<H> | null;
  /** Why the result there is corrected, if anybody says so. */
  readonly reason: string;
  /** What the line can mean, or where its result belongs: asked in stage `ask`. */
  readonly asked: Ask | null;
  /** True: somebody said that the result belongs here, although its people have an earlier table to play. */
  readonly isSure: boolean;
  /** The table that is in hand again when this one is done: its line named another table. */
  readonly back: TableNo | null;
  /** The finished result of the table in hand. */
  readonly finished: Json | null;
  readonly sending: Sending | null;
  /** Keys typed while a result is on its way; they belong to what comes next. */
  readonly waiting: readonly Exclude<Meaning, null>[];
  /** Keys that had waited for a result that was refused: shown, never used for another table. */
  readonly unused: string;
  /** The result of the table in hand was refused after it was given out; `typed`: somebody typed on since, without looking up. */
  readonly refused: { readonly sending: Sending; readonly typed: boolean } | null;
  readonly parked: { readonly [table: number]: H };
  /** Digits of a slip's code as a scanner types them; whole until the next key. Null: nobody scans. */
  readonly scan: string | null;
  /** Null unless results are typed again to be compared. */
  readonly verify: Verify | null;
  /** The result that was stored last. */
  readonly latest: Held | null;
  /** A result that every table gets whose number is typed, until it is let go. */
  readonly held: Held | null;
};

/** What goes on in another round: a line that begins there, or what was typed for a table that is taken there instead. */
export type Away<H> =
  | { readonly round: RoundNo; readonly line: string }
  | { readonly round: RoundNo; readonly table: TableNo; readonly hand: H };

/** What a key did: the entry after it, a result to send if one is finished, and what goes on in another round. */
export type Stepped<H> = {
  readonly entry: Entry<H>;
  readonly send: Sending | null;
  readonly away?: Away<H>;
};

/** What the entry looks at besides itself, as it is when the key comes. */
export type Scene<H> = {
  readonly tournament: Tournament;
  readonly form: EntryForm<H>;
  /** The first letter of the winner is asked for (winner-letter.ts). */
  readonly asksLetter?: boolean;
};

export const still = <H>(entry: Entry<H>): Stepped<H> => ({ entry, send: null });

/** What is said has ways out. */
export const isRefusal = (said: Phrase): said is Refusal => 'ways' in said;

export const complain = <H>(entry: Entry<H>, complaint: Phrase): Stepped<H> => still({ ...entry, complaint });

export const roundAsIs = <H>({ tournament }: Scene<H>, { round }: Entry<H>): Round | undefined =>
  roundOf(tournament, round);

/** The round as whoever types may see it: a verify pass knows no result before it was typed again. */
export const roundIn = <H>(scene: Scene<H>, entry: Entry<H>): Round | undefined => {
  const round = roundAsIs(scene, entry);
  if (round === undefined || entry.verify === null) return round;
  const { checked } = entry.verify;
  return { ...round, results: Object.fromEntries(checked.map((table) => [table, round.results[table] ?? null])) };
};

/** The same each time: nobody is drawn again because an entry began. */
const nobodyParked = {} as const;

export const startEntry = <H>(round: RoundNo, mode: EntryMode): Entry<H> => ({
  round,
  mode,
  stage: 'table',
  line: '',
  loaded: false,
  complaint: null,
  taken: null,
  reason: '',
  asked: null,
  isSure: false,
  back: null,
  finished: null,
  sending: null,
  waiting: [],
  unused: '',
  refused: null,
  parked: nobodyParked,
  scan: null,
  verify: null,
  latest: null,
  held: null,
});

/** The prompt for a table number. */
export const atPrompt = <H>(entry: Entry<H>, line = ''): Entry<H> => ({
  ...startEntry<H>(entry.round, entry.mode),
  line,
  loaded: line !== '',
  waiting: entry.waiting,
  parked: entry.parked,
  verify: entry.verify,
  latest: entry.latest,
  held: entry.held,
});

/** The first table without a result after `table`, going round, that can have been played; null when there is none but itself. */
export const nextOutstanding = <H>(scene: Scene<H>, entry: Entry<H>, table: TableNo): TableNo | null => {
  const { tournament } = scene;
  const round = roundIn(scene, entry);
  const asIs = roundAsIs(scene, entry);
  const family = families[tournament.family];
  if (round === undefined || asIs === undefined) return null;
  const blocked = blockedTables(tournament, family, asIs);
  const missing = tablesWithoutResult(round).filter(
    (candidate) => candidate !== table && (asIs.results[candidate] !== undefined || !blocked.has(candidate)),
  );
  return missing.find((candidate) => candidate > table) ?? missing[0] ?? null;
};

export const workedAt = <H>({ tournament }: Scene<H>): RoundNo | null =>
  roundInWork(tournament, families[tournament.family])?.no ?? null;

/** Tables that cannot have been played yet are missing too. */
export const saysAllIn = <H>(scene: Scene<H>, entry: Entry<H>): boolean => {
  const round = roundAsIs(scene, entry);
  return entry.verify !== null || (round !== undefined && tablesWithoutResult(round).length === 0);
};

/** Back from a question to the field it came from. */
export const backToHand = <H>(entry: Entry<H>, hand: H, complaint: Phrase | null, { form }: Scene<H>): Entry<H> => {
  const line = form.line(hand);
  const asked = { asked: null, isSure: false };
  return {
    ...entry,
    ...asked,
    stage: 'hand',
    line,
    loaded: line !== '',
    complaint,
    finished: null,
    sending: null,
    refused: null,
  };
};

/** Ends a line that was typed at a question. */
export const ENDED = '⏎';

/** Nothing was typed at a question, or whole lines: the next key is an answer. */
export const isFree = ({ unused }: { readonly unused: string }): boolean => unused === '' || unused.endsWith(ENDED);

/** The whole lines of what was typed at a question. */
export const wholeLines = (unused: string): string => unused.slice(0, unused.lastIndexOf(ENDED) + 1);

/** Lines that were typed at a question have their turn when its answer is stored; where it stores nothing they are let go. */
export const goesOn = <H>({ unused }: Entry<H>, stepped: Stepped<H>): Stepped<H> => {
  const keys = stepped.entry.stage === 'sending' ? [...wholeLines(unused)] : [];
  const waiting = keys.map((key) => (key === ENDED ? ({ press: 'enter' } as const) : { character: key }));
  return { ...stepped, entry: { ...stepped.entry, unused: '', waiting } };
};

export const offersWays = ({ complaint }: Pick<Entry<unknown>, 'complaint'>): boolean =>
  complaint !== null && isRefusal(complaint) && complaint.ways.length > 0;

/** An Enter that stores nothing takes no way out away that was offered: it says less than what stood there. */
export const withWays = <H>(before: Entry<H>, stepped: Stepped<H>): Stepped<H> =>
  offersWays(before) && stepped.entry.stage === 'hand' && stepped.entry.complaint !== null ? still(before) : stepped;
