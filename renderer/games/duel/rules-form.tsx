import {
  BEST_OF,
  type DuelRules,
  duelRules,
  type RulesPreset,
  rulesPresets,
} from '../../../core/games/duel/rules/rules.ts';
import { MOST_ROUNDS, type TieBreakName, tieBreakName } from '../../../core/games/duel/rules/scoring.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Checkbox, Select } from '../../parts/choice.tsx';
import { NumberField } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { RulesProps } from '../game-screens.ts';
import './rules-form.css';

const presetIds: readonly RulesPreset[] = [...rulesPresets.map(({ preset }) => preset), 'own'];
const byeRules = ['lowest', 'fold'] as const;
const SLOTS = [0, 1, 2, 3, 4, 5] as const;

type PointsFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly onChange: (hundredths: number) => void;
  readonly isDisabled?: boolean;
};

/** Points with two decimals, kept in hundredths. */
const PointsField = ({ label, value, onChange, isDisabled = false }: PointsFieldProps) => (
  <NumberField
    label={label}
    value={value / 100}
    minValue={0}
    maxValue={1000}
    step={0.01}
    formatOptions={{ maximumFractionDigits: 2 }}
    isDisabled={isDisabled}
    onChange={(points) => {
      if (!Number.isNaN(points)) onChange(Math.round(100 * points));
    }}
  />
);

type TieBreaksProps = { readonly value: readonly TieBreakName[]; readonly onChange: (names: TieBreakName[]) => void };

/** The tie-breaks in order; the first empty place ends the list. */
const TieBreaks = ({ value, onChange }: TieBreaksProps) => {
  const textOf = useTextOf();
  const put = (slot: number, name: TieBreakName | 'none') => {
    const kept = value.filter((other, i) => i !== slot && other !== name);
    onChange(name === 'none' ? kept : kept.toSpliced(slot, 0, name));
  };
  return (
    <div className="rules-grid">
      {SLOTS.slice(0, value.length + 1).map((slot) => (
        <Select<TieBreakName | 'none'>
          key={slot}
          label={textOf('duelDesk:rules.tieBreak', { no: slot + 1 })}
          items={[
            { id: 'none', label: textOf('duelDesk:rules.noTieBreak') },
            ...tieBreakName.options.map((id) => ({ id, label: textOf(`duel:columns.${id}`) })),
          ]}
          value={value[slot] ?? 'none'}
          onChange={(name) => put(slot, name)}
        />
      ))}
    </div>
  );
};

/**
 * The rules of an event [duel 1]: those of a known system, or one's own by changing any part of one. `onChange` gets
 * rules that pass the game's schema; what does not is not handed on.
 */
export const DuelRulesForm = ({ rules, onChange, published }: RulesProps<DuelRules>) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`duelDesk:rules.${key}`, params);
  const hand = (next: DuelRules) => {
    const parsed = duelRules.safeParse(next);
    if (parsed.success) onChange(parsed.data);
  };
  /** What makes a system that system: points, length, tie-breaks. */
  const change = (part: Partial<DuelRules>) => hand({ ...rules, ...part, preset: 'own' });
  /** What every system leaves open. */
  const set = (part: Partial<DuelRules>) => hand({ ...rules, ...part });
  const points = (part: Partial<DuelRules['points']>) => change({ points: { ...rules.points, ...part } });
  const { win, draw, loss, game, bye } = rules.points;
  const fullBye = win + ((rules.bestOf + 1) / 2) * game;
  return (
    <div className="duel-rules">
      {published > 0 && <Notice tone="info">{t('played', { last: published, next: published + 1 })}</Notice>}
      <div className="rules-grid">
        <Select
          label={t('preset')}
          items={presetIds.map((id) => ({
            id,
            label: textOf(`duel:presets.${id}`),
            isDisabled: id === 'own' && id !== rules.preset,
          }))}
          value={rules.preset}
          onChange={(id) => {
            const preset = rulesPresets.find((candidate) => candidate.preset === id);
            if (preset !== undefined) {
              set({ preset: id, points: preset.points, bestOf: preset.bestOf, tieBreaks: preset.tieBreaks });
            }
          }}
        />
        <Select
          label={t('bestOf')}
          items={BEST_OF.map((games) => ({ id: String(games), label: t('bestOfGames', { count: games }) }))}
          value={String(rules.bestOf)}
          onChange={(id) => change({ bestOf: BEST_OF.find((games) => String(games) === id) ?? 3 })}
        />
      </div>
      <div className="rules-points">
        <PointsField label={t('win')} value={win} onChange={(next) => points({ win: next })} />
        <PointsField
          label={t('draw')}
          value={draw ?? 0}
          isDisabled={draw === null}
          onChange={(next) => points({ draw: next })}
        />
        <PointsField label={t('loss')} value={loss} onChange={(next) => points({ loss: next })} />
        <PointsField label={t('game')} value={game} onChange={(next) => points({ game: next })} />
        <PointsField
          label={t('bye')}
          value={bye ?? fullBye}
          isDisabled={bye === null}
          onChange={(next) => points({ bye: next })}
        />
      </div>
      <div className="rules-checks">
        <Checkbox isSelected={draw !== null} onChange={(on) => points({ draw: on ? Math.floor(win / 2) : null })}>
          {t('draws')}
        </Checkbox>
        <Checkbox isSelected={bye === null} onChange={(on) => points({ bye: on ? null : fullBye })}>
          {t('fullBye')}
        </Checkbox>
      </div>
      <TieBreaks value={rules.tieBreaks} onChange={(tieBreaks) => change({ tieBreaks })} />
      <div className="rules-grid">
        <Select
          label={t('byeRule')}
          items={byeRules.map((id) => ({ id, label: textOf(`duel:byeRules.${id}`) }))}
          value={rules.byeRule}
          onChange={(byeRule) => set({ byeRule })}
        />
        <NumberField
          label={t('minutes')}
          value={rules.minutes}
          minValue={1}
          maxValue={600}
          onChange={(minutes) => set({ minutes: Number.isNaN(minutes) ? rules.minutes : Math.round(minutes) })}
        />
        <NumberField
          label={t('avoidClubRounds')}
          about={t('avoidClubRoundsAbout')}
          value={rules.avoidClubRounds}
          minValue={0}
          maxValue={MOST_ROUNDS}
          onChange={(next) => set({ avoidClubRounds: Number.isNaN(next) ? rules.avoidClubRounds : Math.round(next) })}
        />
      </div>
      <div className="rules-checks">
        <Checkbox isSelected={rules.unplayedIsMet} onChange={(unplayedIsMet) => set({ unplayedIsMet })}>
          {t('unplayedIsMet')}
        </Checkbox>
        <Checkbox isSelected={rules.accelerated} onChange={(accelerated) => set({ accelerated })}>
          {t('accelerated')}
        </Checkbox>
      </div>
    </div>
  );
};
