import { families } from '../../../core/games/all.ts';
import { roundOf, type Tournament } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { reconsidered } from '../../../renderer/round/entry/entry.ts';
import type { EntryForm } from '../../../renderer/round/entry/entry-form.ts';
import { arrive } from '../../../renderer/round/entry/entry-keys.ts';
import { changeText } from '../../../renderer/round/entry/entry-scan.ts';
import { entered, refused, usedKey } from '../../../renderer/round/entry/entry-sending.ts';
import { type Entry, type EntryMode, type Stepped, startEntry } from '../../../renderer/round/entry/entry-state.ts';
import { changeMode, hold, takeTable } from '../../../renderer/round/entry/in-turn.ts';
import { PRESSES } from './typist.ts';

/** What was stored, and where. */
export type Stored = { readonly round: number; readonly table: number; readonly result: Json | null };

/** Two rounds of eight pairs, table by table. */
export const ROUND_1 = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
];
export const ROUND_2 = [
  [1, 3],
  [2, 4],
  [5, 7],
  [6, 8],
];

/** An event with other tables in its rounds: seats by table, in order. */
export const withTables = (event: Tournament, ...rounds: readonly (readonly (readonly number[])[])[]): Tournament => ({
  ...event,
  rounds: event.rounds.map((round, at) => ({
    ...round,
    tables: (rounds[at] ?? []).map((seats, index) => ({ table: index + 1, seats })),
  })),
});

/** An event with results in a round. */
export const withIn = (event: Tournament, no: number, tables: readonly number[], result: Json): Tournament => ({
  ...event,
  rounds: event.rounds.map((round) =>
    round.no === no ? { ...round, results: Object.fromEntries(tables.map((table) => [table, result])) } : round,
  ),
});

/**
 * Somebody at the line of results of any game, with all rounds of the event: the real state machine, and a back end that checks
 * and stores at once. Blanks are typed like every other key.
 */
export const lineDesk = <H>(start: Tournament, form: EntryForm<H>, first: number, mode: EntryMode = 'byNumber') => {
  let event = start;
  let shown = first;
  const entries = new Map<number, Entry<H>>();
  const stored: Stored[] = [];
  let failing: string | null = null;
  const entryOf = (round: number): Entry<H> => entries.get(round) ?? startEntry<H>(round, mode);
  const step = (
    no: number,
    change: (entry: Entry<H>, scene: { tournament: Tournament; form: EntryForm<H> }) => Stepped<H>,
  ): void => {
    const { entry, send, away } = change(entryOf(no), { tournament: event, form });
    entries.set(no, entry);
    if (send !== null) {
      const round = roundOf(event, no);
      const table = round?.tables.find((one) => one.table === send.table);
      if (round === undefined || table === undefined) throw new Error('stored nowhere');
      const checked =
        send.result === null ? null : families[event.family].results.check(event, round, table, send.result);
      if (failing !== null) {
        const code = failing;
        step(no, (now, scene) => refused(now, { code }, scene));
        return;
      }
      if (checked?.ok === false) {
        step(no, (now, scene) => refused(now, { code: checked.refusal.code, params: checked.refusal.params }, scene));
        return;
      }
      stored.push({ round: no, table: send.table, result: send.result });
      const { [send.table]: _old, ...others } = round.results;
      const results = checked == null ? others : { ...others, [send.table]: checked.value };
      event = { ...event, rounds: event.rounds.map((one) => (one.no === no ? { ...one, results } : one)) };
      step(no, entered);
    }
    if (away === undefined) return;
    shown = away.round;
    step(away.round, (entryThere, scene) => arrive(entryThere, away, scene));
  };
  return {
    event: () => event,
    shown: () => shown,
    entry: (no = shown) => entryOf(no),
    stored: (): readonly Stored[] => stored,
    /** Nothing can be stored for this reason; null: it can again. */
    fail: (code: string | null): void => {
      failing = code;
    },
    /** The tournament goes on by something else than the line. */
    become: (now: Tournament): void => {
      event = now;
      step(shown, reconsidered);
    },
    show: (no: number): void => {
      shown = no;
    },
    /** Strikes keys; ⏎ and ⎋ are Enter and Escape. */
    keys: (text: string): void => {
      for (const key of text) {
        const press = PRESSES[key];
        step(shown, (entry, scene) => usedKey(entry, press === undefined ? { character: key } : { press }, scene));
      }
    },
    /** Pastes at the end of the line, or in place of one that was filled in. */
    paste: (text: string): void =>
      step(shown, (entry, scene) => changeText(entry, entry.loaded ? text : entry.line + text, scene)),
    take: (table: number): void => step(shown, (entry, scene) => takeTable(entry, table, scene)),
    mode: (now: EntryMode): void => step(shown, (entry, scene) => changeMode(entry, now, scene)),
    hold: (on: boolean): void => step(shown, (entry, scene) => hold(entry, on, scene)),
  };
};
