import { FileUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { readSteps, writeSteps } from '../../../../core/games/bridge/rules/scale-import.ts';
import {
  generatedScale,
  publishedScales,
  type Scale,
  type StepScale,
  scaleMax,
  wholeWbfScale,
} from '../../../../core/games/bridge/rules/scales.ts';
import { refusalText } from '../../../i18n/refusal-text.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { NumberField, TextField } from '../../../parts/field/field.tsx';
import { useFileField } from '../../../parts/field/file-field.tsx';
import { Stack } from '../../../parts/layout/layout.tsx';
import { showRefusal } from '../../../store/notices.ts';
import { openText } from '../../../text-files/open-text.ts';
import styles from './rules.module.css';
import { ScaleTable } from './scale-table.tsx';

type ScaleEditorProps = {
  readonly scale: Scale;
  readonly boards: number;
  readonly onChange: (scale: Scale) => void;
};

/** No scale has so many lines; a longer text would hold up the field that it is shown in. Bytes. */
const LARGEST_SCALE = 20_000;

type Band = StepScale['bands'][number];

const whole = (value: number, old: number): number => (Number.isNaN(value) ? old : Math.round(value));

/** One table of a scale as two columns of text: typed, pasted, or from a file [bridge 5.3]. */
const BandText = ({ scale, band, onBand }: { scale: StepScale; band: Band; onBand: (band: Band) => void }) => {
  const textOf = useTextOf();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readSteps(typed, scale.of, scale.max);
  const take = (text: string) => {
    setTyped(text);
    const answer = readSteps(text, scale.of, scale.max);
    if (answer.ok) onBand({ ...band, steps: [...answer.value] });
  };
  const { field, pick } = useFileField('.csv,.tsv,.txt,.tab,text/*', (file) => {
    void openText(file, LARGEST_SCALE).then((text) => {
      if (!text.ok) showRefusal(text.refusal);
      else if (text.value !== null) take(text.value);
    });
  });
  return (
    <div className={styles.scaleBandText}>
      <TextField
        label={textOf('bridgeOffice:rules.scaleRows')}
        about={textOf(`bridgeOffice:rules.scaleRowsAbout.${scale.of}`)}
        rows={8}
        value={typed ?? writeSteps(band.steps)}
        spellCheck="false"
        error={read?.ok === false ? refusalText(read.refusal) : null}
        onChange={take}
        onBlur={() => {
          if (read?.ok === true) setTyped(null);
        }}
      />
      <div>
        <Button icon={<FileUp size={16} aria-hidden />} onPress={pick}>
          {textOf('bridgeOffice:rules.scaleFile')}
        </Button>
        {field}
      </div>
    </div>
  );
};

const Steps = ({ scale, boards, onChange }: { scale: StepScale; boards: number; onChange: (scale: Scale) => void }) => {
  const textOf = useTextOf();
  const fitting = scale.bands.findIndex(({ from, to }) => from <= boards && boards <= to);
  const [at, setAt] = useState(Math.max(0, fitting));
  const band = scale.bands[at] ?? scale.bands[0];
  if (band === undefined) return null;
  const index = scale.bands.indexOf(band);
  const set = (next: Band) => onChange({ ...scale, bands: scale.bands.with(index, next) });
  const last = scale.bands.at(-1) ?? band;
  return (
    <>
      <div className={styles.rulesGrid}>
        <TextField
          label={textOf('bridgeOffice:rules.scaleName')}
          value={scale.name}
          maxLength={60}
          onChange={(name) => {
            if (name.trim() !== '') onChange({ ...scale, name });
          }}
        />
        <NumberField
          label={textOf('bridgeOffice:rules.scaleMax')}
          value={scaleMax(scale) / 100}
          minValue={2}
          maxValue={1000}
          unit="VP"
          onChange={(max) => onChange({ ...scale, max: 100 * whole(max, scale.max / 100) })}
        />
      </div>
      <div className={styles.scaleBands}>
        <Select
          label={textOf('bridgeOffice:rules.scaleBand')}
          items={scale.bands.map(({ from, to }, i) => ({
            id: String(i),
            label: textOf('bridgeOffice:rules.scaleBoards', { from, to, count: to }),
          }))}
          value={String(index)}
          onChange={(id) => setAt(Number(id))}
        />
        <NumberField
          label={textOf('bridgeOffice:rules.scaleFrom')}
          value={band.from}
          minValue={1}
          maxValue={200}
          onChange={(from) => set({ ...band, from: whole(from, band.from) })}
        />
        <NumberField
          label={textOf('bridgeOffice:rules.scaleTo')}
          value={band.to}
          minValue={1}
          maxValue={200}
          onChange={(to) => set({ ...band, to: whole(to, band.to) })}
        />
        <IconButton
          label={textOf('bridgeOffice:rules.scaleBandAdd')}
          icon={<Plus size={16} aria-hidden />}
          isDisabled={scale.bands.length >= 50}
          onPress={() => {
            setAt(scale.bands.length);
            onChange({ ...scale, bands: [...scale.bands, { ...last, from: last.to + 1, to: last.to + 1 }] });
          }}
        />
        <IconButton
          label={textOf('bridgeOffice:rules.scaleBandRemove')}
          icon={<Trash2 size={16} aria-hidden />}
          isDisabled={scale.bands.length === 1}
          onPress={() => {
            setAt(Math.max(0, index - 1));
            onChange({ ...scale, bands: scale.bands.toSpliced(index, 1) });
          }}
        />
      </div>
      <BandText key={`${scale.of}-${index}`} scale={scale} band={band} onBand={set} />
    </>
  );
};

type Kind = 'wbf' | 'whole' | 'generated' | 'table' | `published-${number}`;

/** The scale that turns margins into VP: continuous, published, or a table of one's own. */
export const ScaleEditor = ({ scale, boards, onChange }: ScaleEditorProps) => {
  const textOf = useTextOf();
  const wholeName = textOf('bridgeOffice:rules.scales.whole');
  const generatedName = textOf('bridgeOffice:rules.scales.generatedFor', { count: boards });
  const at = publishedScales.findIndex((one) => JSON.stringify(one) === JSON.stringify(scale));
  const kindOf = (): Kind => {
    if (scale.kind === 'wbf') return 'wbf';
    if (at !== -1) return `published-${at}`;
    if (JSON.stringify(scale) === JSON.stringify(wholeWbfScale(scale.name))) return 'whole';
    return JSON.stringify(scale) === JSON.stringify(generatedScale(scale.name, boards)) ? 'generated' : 'table';
  };
  const kind = kindOf();
  // Another scale starts its fields anew; one that is being edited keeps them.
  const [chosen, setChosen] = useState(0);
  const choose = (next: Kind) => {
    if (next === kind) return;
    setChosen(chosen + 1);
    if (next === 'wbf') onChange({ kind: 'wbf' });
    else if (next === 'whole') onChange(wholeWbfScale(wholeName));
    else if (next === 'generated') onChange(generatedScale(generatedName, boards));
    else if (next === 'table') {
      const from = scale.kind === 'steps' ? scale : wholeWbfScale(wholeName);
      onChange({ ...from, name: textOf('bridgeOffice:rules.scales.own') });
    } else {
      const published = publishedScales[Number(next.slice('published-'.length))];
      if (published !== undefined) onChange(published);
    }
  };
  return (
    <Stack gap={3}>
      <Select<Kind>
        label={textOf('bridgeOffice:rules.scale')}
        {...(kind === 'table'
          ? {}
          : { about: textOf(`bridgeOffice:rules.scaleAbout.${kind.startsWith('published') ? 'published' : kind}`) })}
        items={[
          { id: 'wbf', label: textOf('bridgeOffice:rules.scales.wbf') },
          { id: 'whole', label: wholeName },
          ...publishedScales.map(({ name }, i) => ({ id: `published-${i}` as const, label: name })),
          { id: 'generated', label: generatedName },
          { id: 'table', label: textOf('bridgeOffice:rules.scales.own') },
        ]}
        value={kind}
        onChange={choose}
      />
      {scale.kind === 'steps' && <Steps key={chosen} scale={scale} boards={boards} onChange={onChange} />}
      <ScaleTable scale={scale} boards={boards} />
    </Stack>
  );
};
