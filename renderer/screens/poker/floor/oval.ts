/**
 * Where the seats of a table are drawn. The dealer is at the top; seat i of n is at the angle -90 + 360*i/(n+1), without a
 * dealer at -90 + 360*(i-0.5)/n, the y axis down, so that growing numbers run clockwise as on the table. The oval is drawn squarer than an ellipse, and seats that would
 * lie over each other near its foot are moved up along it, so that every name can be read.
 */

export type Spot = {
  /** Share of half the width and height of the oval, from its middle; -1..1. */
  readonly x: number;
  readonly y: number;
};

/** The usual size in pixels: half the box that the middles of the seats lie in, and a seat. */
export const HALF = { width: 64, height: 66 } as const;
export const CHAIR_WIDTH = 66;

/** How tall a seat is so that all have room: more than ten chairs, flatter seats; pixels at the usual size. */
export const chairHeight = (seats: number): number => (seats <= 10 ? 28 : 22);

/** How far from the middle a seat is at least that has another beside it. */
const BESIDE = (CHAIR_WIDTH / 2 + 1) / HALF.width;

const rounded = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power;

const degreesOf = (index: number, seats: number, hasDealer: boolean): number =>
  -90 + (hasDealer ? (360 * (index + 1)) / (seats + 1) : (360 * (index + 0.5)) / seats);

/** The spots of the seats of a table, seat 1 first. */
export const spotsOf = (seats: number, hasDealer = true): readonly Spot[] => {
  const spots = Array.from({ length: seats }, (_, index) => {
    const angle = (degreesOf(index, seats, hasDealer) * Math.PI) / 180;
    const x = rounded(Math.cos(angle), 0.5);
    // Two seats beside each other at head or foot keep apart; one alone at the foot stays in the middle.
    return { x: Math.abs(x) < 0.01 ? 0 : Math.sign(x) * Math.max(Math.abs(x), BESIDE), y: Math.sin(angle) };
  });
  const gap = (chairHeight(seats) + 1) / HALF.height;
  // From the foot upwards on the right side; the left side is its mirror.
  for (let seat = Math.ceil(seats / 2) - 1; seat > 0; seat--) {
    const below = spots[seat];
    const above = spots[seat - 1];
    const mirror = spots[seats - seat];
    if (below === undefined || above === undefined || mirror === undefined) continue;
    if (below.y - above.y >= gap) continue;
    above.y = below.y - gap;
    mirror.y = above.y;
  }
  // What was moved out at the head comes back, and those under it give way downwards.
  let least = -1;
  for (let seat = 0; seat < Math.ceil(seats / 2); seat++) {
    const spot = spots[seat];
    const mirror = spots[seats - 1 - seat];
    if (spot === undefined || mirror === undefined || spot.y >= least) break;
    spot.y = least;
    mirror.y = least;
    least += gap;
  }
  return spots;
};

export const dealerSpot: Spot = { x: 0, y: -1 };
