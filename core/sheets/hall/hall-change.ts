/**
 * What an act will do to the hall: it is carried out on a copy and both pictures are compared [W-4.2, W-4.3], so that
 * no act can be forgotten.
 *
 * | rule | function |
 * | --- | --- |
 * | undo, redo and commands on a copy of the ledger | `ledgerAfter` |
 * | both pictures are of the page on which they first differ | `changedPage` |
 * | what people were told of seatings is asked whether or not the hall is open | `isTakenBack`, `lostRounds`, `reseatedRounds` |
 */

import type { Command } from '../../tournament/commands.ts';
import type { Games } from '../../tournament/decide.ts';
import { advance, doStep, type Ledger, type NextStep, redoStep, undoStep } from '../../tournament/ledger.ts';
import type { Answer } from '../../tournament/refusal.ts';
import type { LaidPage } from '../layout/lists/place.ts';
import type { HallList } from './hall-pages.ts';
import type { PublishedView } from './published-view.ts';

export type HallAct =
  | { readonly act: 'undo' | 'redo'; readonly steps: number }
  /** `first`: what is done before it, under the same answer. */
  | { readonly act: 'do'; readonly command: Command; readonly first?: Command | undefined };

const takers = (act: HallAct, families: Games): readonly ((ledger: Ledger) => Answer<NextStep | null>)[] => {
  if (act.act !== 'do') return Array.from({ length: act.steps }, () => (act.act === 'undo' ? undoStep : redoStep));
  const commands = act.first === undefined ? [act.command] : [act.first, act.command];
  return commands.map((command) => (ledger) => doStep(ledger, command, families));
};

export const ledgerAfter = (ledger: Ledger, act: HallAct, families: Games): Ledger | null => {
  let after = ledger;
  for (const take of takers(act, families)) {
    const decided = take(after);
    if (!decided.ok) return null;
    if (decided.value === null) return after;
    after = advance(after, { ...decided.value, no: after.last + 1 }, families);
  }
  return after;
};

const stamps = (view: PublishedView | null): readonly string[] =>
  (view?.rounds ?? []).map(({ no, stamp }) => `${no} ${stamp}`);

/** Whether a seating that people were told no longer stands. One that comes back takes nothing back. */
export const isTakenBack = (before: PublishedView | null, after: PublishedView | null): boolean =>
  stamps(before).some((stamp) => !stamps(after).includes(stamp));

export const reseatedRounds = (before: PublishedView | null, after: PublishedView | null): readonly number[] => {
  const then = new Map((after?.rounds ?? []).map(({ no, stamp }) => [no, stamp]));
  return (before?.rounds ?? []).flatMap(({ no, stamp }) => (then.has(no) && then.get(no) !== stamp ? [no] : []));
};

export const lostRounds = (before: PublishedView | null, after: PublishedView | null): readonly number[] => {
  const left = new Set((after?.rounds ?? []).map(({ no }) => no));
  return (before?.rounds ?? []).flatMap(({ no }) => (left.has(no) ? [] : [no]));
};

/** What a page says, wherever on it its rows stand. */
const wordsOn = ({ columns, drawn }: LaidPage): string =>
  JSON.stringify([
    columns.flatMap(({ rows }) => rows.map(({ row }) => row.texts.map(({ fitted }) => fitted.lines))),
    drawn,
  ]);

/** The first page on which two lists say different things, from 0; null where they say the same, or one of them nothing. */
export const changedPage = (before: HallList | null, after: HallList | null): number | null => {
  if (before === null || after === null) return null;
  const [was, willBe] = [before, after].map(({ pages }) => pages.map(wordsOn)) as [string[], string[]];
  const longer = was.length < willBe.length ? willBe : was;
  const at = longer.findIndex((_, no) => was[no] !== willBe[no]);
  return at < 0 ? null : at;
};
