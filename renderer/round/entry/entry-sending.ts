/**
 * Keys and results while one result is on its way [hall-and-print 3.4]: saved before the next key is used; what was typed
 * meanwhile has its turn afterwards, and is never used for a table that it was not typed for.
 */

import type { Phrase } from '../../../core/tournament/words.ts';
import { pressKey, scanBegins, typeKey } from './entry-scan.ts';
import { backToHand, type Entry, type Scene, type Stepped, still } from './entry-state.ts';
import { putAway } from './in-turn.ts';
import type { Meaning } from './press.ts';

/** A key of any meaning. */
export const usedKey = <H>(entry: Entry<H>, key: Exclude<Meaning, null>, scene: Scene<H>): Stepped<H> => {
  if ('letter' in key) {
    if (entry.stage === 'sending') return still({ ...entry, waiting: [...entry.waiting, key] });
    if (entry.stage === 'letter') return typeKey(entry, key.letter, scene);
    return key.else === null ? still(entry) : usedKey(entry, key.else, scene);
  }
  if ('scan' in key) return scanBegins(entry, scene);
  return 'press' in key ? pressKey(entry, key.press, scene) : typeKey(entry, key.character, scene);
};

/** The keys that waited, one after the other, until one of them sends again. */
const replay = <H>(entry: Entry<H>, scene: Scene<H>): Stepped<H> => {
  let stepped: Stepped<H> = still({ ...entry, waiting: [] });
  for (const [index, key] of entry.waiting.entries()) {
    stepped = usedKey(stepped.entry, key, scene);
    if (stepped.send !== null) {
      return { ...stepped, entry: { ...stepped.entry, waiting: entry.waiting.slice(index + 1) } };
    }
  }
  return stepped;
};

/**
 * The result is on disk: the table is put away and, in order, the next one taken; then the keys that waited have their
 * turn. `scene` must already know the result.
 */
export const entered = <H>(entry: Entry<H>, scene: Scene<H>): Stepped<H> => {
  const { sending } = entry;
  if (sending === null) return still(entry);
  const { table, result } = sending;
  const latest = result === null ? entry.latest : { table, result };
  const ready = putAway({ ...entry, latest }, table, scene).entry;
  return replay({ ...ready, waiting: entry.waiting }, scene);
};

/**
 * The result was refused: the table stays in hand with the reason. The keys that waited are shown and not used, and so is what is typed on
 * (entry-keys.ts): it was meant for other tables.
 */
export const refused = <H>(entry: Entry<H>, complaint: Phrase, scene: Scene<H>): Stepped<H> => {
  const { taken, sending } = entry;
  if (taken === null || sending === null) return still(entry);
  const unused = entry.waiting
    .map((key) => ('character' in key ? key.character : 'letter' in key ? key.letter : ' '))
    .join('')
    .trim();
  const back = { ...backToHand(entry, taken.hand, complaint, scene), waiting: [], unused };
  return still({ ...back, refused: { sending, typed: false } });
};
