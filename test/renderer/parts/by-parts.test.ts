/** What has a part is drawn by the part. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Files of the screens that write an element themselves. */
const writing = (element: string, files: readonly (readonly [path: string, text: string])[]): readonly string[] =>
  files.filter(([, text]) => new RegExp(`<${element}[\\s>]`).test(text)).map(([path]) => path);

const screens = globSync('renderer/**/*.tsx', { cwd: root }).map(
  (path) => [path, readFileSync(join(root, path), 'utf8')] as const,
);

test('a table is drawn by the part Table, and nowhere by hand', () => {
  expect(writing('table', screens)).toEqual(['renderer/parts/table/table.tsx']);
  expect(writing('table', [['a.tsx', '<table className="mine">']])).toEqual(['a.tsx']);
});

/** Sheets whose classes are everybody's: what several components, their tests or the pages of paper and hall name. */
const shared = [
  'renderer/desk/commands/shortcuts-dialog.css',
  'renderer/desk/shell.css',
  'renderer/games/bridge/pair-name.css',
  'renderer/games/side-sign.css',
  'renderer/hall/picture/clock-picture.css',
  'renderer/hall/picture/hall-page.css',
  'renderer/hall/picture/kiosk-picture.css',
  'renderer/hall/picture/picture.css',
  'renderer/parts/button.css',
  'renderer/parts/disclosure.css',
  'renderer/parts/field/field.css',
  'renderer/print/laid.css',
  'renderer/print/paper-page.css',
  'renderer/print/print-page.css',
  'renderer/round/entry/result-lines.css',
  'renderer/round/entry/results.css',
  'renderer/round/seating/seed-field.css',
  'renderer/round/seating/why-panel.css',
];

test('the style sheet of a component is a module: its names are its own', () => {
  const sheets = globSync('renderer/**/*.css', { cwd: root }).filter((path) => !path.endsWith('.module.css'));
  // Colours, letters and what every element looks like.
  const own = sheets.filter((path) => !/^renderer\/(parts\/look|fonts)\//.test(path));
  expect(own.toSorted()).toEqual(shared);
});
