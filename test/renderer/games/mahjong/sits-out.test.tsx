import { expect, it } from 'vitest';
import { confirmed, event, openNext, openRounds, seated } from '../../round/desk.ts';
import { after } from '../../round/event.ts';

const named = (): string | null =>
  [...document.querySelectorAll('[class*=_seatingModes_]')].map(
    (part) => part.querySelector('[class*=_optionWords_]')?.textContent ?? 'nobody',
  )[0] ?? null;

it('who sits out is named before every round until they are put back', async () => {
  const all = confirmed(seated(event()));
  await openRounds('rounds', after(all, { type: 'entrants.play', ids: [2, 3], playing: false }));
  await openNext();
  await expect.poll(named).toMatch(/^Not in this round: .Player 2. and .Player 3.\.$/);
});

it('nobody is named where all play', async () => {
  await openRounds('rounds', confirmed(seated(event())));
  await openNext();
  await expect.poll(named).toBe('nobody');
});
