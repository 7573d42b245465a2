/** Paper and PDF: the same print call of Chromium that Electron makes, with Electron's options written for DevTools. */

import type { PrintToPDFOptions, WebContentsPrintOptions } from 'electron';
import type { Protocol } from '../browser/devtools.ts';
import { controls, plain } from '../record.ts';
import type { Page } from './page.ts';

/** Inches, portrait. */
const PAGE_SIZES: { readonly [Name in Extract<PrintToPDFOptions['pageSize'], string>]: readonly [number, number] } = {
  A0: [33.1, 46.8],
  A1: [23.4, 33.1],
  A2: [16.54, 23.4],
  A3: [11.7, 16.54],
  A4: [8.27, 11.7],
  A5: [5.83, 8.27],
  A6: [4.13, 5.83],
  Legal: [8.5, 14],
  Letter: [8.5, 11],
  Tabloid: [11, 17],
  Ledger: [17, 11],
};

const paper = (size: PrintToPDFOptions['pageSize'] = 'Letter'): { paperWidth: number; paperHeight: number } => {
  if (typeof size === 'object') return { paperWidth: size.width, paperHeight: size.height };
  const [paperWidth, paperHeight] = PAGE_SIZES[size];
  return { paperWidth, paperHeight };
};

const margins = (given: PrintToPDFOptions['margins'] = {}): Protocol.Page.printToPDFParameters => ({
  marginTop: given.top ?? 0.4,
  marginBottom: given.bottom ?? 0.4,
  marginLeft: given.left ?? 0.4,
  marginRight: given.right ?? 0.4,
});

/** `webContents.printToPDF`: sizes and margins in inches, Letter by default. */
export const printToPdf = async (page: Page, options: PrintToPDFOptions): Promise<Buffer> => {
  const session = await page.session;
  const { data } = await session.send('Page.printToPDF', {
    landscape: options.landscape ?? false,
    displayHeaderFooter: options.displayHeaderFooter ?? false,
    printBackground: options.printBackground ?? false,
    scale: options.scale ?? 1,
    pageRanges: options.pageRanges ?? '',
    headerTemplate: options.headerTemplate ?? '',
    footerTemplate: options.footerTemplate ?? '',
    preferCSSPageSize: options.preferCSSPageSize ?? false,
    generateTaggedPDF: options.generateTaggedPDF ?? false,
    generateDocumentOutline: options.generateDocumentOutline ?? false,
    ...paper(options.pageSize),
    ...margins(options.margins),
  });
  return Buffer.from(data, 'base64');
};

/** `webContents.print`: there is no printer here; the job is recorded and answered as the test says. */
export const print = (
  page: Page,
  options: WebContentsPrintOptions = {},
  callback?: (success: boolean, failureReason: string) => void,
): void => {
  controls.record.prints.push({ window: page.id, url: page.url, options: plain(options) });
  const { success, failureReason } = controls.printAnswer;
  setImmediate(() => callback?.(success, failureReason));
};
