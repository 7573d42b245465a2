import { useTranslation } from 'react-i18next';
import type { PrintJob } from '../../core/api/print.ts';
import type { SheetDocument } from '../../core/sheets/sheet.ts';
import { lastRound, type Tournament } from '../../core/tournament/state.ts';
import { SegmentedControl } from '../design/button.tsx';
import { Checkbox, Select } from '../design/choice.tsx';
import { language as languages, ownNames } from '../i18n/language.ts';
import { changeSettings, useApp } from '../store/app.ts';
import { choosePrint, documents, presets, tick, usePrintChoice } from './choice.ts';
import type { SheetPages } from './pages.ts';

type OptionsProps = {
  readonly tournament: Tournament;
  readonly available: ReadonlySet<SheetDocument>;
  readonly job: PrintJob;
  readonly made: readonly SheetPages[] | null;
};

/** What is printed, of which round, on what, how large and in which language. Every choice shows at once. */
export const PrintOptions = ({ tournament, available, job, made }: OptionsProps) => {
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
