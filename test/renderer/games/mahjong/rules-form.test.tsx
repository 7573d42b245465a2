import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { rulesPresets } from '../../../../core/games/mahjong/rules/rules.ts';
import { MahjongRulesForm } from '../../../../renderer/games/mahjong/rules-form.tsx';
import { i18n } from '../../../../renderer/i18n/i18n.ts';

const Held = ({ preset }: { readonly preset: string }) => {
  const [rules, setRules] = useState(rulesPresets.find((found) => found.preset === preset));
  if (rules === undefined) throw new Error(`no rules ${preset}`);
  return <MahjongRulesForm rules={rules} onChange={setRules} isFresh published={0} />;
};

beforeEach(() => i18n.changeLanguage('en'));

describe('the uma', () => {
  it.each(['ema2025', 'jpmlA'])('of the set %s adds up to 0, and nothing is said', async (preset) => {
    await render(<Held preset={preset} />);
    await expect.element(page.getByRole('textbox', { name: '1.' }).first()).toBeVisible();
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });
  it('of the TO that does not is taken, and a line says what it makes of the scores', async () => {
    await render(<Held preset="ema2025" />);
    const first = page.getByRole('textbox', { name: '1.' });
    await first.click();
    await userEvent.keyboard('{Control>}a{/Control}20000{Tab}');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('The four add up to +5,000, usually to 0: the scores of every table will too.');
    await first.click();
    await userEvent.keyboard('{Control>}a{/Control}15000{Tab}');
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });
});
