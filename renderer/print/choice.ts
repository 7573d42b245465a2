import { create } from 'zustand';
import type { Preset } from '../../core/sheets/paper.ts';
import type { SheetDocument } from '../../core/sheets/sheet.ts';
import type { RoundNo } from '../../core/tournament/words.ts';

/** The documents there are, in the order in which they are printed. */
export const documents: readonly SheetDocument[] = ['seatingByTable', 'seatingByName', 'standings'];

export const presets: readonly Preset[] = ['compact', 'standard', 'wall', 'wallLarge'];

type PrintChoice = {
  readonly chosen: ReadonlySet<SheetDocument>;
  readonly preset: Preset;
  /** Null: the last published round. */
  readonly round: RoundNo | null;
  readonly zoom: 'whole' | 'actual';
};

/** What was last chosen for printing; paper and language are settings of the computer. */
export const usePrintChoice = create<PrintChoice>()(() => ({
  chosen: new Set(['seatingByTable', 'seatingByName']),
  preset: 'wall',
  round: null,
  zoom: 'whole',
}));

export const choosePrint = usePrintChoice.setState;

export const tick = (document: SheetDocument, on: boolean): void =>
  choosePrint(({ chosen }) => {
    const next = new Set(chosen);
    if (on) next.add(document);
    else next.delete(document);
    return { chosen: next };
  });
