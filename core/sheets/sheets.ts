import type { Family } from '../tournament/family.ts';
import { fingerprint } from '../tournament/fingerprint.ts';
import { type Answer, no, ok, refuse } from '../tournament/refusal.ts';
import { lastRound, roundOf, type Tournament } from '../tournament/state.ts';
import type { Json, RoundNo } from '../tournament/words.ts';
import { byName, byTable, standingsListing } from './listings.ts';
import { type PublishedView, published } from './published.ts';
import type { Sheet, SheetDocument, SheetSet } from './sheet.ts';

/** What is to be printed. `round` null: the last one. */
export type SheetJob = {
  readonly documents: readonly SheetDocument[];
  readonly round: RoundNo | null;
  readonly language: string;
};

/** The stamp of standings: the round they count through and a code over their rows, so that two printings can be told apart. */
const standingsStamp = ({ standings }: PublishedView): string => {
  const code = fingerprint((standings?.rows ?? []) as unknown as Json).slice(0, 4);
  return `S${standings?.through ?? 0} · ${code.toUpperCase()}`;
};

const sheet = (view: PublishedView, document: SheetDocument, seed: string): Sheet => {
  const { event, plannedRounds, standings } = view;
  if (document === 'standings') {
    return {
      ...standingsListing(view),
      document,
      event,
      plannedRounds,
      round: standings?.through ?? 0,
      stamp: standingsStamp(view),
      revised: false,
      seed: null,
    };
  }
  return {
    ...(document === 'seatingByTable' ? byTable(view) : byName(view)),
    document,
    event,
    plannedRounds,
    round: view.round,
    stamp: view.stamp,
    revised: view.revised,
    seed,
  };
};

/**
 * The sheets of a job, in the order asked for, made from the published view of the round and nothing else but its seed.
 * Refuses `sheets.noRound` when the round is not there, `sheets.noStandings` when only standings are asked for and no
 * round is confirmed.
 *
 * @param printedAt ISO UTC, goes onto the paper
 */
export const sheets = (tournament: Tournament, family: Family, job: SheetJob, printedAt: string): Answer<SheetSet> => {
  const round = job.round === null ? lastRound(tournament) : roundOf(tournament, job.round);
  const view = round === undefined ? null : published(tournament, family, job.language, round.no);
  if (round === undefined || view === null) {
    return no(refuse('sheets.noRound', { round: job.round ?? 1, last: tournament.rounds.length }));
  }
  const documents = view.standings === null ? job.documents.filter((wanted) => wanted !== 'standings') : job.documents;
  if (documents.length === 0) return no(refuse('sheets.noStandings', { round: round.no }));
  return ok({ sheets: documents.map((document) => sheet(view, document, round.draw.proposal.seed)), printedAt });
};
