/** The card on a table [hall-and-print 1.1 C, 1.3]: digits of 231 pt, read from ten metres, folded or cut in two. */

import type { CardForm, CardSheet } from '../../sheet.ts';
import { cellsOf, cutsOf } from '../cut-paper.ts';
import { type Drawn, type DrawnText, write } from '../drawn.ts';
import { type Hand, inBoth } from '../laid.ts';
import { type Box, type Paper, papers } from '../paper.ts';

/** Points. */
const NUMBER = 231;
const LEAST_NUMBER = 120;
const WORD = 26;
const EVENT = 12;

const CAPS = 0.714;

const cardTexts = (table: number, sheet: CardSheet, box: Box, hand: Hand): DrawnText[] => {
  const across = { x: box.x, width: box.width, align: 'center' } as const;
  const word = write(
    inBoth(hand.voice, ({ say }) => say({ code: 'words.columns.table' })),
    { ...across, y: box.y, size: WORD },
    hand,
  );
  const number = write(String(table), { ...across, y: box.y, size: NUMBER, least: LEAST_NUMBER, bold: true }, hand);
  const event = write(sheet.event, { ...across, y: box.y, size: EVENT, least: 9 }, hand);
  const caps = number.fitted.size * CAPS;
  const free = box.height - word.height - caps - event.height;
  const capsTop = box.y + word.height + free / 2;
  return [
    { ...word, y: box.y + Math.max(0, free / 4) },
    // The digits stand in the middle, not the line, which is higher.
    { ...number, y: capsTop - (number.height - caps) / 2 },
    { ...event, y: box.y + box.height - event.height - Math.max(0, free / 8) },
  ];
};

const turned = (texts: readonly DrawnText[], paper: Paper): DrawnText[] => {
  const { width, height } = papers[paper];
  return texts.map((text) => ({
    ...text,
    x: width - text.x - text.width,
    y: height - text.y - text.height,
    turned: true,
  }));
};

export const cardsPerPage = (cards: CardForm, paper: Paper): number => (cards === 'cut' && paper !== 'A5' ? 2 : 1);

const A5_EDGE = 9;

const acrossA5 = (table: number | null | undefined, sheet: CardSheet, hand: Hand): Drawn => {
  const { width, height } = papers.A5;
  const box = { x: A5_EDGE, y: A5_EDGE, width: height - 2 * A5_EDGE, height: width - 2 * A5_EDGE };
  const texts = table === null || table === undefined ? [] : cardTexts(table, sheet, box, hand);
  return { texts, outlines: [], lines: [] };
};

export const layCards = (tables: readonly (number | null)[], sheet: CardSheet, paper: Paper, hand: Hand): Drawn => {
  if (paper === 'A5') return acrossA5(tables[0], sheet, hand);
  const [first, second] = cellsOf(paper, 2);
  const cells = [first, second].flatMap((cell) => (cell === undefined ? [] : [cell]));
  if (sheet.cards === 'cut') {
    const texts = tables.flatMap((table, i) => {
      const cell = cells[i];
      return table === null || cell === undefined ? [] : cardTexts(table, sheet, cell, hand);
    });
    return { texts, outlines: [], lines: cutsOf(paper, 2) };
  }
  const [table] = tables;
  const near = cells[1];
  const texts = table === null || table === undefined || near === undefined ? [] : cardTexts(table, sheet, near, hand);
  const lines = cutsOf(paper, 2).map((line) => (line.kind === 'cut' ? { ...line, kind: 'fold' as const } : line));
  return { texts: [...turned(texts, paper), ...texts], outlines: [], lines };
};
