/**
 * | rule [W-3.10 to W-3.13] [hall-and-print 3.2] | where |
 * | --- | --- |
 * | games `2-1`, `2:1`, `2.1`, `21`; a third number are drawn games: `2-1-1`, `211`. A blank parts numbers, so it is in no result | `readGames` |
 * | [W-3.10] no table in hand: a number takes it; a number and a key, games, or `*` and a key, store there | `atPrompt` |
 * | [W-3.13] with a table in hand the key is the whole result, and no line names another table; a figure that waited for the rest of a score is a key by Enter | `inHandLine` |
 * | what the rules of the event do not allow is said at once, and stored nowhere | `checked` |
 */

import {
  bareTable,
  type LineView,
  namedLine,
  noTable,
  plainFigures,
  type Reading,
  type Refuse,
  refused,
  type Store,
  takeBare,
} from '../../../game/line.ts';
import type { Phrase, Table, TableNo } from '../../../tournament/words.ts';
import type { DuelResult } from '../rules/state.ts';
import { checkResult } from './check-result.ts';
import { type Grid, matchForm, outcomesOf } from './outcomes.ts';

export type DuelInHand = { readonly table: TableNo };

export const readGames = (text: string): DuelResult['games'] | null => {
  const bare = text.trim().replace(/[−–]/gu, '-');
  const parts = /^\d{2,3}$/.test(bare) ? [...bare] : bare.split(/[-:.,]/);
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /^\d{1,2}$/.test(part))) return null;
  const [a = 0, b = 0, draws = 0] = parts.map(Number);
  return { a, b, draws };
};

const say = (code: string, params: Phrase['params'] = {}): Phrase => ({ code: `duelDesk.entry.${code}`, params });

const ofGames = (text: string): DuelResult | null => {
  const games = readGames(text);
  if (games === null) return null;
  return { outcome: games.a > games.b ? 'a' : games.b > games.a ? 'b' : 'draw', games, reason: 'played' };
};

const ofKey = ({ tournament, round }: LineView, key: string, grid: Grid = 'games'): DuelResult | null => {
  // The key of a draw is known where none is allowed too: then it is the rule that is said, not how games are written.
  const form = { ...matchForm(tournament, round), draws: true, needsWinner: false };
  // A key is a figure: `constructor` is none, although every object has it.
  const chosen = /^\d$/u.test(key) ? outcomesOf(form, grid)[key] : undefined;
  return chosen === undefined ? null : { outcome: chosen.outcome, games: chosen.games, reason: chosen.reason };
};

const checked = ({ tournament, round }: LineView, table: Table, result: DuelResult, text: string): Store | Refuse => {
  const answer = checkResult(tournament, round, table, result);
  if (answer.ok) return { is: 'store', table: table.table, result: answer.value, text };
  const { code, params, ways } = answer.refusal;
  return refused(ways.length === 0 ? { code, params } : answer.refusal);
};

const inHandLine = (view: LineView, { table }: DuelInHand, text: string): Reading => {
  const line = text.trim();
  if (/\s/u.test(line)) return refused(say('blank', { text: line }));
  const seated = view.round.tables.find((one) => one.table === table);
  if (seated === undefined) return refused(noTable(view.round, table));
  const result = /^\d$/u.test(line) ? ofKey(view, line) : ofGames(line);
  return result === null ? refused(say('notGames', { text: line })) : checked(view, seated, result, line);
};

const atPrompt = (view: LineView, line: string): Reading => {
  const bare = bareTable(line);
  if (bare !== null) return takeBare(view.round, bare);
  const named = namedLine(line);
  if (named === null || named.table === 0) return refused({ code: 'entry.notATable', params: { text: line } });
  const { table, rest } = named;
  const seated = view.round.tables.find((one) => one.table === table);
  if (seated === undefined) return refused(noTable(view.round, table));
  if (rest.startsWith('*')) {
    const key = rest.slice(1).trim();
    const unplayed = ofKey(view, key, 'unplayed');
    if (unplayed !== null) return checked(view, seated, unplayed, rest);
    return refused(key === '' ? say('afterStar', { table }) : { code: 'entry.noKey', params: { key: `*${key}` } });
  }
  // With a table in hand other scores begin with `+`; people write it from habit where no table is in hand too.
  const result = /^\d$/u.test(rest) ? ofKey(view, rest) : ofGames(rest.replace(/^\+/u, ''));
  return result === null ? refused(say('notGames', { text: rest })) : checked(view, seated, result, rest);
};

export const readLine = (view: LineView, inHand: DuelInHand | null, text: string): Reading => {
  const line = plainFigures(text);
  return inHand === null ? atPrompt(view, line.trim()) : inHandLine(view, inHand, line);
};
