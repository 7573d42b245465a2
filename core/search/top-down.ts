/**
 * The first seating in ranking order in which no forbidden pair shares a table, or the proof that there is none.
 *
 * Tables are filled in ranking order; inside a table only people below the last one added are tried, so each set is
 * tried once; it backtracks fully. The limit is a number of tables tried (one complete set without a forbidden pair put
 * down, whether or not it survives) and, for the time between two of them, a number of looks at a person.
 *
 * A position in which somebody has too few possible partners left for a table is left at once, which never changes the
 * answer.
 */

export type TopDown = {
  readonly found: 'seating' | 'none' | 'budget' | 'stopped';
  readonly groups: number[][];
  readonly tried: number;
};

const LOOKS_PER_TABLE = 200;
const LOOKS_BETWEEN_STOPS = 200_000;

/**
 * @param n people 0..n-1 in ranking order, a multiple of four
 * @param forbidden `forbidden[a * n + b]` is not zero for pairs that must not share a table
 * @param most tables to try at most
 */
export const topDown = (n: number, forbidden: Int32Array, most: number, stopped: () => boolean): TopDown => {
  // Unseated people as a linked list in ranking order; n is the end.
  const after = Int32Array.from({ length: n + 1 }, (_, i) => i + 1);
  const before = Int32Array.from({ length: n + 1 }, (_, i) => i - 1);
  let head = 0;
  const partners = new Int32Array(n);
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++) if (a !== b && forbidden[a * n + b] === 0) partners[a] = (partners[a] ?? 0) + 1;

  const tables = n / 4;
  const groups = new Int32Array(n);
  let tried = 0;
  let looks = 0;
  let ended = 'none' as TopDown['found'];

  const take = (person: number) => {
    const previous = before[person] as number;
    const next = after[person] as number;
    if (previous < 0) head = next;
    else after[previous] = next;
    before[next] = previous;
  };
  const giveBack = (person: number) => {
    const previous = before[person] as number;
    if (previous < 0) head = person;
    else after[previous] = person;
    before[after[person] as number] = person;
  };
  const countPartners = (person: number, change: number): boolean => {
    let enough = true;
    for (let other = head; other < n; other = after[other] as number)
      if (forbidden[person * n + other] === 0) {
        partners[other] = (partners[other] as number) + change;
        if ((partners[other] as number) < 3) enough = false;
      }
    return enough;
  };
  const exhausted = (): boolean => {
    looks++;
    if (looks % LOOKS_BETWEEN_STOPS === 0 && stopped()) ended = 'stopped';
    else if (looks > most * LOOKS_PER_TABLE) ended = 'budget';
    return ended !== 'none';
  };

  const putDown = (table: number, four: readonly number[]): boolean => {
    if (tried >= most) {
      ended = 'budget';
      return true;
    }
    tried++;
    groups.set(four, 4 * table);
    if (table + 1 === tables) {
      ended = 'seating';
      return true;
    }
    for (const person of four) take(person);
    let alive = true;
    for (const person of four) alive = countPartners(person, -1) && alive;
    if (alive && fill(table + 1)) return true;
    for (const person of four) countPartners(person, 1);
    for (const person of four.toReversed()) giveBack(person);
    return false;
  };

  const fill = (table: number): boolean => {
    const a = head;
    for (let b = after[a] as number; b < n; b = after[b] as number) {
      if (exhausted()) return true;
      if (forbidden[a * n + b] !== 0) continue;
      for (let c = after[b] as number; c < n; c = after[c] as number) {
        if (exhausted()) return true;
        if (forbidden[a * n + c] !== 0 || forbidden[b * n + c] !== 0) continue;
        for (let d = after[c] as number; d < n; d = after[d] as number) {
          if (exhausted()) return true;
          if (forbidden[a * n + d] !== 0 || forbidden[b * n + d] !== 0 || forbidden[c * n + d] !== 0) continue;
          if (putDown(table, [a, b, c, d])) return true;
        }
      }
    }
    return false;
  };

  fill(0);
  return {
    found: ended,
    groups:
      ended === 'seating'
        ? Array.from({ length: tables }, (_, table) => [...groups.subarray(4 * table, 4 * table + 4)])
        : [],
    tried,
  };
};

/** Never goes back: the best person, then three times the best with the fewest meetings with those chosen. */
export const topDownGreedy = (n: number, meetings: Int32Array): number[][] => {
  const seated = new Uint8Array(n);
  const sums = new Int32Array(n);
  const groups: number[][] = [];
  let first = 0;
  while (first < n) {
    if (seated[first] === 1) {
      first++;
      continue;
    }
    const group = [first];
    seated[first] = 1;
    for (let person = first + 1; person < n; person++) sums[person] = meetings[first * n + person] as number;
    while (group.length < 4) {
      let chosen = -1;
      for (let person = first + 1; person < n; person++)
        if (seated[person] === 0 && (chosen < 0 || (sums[person] as number) < (sums[chosen] as number))) {
          chosen = person;
          if (sums[person] === 0) break;
        }
      if (chosen < 0) break;
      group.push(chosen);
      seated[chosen] = 1;
      for (let person = first + 1; person < n; person++)
        sums[person] = (sums[person] as number) + (meetings[chosen * n + person] as number);
    }
    groups.push(group);
  }
  return groups;
};
