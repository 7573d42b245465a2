/** A list in about equal parts, one for each wall or display, so that the crowd splits [hall-and-print 1.4, 2.3]. */

import type { Block, Listing } from '../sheet.ts';

/** Rows that may be parted from each other stand in blocks of one. */
const loose = (block: Block): readonly Block[] =>
  block.together || block.heading.kind === 'letter' ? [block] : block.rows.map((row) => ({ ...block, rows: [row] }));

const joined = (blocks: readonly Block[]): readonly Block[] => {
  const made: Block[] = [];
  for (const block of blocks) {
    const last = made.at(-1);
    if (last !== undefined && last.heading === block.heading && !block.together) {
      made[made.length - 1] = { ...last, rows: [...last.rows, ...block.rows] };
    } else made.push(block);
  }
  return made;
};

/** Fewer where there are fewer letters than parts. Everybody is in exactly one. */
export const letterParts = (listing: Listing, of: number): readonly Listing[] => {
  const pieces = listing.blocks.flatMap(loose);
  const total = pieces.reduce((sum, { rows }) => sum + rows.length, 0);
  const parts: Block[][] = [];
  let passed = 0;
  for (const piece of pieces) {
    const part = Math.min(of - 1, Math.floor(((passed + piece.rows.length / 2) * of) / Math.max(1, total)));
    passed += piece.rows.length;
    const blocks = parts[part] ?? [];
    parts[part] = blocks;
    blocks.push(piece);
  }
  return parts.flatMap((blocks) => (blocks === undefined ? [] : [{ ...listing, blocks: joined(blocks) }]));
};

export const letterPart = (listing: Listing, { part, of }: { readonly part: number; readonly of: number }): Listing =>
  of === 1 ? listing : (letterParts(listing, of)[part - 1] ?? { ...listing, blocks: [] });
