import { create } from 'zustand';
import type { Settings } from '../../core/api/app.ts';
import { type PrintJob, printJob } from '../../core/api/print.ts';
import type { Language } from '../../core/languages.ts';
import type { Preset } from '../../core/sheets/layout/paper.ts';
import { type SheetWishes, usualWishes } from '../../core/sheets/paper/sheets.ts';
import type { SheetDocument } from '../../core/sheets/sheet.ts';
import type { RoundNo } from '../../core/tournament/words.ts';

export const presets: readonly Preset[] = ['compact', 'standard', 'wall', 'wallLarge', 'largePrint'];

type PrintChoice = {
  /** Whose choice it is: the tournament's id, null before the first. */
  readonly event: string | null;
  readonly chosen: ReadonlySet<SheetDocument>;
  readonly preset: Preset;
  readonly wishes: SheetWishes;
  readonly changedOnly: boolean;
  readonly bound: boolean;
  readonly bilingual: boolean;
  /** Documents that are read from another distance. */
  readonly presets: PrintJob['presets'];
  readonly logo: PrintJob['logo'];
  /** Null: the round in work. */
  readonly round: RoundNo | null;
  readonly zoom: 'whole' | 'actual';
};

/** What is chosen for printing; paper and language are settings of the computer. */
export const usePrintChoice = create<PrintChoice>()(() => ({
  event: null,
  chosen: new Set<SheetDocument>(['seatingByTable', 'seatingByName']),
  preset: 'wall',
  wishes: usualWishes,
  changedOnly: false,
  bound: false,
  bilingual: false,
  presets: {},
  logo: null,
  round: null,
  zoom: 'whole',
}));

const keyOf = (event: string): string => `print ${event}`;

/** What is remembered of an event, on this computer. */
const remembered = printJob.pick({
  documents: true,
  preset: true,
  presets: true,
  wishes: true,
  bilingual: true,
  bound: true,
  logo: true,
});

const keep = ({ event, chosen, preset, presets, wishes, bilingual, bound, logo }: PrintChoice): void => {
  const documents = [...chosen];
  // An empty choice is not worth remembering, and the form of a job has none.
  if (event !== null && documents.length > 0) {
    localStorage.setItem(keyOf(event), JSON.stringify({ documents, preset, presets, wishes, bilingual, bound, logo }));
  }
};

export const choosePrint = (change: Partial<PrintChoice>): void => {
  usePrintChoice.setState(change);
  keep(usePrintChoice.getState());
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Takes up what was last printed of an event. */
export const choiceOf = (event: string): void => {
  if (usePrintChoice.getState().event === event) return;
  const { chosen, preset, presets, wishes, bilingual, bound, logo } = usePrintChoice.getInitialState();
  const found = remembered.safeParse(parsed(localStorage.getItem(keyOf(event)) ?? ''));
  usePrintChoice.setState({
    event,
    round: null,
    changedOnly: false,
    ...(found.success
      ? { ...found.data, chosen: new Set(found.data.documents) }
      : { chosen, preset, presets, wishes, bilingual, bound, logo }),
  });
};

export const tick = (document: SheetDocument, on: boolean): void => {
  const next = new Set(usePrintChoice.getState().chosen);
  if (on) next.add(document);
  else next.delete(document);
  choosePrint({ chosen: next });
};

export const wish = (change: Partial<SheetWishes>): void =>
  choosePrint({ wishes: { ...usePrintChoice.getState().wishes, ...change } });

/** The job of some documents as everything else is chosen; `desk` is the language of the desk. */
export const jobOf = (
  { preset, presets, wishes, changedOnly, bound, bilingual, logo, round }: PrintChoice,
  { paper, printLanguage }: Pick<Settings, 'paper' | 'printLanguage'>,
  desk: Language,
  documents: readonly SheetDocument[],
): PrintJob => ({
  documents: [...documents],
  round,
  paper,
  language: printLanguage ?? desk,
  preset,
  presets,
  logo,
  wishes,
  bound,
  bilingual,
  changedOnly,
});
