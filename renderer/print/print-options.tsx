import { useTranslation } from 'react-i18next';
import type { PrintJob } from '../../core/api/print.ts';
import { languageOf, languages, secondLanguage } from '../../core/languages.ts';
import { type Paper, paperSizes } from '../../core/sheets/layout/paper.ts';
import {
  isLabels,
  isRoll,
  LABELS,
  ROLLS,
  type SlipPaper,
  slipPapers,
} from '../../core/sheets/layout/slips/slip-paper.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { useTextOf } from '../i18n/text.ts';
import { Checkbox, Select } from '../parts/field/choice.tsx';
import { Stack } from '../parts/layout/layout.tsx';
import { changeSettings } from '../store/app.ts';
import { choosePrint, presets, usePrintChoice, wish } from './choice.ts';
import { LogoChoice, OwnSizes } from './look-wishes.tsx';
import { NamesOnPaper } from './name-wishes.tsx';
import type { SheetPages } from './pages.ts';
import { PaperWishes } from './paper-wishes.tsx';

type OptionsProps = {
  readonly tournament: Tournament;
  readonly job: PrintJob;
  readonly made: readonly SheetPages[] | null;
};

/** One paper for all: what is not handed out stays on the sheet that was chosen before. */
const PaperChoice = ({ job, made }: Omit<OptionsProps, 'tournament'>) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const { slipPaper } = usePrintChoice(({ wishes }) => wishes);
  const isHandedOut = (made ?? []).some(({ sheet }) => 'on' in sheet);
  const handedOut = slipPapers.flatMap((id): { id: SlipPaper; label: string }[] => {
    if (isRoll(id)) return [{ id, label: t('print.roll', { width: ROLLS[id].width }) }];
    if (!isLabels(id)) return [];
    const { columns, rows, sheet } = LABELS[id];
    return [{ id, label: t('print.labels', { columns, rows, sheet }) }];
  });
  const sizes = paperSizes.map((id) => ({ id, label: id === 'Universal' ? t('print.universal') : id }));
  return (
    <Select<Paper | SlipPaper>
      label={textOf('shell:settings.paper')}
      value={isHandedOut && slipPaper !== 'sheet' ? slipPaper : job.paper}
      onChange={(id) => {
        const sheet = paperSizes.find((size) => size === id);
        wish({ slipPaper: slipPapers.find((paper) => paper === id) ?? 'sheet' });
        if (sheet !== undefined) void changeSettings({ paper: sheet });
      }}
      items={isHandedOut ? [...sizes, ...handedOut] : sizes}
    />
  );
};

/** On what it is printed, how large and in which language. Most people leave it as it is. */
export const PrintOptions = ({ tournament, job, made }: OptionsProps) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const { preset, bound, bilingual } = usePrintChoice();
  return (
    <Stack gap={2}>
      <PaperChoice job={job} made={made} />
      <PaperWishes tournament={tournament} job={job} made={made} />
      <Select
        label={t('print.size')}
        value={preset}
        onChange={(id) => choosePrint({ preset: id })}
        items={presets.map((id) => ({ id, label: t(`print.presets.${id}`) }))}
      />
      <OwnSizes job={job} made={made} />
      <NamesOnPaper tournament={tournament} job={job} />
      <Select
        label={textOf('shell:settings.printLanguage')}
        value={job.language}
        onChange={(printLanguage) => void changeSettings({ printLanguage })}
        items={languages.map((id) => ({ id, label: languageOf(id).name }))}
      />
      <Checkbox isSelected={bilingual} onChange={(on) => choosePrint({ bilingual: on })}>
        {t('print.bilingual', { language: languageOf(secondLanguage(job.language)).name })}
      </Checkbox>
      <Checkbox isSelected={bound} onChange={(on) => choosePrint({ bound: on })}>
        {t('print.bound')}
      </Checkbox>
      <LogoChoice />
    </Stack>
  );
};
