/**
 * Which table is in hand, and what becomes of the one that was [hall-and-print 3.2].
 *
 * | rule | function |
 * | --- | --- |
 * | by number: digits and Enter take a table; in order: the next one without a result is taken by itself | `takeTable`, `changeMode`, `putAway` |
 * | another table taken in between: what was typed waits for its return | `park` |
 * | out of the table: to the one whose line named it, else to the prompt | `leave`, `freshHand` |
 * | the same result for many tables: it is held, and a number with Enter is all that is typed | `hold`, `canHold` |
 * | a mark right behind a key that was a whole result (`5-5`, `9-0`): a score was meant, so the table is in hand again with it, its key struck beside it [W-3.13, W-3.17] | `scoreBehind` |
 */

import { noTable } from '../../../core/game/line.ts';
import { fingerprint } from '../../../core/tournament/draws/fingerprint.ts';
import type { Round } from '../../../core/tournament/state.ts';
import type { Json, Table, TableNo } from '../../../core/tournament/words.ts';
import type { EntryForm } from './entry-form.ts';
import {
  atPrompt,
  complain,
  type Entry,
  type EntryMode,
  nextOutstanding,
  roundAsIs,
  roundIn,
  type Scene,
  type Stepped,
  still,
} from './entry-state.ts';

const withoutTable = <H>(parked: Entry<H>['parked'], table: TableNo): Entry<H>['parked'] => {
  const { [table]: _taken, ...rest } = parked;
  return rest;
};

const withChecked = <H>(entry: Entry<H>, table: TableNo): Entry<H> =>
  entry.verify === null
    ? entry
    : {
        ...entry,
        verify: { ...entry.verify, checked: [...entry.verify.checked.filter((other) => other !== table), table] },
      };

/** The table is put away; then the one is in hand again whose line named it or, in order, the next one. */
export const putAway = <H>(entry: Entry<H>, table: TableNo, scene: Scene<H>): Stepped<H> => {
  const away = withChecked({ ...atPrompt(entry), parked: withoutTable(entry.parked, table) }, table);
  if (entry.back !== null) return takeTable(away, entry.back, scene);
  const next = entry.mode === 'inOrder' ? nextOutstanding(scene, away, table) : null;
  return next === null ? still(away) : takeTable(away, next, scene);
};

/** A table of a round and the result that it has there. */
type AtTable = { readonly round: Round; readonly seated: Table; readonly old: Json | null };

/** The table as it is taken when nothing is typed yet, with what was given to it from beside the cards; `isKept`: something was. */
export const freshHand = <H>(
  hand: H | undefined,
  { round, seated, old }: AtTable,
  { form, tournament }: Scene<H>,
): { readonly hand: H; readonly isKept: boolean } => {
  const fresh = form.take(tournament, round, seated, old);
  const given = hand === undefined ? null : (form.given?.(hand, fresh) ?? null);
  return { hand: given ?? fresh, isKept: given !== null };
};

/** Whoever lets the table in hand go lets go what they typed; what was given to it from beside the cards waits on. */
const withGiven = <H>(entry: Entry<H>, scene: Scene<H>): Entry<H> => {
  const { taken } = entry;
  const round = roundAsIs(scene, entry);
  const seated = round?.tables.find(({ table }) => table === taken?.table);
  if (taken === null || round === undefined || seated === undefined) return entry;
  const old = round.results[taken.table] ?? null;
  const { hand, isKept } = freshHand(taken.hand, { round, seated, old }, scene);
  return isKept ? { ...entry, parked: { ...entry.parked, [taken.table]: hand } } : entry;
};

/** Out of the table in hand: to the one whose line named it, else to the prompt. */
export const leave = <H>(entry: Entry<H>, line: string, scene: Scene<H>): Stepped<H> => {
  const left = withGiven(entry, scene);
  return left.back === null ? still(atPrompt(left, line)) : takeTable(atPrompt(left), left.back, scene);
};

/** Puts what is typed of the table in hand aside, if it is anything. */
export const park = <H>(entry: Entry<H>, { form }: Scene<H>): Entry<H> => {
  const { taken } = entry;
  if (taken === null || !form.isTouched(taken.hand)) return entry;
  return { ...entry, parked: { ...entry.parked, [taken.table]: taken.hand } };
};

/**
 * Takes a table in hand: typed at the prompt, clicked in a list, or next in order. Complains `entry.noTable` with the
 * tables that there are, and keeps the line.
 */
export const takeTable = <H>(entry: Entry<H>, table: TableNo, scene: Scene<H>): Stepped<H> => {
  if (entry.stage === 'sending') return still(entry);
  const round = roundIn(scene, entry);
  const found = round?.tables.find((candidate) => candidate.table === table);
  if (round === undefined) return still(entry);
  if (found === undefined) return complain(entry, noTable(round, table));
  if (entry.taken?.table === table) return still(entry);
  const put = park(entry, scene);
  const hand = put.parked[table] ?? scene.form.take(scene.tournament, round, found, round.results[table] ?? null);
  const line = scene.form.line(hand);
  return still({
    ...atPrompt(put),
    parked: withoutTable(put.parked, table),
    taken: { table, hand, was: round.results[table] ?? null },
    stage: 'hand',
    line,
    loaded: line !== '',
  });
};

/** Changes between "by number" and "in order"; in order takes the first table that has no result, by number lets it go again. */
export const changeMode = <H>(entry: Entry<H>, mode: EntryMode, scene: Scene<H>): Stepped<H> => {
  const changed = { ...entry, mode, complaint: null };
  const isUntouched = entry.stage === 'hand' && entry.taken !== null && !scene.form.isTouched(entry.taken.hand);
  if (mode === 'byNumber' && entry.mode === 'inOrder' && isUntouched) return still(atPrompt(changed));
  // A line that is begun names its table itself [W-3.5, W-3.11].
  const isBegun = entry.line.trim() !== '' && !entry.loaded;
  if (mode !== 'inOrder' || entry.stage !== 'table' || isBegun) return still(changed);
  const next = nextOutstanding(scene, entry, 0);
  return next === null ? still(changed) : takeTable({ ...changed, line: '' }, next, scene);
};

/** Whether the result that was stored last can be held for the tables to come. */
export const canHold = <H>({ latest, verify }: Entry<H>, form: EntryForm<H>): boolean =>
  latest !== null && verify === null && form.mayRepeat?.(latest.result) !== false;

/** Holds the result that was stored last for the tables to come, or lets it go. */
export const hold = <H>(entry: Entry<H>, on: boolean, { form }: Scene<H>): Stepped<H> => {
  if (entry.stage === 'sending') return still(entry);
  const held = on && canHold(entry, form) ? entry.latest : null;
  return still({ ...atPrompt(entry), mode: held === null ? entry.mode : 'byNumber', held });
};

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
