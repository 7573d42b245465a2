import {
  type MahjongRules,
  mahjongRules,
  type RulesPreset,
  rulesPresets,
} from '../../../core/games/mahjong/rules/rules.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Checkbox, Select } from '../../parts/choice.tsx';
import { NumberField } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { RulesProps } from '../game-screens.ts';
import './rules-form.css';

type Uma = MahjongRules['uma'];
type Four = readonly [number, number, number, number];

const presets: readonly RulesPreset[] = [...rulesPresets.map(({ preset }) => preset), 'own'];
const timeOuts = ['finishHandPlusOne', 'finishHand', 'neverCut'] as const;
const sticks = ['toWinner', 'leftOnTable'] as const;
const MOST_POINTS = 1_000_000;
const chomboModes = ['afterUma', 'paidAtTable'] as const;

type UmaRowProps = { readonly label: string; readonly values: Four; readonly onChange: (values: Four) => void };

const UmaRow = ({ label, values, onChange }: UmaRowProps) => {
  const textOf = useTextOf();
  const sum = values.reduce((all, value) => all + value, 0);
  return (
    <fieldset className="uma">
      <legend className="field-label">{label}</legend>
      {values.map((value, index) => (
        <NumberField
          // Places have no other identity than their number.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          label={textOf('rounds:mahjong.rules.place', { place: index + 1 })}
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
        <p className="uma-sum" role="status">
          {textOf('rounds:mahjong.rules.umaSum', { sum })}
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
  const t = (key: string, params = {}) => textOf(`rounds:mahjong.rules.${key}`, params);
  const hand = (next: MahjongRules) => {
    const parsed = mahjongRules.safeParse(next);
    if (parsed.success) onChange(parsed.data);
  };
  const change = (part: Partial<MahjongRules>) => hand({ ...rules, ...part, preset: 'own' });
  const points = (value: number, old: number) => (Number.isNaN(value) ? old : Math.round(value));
  return (
    <div className="rules">
      {!isFresh && <Notice tone="warn">{t('played')}</Notice>}
      <Select
        label={t('preset')}
        about={t(`presetAbout.${rules.preset}`)}
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
      <div className="rules-grid">
        <NumberField
          label={t('startPoints')}
          value={rules.startPoints}
          minValue={100}
          maxValue={MOST_POINTS}
          step={100}
          onChange={(value) => change({ startPoints: points(value, rules.startPoints) })}
        />
        <NumberField
          label={t('oka')}
          about={t('okaAbout')}
          value={rules.oka}
          minValue={0}
          maxValue={MOST_POINTS}
          step={1000}
          onChange={(value) => change({ oka: points(value, rules.oka) })}
        />
      </div>
      {umaRows(rules.uma).map(({ code, values }) => (
        <UmaRow
          key={code}
          label={t(`uma.${code}`)}
          values={values}
          onChange={(next) => change({ uma: { ...rules.uma, [code]: next } as Uma })}
        />
      ))}
      <Checkbox isSelected={rules.splitUmaOnTies} onChange={(splitUmaOnTies) => change({ splitUmaOnTies })}>
        {t('splitUmaOnTies')}
      </Checkbox>
      <div className="rules-grid">
        <Select
          label={t('chomboMode')}
          items={chomboModes.map((id) => ({ id, label: t(`chomboModes.${id}`) }))}
          value={rules.chombo.mode}
          onChange={(mode) => change({ chombo: { ...rules.chombo, mode } })}
        />
        <NumberField
          label={t('chomboAmount')}
          value={rules.chombo.amount}
          minValue={0}
          maxValue={MOST_POINTS}
          step={1000}
          isDisabled={rules.chombo.mode === 'paidAtTable'}
          onChange={(value) => change({ chombo: { ...rules.chombo, amount: points(value, rules.chombo.amount) } })}
        />
        <Select
          label={t('sticks')}
          items={sticks.map((id) => ({ id, label: t(`stickModes.${id}`) }))}
          value={rules.sticks}
          onChange={(mode) => change({ sticks: mode })}
        />
        <NumberField
          label={t('minutes')}
          value={rules.minutes}
          minValue={1}
          maxValue={600}
          onChange={(value) => change({ minutes: points(value, rules.minutes) })}
        />
        <Select
          label={t('timeOut')}
          items={timeOuts.map((id) => ({ id, label: t(`timeOuts.${id}`) }))}
          value={rules.timeOut}
          onChange={(timeOut) => change({ timeOut })}
        />
      </div>
    </div>
  );
};
