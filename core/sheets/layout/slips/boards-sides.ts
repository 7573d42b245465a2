/** Who sits at the table of a slip: seat in a tile, number bold, name; beside the lines one below the other, above them in a row. */

import type { BoardsPart } from '../../sheet.ts';
import { type Drawn, type DrawnText, middled, type Outline, write, writeWithin } from '../drawn.ts';
import { type Box, POINT, type } from '../paper.ts';
import { cellText, type Hand, inBoth, written } from '../placed.ts';

const NAME = 12;
const ROLE = 9;
/** Of the room that it shares with the name. */
const MOST_ROLE = 0.5;
const GAP = 2;
export const SIDE_ROW = 6.6;
const MOST_ROW = 13;

const TILE = { size: 0.86, height: 1.16, least: 2.15, corner: 0.2 } as const;
const IN_ROW = 110;

const widthOf = (text: string, points: number, bold: boolean, { measure }: Hand): number =>
  measure(text, { size: points * POINT, bold, lang: null }) * 1.03;

export const laySides = (part: BoardsPart, box: Box, hand: Hand): Drawn => {
  const { sides } = part;
  const { voice } = hand;
  const texts: DrawnText[] = [];
  const outlines: Outline[] = [];
  const inRow = box.width >= IN_ROW || (part.totals.length > 0 && box.width >= 80 && box.height < 2 * SIDE_ROW);
  const width = inRow ? box.width / Math.max(1, sides.length) : box.width;
  const row = inRow ? box.height : Math.min(MOST_ROW, box.height / Math.max(1, sides.length));
  const points = Math.min(NAME, Math.max(ROLE, row / type.line / POINT));
  const size = TILE.size * NAME * POINT;
  const tiles = sides.map(({ seat }) => (seat === null ? '' : voice.say(seat)));
  const tile = Math.max(
    0,
    ...tiles.map((text) => (text === '' ? 0 : widthOf(text, TILE.size * NAME, true, hand) + 0.5 * size)),
  );
  const tileWidth = tile === 0 ? 0 : Math.max(tile, TILE.least * size);
  const numbers = sides.map(({ number }) => cellText(number, voice));
  const numberWidth = Math.max(0, ...numbers.map((text) => widthOf(text, points, true, hand)));
  sides.forEach(({ name, role }, i) => {
    const x = box.x + (inRow ? i * width : 0);
    const y = box.y + (inRow ? 0 : i * row);
    if (tileWidth > 0) {
      const height = TILE.height * size;
      outlines.push({ x, y: y + (row - height) / 2, width: tileWidth, height, radius: TILE.corner * size });
      const place = { x, y, width: tileWidth, size: TILE.size * NAME, least: 9, align: 'center', bold: true } as const;
      texts.push(middled(write(tiles[i] ?? '', place, hand), y, row));
    }
    const ownWidth = inRow ? widthOf(numbers[i] ?? '', points, true, hand) : numberWidth;
    const numberX = x + tileWidth + (tileWidth > 0 ? GAP : 0);
    const number = numbers[i] ?? '';
    if (number !== '') {
      const place = { x: numberX, y, width: ownWidth, size: points, align: 'end', bold: true } as const;
      texts.push(middled(write(number, place, hand), y, row));
    }
    const nameX = numberX + (ownWidth > 0 ? ownWidth + GAP : 0);
    const said = role === null ? '' : inBoth(voice, ({ say }) => say(role));
    const room = x + width - nameX - (inRow ? 2 * GAP : 0);
    const roleWidth = said === '' ? 0 : Math.min(MOST_ROLE * room, widthOf(said, ROLE, false, hand) + GAP);
    const most = room - roleWidth;
    const what = written(name, voice);
    const made = middled(writeWithin(what, { x: nameX, y, width: most, size: points, least: 9 }, row, hand), y, row);
    texts.push(made);
    if (said !== '') {
      const { fitted } = made;
      const used = Math.max(
        ...fitted.lines.map((text) => hand.measure(text, { size: fitted.size, bold: false, lang: null })),
      );
      const place = {
        x: nameX + Math.min(most, used * 1.03) + GAP,
        y,
        width: roleWidth - GAP,
        size: ROLE,
      } as const;
      texts.push(middled(writeWithin(said, place, row, hand), y, row));
    }
  });
  return { texts, outlines, lines: [] };
};
