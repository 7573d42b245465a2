import type { PrintJob } from '../../core/api/print.ts';
import { families } from '../../core/games/all.ts';
import { waitingFor } from '../../core/sheets/paper/documents.ts';
import type { SheetDocument } from '../../core/sheets/sheet.ts';
import { type Deed, registerDeeds } from '../desk/commands/commands.ts';
import { goTo, isShown } from '../desk/place.ts';
import { offerWay } from '../desk/ways.ts';
import { call } from '../door/current.ts';
import { languageOf, useApp } from '../store/app.ts';
import { say, showRefusal } from '../store/notices.ts';
import { tournament } from '../store/tournament.ts';
import { choiceOf, chosenAt, inPrintOrder, jobOf, usePrintChoice } from './choice.ts';
import { onPaper, shownNow } from './on-paper.ts';

const saved = (name: string): void => say('good', 'shell:textSaved', { name }, 'pdf');

/** What was to be printed last: where nothing came out, it is saved as a PDF [desktop 7.5]. */
let wanted: PrintJob | null = null;

/** Opens the system's print dialog; in the browser host the tab that prints itself. */
export const printPaper = async (job: PrintJob): Promise<void> => {
  wanted = job;
  const answer = await call('print.paper', job);
  if (!answer.ok) showRefusal(answer.refusal);
  else if (answer.value.tab !== null) window.open(answer.value.tab, '_blank');
  else if (answer.value.saved !== undefined) saved(answer.value.saved);
};

/** Asks where and writes the PDF. */
export const savePdf = async (job: PrintJob): Promise<void> => {
  const answer = await call('print.pdf', job);
  if (!answer.ok) showRefusal(answer.refusal);
  else if (answer.value !== null) saved(answer.value.name);
};

offerWay('savePdf', () => {
  if (wanted !== null) void savePdf(wanted);
});

/** The set of the round in sight as it is ticked, or null while nothing of it can be printed. */
const roundJob = (changedOnly = false): PrintJob | null => {
  const event = tournament();
  if (event === null) return null;
  choiceOf(event);
  const family = families[event.family];
  const paper = onPaper(event, shownNow(event));
  const round = paper.round?.no ?? null;
  const waiting = waitingFor(event, family, round);
  const chosen = chosenAt(usePrintChoice.getState(), paper.isAfter);
  const documents = inPrintOrder(family).flatMap(({ id, of }) =>
    (of === 'round' || paper.isAfter) && chosen.has(id) && waiting.get(id) === null ? [id] : [],
  );
  if (documents.length === 0) return null;
  const app = useApp.getState();
  const choice = { ...usePrintChoice.getState(), changedOnly };
  return jobOf({ documents, round }, choice, app.settings, languageOf(app));
};

/** Prints documents of the event, or of a round, on whatever paper was chosen last. */
export const printDocuments = async (
  documents: readonly SheetDocument[],
  { round = null, ...of }: Partial<Pick<PrintJob, 'round' | 'only'>> = {},
): Promise<void> => {
  const event = tournament();
  if (event === null) return;
  choiceOf(event);
  const app = useApp.getState();
  const choice = { ...usePrintChoice.getState(), changedOnly: false };
  await printPaper({ ...jobOf({ documents, round }, choice, app.settings, languageOf(app)), ...of });
};

/** Prints the set of the round in sight, or what changed of it; whether there was anything to print. */
export const printRound = (changedOnly = false): boolean => {
  const job = roundJob(changedOnly);
  if (job !== null) void printPaper(job);
  return job !== null;
};

/** What can be done with the job that is shown. */
export const printDeeds = (job: PrintJob): readonly Deed[] => [
  {
    id: 'print.paper',
    titleKey: 'sheets:print.deedPrint',
    groupKey: 'sheets:print.title',
    shortcut: 'Mod+KeyP',
    when: () => job.documents.length > 0,
    needs: 'shell:palette.needs.sheets',
    perform: () => void printPaper(job),
  },
  {
    id: 'print.pdf',
    titleKey: 'refusals:ways.savePdf',
    groupKey: 'sheets:print.title',
    shortcut: 'Mod+Shift+KeyP',
    when: () => job.documents.length > 0 && useApp.getState().info?.host === 'desktop',
    needs: 'shell:palette.needs.sheets',
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
    needs: 'sheets:print.waiting.round',
    perform: () => void printRound(),
  },
]);

/** While they are not in sight Ctrl+P leads to the sheets, not to the browser's own dialog over the desk. */
registerDeeds([
  {
    id: 'print.open',
    titleKey: 'sheets:print.title',
    groupKey: 'shell:groups.go',
    shortcut: 'Mod+KeyP',
    when: () => tournament() !== null && !isShown('print'),
    perform: () => goTo('print'),
  },
]);
