/**
 * The procedure of [duel 3], word by word and by trying everything: the oracle for small fields.
 * Shares no code with the engine.
 */

export type RefPlayer = { readonly id: number; readonly seed: number; readonly points: number };

export type RefField = {
  readonly players: readonly RefPlayer[];
  /** How often two have met. */
  readonly met: (a: number, b: number) => number;
  readonly byes: (a: number) => number;
  readonly never: (a: number, b: number) => boolean;
};

export type RefRound = {
  readonly groups: readonly (readonly (readonly [number, number])[])[];
  readonly bye: number | null;
  readonly fallback: boolean;
} | null;

type Value = readonly number[];
type Solution = { readonly value: Value; readonly pairs: readonly (readonly [number, number])[] };

const smaller = (a: Value, b: Value): boolean => {
  const i = a.findIndex((part, at) => part !== b[at]);
  return i >= 0 && (a[i] ?? 0) < (b[i] ?? 0);
};

const sum = (a: Value, b: Value): Value => a.map((part, i) => part + (b[i] ?? 0));

/** All perfect matchings of positions, opponents in rising order: the first of equally good ones is kept. */
const best = (size: number, value: (i: number, j: number) => Value | null, zero: Value): Solution | null => {
  const seen = new Map<number, Solution | null>();
  const rest = (taken: number): Solution | null => {
    if (taken === 2 ** size - 1) return { value: zero, pairs: [] };
    const known = seen.get(taken);
    if (known !== undefined) return known;
    let first = 0;
    while (taken & (1 << first)) first++;
    let found: Solution | null = null;
    for (let other = first + 1; other < size; other++) {
      const own = taken & (1 << other) ? null : value(first, other);
      if (own === null) continue;
      const others = rest(taken | (1 << first) | (1 << other));
      if (others === null) continue;
      const total = sum(own, others.value);
      if (found === null || smaller(total, found.value))
        found = { value: total, pairs: [[first, other], ...others.pairs] };
    }
    seen.set(taken, found);
    return found;
  };
  return rest(0);
};

/** [duel 3.2] with R in front where rematches are allowed. */
export const bestGroup = (field: RefField, group: readonly RefPlayer[], rematches: boolean): Solution | null => {
  const m = group.length / 2;
  return best(
    group.length,
    (i, j) => {
      const [a, b] = [group[i], group[j]];
      if (a === undefined || b === undefined || field.never(a.id, b.id)) return null;
      const times = field.met(a.id, b.id);
      if (times > 0 && !rematches) return null;
      return [rematches ? times * times : 0, (a.points - b.points) ** 2, j < m ? 1 : 0, (j - i - m) ** 2];
    },
    [0, 0, 0, 0],
  );
};

/** [duel 3.3] tries everybody for the bye. */
const bestWithBye = (field: RefField, group: readonly RefPlayer[], rematches: boolean) => {
  let chosen: { readonly key: Value; readonly bye: RefPlayer; readonly solution: Solution } | null = null;
  for (const [place, player] of group.entries()) {
    const had = field.byes(player.id);
    if (had > 0 && !rematches) continue;
    const solution = bestGroup(
      field,
      group.filter((other) => other !== player),
      rematches,
    );
    if (solution === null) continue;
    const [r = 0, g = 0] = solution.value;
    const key = [rematches ? r + had * had : 0, player.points, g, group.length - place];
    if (chosen === null || smaller(key, chosen.key)) chosen = { key, bye: player, solution };
  }
  return chosen;
};

type Group = { readonly members: readonly RefPlayer[]; readonly bye: boolean };
type Solved = {
  readonly group: Group;
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
};

const solve = (field: RefField, group: Group, rematches: boolean): Solved | null => {
  const withBye = group.bye ? bestWithBye(field, group.members, rematches) : null;
  const rest = withBye === null ? group.members : group.members.filter((player) => player !== withBye.bye);
  const solution = group.bye ? withBye?.solution : bestGroup(field, group.members, rematches);
  if (solution === null || solution === undefined) return null;
  const id = (i: number): number => rest[i]?.id ?? 0;
  return { group, pairs: solution.pairs.map(([i, j]) => [id(i), id(j)] as const), bye: withBye?.bye.id ?? null };
};

/** [duel 3.1, 3.5, 3.6]. Null: impossible even with rematches. */
export const referenceRound = (field: RefField): RefRound => {
  const order = [...field.players].sort((a, b) => b.points - a.points || a.seed - b.seed);
  const tiers: RefPlayer[][] = [];
  for (const player of order) {
    const tier = tiers.at(-1);
    if (tier?.[0]?.points === player.points) tier.push(player);
    else tiers.push([player]);
  }
  for (let i = 0; i + 1 < tiers.length; i++) {
    if ((tiers[i]?.length ?? 0) % 2 === 0) continue;
    const last = tiers[i]?.pop();
    if (last !== undefined) tiers[i + 1]?.unshift(last);
  }
  const odd = order.length % 2 === 1;
  let waiting: Group[] = tiers.map((members, i) => ({ members, bye: odd && i === tiers.length - 1 }));
  waiting = waiting.filter(({ members, bye }) => members.length > 0 || bye);
  const done: Solved[] = [];
  while (waiting.length > 0) {
    const group = waiting.shift() as Group;
    const solved = solve(field, group, false);
    if (solved !== null) {
      done.push(solved);
      continue;
    }
    const next = waiting.shift();
    if (next !== undefined) {
      waiting.unshift({ members: [...group.members, ...next.members], bye: next.bye });
      continue;
    }
    const previous = done.pop();
    if (previous !== undefined) {
      waiting.unshift({ members: [...previous.group.members, ...group.members], bye: group.bye });
      continue;
    }
    const whole = solve(field, { members: order, bye: odd }, true);
    return whole === null ? null : { groups: [whole.pairs], bye: whole.bye, fallback: true };
  }
  return { groups: done.map(({ pairs }) => pairs), bye: done.at(-1)?.bye ?? null, fallback: false };
};
