/** Fractions typed with the comma or the point of another language. */

import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberField } from '../../../renderer/design/field.tsx';

const field = () => page.getByRole('textbox', { name: 'Figure' });
const taken = () => page.getByTestId('taken');

type Given = { readonly locale: string; readonly step: number; readonly start?: number };

const Held = ({ locale, step, start = 7 }: Given) => {
  const [value, setValue] = useState(start);
  return (
    <I18nProvider locale={locale}>
      <NumberField label="Figure" step={step} minValue={-100} maxValue={100_000} value={value} onChange={setValue} />
      <output data-testid="taken">{String(value)}</output>
    </I18nProvider>
  );
};

const typed = async (given: Given, text: string) => {
  await render(<Held {...given} />);
  await field().click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(text);
  await userEvent.keyboard('{Tab}');
};

describe('a field for fractions', () => {
  it.each([
    ['en-GB', '-0,5', '-0.5'],
    ['en-GB', '-0.5', '-0.5'],
    ['en-GB', '1,25', '1.25'],
    ['ru-RU', '0.5', '0.5'],
    ['ru-RU', '0,5', '0.5'],
  ])('%s: %s is %s', async (locale, text, figure) => {
    await typed({ locale, step: 0.01 }, text);
    await expect.element(taken()).toHaveTextContent(figure);
  });

  it('goes on from a fraction by its step', async () => {
    await typed({ locale: 'en-GB', step: 0.01 }, '1,5');
    await field().click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(taken()).toHaveTextContent('1.51');
  });
});

describe('a field for whole numbers', () => {
  it.each([
    ['en-GB', '25,000', '25000'],
    ['en-GB', '25000', '25000'],
    ['ru-RU', '25 000', '25000'],
  ])('%s: %s is %s', async (locale, text, figure) => {
    await typed({ locale, step: 1 }, text);
    await expect.element(taken()).toHaveTextContent(figure);
  });

  it.each([
    ['en-GB', '1,5', '1.5'],
    ['en-GB', '1.5', '1.5'],
    ['ru-RU', '1,5', '1,5'],
  ])('%s: %s is refused as it stands', async (locale, text, shown) => {
    await typed({ locale, step: 1 }, text);
    await expect.element(taken()).toHaveTextContent('NaN');
    await expect.element(field()).toHaveValue(shown);
    await expect.element(page.getByText(/A whole number from/)).toBeVisible();
  });
});
