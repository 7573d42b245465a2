/** Hall pages as a projector shows them. */

import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright';
import { families } from '../../core/games/all.ts';
import { viewsOf } from '../../core/sheets/hall/hall-views.ts';
import type { Desktop } from '../../test/desktop/events.ts';
import type { Shown } from './events.ts';

const QUALITY = 60;

const webp = async (png: Buffer): Promise<Buffer> => {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.encode('webp', QUALITY);
};

/** A window that nothing moves in may give no frame: asked again in front. */
const taken = async (window: Page, tries = 3): Promise<Buffer> => {
  await window.bringToFront();
  try {
    return await window.screenshot({ type: 'png', timeout: 8000 });
  } catch (fault) {
    if (tries === 0) throw fault;
    return taken(window, tries - 1);
  }
};

/** Time for a view to come in and for its changes to have moved. Milliseconds. */
const COMING = 1200;

const settled = async (window: Page): Promise<void> => {
  await window.waitForTimeout(COMING);
  await window.evaluate(() => document.fonts.ready);
};

const MESSAGE = 'Lunch until 14:00\nОбед до 14:00';

type Keep = (name: string, picture: Buffer) => void;

/** A picture of every view of the hall, or of those that are named. */
export const hallPictures = async (desktop: Desktop, event: Shown, keep: Keep): Promise<void> => {
  const family = families[event.family];
  if (family === undefined) throw new Error(event.family);
  const views = event.views ?? viewsOf(family);
  if (views.length === 0) return;
  const { settings } = await desktop.value('app.info', {} as never);
  await desktop.value('app.set', { hall: { ...settings.hall, language: event.language } });
  await desktop.value('hall.open', { hall: 1, display: '2' });
  const window = desktop.app.windows().find((page) => page.url().includes('hall='));
  if (window === undefined) throw new Error('the hall did not open');
  for (const view of views) {
    const screen = { view, hold: true, message: MESSAGE };
    await desktop.value('hall.show', { hall: 1, ...screen } as never);
    await settled(window);
    keep(`${event.id}-hall-${view.replace('.', '-')}`, await webp(await taken(window)));
  }
  await desktop.value('hall.close', { hall: 1 });
  await desktop.page.bringToFront();
};
