import { FileDown, Layers, Printer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintJob } from '../../core/api/print.ts';
import { families } from '../../core/games/all.ts';
import { type Waiting, waitingFor } from '../../core/sheets/paper/documents.ts';
import { sheets } from '../../core/sheets/paper/sheets.ts';
import type { SheetDocument, SheetSet } from '../../core/sheets/sheet.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { useDeeds } from '../desk/commands/commands.ts';
import { goTo, takeAt } from '../desk/place.ts';
import { Screen } from '../desk/screen.tsx';
import { call } from '../door/current.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { EmptyState } from '../parts/marks.tsx';
import { NobodyYet } from '../people/nobody-yet.tsx';
import { useApp, useLanguage } from '../store/app.ts';
import { useTournament, useTournamentStore } from '../store/tournament.ts';
import { choiceOf, choosePrint, jobOf, usePrintChoice } from './choice.ts';
import { printDeeds, printPaper, printRound, roundDocuments, savePdf } from './deeds.ts';
import { GlyphNotice } from './glyph-notice.tsx';
import { programName, usePages } from './pages.ts';
import { Preview } from './preview.tsx';
import { PrintOptions } from './print-options.tsx';
import { useUnprintable } from './unprintable.ts';
import './print-screen.css';

type WaitingMap = ReadonlyMap<SheetDocument, Waiting | null>;

/** The job as it is chosen; documents that cannot be made yet are left out. */
const useJob = (waiting: WaitingMap): PrintJob => {
  const choice = usePrintChoice();
  const settings = useApp((store) => store.settings);
  const desk = useLanguage();
  return useMemo(() => {
    const documents = [...waiting].flatMap(([document, waits]) =>
      choice.chosen.has(document) && waits === null ? [document] : [],
    );
    return jobOf(choice, settings, desk, documents);
  }, [choice, waiting, settings, desk]);
};

const useWaiting = (tournament: Tournament): WaitingMap => {
  const round = usePrintChoice((choice) => choice.round);
  return useMemo(() => {
    const family = families[tournament.family];
    return waitingFor(tournament, family, round);
  }, [tournament, round]);
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

const useSheets = (tournament: Tournament, job: PrintJob): SheetSet | null => {
  const key = useDrawKey(tournament.id);
  return useMemo(() => {
    const family = families[tournament.family];
    if (job.documents.length === 0) return null;
    const { done } = useTournamentStore.getState().ledger;
    const made = sheets(tournament, family, job, new Date().toISOString(), done, key);
    return made.ok ? made.value : null;
  }, [tournament, job, key]);
};

/** Before the first round only lists of people can be printed, and before anybody is entered nothing. */
const NothingChosen = ({ seated, isEmpty }: { readonly seated: boolean; readonly isEmpty: boolean }) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  if (isEmpty) {
    return (
      <NobodyYet icon={<Printer size={28} aria-hidden />} title={t('print.emptyTitle')}>
        {textOf('rounds:standings.nobody')}
      </NobodyYet>
    );
  }
  if (seated) {
    return (
      <EmptyState icon={<Printer size={28} aria-hidden />} title={t('print.chooseTitle')}>
        {t('print.chooseWords')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Printer size={28} aria-hidden />}
      title={t('print.emptyTitle')}
      actions={
        <Button reads onPress={() => goTo('rounds')}>
          {t('print.toRounds')}
        </Button>
      }
    >
      {t('print.emptyWords')}
    </EmptyState>
  );
};

const Sheets = ({ tournament }: { readonly tournament: Tournament }) => {
  const { t } = useTranslation('sheets');
  const info = useApp((store) => store.info);
  const waiting = useWaiting(tournament);
  const job = useJob(waiting);
  const found = useUnprintable(tournament);
  const made = usePages(useSheets(tournament, job), job, programName(info?.version ?? ''));
  const zoom = usePrintChoice((choice) => choice.zoom);
  useDeeds(useMemo(() => printDeeds(job), [job]));
  const count = made?.reduce((sum, { pages }) => sum + pages.length, 0) ?? 0;
  const nothing = job.documents.length === 0;
  return (
    <Screen
      title={t('print.title')}
      about={<span role="status">{nothing ? t('print.noPages') : made !== null && t('print.pages', { count })}</span>}
      actions={
        <>
          {info?.host === 'desktop' && (
            <Button icon={<FileDown size={16} aria-hidden />} isDisabled={nothing} onPress={() => void savePdf(job)}>
              {t('print.savePdf')}
            </Button>
          )}
          {roundDocuments(families[tournament.family]).some((document) => waiting.get(document) === null) && (
            <Button icon={<Layers size={16} aria-hidden />} onPress={printRound}>
              {t('print.printRound')}
            </Button>
          )}
          <Button
            tone="primary"
            icon={<Printer size={16} aria-hidden />}
            isDisabled={nothing}
            onPress={() => void printPaper(job)}
          >
            {t('print.print')}
          </Button>
        </>
      }
    >
      <div className="print-desk">
        <PrintOptions tournament={tournament} waiting={waiting} job={job} made={made} />
        <div className="print-shown">
          <GlyphNotice found={found} />
          {nothing ? (
            <NothingChosen
              seated={tournament.rounds.length > 0 || families[tournament.family].hasRounds === false}
              isEmpty={tournament.entrants.length === 0}
            />
          ) : made === null ? (
            <p className="print-laying">{t('print.laying')}</p>
          ) : (
            <Preview sheets={made} paper={job.paper} zoom={zoom} />
          )}
        </div>
      </div>
    </Screen>
  );
};

/** The round that another screen asked for, while that round is there. */
const useAskedRound = (tournament: Tournament | null): void => {
  useEffect(() => {
    const at = takeAt();
    const asked = typeof at === 'object' && at !== null && 'round' in at ? at.round : undefined;
    if (typeof asked === 'number') choosePrint({ round: asked });
  }, []);
  const rounds = tournament?.rounds.length ?? 0;
  const round = usePrintChoice((choice) => choice.round);
  useEffect(() => {
    if (round !== null && (round > rounds || round === rounds)) choosePrint({ round: null });
  }, [round, rounds]);
};

/** Printing: which sheets, on what, in which language; the pages themselves; how many there are before they are printed. */
export const PrintScreen = () => {
  const tournament = useTournament();
  const event = tournament?.id ?? null;
  useMemo(() => (event === null ? undefined : choiceOf(event)), [event]);
  useAskedRound(tournament);
  return tournament === null ? null : <Sheets tournament={tournament} />;
};
