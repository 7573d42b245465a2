/** Fractions typed with the comma or the point of another language. */

import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberField } from '../../../renderer/parts/field/field.tsx';

const field = () => page.getByRole('textbox', { name: 'Figure' });
const taken = () => page.getByTestId('taken');

type Given = { readonly locale: string; readonly step: number; readonly start?: number; readonly least?: number };

const Held = ({ locale, step, start = 7, least = -100 }: Given) => {
  const [value, setValue] = useState(start);
  return (
    <I18nProvider locale={locale}>
      <NumberField label="Figure" step={step} minValue={least} maxValue={100_000} value={value} onChange={setValue} />
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

describe('a field for what is not below nought', () => {
  it.each([
    ['en-GB', 1, 0, '-5', '-5'],
    ['en-GB', 1, 1, '-5', '-5'],
    ['ru-RU', 1, 0, '-5', '-5'],
    ['ru-RU', 0.01, 0, '-0,5', '-0,5'],
    ['en-GB', 0.01, 0, '-0,5', '-0.5'],
    ['en-GB', 100, 100, '-12000', '-12,000'],
  ])('%s by %d from %d: %s stays as it was typed and is refused', async (locale, step, least, text, shown) => {
    await typed({ locale, step, least, start: 200 }, text);
    await expect.element(taken()).toHaveTextContent('NaN');
    await expect.element(field()).toHaveValue(shown);
    await expect.element(field()).toBeInvalid();
  });

  it('a pasted figure below nought too, whether it replaces the one before or stands beside it', async () => {
    await render(
      <>
        <Held locale="en-GB" step={1} least={0} />
        <input aria-label="Note" />
      </>,
    );
    const paste = async (text: string, all: boolean) => {
      await page.getByRole('textbox', { name: 'Note' }).fill(text);
      await userEvent.keyboard('{Control>}a{/Control}');
      await userEvent.copy();
      await field().click();
      (field().element() as HTMLInputElement).setSelectionRange(0, all ? 100 : 0);
      await userEvent.paste();
      await userEvent.keyboard('{Tab}');
    };
    await paste('-5', false);
    await expect.element(field()).toHaveValue('-57');
    await expect.element(taken()).toHaveTextContent('NaN');
    await paste('-3', true);
    await expect.element(field()).toHaveValue('-3');
    await expect.element(taken()).toHaveTextContent('NaN');
  });

  it('what was refused is put right where it stands', async () => {
    await typed({ locale: 'en-GB', step: 1, least: 0 }, '-5');
    await field().click();
    (field().element() as HTMLInputElement).setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}8{Tab}');
    await expect.element(field()).toHaveValue('-8');
    await field().click();
    await userEvent.keyboard('{Control>}a{/Control}8{Tab}');
    await expect.element(taken()).toHaveTextContent('8');
    await expect.element(field()).toBeValid();
  });

  it('the arrow and the button go no further down than the least', async () => {
    await render(<Held locale="en-GB" step={1} start={1} least={0} />);
    await field().click();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.element(taken()).toHaveTextContent('0');
    await expect.element(page.getByRole('button', { name: /Decrease/ })).toBeDisabled();
    await userEvent.keyboard('{Control>}a{/Control}-{Tab}');
    await expect.element(field()).toHaveValue('0');
    await field().click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(taken()).toHaveTextContent('0');
    await expect.element(field()).toBeValid();
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
