/** Sheets as they are printed: the PDF of a document, its first page as a picture. */

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { families } from '../../core/games/all.ts';
import { documentsOf, waitingFor } from '../../core/sheets/paper/documents.ts';
import { type Desktop, eventNow } from '../../test/desktop/events.ts';
import type { Shown } from './events.ts';

/** Dots of an inch: small letters can still be read. */
const DOTS = 100;

/** Small enough to keep, large enough to see what is wrong. */
const QUALITY = 55;

/** The first page of a PDF as a picture. */
const firstPage = async (bytes: Uint8Array): Promise<Buffer> => {
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await reading.promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: DOTS / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  await reading.destroy();
  return canvas.encode('webp', QUALITY);
};

type Keep = (name: string, picture: Buffer) => void;

/** A picture of every document that can be printed now, or of those that are named. */
export const paperPictures = async (desktop: Desktop, event: Shown, keep: Keep): Promise<void> => {
  const tournament = await eventNow(desktop);
  const family = families[event.family];
  if (family === undefined) throw new Error(event.family);
  const waiting = waitingFor(tournament, family, null);
  const { bilingual = false, preset = 'wall', codes = false } = event.wishes ?? {};
  const wishes = {
    slipsPerPage: null,
    slipNames: true,
    slipCodes: codes,
    order: 'stack' as const,
    cards: 'folded' as const,
    nameCopies: 1,
  };
  const path = join(desktop.home, 'sheet.pdf');
  const wanted = event.documents ?? documentsOf(family).map(({ id }) => id);
  for (const document of wanted.filter((id) => waiting.get(id) === null)) {
    rmSync(path, { force: true });
    await desktop.saveAs(path);
    const job = {
      documents: [document],
      round: null,
      paper: 'A4',
      language: event.language,
      preset,
      bilingual,
      wishes,
    };
    await desktop.value('print.pdf', job as never);
    keep(`${event.id}-${document.replace('.', '-')}`, await firstPage(readFileSync(path)));
  }
};
