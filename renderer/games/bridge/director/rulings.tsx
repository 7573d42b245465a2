/** What stands in bridge: points beside the matches, who is away, who stays at a table, who came later; each with its way back. */

import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useGiven } from '../../../director/given.ts';
import type { Ruling } from '../../../director/part.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { doOwn } from '../own-command.ts';
import { useScoreText } from '../score-text.ts';
import { comeBack } from './leave-act.tsx';
import { releaseHome } from './stays-act.tsx';

type Rulings = (tournament: Tournament) => readonly Ruling[];

const usePoints: Rulings = (tournament) => {
  const textOf = useTextOf();
  const score = useScoreText(tournament);
  const given = useGiven();
  const { adjustments, carryOver } = ownOf(tournament);
  const takeBack = textOf('director:takeBack');
  return [
    ...adjustments.map(
      ({ no, entrant, amount, kind, round, reason }): Ruling => ({
        key: `points ${no}`,
        at: given({ do: 'adjust', adjustment: { entrant, amount, reason } }),
        what: textOf(`bridgeSwiss:points.kinds.${kind}`),
        people: [entrant],
        about: [reason, ...(round === null ? [] : [textOf('rounds:round', { round })])].join(' · '),
        points: score(amount),
        back: { words: takeBack, perform: () => void doOwn({ do: 'cancelAdjustment', no }) },
      }),
    ),
    ...Object.entries(carryOver).flatMap(([id, carried]): readonly Ruling[] => {
      const entrant = Number(id);
      if (carried === 0) return [];
      return [
        {
          key: `carried ${id}`,
          at: given({ do: 'setCarryOver', scores: [{ entrant }] }),
          what: textOf('bridgeSwiss:points.carryOver'),
          people: [entrant],
          points: score(carried),
          back: { words: takeBack, perform: () => void doOwn({ do: 'setCarryOver', scores: [{ entrant, score: 0 }] }) },
        },
      ];
    }),
  ];
};

const useAway: Rulings = (tournament) => {
  const textOf = useTextOf();
  const given = useGiven();
  const { withdrawn, absences, late } = ownOf(tournament);
  return [
    ...withdrawn.map(
      ({ entrant, from, reason }): Ruling => ({
        key: `left ${entrant}`,
        at: given({ do: 'withdraw', entrant }),
        what: textOf('bridgeSwiss:dropOut.left', { round: from }),
        people: [entrant],
        about: reason,
        back: { words: textOf('shell:palette.back'), perform: () => void comeBack(tournament, entrant) },
      }),
    ),
    ...absences.map(
      ({ entrant, from, to }): Ruling => ({
        key: `absent ${entrant} ${from} ${to}`,
        at: given({ do: 'setAbsences', entrant, absences: [{ from, to }] }),
        what: textOf(`bridgeSwiss:dropOut.${from === to ? 'absentOnce' : 'absent'}`, { from, to }),
        people: [entrant],
        back: {
          words: textOf('director:takeBack'),
          perform: () =>
            void doOwn({
              do: 'setAbsences',
              entrant,
              absences: absences.filter((one) => one.entrant === entrant && one.from !== from),
            }),
        },
      }),
    ),
    ...late.map(
      ({ entrant, from }): Ruling => ({
        key: `late ${entrant}`,
        at: given({ do: 'addLate', entrants: [entrant] }),
        what: textOf('bridgeSwiss:extend.act'),
        people: [entrant],
        about: textOf('director:leaves.from', { round: from }),
        back: null,
      }),
    ),
  ];
};

const useHomes: Rulings = (tournament) => {
  const textOf = useTextOf();
  const given = useGiven();
  return ownOf(tournament).homes.map(
    ({ entrant, table, side }): Ruling => ({
      key: `stays ${entrant}`,
      at: given({ do: 'setHomes', homes: [{ entrant }] }),
      what: textOf('bridgeSwiss:stationary.act'),
      people: [entrant],
      about: [
        ...(table === null ? [] : [textOf('rounds:cards.table', { table })]),
        ...(side === null ? [] : [textOf(`bridge:seats.${side}.letter`)]),
      ].join(' · '),
      back: { words: textOf('director:takeBack'), perform: () => void releaseHome(tournament, entrant) },
    }),
  );
};

/** Everything that was ruled and still holds. */
export const useRulings: Rulings = (tournament) => [
  ...usePoints(tournament),
  ...useAway(tournament),
  ...useHomes(tournament),
];
