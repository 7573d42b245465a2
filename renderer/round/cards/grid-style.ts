import type { CSSProperties } from 'react';
import type { CardFit } from './fit-cards.ts';

/** Size of the letters on a card that has not grown [W-1.6]. Pixels. */
const LETTERS = { normal: 13, close: 12 } as const;

/** The grid that cards lie in, as `fitCards` laid them. */
export const gridStyle = ({ columns, width, height, gap, rowGap, density, scale }: CardFit): CSSProperties => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, ${width}px))`,
  gridAutoRows: `${height}px`,
  gap: `${rowGap}px ${gap}px`,
  fontSize: `${LETTERS[density] * scale}px`,
});
