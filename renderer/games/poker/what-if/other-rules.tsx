import { MOST_TABLES } from '../../../../core/games/poker/rules/room.ts';
import { type PokerRules, pokerRules } from '../../../../core/games/poker/rules/rules.ts';
import type { SupposedRules } from '../../../../core/games/poker/steps/what-if.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Select } from '../../../parts/field/choice.tsx';
import { Form } from '../../../parts/form/form.tsx';
import { WholesField } from '../wholes-field.tsx';

type Key = Exclude<keyof SupposedRules, 'orderByLot'>;

/** The rules that would be others, and no more: what is as it is already is left out. */
const differing = (rules: PokerRules, supposed: SupposedRules): SupposedRules =>
  Object.fromEntries(
    Object.entries(supposed).filter(([key, value]) => JSON.stringify(rules[key as Key]) !== JSON.stringify(value)),
  );

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
  const form = {
    schema: pokerRules,
    value: now,
    texts: 'floor:rules',
    least: '100%',
    onChange: ({ limit, reseat, ideal, combineAt }: PokerRules) => set({ limit, reseat, ideal, combineAt }),
  };
  const order = supposed.orderByLot === true ? 'lot' : now.breakOrder;
  return (
    <>
      <Form {...form} fields={['limit']} />
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
      <Form
        {...form}
        fields={['reseat', { at: 'ideal', about: t('asSeats') }, { at: 'combineAt', about: t('asFinal') }]}
      />
      <WholesField
        label={t('redrawAt')}
        numbers={now.redrawAt}
        most={MOST_TABLES}
        onChange={(numbers) => set({ redrawAt: [...numbers] })}
      />
    </>
  );
};
