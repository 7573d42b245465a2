/** The documents of a game itself, beside those that all games have: its lists, its cards with their codes, its bracket. */

import type { GameCard, GameDocument, GameSheet } from '../../game/paper.ts';
import type { EntrantId } from '../../tournament/words.ts';
import { bracketOf, handoutOf, listingOf, type Naming } from '../game-sheets.ts';
import { shownNames } from '../names.ts';
import type { Sheet, SheetDocument, SheetHead } from '../sheet.ts';
import { headOf, roundless } from './heads.ts';
import type { Making } from './job.ts';
import { slipCode } from './slip-code.ts';
import { namesSitting } from './substitutes.ts';

/** "Where do I sit?" of one person: names nobody, and is no key to anything [hall-takes-part 10.5]. */
export const ownPage = ({ page }: Making, id: EntrantId): string | null => (page === null ? null : `${page}/#p${id}`);

const cardCode = ({ table: no }: GameCard, { tournament, wishes, seated }: Making): string | null => {
  const table = seated?.round.tables.find((candidate) => candidate.table === no);
  if (!wishes.slipCodes || seated === null || table === undefined) return null;
  return slipCode(tournament, seated.round, table);
};

/** A card of one person opens that person's page, the slip of a table is read by the desk. */
const codeOn = (card: GameCard, document: SheetDocument, making: Making): string | null =>
  document === 'guides' && card.title.kind === 'entrant' ? ownPage(making, card.title.entrant) : cardCode(card, making);

/** The flag holds for personal schedules only [hall-and-print 4]. */
const readsLarge = ({ title }: GameCard, document: SheetDocument, { tournament }: Making): boolean =>
  document === 'guides' &&
  title.kind === 'entrant' &&
  tournament.entrants.some(({ id, traits }) => id === title.entrant && traits.largePrint === true);

const familySheet = (sheet: GameSheet, head: SheetHead, making: Making, naming: Naming): readonly Sheet[] => {
  const { wishes, job } = making;
  switch (sheet.kind) {
    case 'list': {
      const { points, title, about } = sheet;
      const parts = sheet.parts.map((part) => listingOf(part, naming));
      const more = {
        ...(points === undefined ? {} : { points }),
        ...(title === undefined ? {} : { title }),
        ...(about === undefined ? {} : { about }),
      };
      return [{ ...head, kind: 'list', parts, ...more }];
    }
    case 'cards': {
      const perPage = wishes.perPage[head.document] || (sheet.perPage[0] ?? 1);
      const { only } = job;
      const cards =
        only === undefined ? sheet.cards : sheet.cards.filter(({ no }) => no !== undefined && only.includes(no));
      const on = sheet.slips === true ? { on: wishes.slipPaper } : {};
      const made = { ...head, kind: 'handouts', perPage, choices: sheet.perPage, order: wishes.order, ...on } as const;
      const [usual = [], wide = []] = [false, true].map((large) =>
        cards.flatMap((card) =>
          readsLarge(card, head.document, making) === large
            ? [{ ...handoutOf(card, naming), code: codeOn(card, head.document, making) }]
            : [],
        ),
      );
      return [
        ...(usual.length > 0 || wide.length === 0 ? [{ ...made, handouts: usual, large: false }] : []),
        ...(wide.length > 0 ? [{ ...made, handouts: wide, large: true }] : []),
      ];
    }
    case 'bracket':
      return [{ ...head, ...sheet, rounds: bracketOf(sheet.bracket, naming) }];
  }
};

/** What belongs to no published round has a stamp of its content. */
export const familySheets = (making: Making, { id, of, make }: GameDocument): readonly Sheet[] => {
  const { tournament, seated, job, wishes } = making;
  const made = make(tournament, seated?.round ?? null);
  const head = of === 'round' && seated !== null ? headOf(making, id) : roundless(making, id, made);
  const names =
    of === 'round' && seated !== null
      ? namesSitting(tournament, making.family, seated.round.no)
      : shownNames(tournament);
  const naming = { names, namesAs: tournament.namesAs, language: job.language };
  const once = made.flatMap((sheet) => familySheet(sheet, head, making, naming));
  return id === 'seatingByName' ? Array.from({ length: wishes.nameCopies }, () => once).flat() : once;
};
