import {
  type MahjongRules,
  mahjongRules,
  type RulesPreset,
  rulesPresets,
} from '../../../core/games/mahjong/rules/rules.ts';
import { useTextOf, withoutDots } from '../../i18n/text.ts';
import { Select } from '../../parts/field/choice.tsx';
import { NumberField } from '../../parts/field/field.tsx';
import { Form } from '../../parts/form/form.tsx';
import { Stack } from '../../parts/layout/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { RulesProps } from '../game-screens.ts';
import styles from './card/card.module.css';

type Uma = MahjongRules['uma'];
type Four = readonly [number, number, number, number];

const presets: readonly RulesPreset[] = [...rulesPresets.map(({ preset }) => preset), 'own'];
/** Least width of a field that leaves room for two beside each other. */
const TWO_COLUMNS = '34%';
const MOST_POINTS = 1_000_000;

type UmaRowProps = { readonly label: string; readonly values: Four; readonly onChange: (values: Four) => void };

const UmaRow = ({ label, values, onChange }: UmaRowProps) => {
  const textOf = useTextOf();
  const sum = values.reduce((all, value) => all + value, 0);
  return (
    <fieldset className={styles.uma}>
      <legend className="field-label">{label}</legend>
      {values.map((value, index) => (
        <NumberField
          // Places have no other identity than their number.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          label={`${index + 1}.`}
          value={value}
          minValue={-MOST_POINTS}
          maxValue={MOST_POINTS}
          step={1000}
          onChange={(next) => {
            const at = (place: number, old: number) => (place === index && !Number.isNaN(next) ? next : old);
            const [first, second, third, fourth] = values;
            onChange([at(0, first), at(1, second), at(2, third), at(3, fourth)]);
          }}
        />
      ))}
      {/* Allowed, and seldom meant: scores of a table add up to what their uma does. */}
      {sum !== 0 && (
        <p className={styles.umaSum} role="status">
          {textOf('mahjong:rules.umaSum', { sum })}
        </p>
      )}
    </fieldset>
  );
};

const umaRows = (uma: Uma): readonly { readonly code: string; readonly values: Four }[] =>
  uma.kind === 'byPlace'
    ? [{ code: 'values', values: uma.values }]
    : [
        { code: 'threeBelow', values: uma.threeBelow },
        { code: 'oneBelow', values: uma.oneBelow },
        { code: 'otherwise', values: uma.otherwise },
      ];

/**
 * The rules that touch scores [mahjong 3.1]: a published set, or one's own by changing any part of one.
 * `onChange` gets rules that pass the game's schema; what does not is not handed on.
 */
export const MahjongRulesForm = ({ rules, onChange, isFresh }: RulesProps<MahjongRules>) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`mahjong:rules.${key}`, params);
  const hand = (next: MahjongRules) => {
    const parsed = mahjongRules.safeParse(next);
    if (parsed.success) onChange(parsed.data);
  };
  const change = (part: Partial<MahjongRules>) => hand({ ...rules, ...part, preset: 'own' });
  const form = {
    schema: mahjongRules,
    value: rules,
    texts: 'mahjong:rules',
    least: TWO_COLUMNS,
    onChange: change,
  };
  return (
    <Stack>
      {!isFresh && <Notice tone="warn">{textOf('words:rulesPlayed')}</Notice>}
      <Select
        label={withoutDots(textOf('rounds:rules.open'))}
        items={presets.map((id) => ({
          id,
          label: textOf(`mahjong:presets.${id}`),
          isDisabled: id === 'own' && id !== rules.preset,
        }))}
        value={rules.preset}
        onChange={(id) => {
          const preset = rulesPresets.find((candidate) => candidate.preset === id);
          if (preset !== undefined) hand(preset);
        }}
      />
      <Form
        {...form}
        fields={[
          { at: 'startPoints', step: 100 },
          { at: 'oka', step: 1000 },
        ]}
      />
      {umaRows(rules.uma).map(({ code, values }) => (
        <UmaRow
          key={code}
          label={t(`uma.${code}`)}
          values={values}
          onChange={(next) => change({ uma: { ...rules.uma, [code]: next } as Uma })}
        />
      ))}
      <Form
        {...form}
        fields={[
          'splitUmaOnTies',
          { at: 'chombo.mode', text: 'words:columns.chombos', choices: 'mahjong:rules.chomboModes' },
          { at: 'chombo.amount', text: 'chomboAmount', step: 1000, isDisabled: rules.chombo.mode === 'paidAtTable' },
          { at: 'sticks', choices: 'mahjong:rules.stickModes' },
          { at: 'minutes', text: 'words:minutesPerRound' },
          { at: 'timeOut', choices: 'mahjong:timeOut' },
        ]}
      />
    </Stack>
  );
};
