/** Sheets and pages of single documents, and what stands on them, for tests of paper. */

import type { Game } from '../../../core/game/game.ts';
import type { Hand } from '../../../core/sheets/layout/laid.ts';
import type { PaperLook, PaperPage } from '../../../core/sheets/layout/paper-look.ts';
import { paperPages } from '../../../core/sheets/layout/paper-pages.ts';
import { type SheetWishes, usualWishes } from '../../../core/sheets/paper/job.ts';
import { sheets } from '../../../core/sheets/paper/sheets.ts';
import type { Cell, ListSheet, Sheet, SheetDocument } from '../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { mahjong, plainHand } from './hall-of-names.ts';

export const at = '2026-11-20T11:05:00.000Z';

const look: PaperLook = { paper: 'A4', preset: 'wall', printed: '2026-11-20 14:05', program: 'Seatwright 0.1.0' };

type More = { readonly wishes?: Partial<SheetWishes>; readonly round?: number; readonly family?: Game };

export const sheetsOf = (tournament: Tournament, document: SheetDocument, more: More = {}): readonly Sheet[] => {
  const job = {
    documents: [document],
    round: more.round ?? null,
    language: 'en',
    wishes: { ...usualWishes, ...more.wishes },
  };
  const made = sheets(tournament, more.family ?? mahjong, job, { printedAt: at });
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  return made.value.sheets;
};

export const sheetOf = <K extends Sheet['kind']>(
  tournament: Tournament,
  document: SheetDocument,
  kind: K,
  more: More = {},
): Extract<Sheet, { kind: K }> => {
  const [sheet] = sheetsOf(tournament, document, more);
  if (sheet?.kind !== kind) throw new Error(`${document} is no ${kind}`);
  return sheet as Extract<Sheet, { kind: K }>;
};

export const laid = (sheet: Sheet, change: Partial<PaperLook> = {}, hand: Hand = plainHand): readonly PaperPage[] =>
  paperPages(sheet, { ...look, ...change }, hand);

/** The cells of every row of a list, as short texts. */
export const rowsIn = ({ parts }: ListSheet): string[][] =>
  parts.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(cellWords))));

const cellWords = (cell: Cell): string => {
  switch (cell.kind) {
    case 'name':
      return cell.name.insteadOf === undefined ? cell.name.text : `${cell.name.text} for ${cell.name.insteadOf}`;
    case 'number':
      return String(cell.value);
    case 'phrase':
    case 'note':
      return [cell.phrase.code, ...Object.values(cell.phrase.params ?? {})].join(' ');
    case 'text':
      return cell.text;
    case 'moment':
      return cell.at;
    case 'seat':
      return typeof cell.seat === 'number' ? String(cell.seat) : cell.seat.code;
    case 'spot':
      return `${cell.table}${cell.seat === null ? '' : ` ${typeof cell.seat === 'number' ? cell.seat : cell.seat.code.split('.').at(-2)}`}`;
    default:
      return cell.kind;
  }
};
