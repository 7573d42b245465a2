import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import { useNews } from '../../../renderer/network/news.ts';
import { latinPeople, seated, viewOf } from '../../core/sheets/hall-of-names.ts';

const one = viewOf(seated(latinPeople(16)));
const two: PublishedView = { ...one, round: 2, stamp: 'R2.1 · AAAA' };
const played: PublishedView = { ...one, rounds: one.rounds.map((round) => ({ ...round, played: true })) };

const Phone = ({ view }: { readonly view: PublishedView }) => <p role="status">{useNews(view)?.kind ?? 'nothing'}</p>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['a round that has been played: "withdrawn" stays', played, 'withdrawn'],
  ['a round that is played now: it goes after its time', one, 'nothing'],
] as const)('on a phone, after a withdrawal to %s', async (_what, before, then) => {
  const phone = await render(<Phone view={two} />);
  await phone.rerender(<Phone view={before} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('withdrawn');
  vi.advanceTimersByTime(21_000);
  // What the timer set is drawn before it is looked at.
  await phone.rerender(<Phone view={before} />);
  await expect.element(page.getByRole('status')).toHaveTextContent(then);
  await phone.rerender(<Phone view={two} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('newSeating');
});
