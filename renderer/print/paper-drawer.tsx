/**
 * Paper beside every place.
 *
 * | rule | function |
 * | --- | --- |
 * | the set of the round in sight, ticked as last time; copies; *Print 6 sheets* [W-5.1] | `PaperDrawer` |
 * | before the next round is seated, and at the end of the event: what it has come to | `onPaper` |
 * | then all other documents by name; *Look*, *Save as PDF*, *Options* [W-5.1] | `PaperDrawer`, `LookSheet` |
 * | what is out of date since it was printed, first [W-5.2] | `OutOfDate` |
 * | what belongs to the whole event is printed once | `untickEvents` |
 */

import { FileDown } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onWalls } from '../../core/api/desk.ts';
import type { PrintJob } from '../../core/api/print.ts';
import type { Game } from '../../core/game/game.ts';
import { families } from '../../core/games/all.ts';
import { type Waiting, waitingFor } from '../../core/sheets/paper/documents.ts';
import { sheets } from '../../core/sheets/paper/sheets.ts';
import type { SheetDocument, SheetSet } from '../../core/sheets/sheet.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { useDeeds } from '../desk/commands/commands.ts';
import { closeDrawer } from '../desk/place.ts';
import { call } from '../door/current.ts';
import { useTextOf, withoutDots } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Disclosure } from '../parts/disclosure.tsx';
import { Drawer } from '../parts/side/side.tsx';
import { useDeskFacts } from '../round/desk-facts.ts';
import { useApp, useLanguage } from '../store/app.ts';
import { useTournament, useTournamentStore } from '../store/tournament.ts';
import { choiceOf, chosenAt, firstAt, inPrintOrder, jobOf, untickEvents, usePrintChoice } from './choice.ts';
import { printDeeds, printPaper, savePdf } from './deeds.ts';
import { Documents } from './documents.tsx';
import { LookSheet } from './look-sheet.tsx';
import { onPaper, useShownRound } from './on-paper.ts';
import { OutOfDate } from './out-of-date.tsx';
import { programName, usePages } from './pages.ts';
import { PaperCopies } from './paper-wishes.tsx';
import { PrintOptions } from './print-options.tsx';
import '../hall/hall.module.css';

type WaitingMap = ReadonlyMap<SheetDocument, Waiting | null>;

/** The job as it is chosen; documents that cannot be made yet are left out. */
const useJob = (family: Game, waiting: WaitingMap, { round, isAfter }: ReturnType<typeof onPaper>): PrintJob => {
  const choice = usePrintChoice();
  const settings = useApp((store) => store.settings);
  const desk = useLanguage();
  return useMemo(() => {
    const documents = inPrintOrder(family).flatMap(({ id }) =>
      chosenAt(choice, isAfter).has(id) && waiting.get(id) === null ? [id] : [],
    );
    return jobOf({ documents, round: round?.no ?? null }, choice, settings, desk);
  }, [family, choice, waiting, settings, desk, round, isAfter]);
};

/** The code of the tournament's key, as the printed sheets have it. */
const useDrawKey = (tournament: string): string | null => {
  const [key, setKey] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tournament has another key.
  useEffect(() => {
    void call('seating.drawKey', {}).then((answer) => setKey(answer.ok ? answer.value : null));
  }, [tournament]);
  return key;
};

/** Where codes on cards lead: what is previewed is what is printed. */
const usePage = (job: PrintJob): string | null => {
  const [page, setPage] = useState<string | null>(null);
  const isCoded = job.documents.some((document) => document === 'guides' || document === 'badges');
  useEffect(() => {
    if (isCoded) void call('network.page', {}).then((answer) => setPage(answer.ok ? answer.value : null));
  }, [isCoded]);
  return page;
};

const useSheets = (tournament: Tournament, job: PrintJob): SheetSet | null => {
  const key = useDrawKey(tournament.id);
  const page = usePage(job);
  const facts = useDeskFacts();
  return useMemo(() => {
    const family = families[tournament.family];
    if (job.documents.length === 0) return null;
    const { done } = useTournamentStore.getState().ledger;
    const made = sheets(tournament, family, job, {
      printedAt: new Date().toISOString(),
      done,
      key,
      page,
      printed: onWalls(facts),
    });
    return made.ok ? made.value : null;
  }, [tournament, job, key, page, facts]);
};

/** Those that stand first. They keep their place while the drawer is open and the moment is the same. */
const useSet = (tournament: Tournament, isAfter: boolean): ReadonlySet<SheetDocument> => {
  const { id, family } = tournament;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tick moves nothing; another event has another set.
  return useMemo(() => {
    choiceOf(tournament);
    return firstAt(families[family], usePrintChoice.getState(), isAfter);
  }, [id, family, isAfter]);
};

type SheetsProps = { readonly tournament: Tournament };

const Sheets = ({ tournament }: SheetsProps) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const family = families[tournament.family];
  const host = useApp(({ info }) => info?.host);
  const version = useApp(({ info }) => info?.version ?? '');
  const paper = onPaper(tournament, useShownRound(tournament));
  const { round, isAfter, isBetween } = paper;
  const set = useSet(tournament, isAfter);
  const waiting = useMemo(() => waitingFor(tournament, family, round?.no ?? null), [tournament, family, round]);
  const job = useJob(family, waiting, paper);
  const made = usePages(useSheets(tournament, job), job, programName(version));
  const [isLooking, setLooking] = useState(false);
  useDeeds(useMemo(() => printDeeds(job), [job]));
  useEffect(() => () => untickEvents(family), [family]);
  const count = made?.reduce((sum, { pages }) => sum + pages.length, 0) ?? 0;
  const nothing = job.documents.length === 0;
  const offered = inPrintOrder(family).filter(
    ({ id, of }) => waiting.get(id) !== 'form' && (!isBetween || of === 'event' || set.has(id)),
  );
  const first = offered.filter(({ id }) => set.has(id));
  const others = offered.filter(({ id }) => !set.has(id));
  const about = { waiting, made, isAfter };
  return (
    <Drawer
      title={round === undefined || isAfter ? t('print.title') : t('print.titleOf', { round: round.no })}
      onClose={closeDrawer}
      actions={
        <>
          <Button isDisabled={nothing} onPress={() => setLooking(true)}>
            {t('print.look')}
          </Button>
          <Button isDisabled={nothing} onPress={() => void printPaper(job)}>
            {count === 0 ? t('print.print') : t('print.sheets', { count })}
          </Button>
        </>
      }
    >
      <OutOfDate tournament={tournament} round={round?.no ?? null} />
      {first.length > 0 && <Documents {...about} offered={first} />}
      <PaperCopies tournament={tournament} round={round} job={job} />
      <Disclosure title={t('print.also')} open={first.length === 0}>
        <Documents {...about} offered={others} />
      </Disclosure>
      <Disclosure title={withoutDots(textOf('shell:deeds.settings'))}>
        <PrintOptions tournament={tournament} job={job} made={made} />
      </Disclosure>
      {host === 'browser' ? (
        <p className="field-about">{textOf('refusals:print.noPdfHere')}</p>
      ) : (
        <Button icon={<FileDown size={16} aria-hidden />} isDisabled={nothing} onPress={() => void savePdf(job)}>
          {textOf('refusals:ways.savePdf')}
        </Button>
      )}
      {isLooking && <LookSheet made={made} job={job} onDone={() => setLooking(false)} />}
    </Drawer>
  );
};

/** Which sheets, how many of them, and the way to look at them before they are printed. */
export const PaperDrawer = () => {
  const tournament = useTournament();
  return tournament === null ? null : <Sheets tournament={tournament} />;
};
