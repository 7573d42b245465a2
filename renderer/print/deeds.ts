import type { PrintJob } from '../../core/api/print.ts';
import type { Game } from '../../core/game/game.ts';
import { families } from '../../core/games/all.ts';
import { waitingFor } from '../../core/sheets/paper/documents.ts';
import { usualPackage } from '../../core/sheets/paper/sheets.ts';
import type { SheetDocument } from '../../core/sheets/sheet.ts';
import { lastRound, roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { type Deed, registerDeeds } from '../desk/commands/commands.ts';
import { goTo, usePlace } from '../desk/place.ts';
import { call } from '../door/current.ts';
import { roundShown, useRoundPlace } from '../round/round-place.ts';
import { languageOf, useApp } from '../store/app.ts';
import { say, showRefusal } from '../store/notices.ts';
import { tournament } from '../store/tournament.ts';
import { choiceOf, jobOf, usePrintChoice } from './choice.ts';

/** Opens the system's print dialog; in the browser host the tab that prints itself. */
export const printPaper = async (job: PrintJob): Promise<void> => {
  const answer = await call('print.paper', job);
  if (!answer.ok) showRefusal(answer.refusal);
  else if (answer.value.tab !== null) window.open(answer.value.tab, '_blank');
};

/** Asks where and writes the PDF. */
export const savePdf = async (job: PrintJob): Promise<void> => {
  const answer = await call('print.pdf', job);
  if (!answer.ok) showRefusal(answer.refusal);
  else if (answer.value !== null) say('good', 'sheets:print.saved', { name: answer.value.name }, 'pdf');
};

/** What a round needs, in one job, as slips and sizes were last chosen: as the game says, else by table, by name and slips. */
export const roundDocuments = (family: Game | undefined): readonly SheetDocument[] =>
  family?.paper.roundPackage ?? usualPackage;

/**
 * The round that is printed as a whole: the one that is chosen on the screen of sheets, or in sight on the screen of rounds, else the
 * newest; its people wait for it [fault D-1].
 */
const roundToPrint = (event: Tournament): RoundNo | null => {
  const { screen } = usePlace.getState();
  if (screen === 'print') return usePrintChoice.getState().round;
  const seen = screen === 'rounds' ? roundOf(event, roundShown(event, useRoundPlace.getState(), false)) : undefined;
  return seen?.no ?? lastRound(event)?.no ?? null;
};

/** The job of a published round, or null before the first. */
const roundJob = (): PrintJob | null => {
  const event = tournament();
  const family = event === null ? undefined : families[event.family];
  if (event === null || family === undefined) return null;
  choiceOf(event.id);
  const round = roundToPrint(event);
  const waiting = waitingFor(event, family, round);
  const documents = roundDocuments(family).filter((document) => waiting.get(document) === null);
  if (documents.length === 0) return null;
  const app = useApp.getState();
  const choice = { ...usePrintChoice.getState(), round, changedOnly: false };
  return jobOf(choice, app.settings, languageOf(app), documents);
};

export const printRound = (): void => {
  const job = roundJob();
  if (job !== null) void printPaper(job);
};

/** What can be done with the job that is shown. */
export const printDeeds = (job: PrintJob): readonly Deed[] => [
  {
    id: 'print.paper',
    titleKey: 'sheets:print.deedPrint',
    groupKey: 'sheets:print.title',
    shortcut: 'Mod+KeyP',
    when: () => job.documents.length > 0,
    perform: () => void printPaper(job),
  },
  {
    id: 'print.pdf',
    titleKey: 'sheets:print.deedPdf',
    groupKey: 'sheets:print.title',
    shortcut: 'Mod+Shift+KeyP',
    when: () => job.documents.length > 0 && useApp.getState().info?.host === 'desktop',
    perform: () => void savePdf(job),
  },
];

registerDeeds([
  {
    id: 'print.round',
    titleKey: 'sheets:print.deedRound',
    groupKey: 'sheets:print.title',
    shortcut: 'Alt+KeyP',
    when: () => roundJob() !== null,
    perform: printRound,
  },
]);

/** From every other screen Ctrl+P leads to the sheets, not to the browser's own dialog over the desk. */
registerDeeds([
  {
    id: 'print.open',
    titleKey: 'sheets:print.deedOpen',
    groupKey: 'shell:groups.go',
    shortcut: 'Mod+KeyP',
    when: () => tournament() !== null && usePlace.getState().screen !== 'print',
    perform: () => goTo('print'),
  },
]);
