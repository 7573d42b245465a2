import { describe, expect, test } from 'vitest';
import type { Game } from '../../../../core/game/game.ts';
import type { SlipForm } from '../../../../core/game/paper-forms.ts';
import { cellsOf } from '../../../../core/sheets/layout/cut-paper.ts';
import type { Drawn } from '../../../../core/sheets/layout/drawn.ts';
import { type Box, type Paper, POINT, papers } from '../../../../core/sheets/layout/paper.ts';
import type { PaperPage } from '../../../../core/sheets/layout/paper-look.ts';
import { cutPages } from '../../../../core/sheets/paper/cut-order.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { hostilePeople, latinPeople, mahjong, revised, seated } from '../hall-of-names.ts';
import { laid, sheetOf, sheetsOf } from '../printed.ts';
import { familyOf, sampleOf } from '../sample-events.ts';

const drawnOn = ({ cut }: PaperPage): Drawn => {
  if (cut === null) throw new Error('not a page to cut');
  return cut;
};

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

const wordsOn = (page: PaperPage): string[] => drawnOn(page).texts.map(({ fitted }) => fitted.lines.join(' '));

/** Everything on the page stands in one of its cells; nothing is written where somebody else is to write. */
const tidy = (page: PaperPage, paper: Paper, perPage: number) => {
  const { texts, outlines } = drawnOn(page);
  const cells = cellsOf(paper, perPage, { raised: true });
  for (const text of texts) {
    expect(
      cells.some((cell) => inside(text, cell)),
      `${text.fitted.lines} in its cell`,
    ).toBe(true);
    for (const box of outlines) {
      const apart =
        text.x + text.width <= box.x + 0.01 ||
        box.x + box.width <= text.x + 0.01 ||
        text.y + text.height <= box.y + 0.01 ||
        box.y + box.height <= text.y + 0.01;
      expect(apart, `${text.fitted.lines} beside its box`).toBe(true);
    }
  }
  for (const box of outlines) {
    expect(cells.some((cell) => inside(box, cell))).toBe(true);
    expect(box.height, 'height of a box').toBeGreaterThanOrEqual(9);
    expect(box.width, 'width of a box').toBeGreaterThanOrEqual(25);
  }
};

const people = [4, 5, 8, 41, 103, 200, 500];

describe.each(['A4', 'Letter'] as const)('slips on %s', (paper) => {
  test.each(people)('P-01: %i players, every table once', (count) => {
    const tournament = seated(hostilePeople(count));
    const sheet = sheetOf(tournament, 'slips', 'slips');
    const pages = laid(sheet, { paper });
    expect(pages).toHaveLength(Math.ceil(sheet.slips.length / 4));
    const tables = pages.flatMap(wordsOn).filter((words) => /^table \d+$/.test(words));
    expect(new Set(tables).size).toBe(tables.length);
    expect(tables).toHaveLength(Math.floor(count / 4));
  });

  test.each([4, 3, 2])(
    '[hall-and-print 1.6] %i to a page, nothing leaves its slip, boxes are ≥ 9 × 25 mm',
    (perPage) => {
      for (const slipNames of [true, false]) {
        const tournament = seated(hostilePeople(64), 'Чемпионат по риичи-маджонгу '.repeat(5));
        const sheet = sheetOf(tournament, 'slips', 'slips', { wishes: { slipsPerPage: perPage, slipNames } });
        for (const page of laid(sheet, { paper })) tidy(page, paper, perPage);
      }
    },
  );

  test('P-04: names at least 9 pt, the table at least 20 pt bold, the stamp 7 pt', () => {
    const tournament = seated(latinPeople(160));
    for (const page of laid(sheetOf(tournament, 'slips', 'slips'), { paper })) {
      for (const { fitted, name, bold } of drawnOn(page).texts) {
        const points = fitted.size / POINT;
        const words = fitted.lines.join(' ');
        if (words.startsWith('table ')) expect([points >= 20, bold]).toEqual([true, true]);
        else if (words.includes('Seatwright')) expect(points).toBeCloseTo(7, 1);
        else expect(points, `${words} ${name}`).toBeGreaterThanOrEqual(9 - 1e-9);
      }
    }
  });
});

describe('M-33 (3): a slip says', () => {
  const tournament = seated(latinPeople(16));
  const sheet = sheetOf(tournament, 'slips', 'slips');
  const [page] = laid(sheet);
  const words = page === undefined ? [] : wordsOn(page);

  test('event, round, table, wind, name, number, the sum and its stamp', () => {
    for (const wanted of ['Riichi Open', 'round 1/4', 'table 1', 'E', 'S', 'W', 'N', 'toWinner 120000']) {
      expect(words).toContain(wanted);
    }
    const first = tournament.entrants[0];
    expect(words).toContain(first?.name);
    expect(words).toContain(String(first?.id));
    expect(
      words.filter((text) => /^R1\.1 · [2-9A-Z]{4} · Seatwright 0\.1\.0 · 2026-11-20 14:05$/.test(text)),
    ).toHaveLength(4);
  });

  test('boxes for points, place, chombo and penalty, four signatures, sticks left and the referee', () => {
    expect(sheet.form.beside.map(({ code }) => code)).toEqual(['points', 'place', 'penalty', 'signature']);
    expect(sheet.form.below.map(({ code }) => code)).toEqual(['sticksLeft', 'referee']);
    expect(page === undefined ? 0 : drawnOn(page).outlines.length).toBe(4 * (4 * 4 + 2));
  });

  test('names are optional; a line to write them is there instead', () => {
    const [bare] = laid(sheetOf(tournament, 'slips', 'slips', { wishes: { slipNames: false } }));
    if (bare === undefined) throw new Error('no page');
    expect(drawnOn(bare).texts.some(({ name }) => name)).toBe(false);
    expect(drawnOn(bare).lines.filter(({ kind }) => kind === 'write')).toHaveLength(16);
  });

  test('blank slips fill a page and know neither table nor round', () => {
    const [blank, ...more] = laid(sheetOf(tournament, 'blankSlips', 'slips'));
    if (blank === undefined) throw new Error('no page');
    expect(more).toEqual([]);
    expect(wordsOn(blank).filter((text) => text === 'table _____')).toHaveLength(4);
    expect(wordsOn(blank)).not.toContain('table 1');
    expect(drawnOn(blank).lines.filter(({ kind }) => kind === 'write')).toHaveLength(16);
  });

  test('after cutting and stacking the tables are in order', () => {
    const many = sheetOf(seated(latinPeople(160)), 'slips', 'slips');
    const order = cutPages(many.slips, 4, 'stack');
    const pages = laid(many);
    pages.forEach((made, i) => {
      const tables = order[i]?.flatMap((slip) => (slip === null ? [] : [`table ${slip.table}`]));
      expect(wordsOn(made).filter((text) => text.startsWith('table '))).toEqual(tables);
    });
  });

  test('P-14: after a revision only the slips of changed tables, when asked, and they say so', () => {
    const again = revised(tournament, 2, 3);
    const changed = sheetOf(again, 'slips', 'slips');
    const [only, ...more] = laid(changed, { changedOnly: true });
    if (only === undefined) throw new Error('no page');
    expect(more).toEqual([]);
    expect(wordsOn(only).filter((text) => text.startsWith('table '))).toEqual(['table 2', 'table 3']);
    expect(wordsOn(only).filter((text) => text.startsWith('revised'))).toHaveLength(2);
  });
});

/** A game of two seats with a form of its own: the paper asks nothing else of it. */
const withForm = (form: SlipForm, seats: readonly string[]): Game => ({
  ...mahjong,
  seats,
  paper: { ...mahjong.paper, slip: () => form },
});

const pairsOf = (tournament: Tournament): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => ({
    ...round,
    tables: round.tables.flatMap(({ table, seats }) => [
      { table: 2 * table - 1, seats: seats.slice(0, 2) },
      { table: 2 * table, seats: seats.slice(2) },
    ]),
  })),
});

describe('the form of a slip is the family’s', () => {
  const duel: SlipForm = {
    perPage: [8],
    beside: [
      { code: 'games', for: 'mark' },
      { code: 'initials', for: 'mark' },
      { code: 'leaves', for: 'mark' },
    ],
    below: [{ code: 'draws', for: 'mark' }],
    note: null,
    labels: 'duel',
  };
  const pairs: SlipForm = { ...duel, perPage: [6], beside: duel.beside.slice(0, 2) };

  test.each([
    [duel, 8, 'A4'],
    [duel, 8, 'Letter'],
    [pairs, 6, 'A4'],
    [pairs, 6, 'Letter'],
  ] as const)(
    '[L-7.5] two seats in small cells: the name stands above its boxes, nothing leaves the cell',
    (form, perPage, paper) => {
      const tournament = pairsOf(seated(hostilePeople(64)));
      const sheet = sheetOf(tournament, 'slips', 'slips', { family: withForm(form, ['east', 'south']) });
      expect(sheet.perPage).toBe(perPage);
      for (const page of laid(sheet, { paper })) tidy(page, paper, perPage);
    },
  );
});

describe('P-11: table cards', () => {
  test.each([
    ['folded', 'A4'],
    ['folded', 'Letter'],
    ['cut', 'A4'],
    ['cut', 'Letter'],
  ] as const)('%s on %s: digits of 58 mm for one to three digits, each table once', (cards, paper) => {
    const sheet = {
      ...sheetOf(seated(latinPeople(16)), 'tableCards', 'cards', { wishes: { cards } }),
      tables: [1, 22, 103, 888],
    };
    const pages = laid(sheet, { paper });
    expect(pages).toHaveLength(cards === 'folded' ? 4 : 2);
    const numbers = pages.flatMap((page) =>
      drawnOn(page).texts.filter(({ fitted }) => /^\d+$/.test(fitted.lines[0] ?? '')),
    );
    expect(numbers.filter(({ turned }) => !turned).map(({ fitted }) => fitted.lines[0])).toEqual([
      '1',
      '22',
      '103',
      '888',
    ]);
    expect(numbers.filter(({ turned }) => turned)).toHaveLength(cards === 'folded' ? 4 : 0);
    for (const { fitted } of numbers) {
      expect(fitted.size * 0.714).toBeGreaterThanOrEqual(58);
      expect([fitted.lines.length, fitted.stretch]).toEqual([1, 1]);
    }
  });

  test('nothing comes within 6 mm of the edge, also on the far side of the fold', () => {
    const sheet = sheetOf(seated(latinPeople(16), 'Ж'.repeat(100)), 'tableCards', 'cards');
    for (const page of laid(sheet)) {
      for (const { x, width, y, height, fitted } of drawnOn(page).texts) {
        const cap = /^\d+$/.test(fitted.lines[0] ?? '') ? (height - fitted.size * 0.714) / 2 : 0;
        expect(x).toBeGreaterThanOrEqual(6);
        expect(x + width).toBeLessThanOrEqual(papers.A4.width - 6);
        expect(y + cap).toBeGreaterThanOrEqual(6);
        expect(y + height - cap).toBeLessThanOrEqual(papers.A4.height - 6);
      }
    }
  });
});

/** Outlines that are there to be written in: nothing is printed in them. */
const handwritten = (page: PaperPage): readonly Box[] => {
  const { texts, outlines } = drawnOn(page);
  return outlines.filter(
    (box) =>
      !texts.some(
        (text) =>
          text.x < box.x + box.width - 0.01 &&
          box.x < text.x + text.width - 0.01 &&
          text.y < box.y + box.height - 0.01 &&
          box.y < text.y + text.height - 0.01,
      ),
  );
};

const tooSmall = (page: PaperPage, width = 25): readonly Box[] => {
  const boxes = handwritten(page);
  expect(boxes.length).toBeGreaterThan(3);
  return boxes.filter((box) => box.height < 9 - 1e-9 || box.width < width - 1e-9);
};

/** A letter of bridge needs 12 mm [L-7.1]. */
const NARROWEST = { mahjong: 25, duel: 25, bridge: 12 } as const;

describe.each(['mahjong', 'duel', 'bridge'] as const)('P-04: slips of %s', (id) => {
  test.each(['A4', 'Letter', 'A5'] as const)(
    'on %s: boxes at least 9 mm high and as wide as their content',
    (paper) => {
      for (const document of ['slips', 'blankSlips'] as const) {
        for (const sheet of sheetsOf(sampleOf(id), document, { family: familyOf(id) })) {
          for (const page of laid(sheet, { paper })) expect(tooSmall(page, NARROWEST[id])).toEqual([]);
        }
      }
    },
  );
});

describe.each(['pairs', 'teams'] as const)('[L-7.1] slips of bridge for %s', (kind) => {
  const family = familyOf('bridge');
  const event = (ranking: string, boardsPerRound: number): Tournament => {
    const sample = sampleOf('bridge');
    return { ...sample, rules: { ...(sample.rules as object), kind, ranking, boardsPerRound } };
  };

  test.each(['mp', 'imp', 'vp'])('ranked by %s: everything that is written in has 9 × 12 mm', (ranking) => {
    for (const boards of [1, 3, 8, 12, 16, 32]) {
      for (const document of ['slips', 'blankSlips'] as const) {
        for (const sheet of sheetsOf(event(ranking, boards), document, { family })) {
          for (const paper of ['A4', 'Letter', 'A5'] as const) {
            for (const page of laid(sheet, { paper })) expect(tooSmall(page, 12)).toEqual([]);
          }
        }
      }
    }
  });

  test.each([
    ['pairs', [1, 4, 4, 4]],
    ['pairs', [5, 7, 3, 3]],
    ['pairs', [8, 13, 2, 2]],
    ['pairs', [14, 16, 2, 2]],
    ['teams', [1, 8, 2, 2]],
    ['teams', [9, 16, 1, 1]],
  ] as const)('[L-7.2, L-7.3] %s: boards from, to, slips to a page %o', (of, [from, to, first, last]) => {
    if (of !== kind) return;
    for (const [boards, perPage] of [
      [from, first],
      [to, last],
    ] as const) {
      const [sheet] = sheetsOf(event('vp', boards), 'slips', { family });
      if (sheet?.kind !== 'handouts') throw new Error('no slips');
      const pages = laid(sheet);
      expect(pages, `${boards} boards`).toHaveLength(Math.ceil(sheet.handouts.length / perPage));
    }
  });
});

describe('[L-7.1] like labels of one slip have one size', () => {
  test('names of one slip, however long one of them is', () => {
    const long = latinPeople(41).map((person, i) =>
      i % 8 === 0 ? { name: `Featherstonehaugh_of_Cholmondeley_Castle${i}` } : person,
    );
    const sheet = sheetOf(seated(long), 'slips', 'slips');
    const sizes = new Set<number>();
    for (const page of laid(sheet)) {
      for (const cell of cellsOf('A4', 4, { raised: true })) {
        const names = drawnOn(page).texts.filter((text) => text.name && inside(text, cell));
        expect(new Set(names.map(({ fitted }) => fitted.size)).size).toBeLessThanOrEqual(1);
        for (const { fitted } of names) sizes.add(fitted.size);
      }
    }
    expect(sizes.size).toBeGreaterThan(1);
  });
});
