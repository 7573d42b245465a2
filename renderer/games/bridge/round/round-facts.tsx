import { Home } from 'lucide-react';
import { useMemo } from 'react';
import { homeMoves } from '../../../../core/games/bridge/paper/home-tables.ts';
import { completeThrough, eventOf, roundBoards } from '../../../../core/games/bridge/results/event.ts';
import { controlSum, controlWarning } from '../../../../core/games/bridge/results/ranking.ts';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { moreIn } from '../../../../core/games/bridge/seating/more.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import { roundRows } from '../../../../core/games/bridge/steps/rows.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import type { DrawnProps, RoundNoteProps } from '../../game-screens.ts';
import { useScoreText } from '../score-text.ts';
import styles from './round.module.css';

/** Teams at home tables: whose E-W pair goes where [bridge 4.14]. */
const HomeMoves = ({ tournament, round }: RoundNoteProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const matches = roundRows(round).flatMap(({ table, ns, ew }) =>
    ns === null || ew === null ? [] : [{ table, seats: [ns, ew] as const }],
  );
  return (
    <details className={styles.homeMoves}>
      <summary>
        <Home size={14} aria-hidden /> {textOf('bridgeSwiss:homes.moves')}
      </summary>
      <ul>
        {homeMoves(matches).map(({ team, match, to }) => (
          <li key={team}>
            <PersonName person={people.get(team)} />{' '}
            {textOf('bridgeSwiss:homeMove', { match, table: ownOf(tournament).prepared?.numbers[String(to)] ?? 0 })}{' '}
            <PersonName person={people.get(to)} />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Figures of a round beside how well it was drawn: standing, boards, meetings left out, break, control sum [bridge 6]. */
export const RoundFacts = ({ tournament, proposal, request, published }: DrawnProps) => {
  const textOf = useTextOf();
  const score = useScoreText(tournament);
  const more = moreIn(proposal);
  const no = published?.no ?? 0;
  const boards = published === undefined ? (more?.boards ?? null) : roundBoards(tournament, no);
  const pause = ownOf(tournament).breaks.find(({ after }) => after === no);
  const { options } = (request ?? {}) as { readonly options?: { readonly ignoreMeetingsThrough?: number } };
  const ignored = options?.ignoreMeetingsThrough ?? 0;
  const control = useMemo(
    () => (no > 0 && completeThrough(tournament) >= no ? controlSum(eventOf(tournament), no) : null),
    [tournament, no],
  );
  const isDanishDue = published === undefined && proposal.method === 'swiss' && nextRound(tournament).proposesDanish;
  const facts = [
    ...(more === null || more.seating === 'start'
      ? []
      : [textOf(`bridgeSwiss:draft.${more.baseRound === 0 ? 'none' : 'on'}`, { round: more.baseRound })]),
    ...(boards === null ? [] : [textOf('bridgeDesk:boards', { ...boards })]),
    ...(more?.seating === 'tryHarder' ? [textOf('bridge:seatings.tryHarder')] : []),
    ...(ignored > 0 ? [textOf('bridge:steps.ignoreMeetings', { round: ignored })] : []),
    ...(control !== null && controlWarning(control) === null
      ? [textOf('bridgeSwiss:controlSum', { sum: score(control.sum) })]
      : []),
    ...(isDanishDue ? [textOf('bridgeSwiss:draft.danish')] : []),
  ];
  return (
    <>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {pause !== undefined && (
          <li>
            {textOf('bridgeSwiss:break.known', { round: no, minutes: pause.minutes, count: pause.minutes })}{' '}
            <bdi>{pause.text}</bdi>
          </li>
        )}
      </ul>
      {published !== undefined && rulesOf(tournament).teamSeating === 'homeTables' && (
        <HomeMoves tournament={tournament} round={published} />
      )}
    </>
  );
};
