/** Paper and PDF: the same print call of Chromium that Electron makes, with Electron's options written for DevTools. */

import type { PrintToPDFOptions, WebContentsPrintOptions } from 'electron';
import type { Protocol } from '../browser/devtools.ts';
import { controls, type DoubleControls, plain } from '../record.ts';
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

const isSize = (value: unknown): boolean => typeof value === 'number' && value > 0;

/** Inches, more than none of them; margins may be none. */
const checkPdfSizes = ({ pageSize, margins: given = {} }: PrintToPDFOptions): void => {
  const isKnown =
    pageSize === undefined ||
    (typeof pageSize === 'string'
      ? Object.hasOwn(PAGE_SIZES, pageSize)
      : isSize(pageSize.width) && isSize(pageSize.height));
  if (!isKnown) throw new Error(`Invalid pageSize ${JSON.stringify(pageSize)}`);
  for (const side of ['top', 'bottom', 'left', 'right'] as const)
    if (!((given[side] ?? 0) >= 0)) throw new Error('margins must be positive numbers');
};

/** `webContents.printToPDF`: sizes and margins in inches, Letter by default. */
export const printToPdf = async (page: Page, options: PrintToPDFOptions): Promise<Buffer> => {
  checkPdfSizes(options);
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

/** The names that a printer knows; a size of one's own is in thousandths of a millimetre. */
const PAPERS = new Set(['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'Legal', 'Letter', 'Tabloid']);
const LEAST = 352;

/** As Electron checks them before anything is printed. */
const checkPrintOptions = (options: WebContentsPrintOptions): void => {
  if (typeof options !== 'object' || options === null)
    throw new TypeError('webContents.print(): Invalid print settings specified.');
  const { pageSize, usePrinterDefaultPageSize = false } = options;
  if (pageSize === undefined) return;
  if (usePrinterDefaultPageSize) throw new Error('usePrinterDefaultPageSize cannot be combined with pageSize.');
  if (typeof pageSize !== 'object') {
    if (!PAPERS.has(pageSize)) throw new Error(`Unsupported pageSize: ${pageSize}`);
    return;
  }
  const { width, height } = pageSize;
  if (!width || !height) throw new Error('height and width properties are required for pageSize');
  if (!(width >= LEAST && height >= LEAST))
    throw new RangeError('height and width properties must be minimum 352 microns.');
};

type Answer = (success: boolean, failureReason: string) => void;

/** `webContents.print`: the job is recorded and answered as the test says; without printers, or without its page, it fails. */
export const print = (page: Page, options: WebContentsPrintOptions = {}, callback?: Answer): void => {
  checkPrintOptions(options);
  const printerDefault = options.pageSize === undefined;
  controls.record.prints.push({ window: page.id, url: page.url, options: plain(options), printerDefault });
  const outcome = (): DoubleControls['printAnswer'] => {
    if (controls.printers.length === 0)
      return { success: false, failureReason: 'No printers available on the network' };
    return page.crashed || page.destroyed
      ? { success: false, failureReason: 'Print job failed' }
      : controls.printAnswer;
  };
  const answered = (): void => {
    const { success, failureReason } = outcome();
    callback?.(success, failureReason);
  };
  // A dialog that nobody has answered yet is answered by the test.
  if (controls.holdPrints) controls.heldPrints.push(answered);
  else setImmediate(answered);
};
