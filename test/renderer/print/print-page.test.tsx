import { expect, test } from 'vitest';
import type { PrintJob } from '../../../core/api/print.ts';
import { usualWishes } from '../../../core/sheets/paper/job.ts';
import { sheets } from '../../../core/sheets/paper/sheets.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { latinPeople, mahjong, seated } from '../../core/sheets/hall-of-names.ts';
import { fakeDoor } from '../door.ts';

/** The real entry of print.html over the desktop's door. */
test('asks for its job, lays the pages out, says how many; the desktop prints them itself', async () => {
  const job: PrintJob = {
    documents: ['seatingByTable', 'seatingByName'],
    round: null,
    paper: 'Letter',
    language: 'ru',
    preset: 'wall',
    wishes: usualWishes,
    bound: false,
    bilingual: false,
    presets: {},
    logo: null,
    changedOnly: false,
  };
  const tournament = seated(latinPeople(64));
  const ready: unknown[] = [];
  const door = fakeDoor({
    host: 'desktop',
    answers: {
      'print.job': () => ok(job),
      'print.sheets': (asked) => sheets(tournament, mahjong, asked, { printedAt: '2026-11-20T11:05:00.000Z' }),
      'print.ready': (said) => {
        ready.push(said);
        return ok(null);
      },
    },
  });
  let dialogs = 0;
  window.print = () => {
    dialogs += 1;
  };
  Object.assign(window, { seatwright: { call: door.call, onPush: door.onPush } });
  location.hash = 'job=abc';
  document.body.appendChild(document.createElement('div')).id = 'print';
  await import('../../../renderer/print-page.tsx');
  await expect
    .poll(() => ready)
    .toEqual([{ job: 'abc', title: 'Print: Round 1 of 4 · Seating by table', runs: [{ form: 'Letter', pages: 2 }] }]);
  expect(document.querySelectorAll('[class*=_paperPage_][data-paper="Letter"]')).toHaveLength(2);
  expect(document.documentElement.lang).toBe('ru');
  expect(document.title).toBe('Riichi Open – Тур 1 из 4 · Рассадка по столам');
  expect(dialogs).toBe(0);
});
