import type { Game } from '../../game/game.ts';
import type { SlipForm } from '../../game/paper-forms.ts';
import { FINAL_STANDINGS } from '../../game/standings.ts';
import { handSteps } from '../../tournament/history/stated-changes.ts';
import type { Ledger } from '../../tournament/ledger.ts';
import { type Answer, no, ok, refuse } from '../../tournament/refusal.ts';
import type { Round, Tournament } from '../../tournament/state.ts';
import type { EntrantId } from '../../tournament/words.ts';
import { published } from '../hall/published.ts';
import type { PublishedView } from '../hall/published-view.ts';
import { drawList, guidesOf, knownRounds, scheduleListings } from '../known-rounds.ts';
import { compareKeys } from '../letters.ts';
import { byName, byTable, standingsListing } from '../listings.ts';
import { shownNames } from '../names.ts';
import type { BaseDocument, Listing, ListSheet, Row, Sheet, SheetDocument, SheetHead, SheetSet } from '../sheet.ts';
import { badgesOf } from './badges.ts';
import { documentsOf, roundMeant, waitingFor } from './documents.ts';
import { dressed, isByTable } from './dressed.ts';
import { contentStamp, headOf, roundless } from './heads.ts';
import { type Making, type SheetJob, usualWishes } from './job.ts';
import { letterParts } from './letter-parts.ts';
import { familySheets, ownPage } from './own-documents.ts';
import { placeCardsOf } from './place-cards.ts';
import { changeLog, roundReport } from './report.ts';
import { blankNames, repeatedPairs, signIn } from './rosters.ts';
import { blankSlips, slipsOf } from './slips.ts';
import { withSubstitutes } from './substitutes.ts';

/** People to one set on the wall [hall-and-print 1.4]. */
const PEOPLE_PER_SET = 60;

export const suggestedCopies = (people: number): number => Math.max(1, Math.ceil(people / PEOPLE_PER_SET));

/** For so many people and more, the list by name is offered in parts for several walls. */
export const PARTS_FROM = 120;

export const usualPackage: readonly SheetDocument[] = ['seatingByTable', 'seatingByName', 'slips'];

/** Lists of the round package hang on more than one wall; the list by name has a count of its own. */
const copiesOf = (id: SheetDocument, sheet: Sheet | undefined, { family, wishes }: Making): number =>
  id !== 'seatingByName' && sheet?.kind === 'list' && (family.paper.roundPackage ?? usualPackage).includes(id)
    ? wishes.listCopies
    : 1;

const list = (head: SheetHead, parts: readonly Listing[]): ListSheet => ({ ...head, kind: 'list', parts });

/** The list of documents says of what it is a report; the page has said the round before it. */
const reportTitled = (sheet: ListSheet): ListSheet =>
  sheet.roundTitle === null
    ? {
        ...sheet,
        title: { code: 'sheets.titles.roundReport', params: { round: sheet.round, of: sheet.plannedRounds } },
      }
    : sheet;

/** Standings say the round they count through, or what else they are. */
const standingsSheet = (making: Making, { standings }: PublishedView, listing: Listing): Sheet => {
  const through = standings?.through ?? 0;
  const title = standings?.title ?? null;
  const isFinal = title?.code === FINAL_STANDINGS.code;
  const head = { ...roundless(making, 'standings', null), roundTitle: isFinal ? null : title };
  const provisional = (standings?.provisional ?? []).length === 0 ? {} : { provisional: true as const };
  const stamp = contentStamp(`S${through}`, standings?.rows ?? []);
  return {
    ...list({ ...head, ...provisional, round: through, stamp }, [listing]),
    ...(isFinal ? { title: FINAL_STANDINGS } : {}),
  };
};

const namesFirst = (listing: Listing, event: Tournament, { language }: SheetJob): Listing => {
  const keys = new Map([...shownNames(event).values()].map(({ plain, key }) => [plain.text, key]));
  const keyOf = ({ cells }: Row): string => {
    const name = cells.find((cell) => cell.kind === 'name');
    return name === undefined ? '' : (keys.get(name.name.text) ?? name.name.text);
  };
  return {
    ...listing,
    blocks: listing.blocks.map((block) => ({
      ...block,
      rows: block.rows.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b), language)),
    })),
  };
};

const slipForm = ({ tournament, family, wishes }: Making, round?: Round): SlipForm | undefined => {
  const form = family.paper.slip?.(tournament, round);
  return form?.wished === undefined || !wishes.slipBox ? form : { ...form, below: [form.wished, ...form.below] };
};

/** At the right end of the lines of two, where the game says them and they may be known. */
const withPoints = (listing: Listing, { tournament, family, seated }: Making): Listing => {
  const points = seated === null ? null : (family.paper.points?.(tournament, seated.round) ?? null);
  if (points === null) return listing;
  const tables = new Map(seated?.round.tables.map(({ table, seats }) => [table, seats]));
  const blocks = listing.blocks.map((block) => {
    const seats = block.heading.kind === 'number' ? tables.get(block.heading.value) : undefined;
    if (seats === undefined) return block;
    const rows = block.rows.map((row, i): Row => {
      const value = points.of.get(seats[i] ?? 0) ?? 0;
      return { ...row, cells: [...row.cells, { kind: 'number', value, unit: points.unit }] };
    });
    return { ...block, rows };
  });
  return { ...listing, blocks };
};

const ofRound: {
  readonly [document in BaseDocument]?: (making: Making, seated: NonNullable<Making['seated']>) => readonly Sheet[];
} = {
  seatingByTable: (making, { view }) => [
    list(headOf(making, 'seatingByTable'), [
      withPoints(
        byTable(view, { signed: making.wishes.seatSigns && making.family.paper.seatSigns === true, blocks: true }),
        making,
      ),
    ]),
  ],
  seatingByName: (making, { view }) =>
    Array.from({ length: making.wishes.nameCopies }, () =>
      letterParts(byName(view), making.wishes.nameParts).map((part) => list(headOf(making, 'seatingByName'), [part])),
    ).flat(),
  slips: (making, { round }) => {
    const { tournament, family, wishes } = making;
    const form = slipForm(making, round);
    if (form === undefined) return [];
    const perPage = wishes.slipsPerPage ?? form.perPage[0] ?? 1;
    const slips = slipsOf(tournament, family, round, wishes);
    const { order, slipPaper: on } = wishes;
    return [{ ...headOf(making, 'slips'), kind: 'slips', form, perPage, order, slips, on }];
  },
  tableCards: (making, { round }) => {
    const tables = round.tables.map(({ table }) => table).toSorted((a, b) => a - b);
    return [{ ...headOf(making, 'tableCards'), kind: 'cards', cards: making.wishes.cards, tables }];
  },
  standings: (making, { view }) => {
    const { tournament, wishes, job } = making;
    const listing = standingsListing(view);
    return [
      standingsSheet(making, view, wishes.standingsBy === 'name' ? namesFirst(listing, tournament, job) : listing),
    ];
  },
  roundReport: (making, { round }) => [
    reportTitled(list(headOf(making, 'roundReport'), roundReport(making.tournament, making.family, round, making.log))),
  ],
  repeatedPairs: (making, { round }) => [
    {
      ...list({ ...headOf(making, 'repeatedPairs'), seed: null, key: null }, [
        repeatedPairs(making.tournament, round.no),
      ]),
      title: { code: 'sheets.titles.repeatedPairs', params: { round: round.no } },
    },
  ],
};

const ofEvent: { readonly [document in BaseDocument]?: (making: Making) => readonly Sheet[] } = {
  signIn: (making) => {
    const { tournament, family, job } = making;
    const listing = signIn(tournament, family, job.language);
    return [list(roundless(making, 'signIn', listing), [listing])];
  },
  drawList: (making) => {
    const listing = drawList(making.tournament, making.family);
    return [list(roundless(making, 'drawList', listing), [listing])];
  },
  schedule: (making) => {
    const { tournament, family, job } = making;
    const { rounds } = knownRounds(tournament, family);
    const parts = scheduleListings(tournament, family, job.language);
    return [list({ ...roundless(making, 'schedule', parts), round: rounds.at(-1) ?? 0 }, parts)];
  },
  guides: (making) => {
    const { tournament, family, job, wishes } = making;
    const guides = guidesOf(tournament, family, job.language, (id) => ownPage(making, id));
    // The stamp is of what the card says: an address is none of it.
    const said = guides.map(({ code: _, ...guide }) => guide);
    const head = roundless(making, 'guides', said);
    // Cards in large print come behind the others.
    return [false, true].flatMap((large): Sheet[] => {
      const made = guides.filter((guide) => guide.large === large);
      return made.length === 0 ? [] : [{ ...head, kind: 'guides', order: wishes.order, guides: made, large }];
    });
  },
  badges: (making) => {
    const { tournament, family, job, wishes, page } = making;
    const codeOf = (id: EntrantId) => (wishes.badgeCodes ? ownPage(making, id) : null);
    const badges = badgesOf(tournament, family, job.language, codeOf);
    const said = badges.map(({ code: _, id: __, ...badge }) => badge);
    return [{ ...roundless(making, 'badges', said), kind: 'badges', badges, hasPage: page !== null }];
  },
  placeCards: (making) => {
    const placeCards = placeCardsOf(making.tournament, making.family, making.job.language);
    return [{ ...roundless(making, 'placeCards', placeCards), kind: 'placeCards', placeCards }];
  },
  blankNames: (making) => [list(roundless(making, 'blankNames', blankNames), [blankNames])],
  blankSlips: (making) => {
    const { family, wishes } = making;
    const form = slipForm(making);
    if (form === undefined) return [];
    const perPage = wishes.slipsPerPage ?? form.perPage[0] ?? 1;
    const slips = blankSlips(family, perPage);
    const head = { ...roundless(making, 'blankSlips', form), stamp: '' };
    return [{ ...head, kind: 'slips', form, perPage, order: 'natural', slips, on: wishes.slipPaper }];
  },
};

/** The list by table says what was changed by hand on it [ME-53]. */
const withChanges = (sheet: Sheet, { tournament, family, seated, log }: Making): Sheet => {
  const [byHand] = seated === null ? [] : changeLog(tournament, family, seated.round, log);
  return sheet.kind !== 'list' || byHand === undefined || !isByTable(sheet.document) ? sheet : { ...sheet, byHand };
};

const sheetsOf = (making: Making, id: SheetDocument): readonly Sheet[] => {
  const document = documentsOf(making.family).find((offered) => offered.id === id);
  if (document === undefined) return [];
  if (document.own !== null) return familySheets(making, document.own);
  const base = id as BaseDocument;
  return (making.seated === null ? undefined : ofRound[base]?.(making, making.seated)) ?? ofEvent[base]?.(making) ?? [];
};

/** When sheets are printed, and what is not in the event itself. */
export type Printing = {
  /** ISO UTC, goes onto the paper. */
  readonly printedAt: string;
  /** The steps that count; without them the report does not say who changed a seating, and when. */
  readonly done?: Ledger['done'];
  /** Code of the key that signs the draws. */
  readonly key?: string | null;
  /** Address of the hall's page for phones, where one is remembered. */
  readonly page?: string | null;
  /** The highest revision of each round that was printed: it may be one that was taken back. */
  readonly printed?: { readonly [round: string]: number };
};

/**
 * The sheets in the order asked for, without documents that cannot be made yet. Seating is made from the published view and
 * the seed alone. Refuses `sheets.noRound`, `sheets.noStandings` when only standings are asked for, else `sheets.notYet`.
 */
export const sheets = (
  tournament: Tournament,
  family: Game,
  job: SheetJob,
  { printedAt, done = null, key = null, page = null, printed = {} }: Printing,
): Answer<SheetSet> => {
  const round = roundMeant(tournament, family, job.round);
  const waiting = waitingFor(tournament, family, job.round);
  const possible = job.documents.filter((document) => waiting.get(document) === null);
  const missing = (document: SheetDocument) =>
    waiting.get(document) === 'round' || ofRound[document as BaseDocument] !== undefined;
  if (possible.length === 0) {
    if (round === undefined && job.documents.some(missing)) {
      return no(refuse('sheets.noRound', { round: job.round ?? 1, last: tournament.rounds.length }));
    }
    if (job.documents.includes('standings')) return no(refuse('sheets.noStandings', { round: round?.no ?? 0 }));
    return no(refuse('sheets.notYet'));
  }
  const view = round === undefined ? null : published(tournament, family, job.language, round.no);
  const making: Making = {
    tournament,
    family,
    job,
    wishes: job.wishes ?? usualWishes,
    key,
    page,
    printed,
    log: round === undefined ? [] : handSteps(done, round.no),
    seated:
      round === undefined || view === null
        ? null
        : { round, view: withSubstitutes(view, tournament, family, job.language) },
  };
  const made = possible.flatMap((document) => {
    const once = sheetsOf(making, document).map((sheet) => withChanges(sheet, making));
    return Array.from({ length: copiesOf(document, once[0], making) }, () => once).flat();
  });
  return ok({ sheets: dressed(made, tournament, round?.tables ?? [], making.wishes.names), printedAt });
};
