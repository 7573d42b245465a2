/**
 * Numbers never change who sits together [I-4].
 *
 * | rule | function |
 * | --- | --- |
 * | [M-21] by strength: the order in which the tables were made | `numberTables` |
 * | [M-21] spread: least sum over players of squared earlier games at their new table, ties by strength order | `numberTables` |
 * | by lot: numbers tell nothing of the standings [hall-and-print 2.9] | `numberTables` |
 * | [M-21] fixed table of a player; a conflict names both | `pinTables` |
 *
 * Ties "by strength order" leave nothing to draw: the strongest table gets the lowest number that any of the cheapest
 * assignments gives it, then the second strongest, and so on.
 */

import { type Stream, shuffle } from '../../../random/stream.ts';
import { leastAssignment } from '../../../search/assignment.ts';
import { type Answer, no, ok, refuse } from '../../../tournament/refusal.ts';
import type { EntrantId, TableNo } from '../../../tournament/words.ts';

type FixedTables = { readonly [player: string]: TableNo };

const pinTables = (groups: readonly (readonly EntrantId[])[], fixed: FixedTables): Answer<Map<number, TableNo>> => {
  const pinned = new Map<number, TableNo>();
  const holder = new Map<TableNo, { group: number; player: EntrantId }>();
  const owner = new Map<number, EntrantId>();
  for (const [group, four] of groups.entries())
    for (const player of four) {
      const table = fixed[String(player)];
      if (table === undefined) continue;
      const other = pinned.has(group) && pinned.get(group) !== table ? owner.get(group) : holder.get(table)?.player;
      if (other !== undefined && (pinned.get(group) !== table || holder.get(table)?.group !== group))
        return no(
          refuse(
            'mahjong.fixedTableConflict',
            { players: [other, player], tables: [fixed[String(other)] ?? 0, table] },
            [
              { do: 'mahjong.clearFixedTable', params: { player: other } },
              { do: 'mahjong.clearFixedTable', params: { player } },
            ],
          ),
        );
      pinned.set(group, table);
      owner.set(group, player);
      holder.set(table, { group, player });
    }
  return ok(pinned);
};

export type Numbering = {
  readonly mode: 'strength' | 'spread' | 'lot';
  readonly fixed: FixedTables;
  readonly visits: (player: EntrantId, table: TableNo) => number;
  readonly random: Stream;
  /** As many numbers as groups, the one for the strongest first; 1..m when left out. */
  readonly available?: readonly TableNo[] | undefined;
};

/** `groups` in strength order. */
export const numberTables = (
  groups: readonly (readonly EntrantId[])[],
  { mode, fixed, visits, random, available = groups.map((_, index) => index + 1) }: Numbering,
): Answer<TableNo[]> => {
  const pins = pinTables(groups, fixed);
  if (!pins.ok) return pins;
  const taken = new Set(pins.value.values());
  const free = available.filter((table) => !taken.has(table));
  const open = groups.map((_, index) => index).filter((group) => !pins.value.has(group));
  const numbers = groups.map((_, group) => pins.value.get(group) ?? 0);
  // One more game at a table visited v times adds (v + 1)² - v² = 2v + 1 to the player's sum of squares.
  const cost = (row: number, column: number) =>
    (groups[open[row] ?? 0] ?? []).reduce((sum, player) => sum + 2 * visits(player, free[column] ?? 0), 0);
  const inOrder = open.map((_, index) => index);
  const columns = {
    strength: () => inOrder,
    spread: () => leastAssignment(open.length, cost),
    lot: () => shuffle(inOrder, random),
  }[mode]();
  open.forEach((group, row) => {
    numbers[group] = free[columns[row] ?? 0] ?? 0;
  });
  return ok(numbers);
};
