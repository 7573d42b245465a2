import { memo } from 'react';
import { byeWords } from '../../../core/game/rounds.ts';
import { families } from '../../../core/games/all.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../core/tournament/words.ts';
import { screensOf } from '../../games/game.ts';
import type { CardKind } from '../../games/game-screens.ts';
import type { People } from '../names/people.ts';
import { PersonName } from '../names/person-name.tsx';
import { wordsOf } from '../names/texts.ts';
import styles from './cards.module.css';

type ByeCardProps = {
  readonly tournament: Tournament;
  /** Its number alone while it is not published: nothing counts yet. */
  readonly round: Round | RoundNo;
  readonly entrant: EntrantId;
  readonly kind: CardKind;
  readonly people: People;
  readonly numbers: ReadonlyMap<EntrantId, number> | undefined;
};

const Card = ({ tournament, round, entrant, kind, people, numbers }: ByeCardProps) => {
  const Bye = screensOf(tournament.family).round?.Bye;
  const no = typeof round === 'number' ? round : round.no;
  return (
    <li className={styles.card} data-kind={kind} data-state="bye">
      <span className={styles.bye}>{wordsOf(byeWords(families[tournament.family], tournament, no).spot)}</span>
      {numbers !== undefined && <span className={styles.person}>{numbers.get(entrant) ?? ''}</span>}
      <PersonName person={people.get(entrant)} />
      {Bye !== undefined && typeof round !== 'number' && (
        <Bye tournament={tournament} round={round} entrant={entrant} />
      )}
    </li>
  );
};

/** What the card of a bye depends on in its round. */
const byesOf = ({ round }: ByeCardProps) => (typeof round === 'number' ? round : round.byes);

const sameCard = (a: ByeCardProps, b: ByeCardProps): boolean =>
  a.entrant === b.entrant &&
  a.kind === b.kind &&
  a.people === b.people &&
  a.numbers === b.numbers &&
  byesOf(a) === byesOf(b) &&
  a.tournament.rules === b.tournament.rules &&
  a.tournament.own === b.tournament.own;

const ByeCard = memo(Card, sameCard);

type ByeCardsProps = Omit<ByeCardProps, 'entrant'> & { readonly byes: readonly EntrantId[] };

/** Who sits out the round, with what it is worth; there is nothing to enter, and no result of a table draws it again. */
export const ByeCards = ({ byes, ...card }: ByeCardsProps) =>
  byes.map((entrant) => <ByeCard key={entrant} entrant={entrant} {...card} />);
