/** The two-person rule of the verify pass [hall-and-print 3.4]: whoever typed the pile does not type it again. */

/** Who typed the results and who types them again. */
export type TwoPeople = { readonly first: string; readonly second: string };

export type Named = { readonly kind: 'two'; readonly by: TwoPeople } | { readonly kind: 'missing' | 'same' };

const bare = (name: string): string => name.normalize('NFKC').replace(/[\s.]/gu, '').toLocaleLowerCase();

/** Two names or initials as the rule wants them: both there, and not of one person, however they are written. */
export const twoPeople = (first: string, second: string): Named => {
  if (bare(first) === '' || bare(second) === '') return { kind: 'missing' };
  if (bare(first) === bare(second)) return { kind: 'same' };
  return { kind: 'two', by: { first: first.trim(), second: second.trim() } };
};
