import { numbersOf } from '../../../core/games/bridge/results/event.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';
import type { People } from '../../round/names/people.ts';
import { peopleOf } from '../../round/names/people.ts';
import { PersonName } from '../../round/names/person-name.tsx';
import './round/round.module.css';

/** Everybody with number and name, as bridge screens show them. */
export type Pairs = { readonly people: People; readonly numbers: ReadonlyMap<EntrantId, number> };

export const pairsOf = (tournament: Tournament): Pairs => ({
  people: peopleOf(tournament),
  numbers: numbersOf(tournament),
});

type PairNameProps = { readonly pairs: Pairs; readonly id: EntrantId };

/** The number people know a pair or team by, and its name. */
export const PairName = ({ pairs: { people, numbers }, id }: PairNameProps) => (
  <span className="bridge-pair">
    <b>{numbers.get(id) ?? '–'}</b>
    <PersonName person={people.get(id)} />
  </span>
);
