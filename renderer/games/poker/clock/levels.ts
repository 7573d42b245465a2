/** The plan of levels while it is edited. Pure. */

import { type Level, levels as levelsForm } from '../../../../core/games/poker/rules/clock.ts';

/** A level with a key of its own, so that rows keep their fields when others come and go. */
export type DraftLevel = Level & { readonly key: number };

export const draftOf = (levels: readonly Level[]): readonly DraftLevel[] =>
  levels.map((level, key) => ({ ...level, key }));

export const levelsOf = (draft: readonly DraftLevel[]): Level[] => draft.map(({ key: _, ...level }) => level);

export const isSame = (draft: readonly DraftLevel[], levels: readonly Level[]): boolean =>
  JSON.stringify(levelsOf(draft)) === JSON.stringify(levels.map((level) => ({ ...level })));

const freshKey = (draft: readonly DraftLevel[]): number => 1 + Math.max(-1, ...draft.map(({ key }) => key));

/** "Nice" blinds near twice those before: two leading digits at most. */
const doubled = (chips: number): number => {
  const twice = chips * 2;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, twice))) - 1);
  return Math.round(twice / step) * step;
};

const newPause = { kind: 'pause', smallBlind: 0, bigBlind: 0, ante: 0, anteKind: 'none', note: '' } as const;

/** The plan with a level after a row: a pause, or the next blinds up. */
export const withLevelAfter = (
  draft: readonly DraftLevel[],
  index: number,
  kind: Level['kind'],
): readonly DraftLevel[] => {
  const before = draft.slice(0, index + 1).findLast((level) => level.kind === 'play');
  const key = freshKey(draft);
  const made: DraftLevel =
    kind === 'pause'
      ? { ...newPause, minutes: 10, key }
      : {
          kind,
          minutes: before?.minutes ?? 20,
          smallBlind: doubled(before?.smallBlind ?? 25),
          bigBlind: doubled(before?.bigBlind ?? 50),
          ante: doubled(before?.ante ?? 0),
          anteKind: before?.anteKind ?? 'none',
          note: '',
          key,
        };
  return draft.toSpliced(index + 1, 0, made);
};

export const withoutLevel = (draft: readonly DraftLevel[], key: number): readonly DraftLevel[] =>
  draft.filter((level) => level.key !== key);

export const withChange = (draft: readonly DraftLevel[], key: number, change: Partial<Level>): readonly DraftLevel[] =>
  draft.map((level) => (level.key === key ? { ...level, ...change } : level));

/** The row that cannot be kept, from 1, or null: no minutes, a big blind below the small one. */
export const wrongRow = (draft: readonly DraftLevel[]): number | null => {
  const parsed = levelsForm.safeParse(levelsOf(draft));
  const [issue] = parsed.success ? [] : parsed.error.issues;
  if (issue !== undefined) return Number(issue.path[0] ?? 0) + 1;
  const upside = draft.findIndex(({ kind, smallBlind, bigBlind }) => kind === 'play' && bigBlind < smallBlind);
  return upside < 0 ? null : upside + 1;
};
