import { FileDown, Printer } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintJob } from '../../core/api/print.ts';
import { families } from '../../core/families.ts';
import { rankedRounds } from '../../core/sheets/published.ts';
import type { SheetDocument, SheetSet } from '../../core/sheets/sheet.ts';
import { sheets } from '../../core/sheets/sheets.ts';
import { lastRound, type Tournament } from '../../core/tournament/state.ts';
import { Button, SegmentedControl } from '../design/button.tsx';
import { Checkbox, Select } from '../design/choice.tsx';
import { EmptyState } from '../design/marks.tsx';
import { language as languages, ownNames } from '../i18n/language.ts';
import { useDeeds } from '../shell/commands.ts';
import { goTo, takeAt } from '../shell/place.ts';
import { Screen } from '../shell/screen.tsx';
import { changeSettings, useApp, useLanguage } from '../store/app.ts';
import { useTournament } from '../store/tournament.ts';
import { choosePrint, documents, presets, tick, usePrintChoice } from './choice.ts';
import { printDeeds, printPaper, savePdf } from './deeds.ts';
import { programName, type SheetPages, usePages } from './pages.ts';
import { Preview } from './preview.tsx';
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

type OptionsProps = {
  readonly tournament: Tournament;
  readonly available: ReadonlySet<SheetDocument>;
  readonly job: PrintJob;
  readonly made: readonly SheetPages[] | null;
};

const Options = ({ tournament, available, job, made }: OptionsProps) => {
  const { t } = useTranslation('sheets');
  const { chosen, preset, round, zoom } = usePrintChoice();
  const browser = useApp(({ info }) => info?.host === 'browser');
  const last = lastRound(tournament)?.no ?? 0;
  const counts = new Map(made?.map(({ sheet, pages }) => [sheet.document, pages.length]));
  return (
    <div className="print-options">
      <fieldset className="print-documents">
        <legend className="field-label">{t('print.documents')}</legend>
        {documents.map((document) => {
          const count = counts.get(document);
          return (
            <div key={document} className="print-document">
              <Checkbox
                isSelected={chosen.has(document) && available.has(document)}
                isDisabled={!available.has(document)}
                onChange={(on) => tick(document, on)}
              >
                {t(`documents.${document}`)}
              </Checkbox>
              <span className="print-count">
                {!available.has(document) && t(tournament.standingsShown.hidden ? 'print.hidden' : 'print.later')}
                {count !== undefined && t('print.pages', { count })}
              </span>
            </div>
          );
        })}
      </fieldset>
      {last > 1 && (
        <Select
          label={t('print.round')}
          value={String(round ?? 'last')}
          onChange={(id) => choosePrint({ round: id === 'last' ? null : Number(id) })}
          items={[
            { id: 'last', label: t('print.lastRound', { round: last }) },
            ...tournament.rounds
              .map(({ no }) => ({ id: String(no), label: t('print.roundNo', { round: no }) }))
              .toReversed(),
          ]}
        />
      )}
      <Select
        label={t('print.size')}
        value={preset}
        onChange={(id) => choosePrint({ preset: id })}
        items={presets.map((id) => ({ id, label: t(`print.presets.${id}`) }))}
      />
      <Select
        label={t('print.language')}
        value={job.language}
        onChange={(printLanguage) => void changeSettings({ printLanguage })}
        items={languages.map((id) => ({ id, label: ownNames[id] }))}
      />
      <div className="field">
        <span className="field-label">{t('print.paper')}</span>
        <SegmentedControl
          label={t('print.paper')}
          value={job.paper}
          onChange={(paper) => void changeSettings({ paper })}
          items={(['A4', 'Letter'] as const).map((id) => ({ id, label: id }))}
        />
      </div>
      <div className="field">
        <span className="field-label">{t('print.zoom')}</span>
        <SegmentedControl
          label={t('print.zoom')}
          value={zoom}
          onChange={(id) => choosePrint({ zoom: id })}
          items={(['whole', 'actual'] as const).map((id) => ({ id, label: t(`print.${id}`) }))}
        />
      </div>
      {browser && <p className="field-about">{t('print.browserPdf')}</p>}
    </div>
  );
};

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
        <Options tournament={tournament} available={available} job={job} made={made} />
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
