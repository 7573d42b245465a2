/** Who sits at the table of a slip: seat in a tile, number bold, name; beside the lines one below the other, above them in a row. */

import type { BoardsPart } from '../../sheet.ts';
import { type Drawn, type DrawnText, middled, write, writeWithin } from '../drawn.ts';
import { type Hand, inBoth } from '../laid.ts';
import { cellText, written } from '../lists/placed.ts';
import { type Box, POINT, type } from '../paper.ts';
import { slipTile, slipTiles } from './slip-tile.ts';

const NAME = 12;
const ROLE = 9;
/** Of the room that it shares with the name. */
const MOST_ROLE = 0.5;
const GAP = 2;
export const SIDE_ROW = 6.6;
const MOST_ROW = 13;

const IN_ROW = 110;

export const widthOf = (text: string, points: number, bold: boolean, { measure }: Hand): number =>
  measure(text, { size: points * POINT, bold, lang: null }) * 1.03;

export const laySides = (part: BoardsPart, box: Box, hand: Hand): Drawn => {
  const { sides } = part;
  const { voice } = hand;
  const texts: DrawnText[] = [];
  const inRow = box.width >= IN_ROW || (part.totals.length > 0 && box.width >= 80 && box.height < 2 * SIDE_ROW);
  const width = inRow ? box.width / Math.max(1, sides.length) : box.width;
  const row = inRow ? box.height : Math.min(MOST_ROW, box.height / Math.max(1, sides.length));
  const points = Math.min(NAME, Math.max(ROLE, row / type.line / POINT));
  const tiles = slipTiles(
    sides.flatMap(({ seat }) => seat ?? []),
    NAME,
    hand,
  );
  const numbers = sides.map(({ number }) => cellText(number, voice));
  const numberWidth = Math.max(0, ...numbers.map((text) => widthOf(text, points, true, hand)));
  sides.forEach(({ seat, name, role }, i) => {
    const x = box.x + (inRow ? i * width : 0);
    const y = box.y + (inRow ? 0 : i * row);
    if (seat !== null) texts.push(slipTile(seat, { x, y, height: row }, tiles, hand));
    const ownWidth = inRow ? widthOf(numbers[i] ?? '', points, true, hand) : numberWidth;
    const numberX = x + tiles.width + (tiles.width > 0 ? GAP : 0);
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
  return { texts, outlines: [], lines: [] };
};
