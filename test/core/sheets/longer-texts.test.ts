import { describe, expect, test } from 'vitest';
import type { Voice } from '../../../core/sheets/layout/laid.ts';
import type { Box } from '../../../core/sheets/layout/paper.ts';
import type { PaperPage } from '../../../core/sheets/layout/paper-look.ts';
import { paperPages } from '../../../core/sheets/layout/paper-pages.ts';
import { documentsOf, waitingFor } from '../../../core/sheets/paper/documents.ts';
import { codeVoice, plainMeasure } from './hall-of-names.ts';
import { sheetsOf } from './printed.ts';
import { familyOf, sampleOf } from './sample-events.ts';

/** Every text of the program 40 % longer, in words that break. */
const longer: Voice = {
  ...codeVoice,
  say: (phrase) => {
    const text = codeVoice.say(phrase);
    return text.length < 3 ? text : `${text} ${'wort'.repeat(Math.ceil(text.length / 10))}`;
  },
};

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

const capitals = (y: number, height: number, size: number) => ({
  y: y + (height - 0.714 * size) / 2,
  height: 0.714 * size,
});

/** The boxes of a page's letters: fitted lines, not the room that they had. */
const inked = (page: PaperPage): readonly (Box & { readonly text: string })[] => {
  const { rows, laid, header, footer, cut } = page;
  const texts = [...header, ...footer, ...(cut?.texts ?? [])].map(({ x, y, width, height, fitted }) => ({
    x,
    // Of digits only capitals are drawn: the line of a table card is much higher.
    ...(/^\d+$/.test(fitted.lines.join('')) ? capitals(y, height, fitted.size) : { y, height }),
    width,
    text: fitted.lines.join(' '),
  }));
  const listed = laid.columns.flatMap((column) =>
    column.rows.flatMap(({ top, row }) =>
      row.texts.map(({ x, y, width, height, fitted }) => ({
        x: rows.x + column.x + x,
        y: rows.y + top + y,
        width,
        height,
        text: fitted.lines.join(' '),
      })),
    ),
  );
  return [...texts, ...listed];
};

/** Headings in two languages, both of ordinary length. */
const both: Voice = { ...codeVoice, also: { ...codeVoice, say: (phrase) => `${codeVoice.say(phrase)} x` } };

const games = ['mahjong', 'duel', 'bridge', 'poker'] as const;
const voices = [
  ['longer texts', longer],
  ['headings in two languages', both],
] as const;

describe.each(games.flatMap((id) => voices.map(([how, voice]) => [id, how, voice] as const)))(
  'L-02, sheets of %s with %s',
  (id, _how, voice) => {
    const tournament = sampleOf(id);
    const family = familyOf(id);
    const waiting = waitingFor(tournament, family, null);
    const documents = documentsOf(family).flatMap((document) =>
      waiting.get(document.id) === null ? [document.id] : [],
    );

    test.each(documents)('%s: nothing leaves the page, nothing stands on anything else', (document) => {
      const look = { paper: 'A4', preset: 'wall', printed: '2026-11-20 14:05', program: 'Seatwright 0.1.0' } as const;
      for (const sheet of sheetsOf(tournament, document, { family })) {
        for (const page of paperPages(sheet, look, { voice, measure: plainMeasure })) {
          const boxes = inked(page);
          const out = boxes.filter(
            ({ x, y, width, height }) =>
              x < 5.9 || y < 5.9 || x + width > page.width - 5.9 || y + height > page.height - 5.9,
          );
          expect(out).toEqual([]);
          const over = boxes.flatMap((box, i) =>
            boxes.slice(i + 1).flatMap((other) => (meet(box, other) ? [`${box.text} × ${other.text}`] : [])),
          );
          expect(over).toEqual([]);
        }
      }
    });
  },
);
