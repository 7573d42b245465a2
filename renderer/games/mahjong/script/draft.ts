/**
 * The script as it stands in the editor: what is stored, or what was changed and not saved yet. It survives a change of
 * screens; another tournament begins anew.
 */

import { useMemo } from 'react';
import { create } from 'zustand';
import type { Script } from '../../../../core/games/mahjong/rules/state.ts';
import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';

/** The part of a script that is written in the editor and saved as a whole. */
export type ScriptDraft = Pick<Script, 'text' | 'numbers' | 'winds'>;

type DraftStore = { readonly of: string | null; readonly draft: ScriptDraft | null };

export const useDraftStore = create<DraftStore>()(() => ({ of: null, draft: null }));

const nothing: ScriptDraft = { text: '', numbers: 'localIds', winds: 'asWritten' };

/** The stored script, or null without one. */
const storedOf = (tournament: Tournament): ScriptDraft | null => {
  const { script } = ownOf(tournament);
  return script === null ? null : { text: script.text, numbers: script.numbers, winds: script.winds };
};

const same = (a: ScriptDraft, b: ScriptDraft): boolean =>
  a.text === b.text && a.numbers === b.numbers && a.winds === b.winds;

/** Puts a change into the editor. A draft that is what is stored is none. */
export const changeDraft = (tournament: Tournament, change: Partial<ScriptDraft>): void => {
  const { of, draft } = useDraftStore.getState();
  const stored = storedOf(tournament);
  const next = { ...((of === tournament.id ? draft : null) ?? stored ?? nothing), ...change };
  const unchanged = stored !== null && same(next, stored);
  useDraftStore.setState({ of: tournament.id, draft: unchanged ? null : next });
};

export const dropDraft = (): void => useDraftStore.setState({ of: null, draft: null });

export type InEditor = {
  /** What the editor shows; null: there is neither a script nor a draft. */
  readonly shown: ScriptDraft | null;
  /** True: it differs from what is stored. */
  readonly isChanged: boolean;
};

export const useInEditor = (tournament: Tournament): InEditor => {
  const { of, draft } = useDraftStore();
  const mine = of === tournament.id ? draft : null;
  // The same object as long as the script is the same, so that what depends on it is not made anew with every drawing.
  const stored = useMemo(() => storedOf(tournament), [tournament]);
  return { shown: mine ?? stored, isChanged: mine !== null };
};
