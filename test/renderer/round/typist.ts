import type { Ledger } from '../../../core/tournament/ledger.ts';
import { mahjongEntry } from '../../../renderer/games/mahjong/entry.ts';
import type { MahjongHand } from '../../../renderer/games/mahjong/hand.ts';
import { changeVerify } from '../../../renderer/round/entry/entry.ts';
import { changeText } from '../../../renderer/round/entry/entry-scan.ts';
import { entered, refused, usedKey } from '../../../renderer/round/entry/entry-sending.ts';
import {
  type Entry,
  type EntryMode,
  type Sending,
  type Stepped,
  startEntry,
} from '../../../renderer/round/entry/entry-state.ts';
import { hold, takeTable } from '../../../renderer/round/entry/in-turn.ts';
import type { Meaning, Press } from '../../../renderer/round/entry/press.ts';
import { after, tournamentOf } from './event.ts';

/** Keys of a line of typing that are no characters. */
export const PRESSES: { readonly [key: string]: Press } = {
  '⏎': 'enter',
  '/': 'back',
  '*': 'accept',
  '+': 'more',
  '⎋': 'escape',
  '↑': 'up',
  '↓': 'down',
};

export type Typist = {
  readonly entry: () => Entry<MahjongHand>;
  readonly ledger: () => Ledger;
  /** Keys struck so far. */
  readonly struck: () => number;
  /** Strikes keys one after the other; ⏎ ⎋ ↑ ↓ are Enter, Escape and the arrows. Spaces are not struck. */
  readonly keys: (text: string) => void;
  readonly line: (text: string) => void;
  /** Why a result is corrected, typed beside it. */
  readonly reason: (text: string) => void;
  /** Something that is done in another window. */
  readonly elsewhere: (command: Parameters<typeof after>[1]) => void;
  readonly click: (table: number) => void;
  /** Begins or ends typing the pile again. */
  readonly verify: (on: boolean) => void;
  /** Holds the last result for the tables to come, or lets it go. */
  readonly hold: (on: boolean) => void;
  /** Lets the back end answer the result that is on its way (only with `slow`). */
  readonly answer: () => void;
  readonly refuse: (code: string) => void;
};

/**
 * Somebody at the keyboard of a mahjong event. `slow`: results stay on their way until `answer`. `letter`: the first letter of
 * the winner is asked for.
 */
export const typist = (
  start: Ledger,
  { mode = 'byNumber' as EntryMode, slow = false, round = 0, letter = false } = {},
): Typist => {
  let ledger = start;
  let struck = 0;
  let onItsWay: Sending | null = null;
  const no = round === 0 ? tournamentOf(start).rounds.length : round;
  const scene = () => ({ tournament: tournamentOf(ledger), form: mahjongEntry, asksLetter: letter });
  let entry: Entry<MahjongHand> = startEntry(no, mode);
  const take = (stepped: Stepped<MahjongHand>): void => {
    entry = stepped.entry;
    if (stepped.send === null) return;
    onItsWay = stepped.send;
    if (!slow) answer();
  };
  const answer = (): void => {
    if (onItsWay === null) throw new Error('nothing was sent');
    const { table, result, reason } = onItsWay;
    onItsWay = null;
    ledger = after(
      ledger,
      reason === null
        ? { type: 'result.enter', round: no, table, result }
        : { type: 'result.correct', round: no, table, result, reason },
    );
    take(entered(entry, scene()));
  };
  return {
    entry: () => entry,
    ledger: () => ledger,
    struck: () => struck,
    keys: (text) => {
      for (const key of text.replaceAll(' ', '')) {
        struck += 1;
        const pressed = PRESSES[key];
        const meaning: Meaning =
          key === 'S' ? { scan: true } : pressed === undefined ? { character: key } : { press: pressed };
        const isLetter = /^\p{L}$/u.test(key);
        take(usedKey(entry, letter && isLetter && slow ? { letter: key, else: meaning } : meaning, scene()));
      }
    },
    line: (text) => take(changeText(entry, text, scene())),
    reason: (text) => {
      entry = { ...entry, reason: text };
    },
    elsewhere: (command) => {
      ledger = after(ledger, command);
    },
    click: (table) => take(takeTable(entry, table, scene())),
    verify: (on) => take(changeVerify(entry, on, scene())),
    hold: (on) => take(hold(entry, on, scene())),
    answer,
    refuse: (code) => {
      onItsWay = null;
      take(refused(entry, { code }, scene()));
    },
  };
};

/** The results of a round as points by table. */
export const pointsIn = (ledger: Ledger, round: number): { readonly [table: string]: readonly number[] } =>
  Object.fromEntries(
    Object.entries(tournamentOf(ledger).rounds[round - 1]?.results ?? {}).map(([table, result]) => [
      table,
      (result as { points: number[] }).points,
    ]),
  );
