import { basename } from 'node:path';
import { fileNameFrom } from '../../../core/api/file-name.ts';
import type { PrintJob } from '../../../core/api/print.ts';
import { families } from '../../../core/games/all.ts';
import { sheets } from '../../../core/sheets/paper/sheets.ts';
import { emptyLedger } from '../../../core/tournament/ledger.ts';
import { no, ok, refuse } from '../../../core/tournament/refusal.ts';
import type { Desk } from '../desk.ts';
import { keepPrinted, type Paper, paperOf } from '../desk-facts.ts';
import type { Handlers } from '../dispatch.ts';
import { keyOnPaper } from '../draw-keys.ts';
import { writeWhole } from '../write-whole.ts';

type Names = 'print.sheets' | 'print.paper' | 'print.pdf' | 'print.job' | 'print.ready';

/** Print jobs remembered for pages that are reloaded; older ones go. */
const MOST_JOBS = 50;

/** How long a print page may take to lay out its pages before the job is given up; 2,000 names take a few seconds. */
const LAYOUT_TIMEOUT = 60_000;

export const printHandlers = (desk: Desk): Pick<Handlers, Names> => {
  /** What the jobs put on paper, and how many pages, as their pages said. */
  const papers = new Map<string, { readonly paper: Paper | null; pages: number; isInTab: boolean }>();

  /** Printing takes the most memory of all that the program does [P-12]: what only waits gives up its share. */
  const keep = (job: PrintJob): string => {
    desk.engine.rest();
    desk.checker.rest();
    const id = desk.machine.randomHex(8);
    desk.jobs.set(id, job);
    papers.set(id, { paper: paperOf(desk, job), pages: 0, isInTab: false });
    const [oldest] = desk.jobs.keys();
    if (desk.jobs.size > MOST_JOBS && oldest !== undefined) {
      desk.jobs.delete(oldest);
      papers.delete(oldest);
    }
    return id;
  };

  /** Once a job: a page that is reloaded prints the same again. */
  const printed = (id: string): void => {
    const known = papers.get(id);
    papers.delete(id);
    if (known !== undefined && known.paper !== null) keepPrinted(desk, known.paper, known.pages);
  };

  /** Resolves when the page of the job says that its pages are laid out. */
  const laidOut = (id: string): Promise<boolean> =>
    new Promise((resolve) => {
      const giveUp = setTimeout(() => resolve(false), LAYOUT_TIMEOUT);
      desk.laidOut.set(id, () => {
        clearTimeout(giveUp);
        desk.laidOut.delete(id);
        resolve(true);
      });
    });

  return {
    'print.sheets': (job) => {
      const ledger = desk.session?.ledger() ?? emptyLedger;
      const { tournament } = ledger;
      const family = tournament === null ? undefined : families[tournament.family];
      if (tournament === null || family === undefined) return no(refuse('tournament.none'));
      return sheets(tournament, family, job, desk.machine.now().toISOString(), ledger.done, keyOnPaper(desk));
    },
    'print.paper': async (job) => {
      const id = keep(job);
      const answer = await desk.machine.print.paper(id, laidOut);
      if (answer === 'noLayout') return no(refuse('print.noLayout'));
      if (answer === 'failed') return no(refuse('print.failed'));
      const { tab, cancelled = false } = answer;
      const known = papers.get(id);
      // What the browser's own dialog is answered nobody is told: its page counts as printed when it is laid out.
      if (tab !== null && known !== undefined) known.isInTab = true;
      else if (!cancelled) printed(id);
      return ok({ tab });
    },
    'print.pdf': async (job) => {
      const { pdf } = desk.machine.print;
      if (pdf === null) return no(refuse('print.noPdfHere', {}, [{ do: 'printPaper' }]));
      const tournament = desk.session?.ledger().tournament ?? null;
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
    },
    'print.job': ({ job }) => {
      const known = desk.jobs.get(job);
      return known === undefined ? no(refuse('print.noJob')) : ok(known);
    },
    'print.ready': ({ job, pages }) => {
      const known = papers.get(job);
      if (known !== undefined) known.pages = pages;
      if (known?.isInTab === true) printed(job);
      desk.laidOut.get(job)?.();
      return ok(null);
    },
  };
};
