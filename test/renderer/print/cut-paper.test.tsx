import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { languages } from '../../../core/languages.ts';
import type { Paper } from '../../../core/sheets/layout/paper.ts';
import { type SheetWishes, usualWishes } from '../../../core/sheets/paper/job.ts';
import { sheets } from '../../../core/sheets/paper/sheets.ts';
import { readSlipCode } from '../../../core/sheets/paper/slip-code.ts';
import type { SheetDocument } from '../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { laidOut } from '../../../renderer/print/pages.ts';
import { PrintPage } from '../../../renderer/print/print-page.tsx';
import { hostilePeople, latinPeople, mahjong, seated } from '../../core/sheets/hall-of-names.ts';
import { lineBox, linesOf, namesOn, overflowing, overlapping } from './boxes.ts';
import { readQr } from './read-qr.ts';

type Wanted = {
  readonly document: SheetDocument;
  readonly language?: 'en' | 'ru';
  readonly paper?: Paper;
  readonly wishes?: Partial<SheetWishes>;
};

const print = async (tournament: Tournament, { document, language = 'en', paper = 'A4', wishes }: Wanted) => {
  const job = { documents: [document], round: null, language, wishes: { ...usualWishes, ...wishes } };
  const set = sheets(tournament, mahjong, job, { printedAt: '2026-11-20T11:05:00.000Z' });
  if (!set.ok) throw new Error(JSON.stringify(set.refusal));
  const made = await laidOut(set.value, { paper, preset: 'wall', language }, 'Seatwright 0.1.0');
  const { container } = await render(<PrintPage sheets={made} />);
  return [...container.querySelectorAll('[class*=_paperPage_]')];
};

const millimetre = 96 / 25.4;

/** Letters that touch an outline meant for the hand, or that come within 5 mm of a cut. */
const inTheWay = (page: Element): string[] => {
  const around = page.getBoundingClientRect();
  const boxes = [...page.querySelectorAll('.paper-cuts rect')].map((rect) => rect.getBoundingClientRect());
  const cuts = [...page.querySelectorAll('.paper-cuts [data-kind="cut"]')].map((line) => line.getBoundingClientRect());
  return linesOf(page).flatMap((line) => {
    const { left, right, top, bottom, height } = lineBox(line);
    // The line is higher than its letters by what accents and descenders may need.
    const spare = height * 0.1;
    const hit = (box: DOMRect, far: number) =>
      left < box.right + far &&
      right > box.left - far &&
      top + spare < box.bottom + far &&
      bottom - spare > box.top - far;
    const cut = cuts.some((box) => hit(box, 5 * millimetre));
    const edge = Math.min(left - around.left, around.right - right, top - around.top, around.bottom - bottom);
    return cut || boxes.some((box) => hit(box, 0)) || edge < 5.9 * millimetre ? [line.textContent ?? ''] : [];
  });
};

const hostile = seated(hostilePeople(64), 'Чемпионат "по" <b>риичи</b> & Cup '.repeat(3));

/** Three rounds, so that schedules know something. */
const threeRounds: Tournament = {
  ...hostile,
  rounds: [1, 2, 3].flatMap((no) => hostile.rounds.map((round) => ({ ...round, no }))),
};

describe.each(languages)('P-03, P-07: hostile names in %s', (language) => {
  test.each([
    ['A4', 4],
    ['A4', 2],
    ['Letter', 4],
    ['Letter', 3],
    ['Universal', 4],
    ['A5', 4],
  ] as const)('slips on %s, %i to a page: everything in its place, everybody once', async (paper, slipsPerPage) => {
    const pages = await print(hostile, { document: 'slips', language, paper, wishes: { slipsPerPage } });
    // Half a sheet holds half as many.
    expect(pages).toHaveLength(Math.ceil(16 / (paper === 'A5' ? slipsPerPage / 2 : slipsPerPage)));
    expect(namesOn(pages)).toHaveLength(64);
    for (const page of pages) expect([overflowing(page), inTheWay(page)]).toEqual([[], []]);
  });

  test.each(['guides', 'badges', 'blankSlips'] as const)('%s', async (document) => {
    for (const paper of ['A4', 'Letter', 'A5'] as const) {
      const pages = await print(threeRounds, { document, language, paper });
      for (const page of pages) expect([overflowing(page), inTheWay(page)]).toEqual([[], []]);
      expect(namesOn(pages)).toHaveLength(document === 'blankSlips' ? 0 : 64);
    }
  });

  test.each(['signIn', 'schedule', 'repeatedPairs'] as const)('%s', async (document) => {
    const pages = await print(threeRounds, { document, language });
    for (const page of pages) expect([overflowing(page), overlapping(page)]).toEqual([[], []]);
    if (document !== 'repeatedPairs') expect(namesOn(pages)).toHaveLength(64);
  });
});

/** Tables with three digits. */
const hundreds: Tournament = {
  ...hostile,
  rounds: hostile.rounds.map((round) => ({
    ...round,
    tables: round.tables.map((table) => ({ ...table, table: table.table + 887 })),
  })),
};

describe.each(['A4', 'A5'] as const)('[hall-and-print 1.6] codes on slips of %s', (paper) => {
  test('are drawn as they read, beside everything else, 15 mm wide', async () => {
    const pages = await print(hostile, { document: 'slips', paper, wishes: { slipCodes: true } });
    const [round] = hostile.rounds;
    const read: number[] = [];
    for (const page of pages) {
      expect([overflowing(page), inTheWay(page)]).toEqual([[], []]);
      for (const code of page.querySelectorAll('[class*=_scanCode_]')) {
        const text = readQr(code.querySelector('path')?.getAttribute('d') ?? '');
        expect(text).toBe(code.getAttribute('data-code'));
        const { width, height } = code.getBoundingClientRect();
        expect([width, height].map((side) => side / millimetre > 14.99)).toEqual([true, true]);
        if (round === undefined) continue;
        const slip = readSlipCode(text.slice(1), hostile, round);
        if (slip.is === 'table') read.push(slip.table);
      }
    }
    expect(read.toSorted((a, b) => a - b)).toEqual(round?.tables.map(({ table }) => table));
  });
});

test.each(['folded', 'cut'] as const)('P-11: the digits of a %s card are 58 mm high', async (cards) => {
  const [page] = await print(seated(latinPeople(8)), { document: 'tableCards', wishes: { cards } });
  const size = Math.max(
    ...[...(page?.querySelectorAll('[class*=_laidText_]') ?? [])].map((text) =>
      Number.parseFloat(getComputedStyle(text).fontSize),
    ),
  );
  expect((size * 0.714) / millimetre).toBeGreaterThanOrEqual(58);
  const [small] = await print(hundreds, { document: 'tableCards', paper: 'A5', wishes: { cards } });
  expect(overflowing(small ?? document.body)).toEqual([]);
  const onA5 = [...(small?.querySelectorAll('[class*=_laidText_]') ?? [])].map((text) =>
    Number.parseFloat(getComputedStyle(text).fontSize),
  );
  expect((Math.max(...onA5) * 0.714) / millimetre).toBeGreaterThanOrEqual(58);
  expect(page?.querySelectorAll('[data-turned]').length).toBe(cards === 'folded' ? 3 : 0);
});

test('[hall-and-print 0.6] no box is printed: what no font has is spelled, also what the fonts only promise', async () => {
  const names = [
    '𓀀 Riichi',
    '❤\ufe0f🔥Blaze🇬🇪',
    'გიორგი',
    'Արմեն',
    'สมชาย',
    'محمد',
    'משה',
    '髙橋 健太',
    'Ґалаґан',
    'Zoë',
  ];
  const pages = await print(seated([...names, 'A', 'B'].map((name) => ({ name }))), { document: 'seatingByName' });
  const written = pages.map((page) => page.textContent).join('');
  expect(written).toContain('[U+13000] Riichi');
  // A sign keeps the colour of the text around it: the selector of coloured forms is left out [fault H-13].
  for (const name of ['❤🔥Blaze🇬🇪', 'გიორგი', 'Արմեն', 'สมชาย', 'محمد', 'משה', '髙橋 健太', 'Ґалаґан', 'Zoë'])
    expect(written).toContain(name);
});

test('[L-9.2] with the given name first the family name is bold in the list by name, and fits as it is', async () => {
  const event = seated(['Jan van der Berg', 'Kenji Eriksson', 'Eva Adams', 'Liam Li', 'Zoë'].map((name) => ({ name })));
  const [page] = await print({ ...event, namesAs: { order: 'given', family: 'last' } }, { document: 'seatingByName' });
  const bold = [...(page?.querySelectorAll('[class*=_laidText_] b') ?? [])];
  const strong = bold.map((part) => part.textContent);
  expect(strong).toEqual(['Adams', 'Eriksson', 'Li', 'van der Berg']);
  // "Liam" begins like "Li".
  expect(bold.map((part) => part.previousSibling?.textContent)).toEqual(['Eva ', 'Kenji ', 'Liam ', 'Jan ']);
  expect(overflowing(page ?? document.body)).toEqual([]);
});
