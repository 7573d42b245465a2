/** Growth as a picture: players across, CPU time up, both in powers of ten. Plain SVG, readable in light and dark. */

export type Curve = { readonly name: string; readonly points: readonly (readonly [players: number, ms: number])[] };

const WIDTH = 720;
const HEIGHT = 440;
const LEFT = 72;
const RIGHT = 170;
const TOP = 24;
const BOTTOM = 48;

const COLOURS = ['#2563a8', '#b3541e', '#3c7a3c', '#7a4d9c'];

const powersBetween = (least: number, most: number): number[] => {
  const first = Math.floor(Math.log10(least));
  const last = Math.ceil(Math.log10(most));
  return Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i));
};

const timeText = (ms: number): string => (ms >= 1_000 ? `${ms / 1_000} s` : `${ms} ms`);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The picture of some curves; points are in CPU milliseconds. */
export const plotGrowth = (curves: readonly Curve[], players: readonly number[]): string => {
  const times = curves.flatMap(({ points }) => points.map(([, ms]) => ms));
  const rows = powersBetween(Math.min(...times), Math.max(...times));
  const [least = 1, most = 10] = [rows[0], rows.at(-1)];
  const [few = 1, many = 10] = [players[0], players.at(-1)];
  const share = (value: number, from: number, to: number): number => Math.log(value / from) / Math.log(to / from);
  const x = (n: number): number => LEFT + share(n, few, many) * (WIDTH - LEFT - RIGHT);
  const y = (ms: number): number => HEIGHT - BOTTOM - share(ms, least, most) * (HEIGHT - TOP - BOTTOM);
  const at = (value: number): string => value.toFixed(1);
  const grid = [
    ...rows.map(
      (ms) =>
        `<line x1="${LEFT}" y1="${at(y(ms))}" x2="${WIDTH - RIGHT}" y2="${at(y(ms))}" stroke="#88888855"/>` +
        `<text x="${LEFT - 8}" y="${at(y(ms) + 4)}" text-anchor="end">${timeText(ms)}</text>`,
    ),
    ...players.map(
      (n) =>
        `<line x1="${at(x(n))}" y1="${TOP}" x2="${at(x(n))}" y2="${HEIGHT - BOTTOM}" stroke="#88888833"/>` +
        `<text x="${at(x(n))}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${n}</text>`,
    ),
  ];
  const lines = curves.map(({ name, points }, i) => {
    const colour = COLOURS[i % COLOURS.length] ?? '';
    const path = points.map(([n, ms], k) => `${k === 0 ? 'M' : 'L'}${at(x(n))} ${at(y(ms))}`).join(' ');
    const dots = points
      .map(([n, ms]) => `<circle cx="${at(x(n))}" cy="${at(y(ms))}" r="3.5" fill="${colour}"/>`)
      .join('');
    const [n, ms] = points.at(-1) ?? [few, least];
    const label = `<text x="${at(x(n) + 9)}" y="${at(y(ms) + 4)}" fill="${colour}">${escaped(name)}</text>`;
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}${label}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="#808080">`,
    '<title>CPU time of a round against the number of players</title>',
    ...grid,
    ...lines,
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">players</text>`,
    '</svg>',
    '',
  ].join('\n');
};
