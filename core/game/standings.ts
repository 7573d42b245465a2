import type { Round } from '../tournament/state.ts';
import type { EntrantId, Phrase, RoundNo } from '../tournament/words.ts';
import type { Unit } from './paper.ts';

export type StandingsColumn = { readonly code: string; readonly unit: Unit };

export type StandingsRow = {
  /** Null: listed, but out of competition; all are null while nothing has been played. */
  readonly place: number | null;
  readonly entrant: EntrantId;
  /** One integer per column, null where there is nothing to show. */
  readonly cells: readonly (number | null)[];
  /** Codes, in the game's texts under `rowMarks`, or with their group where the game has the words elsewhere (`stages.final`). */
  readonly marks?: readonly string[];
  /** Score of every round counted, where the standings have a `roundUnit`; null where nothing was scored. */
  readonly rounds?: readonly (number | null)[];
};

export type Standings = {
  /** The last round whose results are counted, 0 before the first. */
  readonly through: RoundNo;
  /** What they are where the round does not say it: the final result, the rounds before a cut. */
  readonly title?: Phrase;
  /** A stage is played that decides the places and does not count yet: nobody is told a place by these. */
  readonly inPlay?: true;
  readonly columns: readonly StandingsColumn[];
  /** Index of the column with what people are ranked by, if it is not the first. */
  readonly rankedBy?: number;
  readonly roundUnit?: Unit;
  readonly rows: readonly StandingsRow[];
};

/** Whether a round gives places: one that is only published gives nobody any. */
export const isBegunRound = ({ confirmed, results }: Round): boolean => confirmed || Object.keys(results).length > 0;

/** Before anything has been played the order is that of the list, and nobody has a place. */
export const withoutPlaces = (rows: readonly Omit<StandingsRow, 'place'>[]): readonly StandingsRow[] =>
  rows.map((row) => ({ ...row, place: null }));

/** Standings that can be asked for; the title is null where the number of the round says it all. */
export type StandingChoice = { readonly through: RoundNo; readonly title: Phrase | null };

/** Heads the standings of an event that is over, on paper and in the hall. */
export const FINAL_STANDINGS: Phrase = { code: 'rounds.stage.finalStandings' };

export const standingsTitle = ({
  through,
  title,
}: Pick<StandingChoice, 'through'> & Pick<Partial<StandingChoice>, 'title'>): Phrase =>
  title ?? { code: 'sheets.hall.standingsAfter', params: { round: through } };
