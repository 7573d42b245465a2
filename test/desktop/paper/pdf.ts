/** What is in a PDF, read by pdf.js: pages, texts with their places and sizes, fonts, and what a reader aloud is told. */

import { createCanvas } from '@napi-rs/canvas';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Millimetres from the upper left corner of the page; size in points. */
export type PdfText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
};

type PdfFont = { readonly name: string; readonly embedded: boolean; readonly isType3: boolean };

export type PdfPage = {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
  readonly fonts: readonly PdfFont[];
  /** Roles of the structure tree, each as often as it stands there. */
  readonly roles: readonly string[];
};

export type Pdf = {
  readonly pages: readonly PdfPage[];
  readonly title: string;
  readonly language: string;
};

/** So many pages are read for their fonts and their structure. */
const FONTS_ON = 3;

const MILLIMETRE = 72 / 25.4;

type StructNode = { readonly role?: string; readonly children?: readonly StructNode[] };

const rolesIn = (node: StructNode | null): string[] =>
  node === null ? [] : [...(node.role === undefined ? [] : [node.role]), ...(node.children ?? []).flatMap(rolesIn)];

const textsOf = async (page: PDFPageProxy): Promise<PdfText[]> => {
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    return [
      {
        text: item.str,
        x: x / MILLIMETRE,
        y: (height - y) / MILLIMETRE,
        width: item.width / MILLIMETRE,
        size: Math.max(Math.hypot(a, b), item.height),
      },
    ];
  });
};

type FontObject = { readonly name?: string; readonly missingFile?: boolean; readonly isType3Font?: boolean };

const fontsOf = async (page: PDFPageProxy): Promise<PdfFont[]> => {
  await page.getOperatorList();
  const { items } = await page.getTextContent();
  const names = new Set(items.flatMap((item) => ('fontName' in item ? [item.fontName] : [])));
  return [...names].flatMap((name) => {
    if (!page.commonObjs.has(name)) return [];
    const font = page.commonObjs.get(name) as FontObject;
    return [{ name: font.name ?? '', embedded: font.missingFile !== true, isType3: font.isType3Font === true }];
  });
};

export const readPdf = async (bytes: Uint8Array): Promise<Pdf> => {
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true });
  const document = await reading.promise;
  const pages: PdfPage[] = [];
  for (let no = 1; no <= document.numPages; no++) {
    const page = await document.getPage(no);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({
      width: width / MILLIMETRE,
      height: height / MILLIMETRE,
      texts: await textsOf(page),
      // What is drawn is read in full on the first pages; the others have no other fonts.
      fonts: no <= FONTS_ON ? await fontsOf(page) : [],
      roles: no > FONTS_ON ? [] : rolesIn((await page.getStructTree()) as StructNode | null),
    });
  }
  const { info } = await document.getMetadata();
  const read = info as { readonly Title?: string; readonly Language?: string };
  const pdf = { pages, title: read.Title ?? '', language: read.Language ?? '' };
  await reading.destroy();
  return pdf;
};

/** All letters of a page without white space, in the order in which they were drawn. */
export const lettersOf = ({ texts }: PdfPage): string =>
  texts
    .map(({ text }) => text)
    .join('')
    .normalize('NFC')
    .replace(/[\s\p{Cf}]/gu, '');

/** A rectangle in millimetres from the upper left corner of the page. */
export type PdfBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type Matrix = readonly [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Four corners and back: how a path of a rectangle begins. */
const isBox = (path: ArrayLike<number> | null | undefined): boolean =>
  path !== null && path !== undefined && path.length === 13 && path[12] === 4;

/** The rectangles that are drawn as outlines on each page: where people write. */
export const outlinesIn = async (bytes: Uint8Array): Promise<readonly (readonly PdfBox[])[]> => {
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await reading.promise;
  const pages: PdfBox[][] = [];
  for (let no = 1; no <= document.numPages; no++) {
    const page = await document.getPage(no);
    const { height } = page.getViewport({ scale: 1 });
    const { fnArray, argsArray } = await page.getOperatorList();
    const kept: Matrix[] = [];
    const boxes: PdfBox[] = [];
    let matrix: Matrix = [1, 0, 0, 1, 0, 0];
    for (const [i, what] of fnArray.entries()) {
      const given = argsArray[i];
      if (what === OPS.save) kept.push(matrix);
      else if (what === OPS.restore) matrix = kept.pop() ?? [1, 0, 0, 1, 0, 0];
      else if (what === OPS.transform) matrix = times(matrix, given as Matrix);
      else if (what === OPS.constructPath && given[0] === OPS.stroke && isBox(given[1][0])) {
        const [x1, y1, x2, y2] = given[2] as [number, number, number, number];
        const [, , , , left, upper] = times(matrix, [1, 0, 0, 1, x1, y1]);
        const [, , , , right, lower] = times(matrix, [1, 0, 0, 1, x2, y2]);
        boxes.push({
          x: Math.min(left, right) / MILLIMETRE,
          y: (height - Math.max(upper, lower)) / MILLIMETRE,
          width: Math.abs(right - left) / MILLIMETRE,
          height: Math.abs(upper - lower) / MILLIMETRE,
        });
      }
    }
    pages.push(boxes);
  }
  await reading.destroy();
  return pages;
};

/** A page as dots: darkness from 0 to 255, row by row. */
export type Picture = { readonly width: number; readonly height: number; readonly dark: Uint8Array };

/** A page of a PDF at so many dots an inch, as a printer with greys draws it. */
export const drawn = async (bytes: Uint8Array, dots: number, no = 1): Promise<Picture> => {
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const page = await (await reading.promise).getPage(no);
  const viewport = page.getViewport({ scale: dots / 72 });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  await reading.destroy();
  const dark = new Uint8Array(width * height);
  for (let i = 0; i < dark.length; i++) {
    const [r = 255, g = 255, b = 255] = [data[4 * i], data[4 * i + 1], data[4 * i + 2]];
    dark[i] = 255 - Math.round(0.299 * r + 0.587 * g + 0.114 * b);
  }
  return { width, height, dark };
};

/** The same page as a fax draws it: black or white. */
export const inOneBit = ({ dark, ...size }: Picture): Picture => ({
  ...size,
  dark: dark.map((dot) => (dot < 128 ? 0 : 255)),
});
