import { MOST_TABLES } from '../../../core/games/poker/rules/room.ts';
import { type PokerRules, pokerRules } from '../../../core/games/poker/rules/rules.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Disclosure } from '../../parts/disclosure.tsx';
import { Form } from '../../parts/form/form.tsx';
import { Stack } from '../../parts/layout/layout.tsx';
import type { RulesProps } from '../game-screens.ts';
import { WholesField } from './wholes-field.tsx';

const MOST_SHARE = 1_000_000;

/** The rules of a poker event. `onChange` gets rules that pass the game's schema; what does not is not handed on. */
export const PokerRulesForm = ({ rules, onChange }: RulesProps<PokerRules>) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:rules.${key}`, params);
  const set = (part: Partial<PokerRules>) => {
    const parsed = pokerRules.safeParse({ ...rules, ...part });
    if (parsed.success) onChange(parsed.data);
  };
  const form = { schema: pokerRules, value: rules, texts: 'floor:rules', onChange: set };
  const mostFee = Math.max(0, rules.money.buyIn - rules.money.bounty);
  return (
    <Stack>
      <Form
        {...form}
        least="15rem"
        fields={[
          'seatCount',
          { at: 'ideal', about: t('asSeats') },
          { at: 'finalTableSize', about: t('asSeats') },
          { at: 'combineAt', about: t('asFinal') },
          'limit',
          'breakOrder',
          'reseat',
          'seatRule',
          { at: 'breaksWhileOpen', usual: 'normal' },
          { at: 'staleMinutes', usual: 3 },
          'paymentRequired',
          { at: 'dealers', usual: true },
          { at: 'auto.consolidate', text: 'autoConsolidate' },
          { at: 'auto.balance', text: 'autoBalance' },
          { at: 'auto.apply', text: 'autoApply' },
        ]}
      />
      <Disclosure title={t('play')}>
        <Form
          {...form}
          fields={[
            'restMinutes',
            'minToStart',
            { at: 'redFlag', names: { null: 'auto', true: 'on', false: 'off' } },
            'compareChips',
          ]}
        />
        <WholesField
          label={t('redrawAt')}
          numbers={rules.redrawAt}
          most={MOST_TABLES}
          onChange={(numbers) => set({ redrawAt: [...numbers] })}
        />
      </Disclosure>
      <Disclosure title={t('money')}>
        <Form
          {...form}
          fields={[
            { at: 'chips.start', text: 'startChips', step: 100 },
            { at: 'chips.rebuy', text: 'rebuyChips', step: 100 },
            { at: 'chips.addOn', text: 'addOnChips', step: 100 },
            { at: 'money.pool', text: 'poker:clock.facts.pool', about: t('poolAbout') },
            'money.buyIn',
            {
              at: 'money.fee',
              error: rules.money.fee > mostFee ? textOf('shell:field.whole', { least: 0, most: mostFee }) : null,
            },
            ...(rules.money.bounty > 0 ? (['money.bounty'] as const) : []),
            'money.rebuy',
            'money.addOn',
            'payouts.unit',
            'payouts.paid',
          ]}
        />
        {rules.payouts.paid && (
          <WholesField
            label={t('parts')}
            about={t('partsAbout')}
            numbers={rules.payouts.parts ?? []}
            most={MOST_SHARE}
            onChange={(parts) => set({ payouts: { ...rules.payouts, parts: parts.length === 0 ? null : [...parts] } })}
          />
        )}
      </Disclosure>
    </Stack>
  );
};
