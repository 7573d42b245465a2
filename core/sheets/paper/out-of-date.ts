/**
 * What was printed and would come out otherwise now [W-5.2].
 *
 * | rule | where |
 * | --- | --- |
 * | two printings are the same when they say the same, whatever size, language and names they were printed with | `contentOf` |
 * | what cannot be made now is not out of date: nothing could be printed in its place | `outOfDate` |
 * | lists of another round than the one in sight are not asked about | `outOfDate` |
 */

import type { Game } from '../../game/game.ts';
import { languages } from '../../languages.ts';
import { fingerprint } from '../../tournament/draws/fingerprint.ts';
import type { Ledger } from '../../tournament/ledger.ts';
import type { Tournament } from '../../tournament/state.ts';
import { asJson, type Json, type RoundNo } from '../../tournament/words.ts';
import type { Sheet, SheetDocument } from '../sheet.ts';
import { documentsOf } from './documents.ts';
import { sheets } from './sheets.ts';

/** An event with the steps that count. */
type Event = { readonly tournament: Tournament; readonly family: Game; readonly done: Ledger['done'] };

/** `round`: 0 for what belongs to the whole event. `at`: milliseconds since 1970. */
export type PrintedPaper = {
  readonly document: SheetDocument;
  readonly round: RoundNo;
  readonly content: string;
  readonly at: number;
};

/** What of a head is about the event and not about what the sheet says: another round in work makes no list of names another one. */
const withoutHead = (sheet: Sheet): Json => {
  const { plannedRounds, round, roundTitle, stamp, revised, replaces, takenBack, seed, key, ...said } = sheet;
  return asJson(said);
};

/** A code over all that a document says; null while it cannot be made. */
export const contentOf = (
  { tournament, family, done }: Event,
  document: SheetDocument,
  round: RoundNo,
): string | null => {
  const job = { documents: [document], round: round === 0 ? null : round, language: languages[0] };
  const made = sheets(tournament, family, job, { printedAt: '', done });
  return made.ok ? fingerprint(made.value.sheets.map(withoutHead)) : null;
};

/** The number under which a printing is kept: documents of the event are printed for no round. */
export const roundPrinted = (family: Game, document: SheetDocument, round: RoundNo): RoundNo =>
  documentsOf(family).find(({ id }) => id === document)?.of === 'round' ? round : 0;

/** The printings that say something else than would be printed now, the newest first. */
export const outOfDate = (event: Event, papers: readonly PrintedPaper[], round: RoundNo): readonly PrintedPaper[] =>
  papers
    .filter((paper) => paper.round === 0 || paper.round === round)
    .filter((paper) => {
      const now = contentOf(event, paper.document, paper.round);
      return now !== null && now !== paper.content;
    })
    .toSorted((a, b) => b.at - a.at);
