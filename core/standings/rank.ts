/** Ranking by criteria, with shared places (1, 2, 3, 3, 5). What one parts begins again at the first (head-to-head). */

export type Value = number | bigint;

export type Criterion<E> = {
  readonly code: string;
  /** One value per member of the tied set, in the same order; higher is better. */
  readonly values: (tied: readonly E[]) => readonly Value[];
};

export type Ranked<E> = {
  readonly entrant: E;
  /** From 1; shared by entrants that nothing tells apart. */
  readonly place: number;
  /** The first value of each criterion, or null where it was never asked. */
  readonly values: readonly (Value | null)[];
};

const compare = (a: Value, b: Value): number => (a < b ? 1 : a > b ? -1 : 0);

/** `entrants` in the order in which those who share a place are listed; `criteria` most important first. */
export const rank = <E>(entrants: readonly E[], criteria: readonly Criterion<E>[]): readonly Ranked<E>[] => {
  const seen = new Map<E, (Value | null)[]>(entrants.map((entrant) => [entrant, criteria.map(() => null)]));
  const ranked: Ranked<E>[] = [];

  const settle = (tied: readonly E[]): void => {
    const place = ranked.length + 1;
    for (const entrant of tied) ranked.push({ entrant, place, values: seen.get(entrant) ?? [] });
  };

  const split = (tied: readonly E[], from: number): void => {
    const criterion = criteria[from];
    if (criterion === undefined || tied.length < 2) {
      settle(tied);
      return;
    }
    const values = criterion.values(tied);
    const parts = new Map<Value, E[]>();
    for (const [i, entrant] of tied.entries()) {
      const value = values[i] as Value;
      const known = seen.get(entrant);
      if (known !== undefined && known[from] === null) known[from] = value;
      const part = parts.get(value);
      if (part === undefined) parts.set(value, [entrant]);
      else part.push(entrant);
    }
    if (parts.size === 1) {
      split(tied, from + 1);
      return;
    }
    for (const value of [...parts.keys()].sort(compare)) split(parts.get(value) ?? [], 0);
  };

  split(entrants, 0);
  return ranked;
};
