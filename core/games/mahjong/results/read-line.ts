/**
 * A line typed while no table is in hand: a table number, alone or with the points of its seats.
 *
 * | rule [W-3.10, W-3.13] | where |
 * | --- | --- |
 * | a number takes its table; with the points of three or four seats they are stored there | `readLine` |
 * | fewer points, or points that are off, go into the fields of the table with what is wrong | `wrongIn` |
 * | each blank parts two seats; in the fields a blank is Enter, and each is read alone (points.ts) | `partsOf` |
 */

import {
  bareTable,
  hasTable,
  type LineView,
  namedLine,
  noTable,
  plainFigures,
  type Reading,
  refused,
  takeBare,
} from '../../../game/line.ts';
import { asJson, type Phrase } from '../../../tournament/words.ts';
import { readPoints } from '../rules/points.ts';
import { enteredResult, rulesOf } from '../rules/state.ts';
import { checkPoints } from './scores.ts';

const SEATS = ['east', 'south', 'west', 'north'] as const;

export const partsOf = (text: string): readonly string[] => text.trim().split(/\s+/u);

const say = (code: string, params: Phrase['params'] = {}): Phrase => ({ code: `mahjong.entry.${code}`, params });

/** The points of a seat left out follow from the sum. */
const pointsIn = (
  text: string,
  startPoints: number,
): { readonly points: readonly number[] } | { readonly wrong: Phrase } => {
  const parts = partsOf(text);
  if (parts.length > SEATS.length)
    return { wrong: say('tooMany', { text, numbers: parts.length, seats: SEATS.length }) };
  const points: number[] = [];
  for (const [seat, part] of parts.entries()) {
    const read = readPoints(part);
    if (!read.ok) {
      const code = read.wrong === 'tooLarge' ? 'tooLarge' : 'notANumber';
      return { wrong: say(code, { text: part, seat: SEATS[seat] ?? 'east' }) };
    }
    points.push(read.points);
  }
  if (points.length < SEATS.length - 1) return { wrong: say('missing', { seat: SEATS[points.length] ?? 'east' }) };
  const rest = SEATS.length * startPoints - points.reduce((sum, own) => sum + own, 0);
  return { points: points.length < SEATS.length ? [...points, rest] : points };
};

const wrongIn = (points: readonly number[], view: LineView): Phrase | null => {
  const { sum, expected, difference } = checkPoints(points, 0, rulesOf(view.tournament));
  if (difference !== 0) return say('wrongSum', { sum, expected, difference });
  const odd = points.findIndex((own) => own % 100 !== 0);
  return odd < 0 ? null : say('notHundreds', { seat: SEATS[odd] ?? 'east', points: points[odd] ?? 0 });
};

export const readLine = (view: LineView, text: string): Reading => {
  const line = plainFigures(text).trim();
  const bare = bareTable(line);
  if (bare !== null) return takeBare(view.round, bare);
  const named = namedLine(line);
  if (named === null || named.table === 0) return refused({ code: 'entry.notATable', params: { text: line } });
  const { table, rest } = named;
  if (!hasTable(view.round, table)) return refused(noTable(view.round, table));
  const read = pointsIn(rest, rulesOf(view.tournament).startPoints);
  const wrong = 'wrong' in read ? read.wrong : wrongIn(read.points, view);
  if ('wrong' in read || wrong !== null) return { is: 'take', table, text: rest, complaint: wrong };
  return { is: 'store', table, result: asJson(enteredResult.parse({ points: read.points })), text: rest };
};
