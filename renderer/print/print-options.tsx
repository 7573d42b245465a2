import { useTranslation } from 'react-i18next';
import type { PrintJob } from '../../core/api/print.ts';
import { families } from '../../core/games/all.ts';
import { languageOf, languages, secondLanguage } from '../../core/languages.ts';
import { paperSizes } from '../../core/sheets/layout/paper.ts';
import { documentsOf, type Waiting } from '../../core/sheets/paper/documents.ts';
import { ownCode, type SheetDocument } from '../../core/sheets/sheet.ts';
import { roundOf, type Tournament } from '../../core/tournament/state.ts';
import { keyOf, useTextOf } from '../i18n/text.ts';
import { SegmentedControl } from '../parts/button.tsx';
import { Checkbox, Select } from '../parts/field/choice.tsx';
import { inWork } from '../round/flow.ts';
import { changeSettings, useApp } from '../store/app.ts';
import { choosePrint, presets, tick, usePrintChoice } from './choice.ts';
import { LogoChoice, OwnSizes } from './look-wishes.tsx';
import { NamesOnPaper } from './name-wishes.tsx';
import type { SheetPages } from './pages.ts';
import { PaperWishes } from './paper-wishes.tsx';

type OptionsProps = {
  readonly tournament: Tournament;
  readonly waiting: ReadonlyMap<SheetDocument, Waiting | null>;
  readonly job: PrintJob;
  readonly made: readonly SheetPages[] | null;
};

type DocumentsProps = Pick<OptionsProps, 'tournament' | 'waiting' | 'made'>;

/** Documents of a round, and those of the whole event. */
const Documents = ({ tournament, waiting, made }: DocumentsProps) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const family = families[tournament.family];
  const offered = documentsOf(family);
  const chosen = usePrintChoice((choice) => choice.chosen);
  const counts = new Map<SheetDocument, number>();
  for (const { sheet, pages } of made ?? []) {
    counts.set(sheet.document, (counts.get(sheet.document) ?? 0) + pages.length);
  }
  const groups = (['round', 'event'] as const).filter((group) => offered.some(({ of }) => of === group));
  return groups.map((group) => (
    <fieldset key={group} className="print-documents">
      <legend className="field-label">{t(`print.groups.${group}`)}</legend>
      {offered.map(({ id: document, of }) => {
        if (of !== group) return null;
        const waits = waiting.get(document) ?? null;
        const count = counts.get(document);
        // A paper that the game does not know is not offered.
        if (waits === 'form') return null;
        return (
          <div key={document} className="print-document">
            <Checkbox
              isSelected={chosen.has(document) && waits === null}
              isDisabled={waits !== null}
              onChange={(on) => tick(document, on)}
            >
              {textOf(keyOf(ownCode(document, 'documents')))}
            </Checkbox>
            <span className="print-count">
              {waits !== null && textOf(waits.includes('.') ? keyOf(waits) : `sheets:print.waiting.${waits}`)}
              {waits === null && count !== undefined && t('print.pages', { count })}
            </span>
          </div>
        );
      })}
    </fieldset>
  ));
};

/** What is printed, of which round, on what, how large and in which language. Every choice shows at once. */
export const PrintOptions = ({ tournament, waiting, job, made }: OptionsProps) => {
  const { t } = useTranslation('sheets');
  const { preset, round, zoom, bound, bilingual } = usePrintChoice();
  const browser = useApp(({ info }) => info?.host === 'browser');
  const played = inWork(tournament);
  return (
    <div className="print-options">
      <Documents tournament={tournament} waiting={waiting} made={made} />
      <PaperWishes
        tournament={tournament}
        round={round === null ? played : roundOf(tournament, round)}
        job={job}
        made={made}
      />
      {played !== undefined && tournament.rounds.length > 1 && (
        <Select
          label={t('print.round')}
          value={String(round ?? 'played')}
          onChange={(id) => choosePrint({ round: id === 'played' ? null : Number(id) })}
          items={[
            { id: 'played', label: t('print.roundInWork', { round: played.no }) },
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
      <OwnSizes job={job} made={made} />
      <NamesOnPaper tournament={tournament} job={job} />
      <Select
        label={t('print.language')}
        value={job.language}
        onChange={(printLanguage) => void changeSettings({ printLanguage })}
        items={languages.map((id) => ({ id, label: languageOf(id).name }))}
      />
      <Checkbox isSelected={bilingual} onChange={(on) => choosePrint({ bilingual: on })}>
        {t('print.bilingual', { language: languageOf(secondLanguage(job.language)).name })}
      </Checkbox>
      <div className="field">
        <span className="field-label">{t('print.paper')}</span>
        <SegmentedControl
          label={t('print.paper')}
          value={job.paper}
          onChange={(paper) => void changeSettings({ paper })}
          items={paperSizes.map((id) => ({ id, label: id === 'Universal' ? t('print.universal') : id }))}
        />
      </div>
      <Checkbox isSelected={bound} onChange={(on) => choosePrint({ bound: on })}>
        {t('print.bound')}
      </Checkbox>
      <LogoChoice />
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
