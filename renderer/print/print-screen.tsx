import { FileDown, Printer } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintJob } from '../../core/api/print.ts';
import { families } from '../../core/families.ts';
import { rankedRounds } from '../../core/sheets/published.ts';
import type { SheetDocument, SheetSet } from '../../core/sheets/sheet.ts';
import { sheets } from '../../core/sheets/sheets.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/marks.tsx';
import { useDeeds } from '../shell/commands.ts';
import { goTo, takeAt } from '../shell/place.ts';
import { Screen } from '../shell/screen.tsx';
import { useApp, useLanguage } from '../store/app.ts';
import { useTournament } from '../store/tournament.ts';
import { choosePrint, documents, usePrintChoice } from './choice.ts';
import { printDeeds, printPaper, savePdf } from './deeds.ts';
import { programName, usePages } from './pages.ts';
import { Preview } from './preview.tsx';
import { PrintOptions } from './print-options.tsx';
import './print-screen.css';

/** The job as it is chosen; documents that cannot be made yet are left out. */
const useJob = (available: ReadonlySet<SheetDocument>): PrintJob => {
  const { chosen, preset, round } = usePrintChoice();
  const { paper, printLanguage } = useApp(({ settings }) => settings);
  const desk = useLanguage();
  const language = printLanguage ?? desk;
  return useMemo(
    () => ({
      documents: documents.filter((document) => chosen.has(document) && available.has(document)),
      round,
      paper,
      language,
      preset,
    }),
    [chosen, available, preset, round, paper, language],
  );
};

/** What can be printed of a round: standings only once a round up to it is confirmed. */
const useAvailable = (tournament: Tournament): ReadonlySet<SheetDocument> => {
  const round = usePrintChoice((choice) => choice.round) ?? tournament.rounds.length;
  return useMemo(() => {
    const ranked = rankedRounds(tournament, round).some(({ confirmed }) => confirmed);
    return new Set(documents.filter((document) => document !== 'standings' || ranked));
  }, [tournament, round]);
};

const useSheets = (tournament: Tournament, job: PrintJob): SheetSet | null =>
  useMemo(() => {
    const family = families[tournament.family];
    if (family === undefined || job.documents.length === 0) return null;
    const made = sheets(tournament, family, job, new Date().toISOString());
    return made.ok ? made.value : null;
  }, [tournament, job]);

const Sheets = ({ tournament }: { readonly tournament: Tournament }) => {
  const { t } = useTranslation('sheets');
  const info = useApp((store) => store.info);
  const available = useAvailable(tournament);
  const job = useJob(available);
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
        <PrintOptions tournament={tournament} available={available} job={job} made={made} />
        {nothing ? (
          <EmptyState title={t('print.chooseTitle')}>{t('print.chooseWords')}</EmptyState>
        ) : made === null ? (
          <p className="print-laying">{t('print.laying')}</p>
        ) : (
          <Preview sheets={made} paper={job.paper} zoom={zoom} />
        )}
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
  const { t } = useTranslation('sheets');
  const tournament = useTournament();
  useAskedRound(tournament);
  if (tournament === null) return null;
  if (tournament.rounds.length > 0) return <Sheets tournament={tournament} />;
  return (
    <Screen title={t('print.title')}>
      <EmptyState
        icon={<Printer size={28} aria-hidden />}
        title={t('print.emptyTitle')}
        actions={<Button onPress={() => goTo('rounds')}>{t('print.toRounds')}</Button>}
      >
        {t('print.emptyWords')}
      </EmptyState>
    </Screen>
  );
};
