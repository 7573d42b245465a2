/**
 * How the cards of a round lie in their box [W-1.5]. The first that fits is taken:
 *
 * | step | what |
 * | --- | --- |
 * | 1, 2 | side open: normal, then close; the fewest columns that fit |
 * | 3, 4 | side folded: normal, then close; not where the TO opened the side by hand |
 * | 5 | close, the most columns, scrolled by whole rows |
 *
 * A card has a most width, so columns share the room; one column fewer, which leaves some of it blank, is taken where everything in a
 * card can grow for it. It grows together, in quarters: letters of 13.2 pixels are nobody's. Lengths are CSS pixels at 100 %.
 */

export type CardKind = 'four' | 'pair' | 'duel' | 'pokerList' | 'pokerTile';

type Density = 'normal' | 'close';

/** The body without its padding. */
export type CardBox = {
  /** The width with the side open, and with it folded; the same where the side lies over the cards. */
  readonly width: number;
  readonly folded: number;
  readonly height: number;
  /** The TO opened the side by hand: it stays. */
  readonly keepsSide?: boolean;
};

export type CardFit = {
  readonly columns: number;
  /** Size of a card, with `scale` applied. */
  readonly width: number;
  readonly height: number;
  /** Between columns, and between rows. */
  readonly gap: number;
  readonly rowGap: number;
  readonly density: Density;
  readonly scale: number;
  readonly side: 'open' | 'folded';
  /** Not all rows are seen at once. */
  readonly scrolls: boolean;
};

type Least = { readonly width: number; readonly height: number; readonly gap: number };

const least: { readonly [kind in CardKind]: { readonly [density in Density]: Least } } = {
  four: { normal: { width: 208, height: 129, gap: 8 }, close: { width: 184, height: 106, gap: 6 } },
  pair: { normal: { width: 290, height: 62, gap: 8 }, close: { width: 260, height: 52, gap: 6 } },
  duel: { normal: { width: 200, height: 43, gap: 5 }, close: { width: 150, height: 38, gap: 4 } },
  pokerList: { normal: { width: 200, height: 245, gap: 8 }, close: { width: 170, height: 199, gap: 6 } },
  pokerTile: { normal: { width: 68, height: 51, gap: 5 }, close: { width: 68, height: 51, gap: 5 } },
};

/** Room that each seat above nine takes in a list. */
const SEAT = { normal: 24, close: 19 } as const;

const leastOf = (kind: CardKind, density: Density, chairs: number): Least => {
  const card = least[kind][density];
  return kind === 'pokerList' ? { ...card, height: card.height + (chairs - 9) * SEAT[density] } : card;
};

/** A tile grows up to 142 × 92 [W-9.5]. */
const most = (kind: CardKind) => (kind === 'pokerTile' ? { width: 142, scale: 1.75 } : { width: 440, scale: 1.5 });

const SCALE_STEP = 0.25;

/** The least number of columns in which no card is wider than it may be. */
const leastColumns = (room: number, kind: CardKind, { gap }: Least): number =>
  Math.ceil((room + gap) / (most(kind).width + gap));

const mostColumns = (room: number, { width, gap }: Least): number =>
  Math.max(1, Math.floor((room + gap) / (width + gap)));

const rowsOf = (n: number, columns: number): number => Math.ceil(n / columns);

const heightOf = (rows: number, height: number, gap: number): number => rows * height + Math.max(0, rows - 1) * gap;

type Try = {
  readonly room: number;
  readonly density: Density;
  readonly side: 'open' | 'folded';
  readonly card: Least;
  /** A list of seats is as tall as it wants to be, so that each of its seats is easily hit [W-13.4]. */
  readonly tallest: number;
};

type Chosen = Try & { readonly columns: number };

/** Cards share the width of their column; they grow while rows and columns still fit. */
const laid = (n: number, kind: CardKind, chosen: Chosen, height: number): CardFit => {
  const { density, side, columns, tallest } = chosen;
  const { gap, ...card } = chosen.card;
  const rows = rowsOf(n, columns);
  const share = Math.floor((chosen.room - (columns - 1) * gap) / columns);
  const used = heightOf(rows, card.height, gap);
  const grown = Math.min(share / card.width, height / Math.max(1, used), most(kind).scale);
  const scale = Math.max(1, Math.floor(grown / SCALE_STEP) * SCALE_STEP);
  // Rows that are seen at a time share the height where a card is to be taller.
  const seen = Math.max(1, Math.min(rows, Math.floor((height + gap) / (card.height + gap))));
  const room = Math.floor((height - (seen - 1) * gap) / seen);
  return {
    columns,
    width: Math.min(share, most(kind).width),
    height: Math.max(card.height * scale, Math.min(tallest, room)),
    gap,
    rowGap: gap * scale,
    density,
    scale,
    side,
    scrolls: used > height,
  };
};

const fewestColumns = (n: number, kind: CardKind, { room, card }: Try, height: number): number | null => {
  const last = mostColumns(room, card);
  // A few cards need not fill the row.
  const first = Math.min(Math.max(1, n), leastColumns(room, kind, card), last);
  for (let columns = first; columns <= last; columns++) {
    if (heightOf(rowsOf(n, columns), card.height, card.gap) <= height) return columns;
  }
  return null;
};

/** @param chairs of the largest table, for lists of seats */
export const fitCards = (
  n: number,
  kind: CardKind,
  { width, folded, height, keepsSide = false }: CardBox,
  chairs = 9,
): CardFit => {
  const tried = (side: Try['side'], density: Density): Try => ({
    side,
    density,
    room: side === 'open' ? width : folded,
    card: leastOf(kind, density, chairs),
    tallest: kind === 'pokerList' ? leastOf(kind, 'normal', chairs).height : 0,
  });
  const open = [tried('open', 'normal'), tried('open', 'close')];
  const wider = [tried('folded', 'normal'), tried('folded', 'close')];
  for (const each of keepsSide ? open : [...open, ...wider]) {
    const columns = fewestColumns(n, kind, each, height);
    if (columns === null) continue;
    const fit = laid(n, kind, { ...each, columns }, height);
    const fewer = columns === 1 ? fit : laid(n, kind, { ...each, columns: columns - 1 }, height);
    return !fewer.scrolls && fewer.scale > fit.scale ? fewer : fit;
  }
  const last = tried(keepsSide ? 'open' : 'folded', 'close');
  return laid(n, kind, { ...last, columns: mostColumns(last.room, last.card) }, height);
};
