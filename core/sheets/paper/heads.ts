/**
 * What stands on every page of a sheet: event, place and days, round, stamp, seed and key [hall-and-print 1.2].
 *
 * | rule | function |
 * | --- | --- |
 * | the stamp of a round, and the one that it replaces | `headOf` |
 * | what belongs to no round has a stamp of its content | `roundless`, `contentStamp` |
 */

import type { Game } from '../../game/game.ts';
import { roundsInAll } from '../../game/rounds.ts';
import { fingerprint } from '../../tournament/draws/fingerprint.ts';
import { movedIn } from '../../tournament/people/moved.ts';
import type { Round, Tournament } from '../../tournament/state.ts';
import type { Json, Phrase } from '../../tournament/words.ts';
import type { PublishedView } from '../hall/published-view.ts';
import type { SheetDocument, SheetHead } from '../sheet.ts';
import { roundStamp } from './substitutes.ts';

export type Headed = {
  readonly tournament: Tournament;
  readonly family: Game;
  readonly seated: { readonly round: Round; readonly view: PublishedView } | null;
  readonly key: string | null;
  /** The highest revision of each round that was printed. */
  readonly printed: { readonly [round: string]: number };
};

/** Two printings of what belongs to no round are told apart by a code over their rows. */
export const contentStamp = (sign: string, content: unknown): string =>
  `${sign} · ${fingerprint(content as Json)
    .slice(0, 4)
    .toUpperCase()}`;

/** Printed on sheets of the revision before, which are to be thrown away [hall-and-print 1.2]. */
const replacedStamp = (tournament: Tournament, family: Game, { no, replaced }: Round): string | null =>
  replaced === undefined ? null : roundStamp(tournament, family, { no, ...replaced });

/** Still on a wall, though it was taken back: it is neither in force nor what this one replaces [L-2.5]. */
const takenBack = (printed: Headed['printed'], { no, rev, replaced }: Round): string | null => {
  const highest = printed[no] ?? rev;
  return highest === rev || highest <= (replaced?.rev ?? 0) ? null : `R${no}.${highest}`;
};

/** Days are an interval (2027-03-14/2027-03-15) that the language writes out. */
const whereOf = ({ place, days }: Tournament): Phrase | null => {
  if (place === undefined && days === undefined) return null;
  if (days === undefined) return { code: 'sheets.report.text', params: { text: place ?? '' } };
  const code = `sheets.where.${place === undefined ? 'days' : 'both'}`;
  return { code, params: { place: place ?? '', days: `${days.from}/${days.until}` } };
};

export const headOf = ({ tournament, family, seated, key, printed }: Headed, document: SheetDocument): SheetHead => ({
  document,
  event: tournament.name,
  where: whereOf(tournament),
  plannedRounds: roundsInAll(family, tournament),
  round: seated?.round.no ?? 0,
  roundTitle: seated?.view.roundTitle ?? null,
  stamp: seated === null ? '' : roundStamp(tournament, family, seated.round),
  revised: (seated?.round.rev ?? 1) > 1,
  replaces: seated === null ? null : replacedStamp(tournament, family, seated.round),
  takenBack: seated === null ? null : takenBack(printed, seated.round),
  ...(seated !== null && movedIn(seated.round, family.seats.length > 2).all ? { reseated: true as const } : {}),
  seed: family.seating.isExact === true ? null : (seated?.round.draw.proposal.seed ?? null),
  key: seated === null ? null : key,
});

export const roundless = (headed: Headed, document: SheetDocument, content: unknown): SheetHead => ({
  ...headOf(headed, document),
  roundTitle: null,
  stamp: contentStamp('E', content),
  revised: false,
  replaces: null,
  takenBack: null,
  seed: null,
  key: null,
});
