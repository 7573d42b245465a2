/**
 * What those see who do not see all colours: the marks of a screen, looked at through the browser's own
 * simulations. Colours may fall together; words, shapes and outlines must remain, and must stand out from their ground.
 */

import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright';

const eyes = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

/**
 * Marks that tell a state, the attribute that holds the state, and whether their words are of the state: those of a choice or of a
 * chair are not, whoever is chosen or sits there. Marks of one kind are compared with each other.
 */
const KINDS = [
  ['.badge', 'data-tone', true],
  ['.notice', 'data-tone', true],
  ['[class*=_tile_]', 'data-tone', true],
  ['[class*=_floorCard_]', 'data-kind', true],
  ['[class*=_chairTag_]', 'data-kind', true],
  ['[class*=_chair_]', 'data-state', false],
  ['[class*=_segment_]', 'aria-checked', false],
  ['[class*=_railItem_]', 'aria-current', false],
] as const;

export type Mark = {
  readonly kind: string;
  readonly state: string;
  /** What is left of it without colour: its letters, its shapes and the kind of its outline. */
  readonly shape: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** The marks in sight. */
const marksOn = (page: Page): Promise<readonly Mark[]> =>
  page.evaluate(
    (kinds) =>
      kinds.flatMap(([kind, holds, speaks]) =>
        [...document.querySelectorAll<HTMLElement>(kind)].flatMap((mark) => {
          const { x, y, width, height } = mark.getBoundingClientRect();
          const middle = document.elementFromPoint(x + width / 2, y + height / 2);
          const isWhole = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
          if (!isWhole || width < 2 || middle === null || !(mark.contains(middle) || middle.contains(mark))) return [];
          const icons = [...mark.querySelectorAll('svg')].map((icon) => icon.getAttribute('class') ?? '');
          const { borderTopStyle, borderTopWidth, boxShadow, fontStyle, fontWeight } = getComputedStyle(mark);
          const letters = (mark.textContent ?? '').replace(/[\d\s]/g, '');
          const words = speaks ? letters : letters === '' ? 'empty' : 'words';
          const outline = `${borderTopStyle} ${borderTopWidth} ${boxShadow.replace(/(rgba?|oklch|color)\([^)]*\)/g, '')}`;
          const shape = [words, ...(kind === '[class*=_railItem_]' ? [] : icons), outline, fontStyle, fontWeight].join(
            ' ',
          );
          return [{ kind, state: mark.getAttribute(holds) ?? '', shape, box: { x, y, width, height } }];
        }),
      ),
    KINDS,
  );

/** Marks of one kind whose states differ and whose shapes do not. */
export const mistakable = (marks: readonly Mark[]): readonly string[] => [
  ...new Set(
    marks.flatMap((one) =>
      marks
        .filter(({ kind, state, shape }) => kind === one.kind && shape === one.shape && state < one.state)
        .map(({ state }) => `${one.kind}: ${state} and ${one.state} are both ${one.shape}`),
    ),
  ),
];

const light = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The marks whose darkest and lightest parts differ by less than 3 to 1 for these eyes. */
const faint = async (page: Page, marks: readonly Mark[], type: (typeof eyes)[number]): Promise<readonly string[]> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
  const { data: picture } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true });
  const image = await loadImage(Buffer.from(picture, 'base64'));
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await devtools.detach();
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return marks.flatMap(({ kind, state, shape, box }) => {
    const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
    const { data } = context.getImageData(x, y, Math.ceil(box.width), Math.ceil(box.height));
    const lights: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
      lights.push(0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b));
    }
    const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    return contrast >= 3 ? [] : [`${type}, ${kind} ${state} ${shape}: ${contrast.toFixed(1)}`];
  });
};

/** What the screen says now is painted: the frame in which it was laid out is over. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/**
 * The marks in sight, and those that some eyes hardly see. A notice that comes, goes or moves while it is looked at is looked at
 * again where it is then.
 */
export const lookedAt = async (
  page: Page,
): Promise<{ readonly marks: readonly Mark[]; readonly unseen: readonly string[] }> => {
  const marks = await marksOn(page);
  await painted(page);
  const unseen: string[] = [];
  for (const type of eyes) unseen.push(...(await faint(page, marks, type)));
  const isStill = JSON.stringify(await marksOn(page)) === JSON.stringify(marks);
  return isStill ? { marks, unseen } : lookedAt(page);
};
