import { basename } from 'node:path';
import { onWalls } from '../../../core/api/desk.ts';
import { fileNameFrom } from '../../../core/api/file-name.ts';
import type { PrintJob } from '../../../core/api/print.ts';
import { families } from '../../../core/games/all.ts';
import { sheets } from '../../../core/sheets/paper/sheets.ts';
import { emptyLedger } from '../../../core/tournament/ledger.ts';
import { type Answer, no, ok, refuse } from '../../../core/tournament/refusal.ts';
import type { DeskWith, HallDesk } from '../desk.ts';
import { factsOf, keepPrinted, type Paper, paperOf } from '../desk-facts.ts';
import type { Handlers } from '../dispatch.ts';
import { keyOnPaper } from '../draw-keys.ts';
import { pageOnPaper } from '../hall/network-page.ts';
import type { Laid } from '../machine.ts';
import { writeWhole } from '../write-whole.ts';

type Names = 'print.sheets' | 'print.paper' | 'print.pdf' | 'print.job' | 'print.ready';

/** Print jobs remembered for pages that are reloaded; older ones go. */
const MOST_JOBS = 50;

/** How long a print page may take to lay out its pages before the job is given up; 2,000 names take a few seconds. */
const LAYOUT_TIMEOUT = 60_000;

type Job = {
  readonly about: PrintJob;
  /** What it puts on paper; null: nothing that is remembered, or it is remembered already. */
  paper: Paper | null;
  /** How many pages, as its page said. */
  pages: number;
  isInTab: boolean;
  whenLaidOut: ((laid: Laid) => void) | null;
};

export const printHandlers = (desk: HallDesk & DeskWith<'workers' | 'push'>): Pick<Handlers, Names> => {
  /** In the order in which they came. */
  const jobs = new Map<string, Job>();

  /** Printing takes the most memory of all that the program does [P-12]: what only waits gives up its share. */
  const keep = (about: PrintJob): string => {
    desk.workers.engine.rest();
    desk.workers.checker.rest();
    const id = desk.machine.randomHex(8);
    jobs.set(id, { about, paper: paperOf(desk, about), pages: 0, isInTab: false, whenLaidOut: null });
    const [oldest] = jobs.keys();
    if (jobs.size > MOST_JOBS && oldest !== undefined) jobs.delete(oldest);
    return id;
  };

  /** Once a job: a page that is reloaded prints the same again. */
  const printed = (id: string): void => {
    const job = jobs.get(id);
    if (job === undefined || job.paper === null) return;
    keepPrinted(desk, job.paper, job.pages);
    job.paper = null;
  };

  /** Resolves when the page of the job says that its pages are laid out. */
  const laidOut = (id: string): Promise<Laid | null> =>
    new Promise((resolve) => {
      const job = jobs.get(id);
      // Given up for newer ones: no page will ever say that it is ready.
      if (job === undefined) {
        resolve(null);
        return;
      }
      const giveUp = setTimeout(() => resolve(null), LAYOUT_TIMEOUT);
      job.whenLaidOut = (laid) => {
        clearTimeout(giveUp);
        job.whenLaidOut = null;
        resolve(laid);
      };
    });

  const savePdf = async (job: PrintJob): Promise<Answer<{ name: string } | null>> => {
    const { pdf } = desk.machine.print;
    if (pdf === null) return no(refuse('print.noPdfHere'));
    const tournament = desk.open.session?.ledger().tournament ?? null;
    if (tournament === null) return no(refuse('tournament.none'));
    const round = job.round ?? tournament.rounds.length;
    const path = await desk.machine.chooseSave(
      `${fileNameFrom(round === 0 ? tournament.name : `${tournament.name} R${round}`)}.pdf`,
      'pdf',
    );
    if (path === null) return ok(null);
    const id = keep(job);
    const bytes = await pdf(id, laidOut);
    if (bytes === 'noLayout') return no(refuse('print.noLayout'));
    if (bytes === 'failed') return no(refuse('print.noPdf'));
    const written = writeWhole(path, bytes);
    if (!written.ok) return written;
    printed(id);
    return ok({ name: basename(path) });
  };

  return {
    'print.sheets': (job) => {
      const ledger = desk.open.session?.ledger() ?? emptyLedger;
      const { tournament } = ledger;
      const family = tournament === null ? undefined : families[tournament.family];
      if (tournament === null || family === undefined) return no(refuse('tournament.none'));
      return sheets(tournament, family, job, {
        printedAt: desk.machine.now().toISOString(),
        done: ledger.done,
        key: keyOnPaper(desk),
        page: pageOnPaper(desk),
        printed: onWalls(factsOf(desk)),
      });
    },
    'print.paper': async (job) => {
      const id = keep(job);
      const answer = await desk.machine.print.paper(id, laidOut);
      if (answer === 'noLayout') return no(refuse('print.noLayout'));
      if (answer === 'noPrinter') return no(refuse('print.noPrinter', {}, [{ do: 'savePdf' }]));
      if (answer === 'failed') return no(refuse('print.failed', {}, [{ do: 'savePdf' }]));
      if (answer === 'asPdf') {
        const made = await savePdf(job);
        if (!made.ok) return made;
        return ok({ tab: null, ...(made.value === null ? {} : { saved: made.value.name }) });
      }
      const { tab, cancelled = false } = answer;
      const known = jobs.get(id);
      // The browser tells nobody how its dialog was answered: the page counts as printed once it is laid out.
      if (tab !== null && known !== undefined) known.isInTab = true;
      else if (!cancelled) printed(id);
      return ok({ tab });
    },
    'print.pdf': savePdf,
    'print.job': ({ job }) => {
      const known = jobs.get(job);
      return known === undefined ? no(refuse('print.noJob')) : ok(known.about);
    },
    'print.ready': ({ job, title, runs }) => {
      const known = jobs.get(job);
      if (known === undefined) return ok(null);
      known.pages = runs.reduce((sum, { pages }) => sum + pages, 0);
      if (known.isInTab) printed(job);
      known.whenLaidOut?.({ title, runs });
      return ok(null);
    },
  };
};
