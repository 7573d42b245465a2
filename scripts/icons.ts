/**
 * `node scripts/icons.ts`: the product's icons from the drawing in resources/icons, in the forms that Windows (ico), macOS
 * (icns) and Linux (png) want. Both formats are lists of PNG pictures.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { PNG } from 'pngjs';
import { chromiumFlags, chromiumPath } from '../test/browser/chromium.ts';

const folder = join(import.meta.dirname, '../resources/icons');

type Picture = { readonly size: number; readonly png: Buffer };

/** Kinds of filter of PNG, by what their standard calls them; flat pictures gain from none of them. */
const FILTERS = [0, 1, 2, 4] as const;

/** The same picture in the fewest bytes: a browser writes fast, and an icon is kept for years. */
const smallest = (png: Buffer): Buffer => {
  const picture = PNG.sync.read(png);
  const written = FILTERS.map((filterType) =>
    PNG.sync.write(picture, { filterType, deflateLevel: 9, deflateStrategy: 0 }),
  );
  return [png, ...written].reduce((least, one) => (one.length < least.length ? one : least));
};

const draw = async (browser: Browser, svg: string, size: number): Promise<Picture> => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(`<img src="${source}" style="position:fixed;inset:0;width:${size}px;height:${size}px">`);
  await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return { size, png: smallest(png) };
};

/** The menu of Linux takes the size that fits. */
const LINUX_SIZES: readonly number[] = [16, 32, 48, 64, 128, 256, 512];

/** Windows: a head, an entry of 16 bytes a picture, the pictures. 256 is written as 0. */
const ico = (pictures: readonly Picture[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [no, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * no;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};

/** The kinds of picture in an icns file that hold PNG, by size. */
const MAC_KINDS: readonly (readonly [size: number, kind: string])[] = [
  [16, 'icp4'],
  [32, 'icp5'],
  [64, 'icp6'],
  [128, 'ic07'],
  [256, 'ic08'],
  [512, 'ic09'],
  [1024, 'ic10'],
  // The doubled ones, for screens with twice the points.
  [32, 'ic11'],
  [64, 'ic12'],
  [256, 'ic13'],
  [512, 'ic14'],
];

const part = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(kind, 'ascii');
  head.writeUInt32BE(8 + content.length, 4);
  return Buffer.concat([head, content]);
};

const icns = (pictures: readonly Picture[]): Buffer =>
  part(
    'icns',
    Buffer.concat(
      MAC_KINDS.flatMap(([wanted, kind]) => {
        const found = pictures.find(({ size }) => size === wanted);
        return found === undefined ? [] : [part(kind, found.png)];
      }),
    ),
  );

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] });
const svg = readFileSync(join(folder, 'app.svg'), 'utf8');
const pictures: Picture[] = [];
for (const size of [16, 24, 32, 48, 64, 128, 256, 512, 1024]) pictures.push(await draw(browser, svg, size));
writeFileSync(join(folder, 'app.ico'), ico(pictures.filter(({ size }) => size <= 256)));
writeFileSync(join(folder, 'app.icns'), icns(pictures));
mkdirSync(join(folder, 'linux'), { recursive: true });
for (const { size, png } of pictures)
  if (LINUX_SIZES.includes(size)) writeFileSync(join(folder, 'linux', `${size}x${size}.png`), png);
await browser.close();
