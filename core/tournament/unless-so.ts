/** What both share is not walked; a missing member equals an undefined one. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]))
    );
  }
  const [one, other] = [a as { readonly [key: string]: unknown }, b as { readonly [key: string]: unknown }];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
};

/** Gives no changes where they leave the state as it stands: then there is no step, and nothing to undo. */
export const unlessSo = <S, C>(state: S, changes: readonly C[], evolve: (state: S, change: C) => S): readonly C[] =>
  isSame(changes.reduce(evolve, state), state) ? [] : changes;
