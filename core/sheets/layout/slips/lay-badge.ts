/** A name badge: the name as large as it fits, where its bearer is from and the number small, the own page as a code. */

import type { Badge, BadgeSheet } from '../../sheet.ts';
import { CODE, type Drawn, middled, writeWhole, writeWithin } from '../drawn.ts';
import type { Hand } from '../laid.ts';
import { type Box, POINT, type } from '../paper.ts';

/** 105 by 74 mm on A4: what common holders take. */
export const BADGES = 8;

/** Points. */
const NAME = { size: 30, least: 12 } as const;
const SMALL = { size: 12, least: 9 } as const;

const lines = (count: number): number => count * SMALL.size * POINT * type.line;

export const layBadge = (badge: Badge, box: Box, { event }: BadgeSheet, hand: Hand): Drawn => {
  const beside = badge.code === null ? box.width : box.width - CODE.side - CODE.quiet;
  const number =
    badge.number === null ? [] : [hand.voice.say({ code: 'sheets.guide.number', params: { number: badge.number } })];
  const top = writeWithin(event, { ...SMALL, x: box.x, y: box.y, width: box.width }, lines(1), hand);
  const height = Math.max(lines(2), badge.code === null ? 0 : CODE.side);
  const foot = { x: box.x, y: box.y + box.height - height, width: beside };
  // The names of clubs keep their direction from the text around them.
  const from = [...badge.from.map((text) => `\u2068${text}\u2069`), ...number].join(' · ');
  const below = writeWithin(from, { ...SMALL, ...foot }, lines(2), hand);
  const room = { y: box.y + lines(1), height: box.height - lines(1) - height };
  const name = writeWhole(
    badge.name,
    { ...NAME, x: box.x, y: room.y, width: box.width, align: 'center', bold: true },
    room.height,
    hand,
  );
  return {
    texts: [top, middled(name, room.y, room.height), { ...below, y: box.y + box.height - below.height }],
    outlines: [],
    lines: [],
    codes:
      badge.code === null
        ? []
        : [{ x: box.x + box.width - CODE.side, y: box.y + box.height - CODE.side, side: CODE.side, text: badge.code }],
  };
};
