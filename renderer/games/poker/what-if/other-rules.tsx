import { FEWEST_SEATS, MOST_SEATS, MOST_TABLES } from '../../../../core/games/poker/rules/room.ts';
import type { PokerRules } from '../../../../core/games/poker/rules/rules.ts';
import type { SupposedRules } from '../../../../core/games/poker/steps/what-if.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Select } from '../../../parts/choice.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Count } from '../count.tsx';

type Key = Exclude<keyof SupposedRules, 'orderByLot'>;

/** The rules that would be others, and no more: what is as it is already is left out. */
export const differing = (rules: PokerRules, supposed: SupposedRules): SupposedRules =>
  Object.fromEntries(
    Object.entries(supposed).filter(([key, value]) => JSON.stringify(rules[key as Key]) !== JSON.stringify(value)),
  );

/** "3, 2" as numbers of tables. */
const numbersOf = (text: string): readonly number[] =>
  [...new Set(text.split(/\D+/).map(Number))].filter((count) => count > 0 && count <= MOST_TABLES).slice(0, 20);

const limits = ['1', '2', 'casino'] as const;

type OtherRulesProps = {
  readonly rules: PokerRules;
  readonly supposed: SupposedRules;
  readonly onChange: (supposed: SupposedRules) => void;
};

/** The rules that decide who moves, as they would be. */
export const OtherRules = ({ rules, supposed, onChange }: OtherRulesProps) => {
  const textOf = useTextOf();
  const t = (key: string) => textOf(`floor:rules.${key}`);
  const now = { ...rules, ...supposed };
  const set = (part: SupposedRules) => onChange(differing(rules, { ...supposed, ...part }));
  const order = supposed.orderByLot === true ? 'lot' : now.breakOrder;
  return (
    <>
      <Select
        label={t('limit')}
        items={limits.map((id) => ({ id, label: t(`limits.${id}`) }))}
        value={String(now.limit) as (typeof limits)[number]}
        onChange={(id) => set({ limit: id === 'casino' ? 'casino' : id === '2' ? 2 : 1 })}
      />
      <Select
        label={t('breakOrder')}
        items={[
          { id: 'posted' as const, label: t('breakOrders.posted') },
          { id: 'fewest' as const, label: t('breakOrders.fewest') },
          { id: 'lot' as const, label: textOf('floor:whatIf.byLot') },
        ]}
        value={order}
        onChange={(id) => {
          const { orderByLot: _, ...rest } = supposed;
          const more: SupposedRules = id === 'lot' ? { breakOrder: 'posted', orderByLot: true } : { breakOrder: id };
          onChange(differing(rules, { ...rest, ...more }));
        }}
      />
      <Select
        label={t('reseat')}
        items={(['broken', 'everybody'] as const).map((id) => ({ id, label: t(`reseats.${id}`) }))}
        value={now.reseat}
        onChange={(reseat) => set({ reseat })}
      />
      <Count
        label={t('ideal')}
        about={t('asSeats')}
        least={FEWEST_SEATS}
        most={MOST_SEATS}
        value={now.ideal}
        canFollow
        onChange={(ideal) => set({ ideal })}
      />
      <Count
        label={t('combineAt')}
        about={t('asFinal')}
        least={FEWEST_SEATS}
        most={MOST_SEATS}
        value={now.combineAt}
        canFollow
        onChange={(combineAt) => set({ combineAt })}
      />
      <TextField
        label={t('redrawAt')}
        about={t('redrawAtAbout')}
        defaultValue={now.redrawAt.join(', ')}
        onChange={(text) => set({ redrawAt: [...numbersOf(text)] })}
      />
    </>
  );
};
