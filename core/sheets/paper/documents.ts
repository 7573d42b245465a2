import type { Game } from '../../game/game.ts';
import type { GameDocument, Waiting } from '../../game/paper.ts';
import { countedRounds } from '../../game/rounds.ts';
import { roundInWork } from '../../tournament/round-in-work.ts';
import { type Round, roundOf, type Tournament } from '../../tournament/state.ts';
import type { RoundNo } from '../../tournament/words.ts';
import { rankedRounds } from '../hall/published.ts';
import { knownRounds } from '../known-rounds.ts';
import { type BaseDocument, type SheetDocument, sheetDocuments } from '../sheet.ts';

export type { Waiting };

/** `own`: how the game makes it; null for the program's own. */
export type OfferedDocument = {
  readonly id: SheetDocument;
  readonly of: 'round' | 'event';
  readonly own: GameDocument | null;
};

const isEvents = (document: BaseDocument): boolean =>
  sheetDocuments.indexOf(document) >= sheetDocuments.indexOf('signIn');

/** In the order in which they are printed: first those of a round. */
export const documentsOf = ({ paper: { documents = [], without = [] } }: Game): readonly OfferedDocument[] => {
  const base = sheetDocuments
    .filter((id) => !without.includes(id))
    .map((id): OfferedDocument => {
      const own = documents.find((document) => document.id === id) ?? null;
      return { id, of: own?.of ?? (isEvents(id) ? 'event' : 'round'), own };
    });
  const more = documents
    .filter(({ id }) => !base.some((document) => document.id === id))
    .map((own): OfferedDocument => ({ id: own.id, of: own.of, own }));
  const all = [...base, ...more];
  return [...all.filter((document) => document.of === 'round'), ...all.filter((document) => document.of === 'event')];
};

/** The round asked for, else the round in work [W-3.2]. */
export const roundMeant = (tournament: Tournament, family: Game, no: RoundNo | null): Round | undefined =>
  no === null ? roundInWork(tournament, family) : roundOf(tournament, no);

const waitingForBase = (
  tournament: Tournament,
  family: Game,
  no: RoundNo | null,
): { readonly [document in BaseDocument]: Waiting | null } => {
  const round = roundMeant(tournament, family, no);
  const people: Waiting | null = tournament.entrants.length === 0 ? 'people' : null;
  const seated: Waiting | null = round === undefined ? 'round' : null;
  const slip: Waiting | null = family.paper.slip === undefined ? 'form' : null;
  const schedule = family.paper.schedule === undefined ? null : family.paper.schedule(tournament);
  const ranked = countedRounds(family, { ...tournament, rounds: rankedRounds(tournament, round?.no ?? 0) }) > 0;
  const many: Waiting | null = knownRounds(tournament, family).rounds.length < 2 ? 'rounds' : null;
  return {
    seatingByTable: seated,
    seatingByName: seated,
    slips: slip ?? seated,
    tableCards: seated,
    standings: ranked ? null : tournament.standingsShown.hidden ? 'hidden' : 'result',
    roundReport: seated,
    repeatedPairs: seated,
    signIn: people,
    drawList: schedule === null || schedule.numbers.length === 0 ? 'numbers' : null,
    schedule: people ?? many,
    guides: people ?? many,
    badges: people,
    placeCards: people,
    blankSlips: slip,
    blankNames: null,
  };
};

/** What each document waits for, null where it can be printed. `no` null: the round in work. */
export const waitingFor = (
  tournament: Tournament,
  family: Game,
  no: RoundNo | null,
): ReadonlyMap<SheetDocument, Waiting | null> => {
  const base = waitingForBase(tournament, family, no);
  const round = roundMeant(tournament, family, no) ?? null;
  return new Map(
    documentsOf(family).map(({ id, own }) => [
      id,
      own === null ? base[id as BaseDocument] : own.waits(tournament, round),
    ]),
  );
};
