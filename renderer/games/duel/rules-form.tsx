import {
  BEST_OF,
  type DuelRules,
  duelRules,
  type RulesPreset,
  rulesPresets,
} from '../../../core/games/duel/rules/rules.ts';
import { type TieBreakName, tieBreakName } from '../../../core/games/duel/rules/scoring.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Checkbox, Select } from '../../parts/field/choice.tsx';
import { Form } from '../../parts/form/form.tsx';
import { Grid, Stack } from '../../parts/layout/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { RulesProps } from '../game-screens.ts';

const presetIds: readonly RulesPreset[] = [...rulesPresets.map(({ preset }) => preset), 'own'];
const SLOTS = [0, 1, 2, 3, 4, 5] as const;

/** Points with two decimals, kept in hundredths. */
const points = { times: 100, step: 0.01, keeps: true } as const;

type TieBreaksProps = { readonly value: readonly TieBreakName[]; readonly onChange: (names: TieBreakName[]) => void };

/** The tie-breaks in order; the first empty place ends the list. */
const TieBreaks = ({ value, onChange }: TieBreaksProps) => {
  const textOf = useTextOf();
  const put = (slot: number, name: TieBreakName | 'none') => {
    const kept = value.filter((other, i) => i !== slot && other !== name);
    onChange(name === 'none' ? kept : kept.toSpliced(slot, 0, name));
  };
  return (
    <Grid least="34%">
      {SLOTS.slice(0, value.length + 1).map((slot) => (
        <Select<TieBreakName | 'none'>
          key={slot}
          label={textOf('duelDesk:rules.tieBreak', { no: slot + 1 })}
          items={[
            { id: 'none', label: textOf('words:none') },
            ...tieBreakName.options.map((id) => ({ id, label: textOf(`duel:columns.${id}`) })),
          ]}
          value={value[slot] ?? 'none'}
          onChange={(name) => put(slot, name)}
        />
      ))}
    </Grid>
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
  const setPoints = (part: Partial<DuelRules['points']>) => change({ points: { ...rules.points, ...part } });
  const { win, draw, game, bye } = rules.points;
  const form = { schema: duelRules, value: rules, texts: 'duelDesk:rules', least: '34%' };
  const fullBye = win + ((rules.bestOf + 1) / 2) * game;
  return (
    <Stack>
      {published > 0 && <Notice tone="info">{t('played', { last: published, next: published + 1 })}</Notice>}
      <Grid least="34%">
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
          label={textOf('words:columns.match')}
          items={BEST_OF.map((games) => ({ id: String(games), label: t('bestOfGames', { count: games }) }))}
          value={String(rules.bestOf)}
          onChange={(id) => change({ bestOf: BEST_OF.find((games) => String(games) === id) ?? 3 })}
        />
      </Grid>
      <Form
        {...form}
        isClose
        least="17%"
        onChange={change}
        fields={[
          { at: 'points.win', ...points },
          { at: 'points.draw', text: 'duelDesk:outcomes.draw', ...points, usual: 0, isDisabled: draw === null },
          { at: 'points.loss', ...points },
          { at: 'points.game', ...points },
          { at: 'points.bye', ...points, usual: fullBye, isDisabled: bye === null },
        ]}
      />
      <Stack gap={1}>
        <Checkbox isSelected={draw !== null} onChange={(on) => setPoints({ draw: on ? Math.floor(win / 2) : null })}>
          {t('draws')}
        </Checkbox>
        <Checkbox isSelected={bye === null} onChange={(on) => setPoints({ bye: on ? null : fullBye })}>
          {t('fullBye')}
        </Checkbox>
      </Stack>
      <TieBreaks value={rules.tieBreaks} onChange={(tieBreaks) => change({ tieBreaks })} />
      <Form
        {...form}
        onChange={set}
        fields={[
          { at: 'byeRule', choices: 'duel:byeRules' },
          { at: 'minutes', text: 'words:minutesPerRound' },
          { at: 'avoidClubRounds', about: t('avoidClubRoundsAbout') },
          'unplayedIsMet',
          'accelerated',
        ]}
      />
    </Stack>
  );
};
