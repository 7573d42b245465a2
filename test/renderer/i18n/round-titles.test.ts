import { afterEach, describe, expect, test } from 'vitest';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { nameRoundsBy } from '../../../renderer/i18n/names.ts';
import { refusalText } from '../../../renderer/i18n/refusal-text.ts';
import { textOf } from '../../../renderer/i18n/text.ts';

const semi = { code: 'duel.stages.semi' };

afterEach(async () => {
  nameRoundsBy(() => null);
  await i18n.changeLanguage('en');
});

describe('a round that has a title is told with it', () => {
  test('in what is said, asked and refused, on buttons, on paper and on the page for the club', () => {
    nameRoundsBy((round) => (round === 4 ? semi : null));
    const said = (key: string, round: number) => textOf(key, { round, count: 1, keys: '' });
    expect(said('rounds:confirmedStopped', 4)).toMatch(/^Round 4 \(Semi-finals\) is confirmed/);
    expect(said('refusals:ways.withdrawRound', 4)).toBe('Take round 4 (Semi-finals) back');
    expect(said('sheets:print.titleOf', 4)).toBe('Paper for round 4 (Semi-finals)');
    expect(said('exchange:page.round', 4)).toBe('Round 4 (Semi-finals)');
    expect(said('rounds:confirmedStopped', 3)).toMatch(/^Round 3 is confirmed/);
    const refusal = { code: 'duel.cutGoneOn', params: { round: 4, next: 4, player: 1 }, ways: [] };
    expect(refusalText(refusal)).toMatch(/round 4 \(Semi-finals\) is seated with that/);
  });

  test('in the language of the sentence', async () => {
    nameRoundsBy(() => semi);
    await i18n.changeLanguage('ru');
    expect(textOf('refusals:ways.withdrawRound', { round: 4 })).toMatch(/4 \(Полуфиналы\)/);
  });
});
