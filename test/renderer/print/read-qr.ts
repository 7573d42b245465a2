/**
 * Reads the smallest QR code (21 modules, letters and digits) from the squares it is drawn of, by ISO/IEC 18004: format, mask, bits in
 * their zigzag. No error correction: what was printed by ourselves has none to correct.
 */

const SIZE = 21;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

const MASKS: readonly ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Corners and timing: no data there. */
const isFunction = (r: number, c: number): boolean =>
  r === 6 || c === 6 || (r < 9 && c < 9) || (r < 9 && c > 12) || (r > 12 && c < 9);

/** @param path squares as `M<column> <row>h1v1h-1z` */
export const readQr = (path: string): string => {
  const squares = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, c, r]) => `${r} ${c}`));
  const dark = (r: number, c: number): boolean => squares.has(`${r} ${c}`);
  // The three bits of the mask stand at places 12 to 10 of the format, beside the upper left corner.
  const mask = MASKS[[2, 3, 4].reduce((sum, c) => 2 * sum + Number(dark(8, c)), 0) ^ ((0x5412 >> 10) & 7)];
  if (mask === undefined) throw new Error('no mask');
  const bits: number[] = [];
  let up = true;
  for (let right = SIZE - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < SIZE; step++) {
      const r = up ? SIZE - 1 - step : step;
      for (const c of [right, right - 1]) if (!isFunction(r, c)) bits.push(Number(dark(r, c) !== mask(r, c)));
    }
    up = !up;
  }
  const take = (count: number): number => bits.splice(0, count).reduce((sum, bit) => 2 * sum + bit, 0);
  if (take(4) !== 2) throw new Error('not letters and digits');
  const length = take(9);
  let text = '';
  while (text.length + 1 < length) {
    const pair = take(11);
    text += `${LETTERS[Math.floor(pair / 45)]}${LETTERS[pair % 45]}`;
  }
  return text.length < length ? `${text}${LETTERS[take(6)]}` : text;
};
