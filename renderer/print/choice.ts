import { z } from 'zod';
import { create } from 'zustand';
import type { Settings } from '../../core/api/app.ts';
import { type PrintJob, printJob } from '../../core/api/print.ts';
import type { Game } from '../../core/game/game.ts';
import { families } from '../../core/games/all.ts';
import type { Language } from '../../core/languages.ts';
import type { Preset } from '../../core/sheets/layout/paper.ts';
import { documentsOf, type OfferedDocument } from '../../core/sheets/paper/documents.ts';
import { type SheetWishes, usualWishes } from '../../core/sheets/paper/job.ts';
import { usualPackage } from '../../core/sheets/paper/sheets.ts';
import type { SheetDocument } from '../../core/sheets/sheet.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';

export const presets: readonly Preset[] = ['compact', 'standard', 'wall', 'wallLarge', 'largePrint'];

type PrintChoice = {
  /** Id of the tournament that the choice is for; null before the first. */
  readonly event: string | null;
  readonly chosen: ReadonlySet<SheetDocument>;
  /** The same before the next round is seated, and at the end of the event. */
  readonly after: ReadonlySet<SheetDocument>;
  readonly preset: Preset;
  readonly wishes: SheetWishes;
  readonly changedOnly: boolean;
  readonly bound: boolean;
  readonly bilingual: boolean;
  /** Documents that are read from another distance. */
  readonly presets: PrintJob['presets'];
  readonly logo: PrintJob['logo'];
  readonly zoom: 'whole' | 'actual';
};

/** What a round needs, as the game says: the set that is ticked at first [W-5.1]. */
const usualSet = (family: Game): readonly SheetDocument[] => {
  const offered = new Set(documentsOf(family).map(({ id }) => id));
  return (family.paper.roundPackage ?? usualPackage).filter((id) => offered.has(id));
};

const usualAfter = (family: Game): readonly SheetDocument[] => family.paper.afterPackage ?? ['standings'];

/** What is ticked for a moment of the event. */
export const chosenAt = ({ chosen, after }: PrintChoice, isAfter: boolean): ReadonlySet<SheetDocument> =>
  isAfter ? after : chosen;

/** What stands first in the drawer: ticked last time, or usual in the game. */
export const firstAt = (family: Game, choice: PrintChoice, isAfter: boolean): ReadonlySet<SheetDocument> =>
  new Set([...(isAfter ? usualAfter(family) : usualSet(family)), ...chosenAt(choice, isAfter)]);

/** The order in which documents come out of the printer: the game's set first, as the game has it. */
export const inPrintOrder = (family: Game): readonly OfferedDocument[] => {
  const set = usualSet(family);
  const placeOf = ({ id }: OfferedDocument): number => (set.includes(id) ? set.indexOf(id) : set.length);
  return documentsOf(family).toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** What is chosen for printing; paper and language are settings of the computer. */
export const usePrintChoice = create<PrintChoice>()(() => ({
  event: null,
  chosen: new Set<SheetDocument>(),
  after: new Set<SheetDocument>(),
  preset: 'wall',
  wishes: usualWishes,
  changedOnly: false,
  bound: false,
  bilingual: false,
  presets: {},
  logo: null,
  zoom: 'whole',
}));

const keyOf = (event: string): string => `print ${event}`;

/** What is remembered of an event, on this computer. */
const remembered = printJob
  .pick({ preset: true, presets: true, wishes: true, bilingual: true, bound: true, logo: true })
  // A job has at least one document; a choice may be that none is wanted.
  .extend({
    documents: z.array(printJob.shape.documents.element),
    // What was remembered before there were two sets has one.
    after: z.array(printJob.shape.documents.element).optional(),
  });

const keep = ({ event, chosen, after, preset, presets, wishes, bilingual, bound, logo }: PrintChoice): void => {
  const sets = { documents: [...chosen], after: [...after] };
  if (event !== null) {
    localStorage.setItem(keyOf(event), JSON.stringify({ ...sets, preset, presets, wishes, bilingual, bound, logo }));
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

/** A roll was a number of cards to a page once. */
const withPaper = (wishes: SheetWishes): SheetWishes => {
  const perPage = Object.fromEntries(Object.entries(wishes.perPage).filter(([, count]) => count > 0));
  const wasOnRoll = Object.values(wishes.perPage).includes(0);
  return wasOnRoll ? { ...wishes, perPage, slipPaper: 'roll80' } : wishes;
};

/** Takes up what was last printed of an event. */
export const choiceOf = ({ id: event, family }: Pick<Tournament, 'id' | 'family'>): void => {
  if (usePrintChoice.getState().event === event) return;
  const chosen = new Set(usualSet(families[family]));
  const after = new Set(usualAfter(families[family]));
  const { preset, presets, wishes, bilingual, bound, logo } = usePrintChoice.getInitialState();
  const found = remembered.safeParse(parsed(localStorage.getItem(keyOf(event)) ?? ''));
  usePrintChoice.setState({
    event,
    changedOnly: false,
    ...(found.success
      ? {
          ...found.data,
          wishes: withPaper(found.data.wishes),
          chosen: new Set(found.data.documents),
          after: new Set(found.data.after ?? after),
        }
      : { chosen, after, preset, presets, wishes, bilingual, bound, logo }),
  });
};

export const tick = (document: SheetDocument, on: boolean, isAfter: boolean): void => {
  const next = new Set(chosenAt(usePrintChoice.getState(), isAfter));
  if (on) next.add(document);
  else next.delete(document);
  choosePrint(isAfter ? { after: next } : { chosen: next });
};

/** What belongs to the whole event is printed once: the next round has its own set again. */
export const untickEvents = (family: Game): void => {
  const { chosen } = usePrintChoice.getState();
  const ofEvent = new Set(documentsOf(family).flatMap(({ id, of }) => (of === 'event' ? [id] : [])));
  if ([...chosen].some((id) => ofEvent.has(id)))
    choosePrint({ chosen: new Set([...chosen].filter((id) => !ofEvent.has(id))) });
};

export const wish = (change: Partial<SheetWishes>): void =>
  choosePrint({ wishes: { ...usePrintChoice.getState().wishes, ...change } });

/** `round` null: the round in work. */
type Meant = { readonly documents: readonly SheetDocument[]; readonly round: RoundNo | null };

/** The job of some documents as everything else is chosen; `desk` is the language of the desk. */
export const jobOf = (
  { documents, round }: Meant,
  { preset, presets, wishes, changedOnly, bound, bilingual, logo }: PrintChoice,
  { paper, printLanguage }: Pick<Settings, 'paper' | 'printLanguage'>,
  desk: Language,
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
