/** Cells that are marked with the mouse and copied: no spreadsheet runs one of them [reliability 14.4] [fault F-13]. */

import { guarded } from '../../core/exchange/apostrophe.ts';
import { linesText, type OutCell } from '../../core/exchange/csv-out.ts';

/** A figure that is shown with its plus is one there, too; a minus of ours is no hyphen. */
const cellOf = (text: string): OutCell => (/^\+\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);

const textsIn = (node: Node): readonly string[] =>
  node instanceof Text ? [node.data.trim()].filter((text) => text !== '') : [...node.childNodes].flatMap(textsIn);

const isCell = (node: Node): node is HTMLTableCellElement => node instanceof HTMLTableCellElement;

/** What is marked inside one row has its cells and no row. */
const rowsIn = (marked: DocumentFragment): readonly (readonly Node[])[] => {
  const rows = [...marked.querySelectorAll('tr')].map((row) => [...row.childNodes].filter(isCell));
  return rows.length > 0 ? rows : [[...marked.childNodes].filter(isCell)];
};

/** The cells as lines where one of them would be run; null where the browser may copy them as they are. */
const copiedTable = (marked: DocumentFragment): string | null => {
  const lines = rowsIn(marked).map((cells) => cells.map((cell) => cellOf(textsIn(cell).join(' '))));
  const isRisk = lines.flat().some((cell) => typeof cell === 'string' && guarded(cell) !== cell);
  return isRisk ? linesText(lines, '\t') : null;
};

const onCopy = (event: ClipboardEvent): void => {
  const selection = document.getSelection();
  if (event.defaultPrevented || selection === null || selection.rangeCount === 0) return;
  const text = copiedTable(selection.getRangeAt(0).cloneContents());
  if (text === null) return;
  event.clipboardData?.setData('text/plain', text);
  event.preventDefault();
};

/** Returns what ends it. */
export const listenForCopies = (): (() => void) => {
  document.addEventListener('copy', onCopy);
  return () => document.removeEventListener('copy', onCopy);
};
