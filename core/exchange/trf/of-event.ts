/** The Swiss rounds of an event; a bracket after them has no place in the format. */

import { eventSource } from '../../games/duel/results/event-records.ts';
import { finalOrder } from '../../games/duel/results/final-order.ts';
import { ownOf, rulesOf } from '../../games/duel/rules/state.ts';
import { acceleratedSeeds } from '../../games/duel/seating/acceleration.ts';
import { swissRounds } from '../../games/duel/seating/bracket.ts';
import { awardedNow } from '../../games/duel/steps/next-round.ts';
import { type Answer, no, refuse } from '../../tournament/refusal.ts';
import type { Entrant, Tournament } from '../../tournament/state.ts';
import { type ReportedPerson, trfFromDuel } from './from-duel.ts';
import type { Trf } from './trf.ts';

export type ReportHead = {
  readonly federation: string;
  readonly arbiter: string;
};

const FIDE_NUMBER = /^\d{1,11}$/;
const FEDERATION = /^[A-Za-z]{3}$/;

const personOf = ({ id, name, familyName, givenName, country, number }: Entrant): ReportedPerson => ({
  id,
  // The format wants the family name first.
  name: familyName !== '' && givenName !== '' ? `${familyName}, ${givenName}` : name,
  ...(FEDERATION.test(country) ? { federation: country.toUpperCase() } : {}),
  ...(FIDE_NUMBER.test(number) ? { fideNumber: number } : {}),
});

const dayOf = (day: string | undefined): string => day?.replaceAll('-', '/') ?? '';

const textsOf = (tournament: Tournament, head: ReportHead): Trf['texts'] =>
  [
    { tag: '012', text: tournament.name },
    { tag: '022', text: tournament.place ?? '' },
    { tag: '032', text: head.federation },
    { tag: '042', text: dayOf(tournament.days?.from) },
    { tag: '052', text: dayOf(tournament.days?.until) },
    { tag: '062', text: String(tournament.entrants.length) },
    { tag: '092', text: 'Individual: Swiss-System' },
    { tag: '102', text: head.arbiter },
  ].filter(({ text }) => text.trim() !== '');

/** Refuses `duel.trf.nobody`, an open round (`round.open`) and what `trfFromDuel` refuses. */
export const trfOfEvent = (tournament: Tournament, head: ReportHead): Answer<Trf> => {
  const { entrants } = tournament;
  if (entrants.length === 0) return no(refuse('duel.trf.nobody'));
  const rules = rulesOf(tournament);
  const rounds = swissRounds(tournament);
  const open = rounds.find(({ confirmed }) => !confirmed);
  if (open !== undefined) {
    const count = open.tables.filter(({ table }) => open.results[table] === undefined).length;
    return no(
      refuse('duel.trf.notConfirmed', { round: open.no, count }, [{ do: 'enterResults', params: { round: open.no } }]),
    );
  }
  const first = rounds[0]?.draw.proposal;
  const startField = first === undefined ? entrants.length : 2 * first.tables.length + first.byes.length;
  return trfFromDuel({
    texts: textsOf(tournament, head),
    people: entrants.map(personOf),
    source: eventSource(tournament),
    rounds: Math.max(tournament.plannedRounds, rounds.length),
    places: new Map(
      // The bracket is not in the file, so neither are its places.
      finalOrder(tournament, false, rounds.length).rows.flatMap(({ entrant, place }) =>
        place === null ? [] : [[entrant, place]],
      ),
    ),
    tieBreaks: rules.tieBreaks,
    never: ownOf(tournament).never,
    acceleratedSeeds: rules.accelerated ? acceleratedSeeds(startField) : null,
    awardedByes: awardedNow(tournament),
  });
};
