// @module-tag long
/** Every text and every box of every slip, on every paper, with the words of the program and the worst names [L-7.1] [fault H-14]. */

import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../../core/languages.ts';
import type { Drawn, DrawnText } from '../../../../core/sheets/layout/drawn.ts';
import type { Voice } from '../../../../core/sheets/layout/laid.ts';
import { type Box, type Paper, POINT, paperSizes } from '../../../../core/sheets/layout/paper.ts';
import type { PaperPage } from '../../../../core/sheets/layout/paper-look.ts';
import { paperPages } from '../../../../core/sheets/layout/paper-pages.ts';
import { type SlipPaper, slipPapers } from '../../../../core/sheets/layout/slips/slip-paper.ts';
import { waitingFor } from '../../../../core/sheets/paper/documents.ts';
import type { SheetWishes } from '../../../../core/sheets/paper/job.ts';
import type { Sheet } from '../../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { hostileNames, plainMeasure } from '../hall-of-names.ts';
import { sheetsOf } from '../printed.ts';
import { familyOf, sampleOf } from '../sample-events.ts';
import { voiceIn } from '../spoken-words.ts';

const PROGRAM = 'Seatwright 0.1.0';
const DATA = 9;
const FOOTER = 7;

const games = ['mahjong', 'duel', 'bridge', 'poker'] as const;
type GameOf = (typeof games)[number];

/** A letter needs less room than a number of points; what is written in by 1-v-1 and mahjong is a number or a name. */
const NARROWEST: { readonly [game in GameOf]: number } = { mahjong: 25, duel: 25, bridge: 12, poker: 25 };

/** The number of a board is printed, a mark of a seat is a figure or a tick. */
const NARROW_ON_ROLL: { readonly [game in GameOf]: number } = { mahjong: 18, duel: 18, bridge: 8, poker: 25 };

const withNames = (tournament: Tournament, names: readonly string[]): Tournament => ({
  ...tournament,
  name: names === hostileNames ? 'Чемпионат «по» риичи & Cup '.repeat(4).trim() : tournament.name,
  entrants: tournament.entrants.map((entrant, i) => {
    const name = names[i] ?? entrant.name;
    const members = entrant.members?.map((member, at) => names[i + at] ?? member);
    return { ...entrant, name, familyName: '', givenName: '', ...(members === undefined ? {} : { members }) };
  }),
});

const bridgeOf = (kind: 'pairs' | 'teams', boardsPerRound: number): Tournament => {
  const sample = sampleOf('bridge');
  return { ...sample, rules: { ...(sample.rules as object), kind, ranking: 'vp', boardsPerRound } };
};

/** Events with the documents that are slips. */
const events: readonly (readonly [string, GameOf, Tournament, readonly string[]])[] = [
  ['mahjong', 'mahjong', sampleOf('mahjong'), ['slips', 'blankSlips']],
  ['1-v-1', 'duel', sampleOf('duel'), ['slips', 'blankSlips']],
  ...([1, 4, 8, 16] as const).flatMap((boards) =>
    (['pairs', 'teams'] as const).map(
      (kind) =>
        [`bridge, ${kind}, ${boards} boards`, 'bridge', bridgeOf(kind, boards), ['slips', 'blankSlips']] as const,
    ),
  ),
  ['poker', 'poker', sampleOf('poker'), ['seatSlips', 'openSlips'].map((id) => `poker.${id}`)],
];

const voices: readonly (readonly [string, Language, Voice])[] = [
  ...languages.map((language) => [language, language, voiceIn(language)] as const),
  ['en and ru', 'en', { ...voiceIn('en'), also: voiceIn('ru') }],
];

const drawnOn = ({ cut }: PaperPage): Drawn => {
  if (cut === null) throw new Error('no slip');
  return cut;
};

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

const wordsOf = ({ fitted }: DrawnText): string => fitted.lines.join(' ');
const points = ({ fitted }: DrawnText): number => fitted.size / POINT;

/** The stamp, and the words under the scale of a team slip, which stand beside the stamp. */
const isFooter = (text: DrawnText): boolean => /Seatw|^VP /.test(wordsOf(text));

/** Nothing is printed where somebody is to write. Tiles have round corners. */
const writtenIn = ({ texts, outlines }: Drawn): readonly Box[] =>
  outlines.filter((box) => box.radius === undefined && !texts.some((text) => meet(text, box)));

const tooSmall = (page: PaperPage): readonly string[] =>
  drawnOn(page).texts.flatMap((text) => {
    const floor = isFooter(text) ? FOOTER : DATA;
    return points(text) < floor - 1e-6 ? [`${points(text).toFixed(1)} pt: ${wordsOf(text)}`] : [];
  });

const tooWide = (page: PaperPage): readonly string[] =>
  drawnOn(page).texts.flatMap(({ fitted: { lines, size, stretch }, width, bold, lang }) =>
    lines.filter((line) => plainMeasure(line, { size, bold, lang }) * stretch > width + 1e-6),
  );

type Edges = { readonly side: number; readonly top: number; readonly text: number; readonly box: number };

/** A printer of rolls prints 72 mm of 80 and 48 of 58. */
const edgesOf = ({ form, width }: PaperPage): Edges =>
  form.startsWith('roll')
    ? { side: width === 80 ? 4 : 5, top: 3, text: 3.9, box: 4 }
    : { side: 6, top: 6, text: 6, box: 12 };

const offThePage = (page: PaperPage): readonly string[] => {
  const { width, height } = page;
  const { texts } = drawnOn(page);
  const written = writtenIn(drawnOn(page));
  const edges = edgesOf(page);
  const out = ({ x, y, width: w, height: h }: Box, bottom: number) =>
    x < edges.side - 0.01 ||
    y < edges.top - 0.01 ||
    x + w > width - edges.side + 0.01 ||
    y + h > height - bottom + 0.01;
  return [
    ...texts.filter((text) => out(text, edges.text)).map(wordsOf),
    ...written
      .filter((box) => out(box, edges.box))
      .map(({ y, height: h }) => `box to ${(height - y - h).toFixed(2)} mm`),
  ];
};

/** Where the letters are: a line is a quarter higher than its type, and a box wider than its words. */
const inkOf = ({ x, y, width, height, align, bold, lang, fitted: { lines, size, stretch } }: DrawnText): Box => {
  const wide = Math.max(...lines.map((line) => plainMeasure(line, { size, bold, lang }) * stretch));
  const left = align === 'end' ? x + width - wide : align === 'center' ? x + (width - wide) / 2 : x;
  return { x: left, y: y + size / 8, width: wide, height: height - size / 4 };
};

const onEachOther = (page: PaperPage): readonly string[] => {
  const inks = drawnOn(page).texts.map((text) => ({ ...inkOf(text), said: wordsOf(text) }));
  return inks.flatMap((text, i) =>
    inks.slice(i + 1).flatMap((other) => (meet(text, other) ? [`${text.said} × ${other.said}`] : [])),
  );
};

const unwritable = (page: PaperPage, least: number): readonly Box[] =>
  writtenIn(drawnOn(page)).filter(({ width, height }) => height < 9 - 1e-6 || width < least - 1e-6);

/** Names of boxes and facts: all that is said alike on a slip and is no number. */
const labelsOf = (sheet: Sheet, voice: Voice): readonly string[] => {
  const said = (code: string) =>
    [voice, ...(voice.also === undefined ? [] : [voice.also])].map(({ say }) => say({ code }));
  if (sheet.kind === 'slips') {
    const { beside, below, labels } = sheet.form;
    return [...beside, ...below].flatMap(({ code, label }) => said(label?.code ?? `${labels}.slips.${code}`));
  }
  if (sheet.kind !== 'handouts') return [];
  return sheet.handouts.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.kind === 'facts'
        ? part.facts.flatMap(({ label }) => said(label.code))
        : part.kind === 'boards'
          ? [...part.groups.flatMap(({ boxes }) => boxes.map(({ label }) => label)), ...part.signatures].flatMap(
              ({ code }) => said(code),
            )
          : [],
    ),
  );
};

const sizesOfLabels = (page: PaperPage, sheet: Sheet, voice: Voice): readonly string[] => {
  const labels = new Set(labelsOf(sheet, voice));
  const sizes = drawnOn(page).texts.flatMap((text) => (labels.has(wordsOf(text)) ? [points(text).toFixed(2)] : []));
  return [...new Set(sizes)];
};

/** Rolls and labels are the same whatever the lists are printed on. */
const papersOf = (paper: Paper): readonly SlipPaper[] =>
  paper === 'A4' ? slipPapers : slipPapers.filter((id) => id === 'sheet');

const wishesOf = (sheet: Sheet, slipPaper: SlipPaper): readonly Partial<SheetWishes>[] => {
  const choices = sheet.kind === 'slips' ? sheet.form.perPage : sheet.kind === 'handouts' ? sheet.choices : [];
  return (slipPaper === 'sheet' ? choices : choices.slice(0, 1)).flatMap((count) =>
    [
      { slipCodes: false, slipBox: false },
      ...(sheet.document === 'slips' ? [{ slipCodes: true, slipBox: false }] : []),
      ...(sheet.kind === 'slips' ? [{ slipCodes: false, slipBox: true }] : []),
    ].map((wished) => ({ ...wished, slipPaper, slipsPerPage: count, perPage: { [sheet.document]: count } })),
  );
};

describe.each(events)('[L-7.1] slips of %s', (_, game, event, documents) => {
  const family = familyOf(game);
  const people = [event, withNames(event, hostileNames)];

  test.each(
    voices.flatMap(([said, language, voice]) => paperSizes.map((paper) => [said, paper, language, voice] as const)),
  )(
    'in %s on %s: no text below its floor, no box too small or too low, nothing on anything else',
    (_said, paper: Paper, language, voice) => {
      let measured = 0;
      for (const tournament of people) {
        const waiting = waitingFor(tournament, family, null);
        for (const document of documents) {
          if (waiting.get(document) !== null) continue;
          const [usual] = sheetsOf(tournament, document, { family });
          for (const wishes of papersOf(paper).flatMap((id) => (usual === undefined ? [] : wishesOf(usual, id)))) {
            for (const sheet of sheetsOf(tournament, document, { family, wishes })) {
              const look = { paper, preset: 'wall', printed: '2026-11-20 14:05', program: PROGRAM } as const;
              for (const page of paperPages(sheet, look, { voice, measure: plainMeasure })) {
                measured += drawnOn(page).texts.length;
                const found = {
                  tooSmall: tooSmall(page),
                  tooWide: tooWide(page),
                  offThePage: offThePage(page),
                  onEachOther: onEachOther(page),
                  unwritable: unwritable(page, page.form.startsWith('roll') ? NARROW_ON_ROLL[game] : NARROWEST[game]),
                  labels: sizesOfLabels(page, sheet, voice).slice(1),
                };
                expect(found, `${document} ${JSON.stringify(wishes)} ${language}`).toEqual({
                  tooSmall: [],
                  tooWide: [],
                  offThePage: [],
                  onEachOther: [],
                  unwritable: [],
                  labels: [],
                });
              }
            }
          }
        }
      }
      expect(measured).toBeGreaterThan(100);
    },
  );
});
