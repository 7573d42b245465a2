import { useState } from 'react';
import { defaultRules as mahjong, mahjongRules } from '../../../../core/games/mahjong/rules/rules.ts';
import { defaultRules as poker, pokerRules } from '../../../../core/games/poker/rules/rules.ts';
import { Form } from '../../../../renderer/parts/form/form.tsx';
import { Stack } from '../../../../renderer/parts/layout/layout.tsx';
import { LooksOnlyPart } from '../../../../renderer/parts/look/looks-only.tsx';

/** Numbers, choices, a switch, an empty number, one that is refused beside another and one that is off. */
const PokerForm = () => {
  const [rules, setRules] = useState(poker);
  return (
    <Form
      schema={pokerRules}
      value={rules}
      texts="floor:rules"
      onChange={setRules}
      fields={[
        'seatCount',
        { at: 'ideal', about: 'As many as there are chairs while this is empty.' },
        'breakOrder',
        'reseat',
        { at: 'redFlag', names: { null: 'auto', true: 'on', false: 'off' } },
        {
          at: 'money.fee',
          text: 'fee',
          error: rules.money.fee > rules.money.buyIn ? 'No more than the buy-in.' : null,
        },
        { at: 'restMinutes', isDisabled: true },
        'paymentRequired',
        { at: 'dealers', usual: true },
      ]}
    />
  );
};

const Uma = () => {
  const [rules, setRules] = useState(mahjong);
  return (
    <Form
      isClose
      least="5rem"
      schema={mahjongRules}
      value={rules}
      texts="mahjong:rules"
      onChange={setRules}
      fields={['startPoints', 'oka', 'minutes', { at: 'chombo.amount', text: 'chomboAmount' }]}
    />
  );
};

export const FormPage = () => (
  <div style={{ padding: 16, width: '52rem' }}>
    <Stack gap={5}>
      <h2>Form</h2>
      <PokerForm />
      <Uma />
      <LooksOnlyPart on>
        <PokerForm />
      </LooksOnlyPart>
    </Stack>
  </div>
);
