/**
 * Where the seats of a table are drawn. The dealer is at the top; seat i of n is at the angle -90 + 360*i/(n+1), without a
 * dealer at -90 + 360*(i-0.5)/n, the y axis down, so that growing numbers run clockwise as on the table [poker 9].
 *
 * The angles are exact for every number of seats. What gives way where names would lie over each other is the distance from
 * the middle: a seat beside another one at head or foot moves outwards on its ray until both have room.
 */

export type Spot = {
  /** Halves of the oval's width and height from its middle, to the right and down. */
  readonly x: number;
  readonly y: number;
};

export type Oval = {
  readonly spots: readonly Spot[];
  /** Highest and lowest point of seats and rim, in halves of the oval's height from its middle. */
  readonly top: number;
  readonly bottom: number;
  /** Half the oval's height at the usual size, in pixels. */
  readonly half: number;
  /** The felt reaches to the seats that were moved outwards. */
  readonly felt: { readonly top: number; readonly bottom: number };
  /** Upper edge of the dealer's mark: at the head of the felt, below the seats beside it where they leave no room. */
  readonly dealer: number;
};

/** At the usual size, in pixels: half the width of the oval, and a seat. */
export const HALF_WIDTH = 64;
export const CHAIR_WIDTH = 66;

/** How tall a seat is so that all have room, in pixels at the usual size: of more than ten, one line each. */
export const chairHeight = (seats: number): number => (seats <= 9 ? 28 : seats === 10 ? 27 : 20);

/** The dealer's mark at the usual size, in pixels. */
const DEALER_WIDTH = 50;

/** Pixels between two seats. */
const APART = 1;

/** Halves of the height that are tried, in pixels, and the height that most tables have: taller ones are made only if they must. */
const LOWEST = 20;
const HIGHEST = 62;
const STEP = 0.5;
const USUAL_HEIGHT = 118;

type Ray = { readonly cos: number; readonly sin: number; readonly least: number; readonly most: number };

const degreesOf = (index: number, seats: number, hasDealer: boolean): number =>
  -90 + (hasDealer ? (360 * (index + 1)) / (seats + 1) : (360 * (index + 0.5)) / seats);

/** The ray of a seat, and how far out on it the seat may be: clear of its mirror image, not wider than the oval. */
const rayOf = (index: number, seats: number, hasDealer: boolean): Ray => {
  const turn = (degreesOf(index, seats, hasDealer) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  if (Math.abs(cos) < 1e-9) return { cos: 0, sin: Math.sign(sin), least: 0, most: Number.POSITIVE_INFINITY };
  return {
    cos,
    sin: Math.abs(sin) < 1e-9 ? 0 : sin,
    least: (CHAIR_WIDTH + APART) / 2 / (HALF_WIDTH * cos),
    most: 1 / cos,
  };
};

/** How far the seats above or below the middle are out, those next to the middle first; null where they find no room. */
const spread = (rays: readonly Ray[], half: number, from: number, gap: number): readonly number[] | null => {
  let next = from;
  const out: number[] = [];
  for (const { sin, least, most } of rays) {
    const rise = half * Math.abs(sin);
    const far = Math.max(1, least, next / rise);
    if (far > most + 1e-9) {
      if (next / rise > most + 1e-9 || least > most + 1e-9) return null;
      out.push(most);
      next = rise * most + gap;
    } else {
      out.push(far);
      next = rise * far + gap;
    }
  }
  return out;
};

/** Where the first seats above and below the middle begin, so that they have room between them: down, up. */
const firstRises = (
  down: Ray | undefined,
  up: Ray | undefined,
  half: number,
  gap: number,
): readonly [number, number] => {
  const near = (ray: Ray) => half * Math.abs(ray.sin) * Math.min(Math.max(1, ray.least), ray.most);
  const far = (ray: Ray) => half * Math.abs(ray.sin) * ray.most;
  if (down === undefined || up === undefined) return [0, 0];
  const lack = Math.max(0, gap - near(down) - near(up));
  const below = Math.min(far(down), near(down) + lack / 2);
  const above = Math.min(far(up), Math.max(near(up), gap - below));
  return [Math.max(below, gap - above), above];
};

type Half = { readonly rays: readonly Ray[]; readonly out: readonly number[] };

/** The right half of a table whose oval is so high; null where its seats find no room. The left half mirrors it. */
const rightHalf = (seats: number, hasDealer: boolean, half: number): Half | null => {
  const rays = Array.from({ length: Math.ceil(seats / 2) }, (_, index) => rayOf(index, seats, hasDealer));
  const gap = chairHeight(seats) + APART;
  const up = rays.filter(({ sin }) => sin < 0).reverse();
  const level = rays.filter(({ sin }) => sin === 0);
  const down = rays.filter(({ sin }) => sin > 0);
  const [below, above] = level.length > 0 ? [gap, gap] : firstRises(down[0], up[0], half, gap);
  const outDown = spread(down, half, below, gap);
  const outUp = spread(up, half, above, gap);
  if (outDown === null || outUp === null) return null;
  return { rays, out: [...outUp.toReversed(), ...level.map(() => 1), ...outDown] };
};

const extent = ({ rays, out }: Half): { readonly top: number; readonly bottom: number } => {
  const rises = rays.map(({ sin }, index) => sin * (out[index] ?? 1));
  return { top: Math.min(-1, ...rises), bottom: Math.max(1, ...rises) };
};

const strain = ({ out }: Half): number => out.reduce((sum, far) => sum + Math.abs(far - 1), 0);

const made = new Map<string, Oval>();

/** The seats of a table, seat 1 first: on their rays, as near to the rim as all find room. */
export const ovalOf = (seats: number, hasDealer = true): Oval => {
  const key = `${seats} ${hasDealer}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  let best: { readonly half: number; readonly right: Half; readonly height: number; readonly strain: number } | null =
    null;
  for (let half = LOWEST; half <= HIGHEST; half += STEP) {
    const right = rightHalf(seats, hasDealer, half);
    if (right === null) continue;
    const { top, bottom } = extent(right);
    const height = Math.max(USUAL_HEIGHT, (bottom - top) * half);
    const found = { half, right, height, strain: strain(right) };
    const isBetter =
      best === null || height < best.height - 1e-9 || (height <= best.height + 1e-9 && found.strain <= best.strain);
    if (isBetter) best = found;
  }
  if (best === null) throw new Error(`no oval has room for ${seats} seats`);
  const { rays, out } = best.right;
  const right = rays.map(({ cos, sin }, index): Spot => {
    const far = out[index] ?? 1;
    return { x: cos * far, y: sin * far };
  });
  const left = right.slice(0, Math.floor(seats / 2)).map(({ x, y }): Spot => ({ x: -x, y }));
  const { half } = best;
  const reach = extent(best.right);
  const chair = chairHeight(seats) / 2 / half;
  const felt = { top: Math.min(-1, reach.top + chair), bottom: Math.max(1, reach.bottom - chair) };
  const first = right[0] ?? { x: 1, y: 0 };
  const isCrowded = first.x * HALF_WIDTH - CHAIR_WIDTH / 2 < DEALER_WIDTH / 2 && first.y < felt.top + 2 * chair;
  const dealer = isCrowded ? Math.max(felt.top, first.y + chair) : felt.top;
  const oval: Oval = { spots: [...right, ...left.reverse()], half, ...reach, felt, dealer };
  made.set(key, oval);
  return oval;
};
