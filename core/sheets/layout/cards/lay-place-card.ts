/** A name that stands on the table: folded in the middle, so that both sides of the table read it. Nothing else is as large. */

import type { PlaceCard } from '../../sheet.ts';
import { cellsOf, cutsOf, type Line, slipsOn } from '../cut-paper.ts';
import { type Drawn, type DrawnText, lineOf, middled, writeWhole, writeWithin } from '../drawn.ts';
import { widthOf } from '../handout-parts.ts';
import type { Hand } from '../laid.ts';
import { type Box, type Paper, papers } from '../paper.ts';
import { slipTile, slipTiles } from '../slips/slip-tile.ts';

/** 105 by 50 mm when it stands, of A4. */
const PER_PAGE = 6;

const ROWS = 3;

export const placeCardsOn = (paper: Paper): number => slipsOn(paper, PER_PAGE);

/** Points. */
const NAME = { size: 40, least: 12 } as const;
const PLACE = { size: 18, least: 9 } as const;
const GAP = 3;
const FROM_FOLD = 5;

const placeTexts = ({ place }: PlaceCard, box: Box, hand: Hand): readonly DrawnText[] => {
  if (place === null) return [];
  const height = lineOf(PLACE.size);
  const y = box.y + box.height - height;
  const { seat } = place;
  const tiles = slipTiles(seat === null ? [] : [seat], PLACE.size, hand);
  const beside = seat === null ? 0 : tiles.width + GAP;
  const said = hand.voice.say({ code: 'sheets.slip.table', params: { table: place.table } });
  const width = Math.min(widthOf(said, PLACE.size, true, hand), box.width - beside);
  const x = box.x + (box.width - width - beside) / 2;
  const table = writeWithin(said, { x, y, width, ...PLACE, bold: true }, height, hand);
  return [
    middled(table, y, height),
    ...(seat === null ? [] : [slipTile(seat, { x: x + width + GAP, y, height }, tiles, hand)]),
  ];
};

const turnedAbout = (text: DrawnText, { x, width }: Box, fold: number): DrawnText => ({
  ...text,
  x: 2 * x + width - text.x - text.width,
  y: 2 * fold - text.y - text.height,
  turned: true,
});

/** `fold`: in the middle of the card; its cell may reach further on one side. */
const layPlaceCard = (card: PlaceCard, cell: Box, fold: number, hand: Hand): readonly DrawnText[] => {
  // The turned half may reach as near to the edge of the sheet as the upright one, no nearer.
  const below = Math.min(cell.y + cell.height - fold, fold - cell.y);
  const box = { ...cell, y: fold + FROM_FOLD, height: below - FROM_FOLD };
  const place = placeTexts(card, box, hand);
  const room = box.height - (place.length === 0 ? 0 : lineOf(PLACE.size) + GAP);
  const at = { ...NAME, x: box.x, y: box.y, width: box.width, align: 'center', bold: true } as const;
  const near = [middled(writeWhole(card.name, at, room, hand), box.y, room), ...place];
  return [...near.map((text) => turnedAbout(text, box, fold)), ...near];
};

export const layPlaceCards = (cards: readonly (PlaceCard | null)[], paper: Paper, hand: Hand): Drawn => {
  const perPage = placeCardsOn(paper);
  const cells = cellsOf(paper, perPage);
  const { width, height } = papers[paper];
  const folds = Array.from({ length: ROWS }, (_, row) => ((row + 0.5) * height) / ROWS);
  const columns = perPage / ROWS;
  const texts = cards.flatMap((card, i) => {
    const [cell, fold] = [cells[i], folds[Math.floor(i / columns)]];
    return card === null || cell === undefined || fold === undefined ? [] : layPlaceCard(card, cell, fold, hand);
  });
  const folded = folds.map((y): Line => ({ x1: 0, y1: y, x2: width, y2: y, kind: 'fold' }));
  return { texts, outlines: [], lines: [...cutsOf(paper, perPage), ...folded] };
};
