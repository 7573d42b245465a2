/**
 * The shortest list of changes that one pass finds between two seatings [ME-49]: however the TO moved people, the outcome is
 * stated.
 *
 * | step | function |
 * | --- | --- |
 * | 1 a table that kept more than half of its people is the same table: it was renumbered | `renumber` |
 * | 2 somebody new takes the place of somebody gone | `replace` |
 * | 3 tables and byes with one too many give somebody to where one is wanted | `level` |
 * | 4 the others exchange seats, two that want to each other's table first | `exchange` |
 * | 5 people of one table sit down in another order | `reseat` |
 * | 6 byes get their reasons | `giveReasons` |
 */

import { canonical } from '../draws/fingerprint.ts';
import { carry, type HandDeed, hallOf, type Place, type Places, type Seat, seatedAt } from '../draws/hand-change.ts';
import type { EntrantId, Phrase, TableNo } from '../words.ts';

type Where = TableNo | 0;

type Work = {
  readonly hall: ReturnType<typeof hallOf>;
  readonly after: ReturnType<typeof hallOf>;
  readonly goal: ReadonlyMap<EntrantId, { readonly where: Where; readonly seat: number }>;
  readonly make: (deed: HandDeed) => void;
};

const everybody = ({ tables, byes }: Work['hall']): EntrantId[] => [...[...tables.values()].flat(), ...byes.keys()];

const peopleAt = ({ tables, byes }: Work['hall'], where: Where): readonly EntrantId[] =>
  where === 0 ? [...byes.keys()] : (tables.get(where) ?? []);

const ascending = (a: number, b: number): number => a - b;

const renumbered = ({ hall, after }: Work): Map<TableNo, TableNo> => {
  const was = new Map([...hall.tables].flatMap(([table, seats]) => seats.map((entrant) => [entrant, table] as const)));
  const found = new Map<TableNo, TableNo>();
  for (const [table, seats] of after.tables) {
    const shared = new Map<TableNo, number>();
    for (const entrant of seats) {
      const from = was.get(entrant);
      if (from !== undefined) shared.set(from, (shared.get(from) ?? 0) + 1);
    }
    for (const [from, count] of shared) {
      const most = Math.max(seats.length, hall.tables.get(from)?.length ?? 0);
      if (2 * count > most && from !== table) found.set(from, table);
    }
  }
  return found;
};

const renumber = (work: Work): void => {
  const { hall, make } = work;
  const pending = renumbered(work);
  const wants = new Map([...pending].map(([from, to]) => [to, from]));
  const take = (from: TableNo, to: TableNo): void => {
    make({ do: 'renumber', from, to });
    pending.delete(from);
  };
  // A number that nobody has is taken first, then whoever wants the number that became free goes next.
  for (const [from, to] of [...pending]) {
    let [next, free]: [TableNo | undefined, TableNo] = [from, to];
    while (next !== undefined && pending.has(next) && !hall.tables.has(free)) {
      take(next, free);
      [next, free] = [wants.get(next), next];
    }
  }
  // What is left are rings: each exchange puts one table right, and the other goes on from there.
  for (const start of [...pending.keys()]) {
    let to = pending.get(start);
    while (to !== undefined && to !== start) {
      const next: TableNo | undefined = pending.get(to);
      take(start, to);
      pending.delete(to);
      to = next;
      if (to !== undefined) pending.set(start, to);
    }
    pending.delete(start);
  }
};

const replace = ({ hall, goal, make }: Work): void => {
  const there = everybody(hall);
  const isThere = new Set(there);
  const coming = new Set([...goal.keys()].filter((entrant) => !isThere.has(entrant)));
  const gone = there.filter((entrant) => !goal.has(entrant));
  // Prefer the same seat, then the same table or the bye, then anybody.
  const suits: readonly ((at: Seat | undefined, into: EntrantId) => boolean)[] = [
    (at, into) => at !== undefined && goal.get(into)?.where === at.table && goal.get(into)?.seat === at.seat,
    (at, into) => goal.get(into)?.where === (at?.table ?? 0),
    () => true,
  ];
  const left = new Set(gone);
  for (const suit of suits) {
    for (const out of left) {
      const at = seatedAt(hall, out);
      const into = [...coming].find((entrant) => suit(at, entrant));
      if (into === undefined) continue;
      make({ do: 'replace', out, in: into });
      left.delete(out);
      coming.delete(into);
    }
  }
  for (const out of left) make({ do: 'replace', out, in: null });
};

const bring = ({ hall, after, goal, make }: Work, entrant: EntrantId): void => {
  const { where = 0, seat = 0 } = goal.get(entrant) ?? {};
  if (where === 0) make({ do: 'bye', entrant, because: after.byes.get(entrant) as Phrase });
  else make({ do: 'move', entrant, to: { table: where, seat: Math.min(seat, peopleAt(hall, where).length) } });
};

const level = (work: Work): void => {
  const { hall, after, goal } = work;
  const there = new Set(everybody(hall));
  const coming = [...goal].filter(([entrant]) => !there.has(entrant));
  for (const [entrant] of coming.toSorted(([, a], [, b]) => a.where - b.where || a.seat - b.seat)) bring(work, entrant);
  const surplus = (where: Where): number => peopleAt(hall, where).length - peopleAt(after, where).length;
  const open: Where[] = [...hall.tables.keys(), 0].filter((where) => surplus(where) > 0);
  for (let where = open.pop(); where !== undefined; where = open.pop()) {
    while (surplus(where) > 0) {
      const away = peopleAt(hall, where).filter((entrant) => goal.get(entrant)?.where !== where);
      const wanted = away.find((entrant) => surplus(goal.get(entrant)?.where ?? 0) < 0) ?? away[0];
      if (wanted === undefined) break;
      bring(work, wanted);
      const to = goal.get(wanted)?.where ?? 0;
      if (surplus(to) > 0) open.push(to);
    }
  }
};

const placeOf = ({ hall }: Work, entrant: EntrantId): Place => seatedAt(hall, entrant) ?? { bye: entrant };

const exchange = (work: Work): void => {
  const { hall, goal, make } = work;
  const wheres = (): Where[] => [...[...hall.tables.keys()].toSorted(ascending), 0];
  const away = (where: Where): EntrantId[] =>
    peopleAt(hall, where).filter((entrant) => goal.get(entrant)?.where !== where);
  for (const onlyMutual of [true, false]) {
    for (const where of wheres()) {
      let waiting = away(where);
      while (waiting.length > 0) {
        const [entrant] = waiting as [EntrantId];
        const to = goal.get(entrant) as { readonly where: Where; readonly seat: number };
        const worth = (other: EntrantId): number => {
          const back = goal.get(other);
          const here = seatedAt(hall, entrant);
          const sitsThere = seatedAt(hall, other)?.seat === to.seat;
          if (back?.where !== where) return sitsThere ? 1 : 0;
          return 2 + (sitsThere ? 1 : 0) + (back.seat === here?.seat ? 1 : 0);
        };
        const others = away(to.where).toSorted((a, b) => worth(b) - worth(a));
        const other = others[0];
        if (other === undefined || (onlyMutual && worth(other) < 2)) {
          waiting = waiting.slice(1);
          continue;
        }
        make({ do: 'swap', a: placeOf(work, entrant), b: placeOf(work, other) });
        waiting = onlyMutual ? waiting.slice(1) : away(where);
      }
    }
  }
};

const reseat = ({ hall, after, make }: Work): void => {
  for (const table of [...after.tables.keys()].toSorted(ascending)) {
    const [is, wanted] = [hall.tables.get(table) ?? [], after.tables.get(table) ?? []];
    const wrong = [...wanted.keys()].filter((index) => is[index] !== wanted[index]);
    const [a = 0, b = 0] = wrong;
    if (wrong.length === 2) make({ do: 'swap', a: { table, seat: a }, b: { table, seat: b } });
    else if (wrong.length > 0) make({ do: 'seats', table, order: wanted.map((entrant) => is.indexOf(entrant)) });
  }
};

const giveReasons = ({ hall, after, make }: Work): void => {
  for (const [entrant, because] of [...after.byes].toSorted(([a], [b]) => a - b)) {
    const is = hall.byes.get(entrant);
    if (is === undefined || canonical(is) !== canonical(because)) make({ do: 'bye', entrant, because });
  }
};

/** Carried out on `before` they give `given`. Nobody may stand twice in either. */
export const changesBetween = (before: Places, given: Places): readonly HandDeed[] => {
  const [hall, after] = [hallOf(before), hallOf(given)];
  const found: HandDeed[] = [];
  const goal = new Map<EntrantId, { readonly where: Where; readonly seat: number }>([
    ...[...after.tables].flatMap(([where, seats]) => seats.map((entrant, seat) => [entrant, { where, seat }] as const)),
    ...[...after.byes.keys()].map((entrant) => [entrant, { where: 0, seat: 0 }] as const),
  ]);
  const make = (deed: HandDeed): void => {
    carry(hall, deed);
    found.push(deed);
  };
  const work: Work = { hall, after, goal, make };
  for (const step of [renumber, replace, level, exchange, reseat, giveReasons]) step(work);
  return found;
};
