/**
 * A mark right behind a key that was a whole result (`5-5`, `9-0`): what was typed is a score, and the key is not what was meant. The table
 * is in hand again with the score, its key struck beside it [W-3.13, W-3.17]; nothing of it is read as the next table's.
 */

import { fingerprint } from '../../../core/tournament/draws/fingerprint.ts';
import { type Entry, nextOutstanding, roundIn, type Scene } from './entry-state.ts';
import { takeTable } from './in-turn.ts';

/** Whether nobody chose the table in hand: in order it came by itself when the last one was stored. */
const isNextByItself = <H>(entry: Entry<H>, last: number, scene: Scene<H>): boolean =>
  entry.stage === 'hand' &&
  entry.mode === 'inOrder' &&
  entry.taken !== null &&
  !scene.form.isTouched(entry.taken.hand) &&
  entry.taken.table === nextOutstanding(scene, entry, last);

/** The entry with the table of the last key in hand and its score begun; null where the line is nothing of the kind. */
export const scoreBehind = <H>(entry: Entry<H>, line: string, scene: Scene<H>): Entry<H> | null => {
  const { latest, verify } = entry;
  const { form } = scene;
  if (form.begun === undefined || latest === null || verify !== null || entry.line !== '') return null;
  if (entry.stage !== 'table' && !isNextByItself(entry, latest.table, scene)) return null;
  const known = roundIn(scene, entry)?.results[latest.table];
  if (known === undefined || fingerprint(known) !== fingerprint(latest.result)) return null;
  const { entry: back } = takeTable(entry, latest.table, scene);
  const hand = back.taken === null ? null : form.begun(back.taken.hand, line);
  if (back.taken === null || hand === null) return null;
  return { ...back, taken: { ...back.taken, hand }, line: form.line(hand), loaded: false };
};
