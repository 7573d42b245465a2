import {
  type BridgeRules,
  bridgeRules,
  type RankingUnit,
  rankingUnits,
  usualRules,
  usualTieBreaks,
} from '../../../core/bridge/rules.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { Select } from '../../design/choice.tsx';
import { NumberField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useTextOf } from '../../i18n/text.ts';
import type { RulesProps } from '../family-screens.ts';
import './rules-form.css';

/** The settings of an event. `onChange` gets rules that pass the family's schema; what does not is not handed on. */
export const BridgeRulesForm = ({ rules: json, onChange, isFresh }: RulesProps) => {
  const rules = json as unknown as BridgeRules;
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`bridgeDesk:rules.${key}`, params);
  const set = (part: Partial<BridgeRules>) => {
    const parsed = bridgeRules.safeParse({ ...rules, ...part });
    if (parsed.success) onChange(parsed.data as unknown as Json);
  };
  return (
    <div className="bridge-rules">
      {!isFresh && <Notice tone="warn">{t('played')}</Notice>}
      <div className="rules-grid">
        <Select
          label={t('kind')}
          items={(['pairs', 'teams'] as const).map((id) => ({ id, label: t(`kinds.${id}`) }))}
          value={rules.kind}
          onChange={(kind) => set({ ...usualRules(kind), boardsPerRound: rules.boardsPerRound })}
        />
        <Select<RankingUnit>
          label={t('ranking')}
          items={rankingUnits.map((id) => ({ id, label: textOf(`bridge:units.${id}`) }))}
          value={rules.ranking}
          onChange={(ranking) => set({ ranking, tieBreaks: usualTieBreaks(ranking) })}
        />
        <NumberField
          label={t('boardsPerRound')}
          value={rules.boardsPerRound}
          minValue={1}
          maxValue={100}
          onChange={(boards) => {
            if (Number.isInteger(boards)) set({ boardsPerRound: boards });
          }}
        />
        <Select
          label={t('startRounds')}
          about={t('startRoundsAbout')}
          items={(['1', '2'] as const).map((id) => ({ id, label: t(`startRoundsOf.${id}`) }))}
          value={rules.startRounds === 1 ? '1' : '2'}
          onChange={(id) => set({ startRounds: id === '1' ? 1 : 2, delay: id === '2' })}
        />
      </div>
    </div>
  );
};
