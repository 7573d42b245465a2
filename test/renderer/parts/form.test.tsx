/** A form from a schema: what each field takes is what the schema says. */

import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultRules, type PokerRules, pokerRules } from '../../../core/games/poker/rules/rules.ts';
import { Select } from '../../../renderer/parts/field/choice.tsx';
import { type FieldOf, Form } from '../../../renderer/parts/form/form.tsx';
import { LooksOnlyPart } from '../../../renderer/parts/look/looks-only.tsx';
import { draw } from './draw.tsx';

type Change = (rules: PokerRules) => void;

const Held = ({
  field,
  start = defaultRules,
  onChange,
}: {
  field: FieldOf<PokerRules>;
  start?: PokerRules;
  onChange: Change;
}) => {
  const [rules, setRules] = useState(start);
  return (
    <Form
      schema={pokerRules}
      value={rules}
      texts="floor:rules"
      fields={[field]}
      onChange={(next) => {
        setRules(next);
        onChange(next);
      }}
    />
  );
};

const drawn = async (field: FieldOf<PokerRules>, start?: PokerRules): Promise<readonly PokerRules[]> => {
  const changes: PokerRules[] = [];
  await draw(
    <Held field={field} {...(start === undefined ? {} : { start })} onChange={(next) => changes.push(next)} />,
  );
  return changes;
};

const typed = async (text: string) => {
  await page.getByRole('textbox').click();
  await userEvent.keyboard(`{Control>}a{/Control}${text}{Tab}`);
};

describe('a number', () => {
  it('is taken as it is typed, and everything beside it stays', async () => {
    const changes = await drawn({ at: 'chips.start', text: 'startChips' });
    await typed('20000');
    expect(changes.at(-1)).toEqual({ ...defaultRules, chips: { ...defaultRules.chips, start: 20_000 } });
  });

  it('beyond what the schema takes stays in its field, which says what it takes', async () => {
    const changes = await drawn({ at: 'staleMinutes' });
    await typed('61');
    await expect.element(page.getByText('60', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveValue('61');
    await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    expect(changes.some(({ staleMinutes }) => staleMinutes === 61)).toBe(false);
  });

  it('may be left empty where the schema takes null, and nowhere else', async () => {
    const follows = await drawn({ at: 'ideal' }, { ...defaultRules, ideal: 8 });
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Tab}');
    expect(follows.at(-1)?.ideal).toBeNull();
  });

  it('that the schema wants is not lost by emptying its field', async () => {
    const changes = await drawn({ at: 'seatCount' });
    await typed('{Backspace}');
    expect(changes).toEqual([]);
  });

  it('kept in hundredths is shown and typed in whole ones', async () => {
    const changes = await drawn({ at: 'chips.rebuy', text: 'rebuyChips', times: 100, step: 0.01 });
    await expect.element(page.getByRole('textbox')).toHaveValue('100');
    await typed('12.5');
    expect(changes.at(-1)?.chips.rebuy).toBe(1250);
  });
});

describe('a choice', () => {
  it('offers what the schema takes and gives the value itself, not its name', async () => {
    const changes = await drawn({ at: 'limit' });
    await page.getByRole('button').click();
    await expect.poll(() => page.getByRole('option').elements().length).toBe(3);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(changes.at(-1)?.limit).toBe(2);
  });

  it('of yes, no and by itself is one of three', async () => {
    const changes = await drawn({ at: 'redFlag', names: { null: 'auto', true: 'on', false: 'off' } });
    await page.getByRole('button').click();
    await userEvent.keyboard('{End}{Enter}');
    expect(changes.at(-1)?.redFlag).toBe(false);
  });
});

describe('a form that is only looked at', () => {
  it.each(['limit', 'seatCount', 'paymentRequired'] as const)('takes nothing at %s', async (at) => {
    await draw(
      <LooksOnlyPart on>
        <Held field={{ at }} onChange={() => undefined} />
      </LooksOnlyPart>,
    );
    const control = document.querySelector('.select-button, input');
    expect(control?.matches(':disabled')).toBe(true);
  });
});

describe('a list to choose from, outside a form', () => {
  const items = [{ id: 'one', label: 'One' }] as const;
  it.each([
    [false, true],
    [true, false],
  ])('where things are only looked at, reads %s: off %s', async (reads, isOff) => {
    await draw(
      <LooksOnlyPart on>
        <Select label="Which" items={items} value="one" onChange={() => undefined} reads={reads} />
      </LooksOnlyPart>,
    );
    expect(document.querySelector('.select-button')?.matches(':disabled')).toBe(isOff);
  });
});

describe('a switch', () => {
  it('is turned by the keys; what is missing stands as it usually is', async () => {
    const { dealers: _, ...without } = defaultRules;
    const changes = await drawn({ at: 'dealers', usual: true }, without as PokerRules);
    await expect.element(page.getByRole('checkbox')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(changes.at(-1)?.dealers).toBe(false);
  });
});

describe('a fault beside other fields', () => {
  it('stands at its field, which is not sent', async () => {
    await drawn({ at: 'money.fee', text: 'fee', error: 'No more than the buy-in.' });
    await expect.element(page.getByText('No more than the buy-in.')).toBeVisible();
    expect(document.querySelector('[data-refused] input')).not.toBeNull();
  });
});

describe('a path that the schema does not have', () => {
  it('is never drawn', async () => {
    const wrong = { at: 'seats' } as unknown as FieldOf<PokerRules>;
    await expect(draw(<Held field={wrong} onChange={() => undefined} />)).rejects.toThrow('the schema has no seats');
  });
});
