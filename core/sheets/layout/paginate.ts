/**
 * Fixed boxes, one a page, each with its columns. Preview, page count, ranges and PDF agree because they all have this one
 * answer. It knows heights only; paper and hall bring theirs.
 *
 * | rule [hall-and-print 1.2, 1.5] | where |
 * | --- | --- |
 * | down the first column, then the second | `fill` |
 * | rows and blocks that stay together are never split, a heading never parts from its first row | `atomsOf` |
 * | a heading is repeated at the top of the next page, and of the next column over figures alone | `fill`, `again`, `everyColumn` |
 * | columns are balanced on the last page only, or on each of several that are evenly filled [L-3.4, L-10.2] | `balanced`, `paginateEvenly` |
 *
 * A row taller than a column stands alone in one; a block taller than a column is split.
 */

/** Never split. A `heading` stays with the piece that follows. */
export type Piece<T> = {
  readonly height: number;
  readonly what: T;
  readonly heading?: boolean;
};

export type Run<T> = {
  readonly pieces: readonly Piece<T>[];
  /** Never split, unless taller than a column. */
  readonly together: boolean;
  /** Drawn at the top of a page on which the run goes on. */
  readonly again: Piece<T> | null;
  /** And at the top of every column. */
  readonly everyColumn?: true;
  /** Left free above the run where it does not begin a column. */
  readonly space: number;
};

type Placed<T> = { readonly top: number; readonly height: number; readonly what: T };
export type PlacedPage<T> = { readonly columns: readonly (readonly Placed<T>[])[] };

export type Boxes = { readonly height: number; readonly columns: number; readonly balance: boolean };

type Atom<T> = {
  readonly run: Run<T>;
  readonly first: boolean;
  readonly pieces: readonly Piece<T>[];
  readonly height: number;
};

/** Sums of heights differ by rounding in the last digits. */
const HAIR = 1e-6;

/** Finer than a pixel or a hundredth of a millimetre. */
const HALVINGS = 16;

const sum = (pieces: readonly { readonly height: number }[]): number =>
  pieces.reduce((total, { height }) => total + height, 0);

const atomsOf = <T>(runs: readonly Run<T>[], height: number): readonly Atom<T>[] =>
  runs.flatMap((run) => {
    if (run.together && sum(run.pieces) <= height + HAIR) {
      return [{ run, first: true, pieces: run.pieces, height: sum(run.pieces) }];
    }
    const atoms: Atom<T>[] = [];
    let held: Piece<T>[] = [];
    for (const piece of run.pieces) {
      held.push(piece);
      if (piece.heading === true) continue;
      atoms.push({ run, first: atoms.length === 0, pieces: held, height: sum(held) });
      held = [];
    }
    if (held.length > 0) atoms.push({ run, first: atoms.length === 0, pieces: held, height: sum(held) });
    return atoms;
  });

/** `counts`: of atoms in each column. */
type Filled<T> = PlacedPage<T> & { readonly firstAtom: number; readonly counts: readonly number[] };

const fill = <T>(atoms: readonly Atom<T>[], columns: number, height: number): readonly Filled<T>[] => {
  const pages: { columns: Placed<T>[][]; firstAtom: number; counts: number[] }[] = [];
  let page: Placed<T>[][] = [];
  let column: Placed<T>[] = [];
  let filled = 0;
  const place = (piece: Piece<T>) => {
    column.push({ top: filled, height: piece.height, what: piece.what });
    filled += piece.height;
  };
  const nextColumn = (atom: number) => {
    if (page.length === columns || page.length === 0) {
      page = [];
      pages.push({ columns: page, firstAtom: atom, counts: [] });
    }
    column = [];
    page.push(column);
    pages.at(-1)?.counts.push(0);
    filled = 0;
  };
  atoms.forEach((atom, index) => {
    const space = atom.first ? atom.run.space : 0;
    if (page.length === 0 || filled + space + atom.height > height + HAIR) {
      nextColumn(index);
      const { again, everyColumn } = atom.run;
      if ((page.length === 1 || everyColumn) && !atom.first && again !== null) place(again);
    } else filled += space;
    for (const piece of atom.pieces) place(piece);
    const counts = pages.at(-1)?.counts ?? [];
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
  });
  return pages;
};

const isLeftLonger = ({ counts }: Pick<Filled<unknown>, 'counts'>): boolean =>
  counts.every((count, i) => i === 0 || count <= (counts[i - 1] ?? 0));

/** As low as they can be; whole blocks a little higher where else a column has fewer of them than one at its right [L-3.4]. */
const balanced = <T>(atoms: readonly Atom<T>[], columns: number, page: Filled<T>, height: number): PlacedPage<T> => {
  let best = page;
  let low = Math.max(...atoms.map((atom) => atom.height));
  let high = height;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const [only, ...more] = fill(atoms, columns, middle);
    if (only !== undefined && more.length === 0) {
      best = only;
      high = middle;
    } else low = middle;
  }
  if (isLeftLonger(best) || !atoms.every(({ run }) => run.together)) return best;
  for (let step = 1; step <= HALVINGS; step++) {
    const [only, ...more] = fill(atoms, columns, high + ((height - high) * step) / HALVINGS);
    if (only !== undefined && more.length === 0 && isLeftLonger(only)) return only;
  }
  return best;
};

/** Every piece is there exactly once, in order; repeated headings come on top. No pieces give no pages. */
export const paginate = <T>(runs: readonly Run<T>[], { height, columns, balance }: Boxes): readonly PlacedPage<T>[] => {
  const atoms = atomsOf(runs, height);
  const pages = fill(atoms, columns, height);
  const last = pages.at(-1);
  const boxed = pages.map(({ columns: made }) => ({ columns: made }));
  if (!balance || columns === 1 || last === undefined) return boxed;
  const { columns: made } = balanced(atoms.slice(last.firstAtom), columns, last, height);
  return [...boxed.slice(0, -1), { columns: made }];
};

/** Each page has as many rows or blocks as the others, give or take one; where that is impossible pages are filled from the first on. */
export const paginateEvenly = <T>(
  runs: readonly Run<T>[],
  { height, columns }: Omit<Boxes, 'balance'>,
): readonly PlacedPage<T>[] => {
  const atoms = atomsOf(runs, height);
  const { length } = fill(atoms, columns, height);
  const made: PlacedPage<T>[] = [];
  let from = 0;
  for (let no = 0; no < length; no++) {
    const part = atoms.slice(from, from + Math.floor(atoms.length / length) + (no < atoms.length % length ? 1 : 0));
    const [page, ...more] = fill(part, columns, height);
    if (page === undefined || more.length > 0) return paginate(runs, { height, columns, balance: true });
    made.push({ columns: balanced(part, columns, page, height).columns });
    from += part.length;
  }
  return made;
};
