/**
 * `npm run gallery [-- event …]` takes pictures of the sheets and hall pages of every game into artifacts/gallery, of every screen of the
 * desk into artifacts/gallery/screens, from the built program, and of the parts that screens are made of into artifacts/gallery/parts, each
 * with an index. People look at them one by one; the tests measure. Names of events limit it to their pictures; `desk` means the screens,
 * `parts` the parts.
 */

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDesktop } from '../test/desktop/events.ts';
import { setDisplays } from '../test/electron-double/launch.ts';
import { deskPictures, webp } from './gallery/desk.ts';
import { type Shown, shown } from './gallery/events.ts';
import { hallPictures } from './gallery/hall.ts';
import { indexOf, partsIndex, screensIndex } from './gallery/index-page.ts';
import { paperPictures } from './gallery/paper.ts';
import { partPictures } from './gallery/parts-page.ts';

const folder = join(import.meta.dirname, '../artifacts/gallery');
const home = mkdtempSync(join(tmpdir(), 'seatwright-gallery-'));
const wanted = process.argv.slice(2);
const events = shown.filter(({ id }) => wanted.length === 0 || wanted.includes(id));

const HALL = { width: 1280, height: 720 };

/** Pictures in a folder, with an index of their own. */
const into = async (place: string, take: typeof partPictures, index: typeof screensIndex): Promise<void> => {
  const own = join(folder, place);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  const names: string[] = [];
  await take(async (name, picture) => {
    writeFileSync(join(own, `${name}.webp`), await webp(picture));
    names.push(name);
    process.stdout.write(`${name}\n`);
  });
  writeFileSync(join(own, 'README.md'), index(names));
};

const isOf = ({ id }: Shown, name: string): boolean =>
  name.startsWith(`${id}-`) && !shown.some((other) => other.id.length > id.length && name.startsWith(`${other.id}-`));

mkdirSync(folder, { recursive: true });
if (wanted.length === 0 || wanted.includes('parts')) await into('parts', partPictures, partsIndex);
if (wanted.length === 0 || wanted.includes('desk')) await into('screens', deskPictures, screensIndex);
for (const name of readdirSync(folder).filter((known) => known.endsWith('.webp'))) {
  if (wanted.length === 0 || events.some((event) => isOf(event, name))) rmSync(join(folder, name));
}
const keep = (name: string, picture: Buffer): void => {
  writeFileSync(join(folder, `${name}.webp`), picture);
  process.stdout.write(`${name}\n`);
};
const desktop = await startDesktop(home);
try {
  await desktop.page.setViewportSize({ width: 1366, height: 768 });
  await setDisplays(desktop.app, [
    { id: 1, label: 'Laptop', bounds: { x: 0, y: 0, width: 1366, height: 768 } },
    { id: 2, label: 'Projector', bounds: { x: 1366, y: 0, ...HALL } },
  ]);
  for (const event of events) {
    await event.open(desktop);
    await paperPictures(desktop, event, keep);
    await hallPictures(desktop, event, keep);
  }
} finally {
  await desktop.app.close();
  rmSync(home, { recursive: true, force: true });
}
const names = readdirSync(folder).flatMap((name) => (name.endsWith('.webp') ? [name.slice(0, -'.webp'.length)] : []));
writeFileSync(
  join(folder, 'README.md'),
  indexOf(shown.map((event) => ({ title: event.title, names: names.filter((name) => isOf(event, name)) }))),
);
process.stdout.write(`${names.length} pictures in ${folder}\n`);
