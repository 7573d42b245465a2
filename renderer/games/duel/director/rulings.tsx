/** What stands in 1-v-1: points, who is out, what was granted, what is void; each with its way back. */

import { ownOf } from '../../../../core/games/duel/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useGiven } from '../../../director/given.ts';
import type { Ruling } from '../../../director/part.ts';
import { ReasonDialog } from '../../../director/reason-dialog.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { doOwn } from '../own-command.ts';
import { decimalsOf } from '../points.ts';
import { comeBack } from './out-acts.tsx';

type Rulings = (tournament: Tournament) => readonly Ruling[];

const usePoints: Rulings = (tournament) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const given = useGiven();
  return ownOf(tournament).adjustments.map(
    ({ no, player, points, reason, cancelled }): Ruling => ({
      key: `points ${no}`,
      at: given({ do: 'adjust', adjustment: { player, points, reason } }),
      what: textOf(points < 0 ? 'shell:palette.penalty' : 'rounds:mahjong.points'),
      people: [player],
      about: [reason, ...(cancelled === null ? [] : [textOf('director:cancelled', { reason: cancelled })])].join(' · '),
      points: decimal(points / 100, decimalsOf(points), true),
      isOver: cancelled !== null,
      back:
        cancelled !== null
          ? null
          : {
              words: textOf('director:takeBack'),
              ask: (close) => (
                <ReasonDialog onGive={(why) => doOwn({ do: 'cancelAdjustment', no, reason: why })} onClose={close} />
              ),
            },
    }),
  );
};

const useOut: Rulings = (tournament) => {
  const textOf = useTextOf();
  const given = useGiven();
  const { disqualified } = ownOf(tournament);
  return tournament.entrants.flatMap(({ id, playing }): readonly Ruling[] => {
    if (playing) return [];
    const verdict = disqualified.find(({ player }) => player === id);
    return [
      {
        key: `out ${id}`,
        at: given(
          verdict === undefined
            ? { type: 'entrants.play', ids: [id] }
            : { do: 'disqualify', disqualification: { player: id } },
        ),
        what: textOf(`duel:rowMarks.${verdict === undefined ? 'dropped' : 'disqualified'}`),
        people: [id],
        about: [
          ...(verdict === undefined ? [] : [verdict.reason]),
          ...(verdict?.keepPoints === false ? [textOf('duelDesk:referee.pointsGone')] : []),
        ].join(' · '),
        back: { words: textOf('shell:palette.back'), perform: () => void comeBack(tournament, id) },
      },
    ];
  });
};

const useGranted: Rulings = (tournament) => {
  const textOf = useTextOf();
  const given = useGiven();
  return ownOf(tournament).granted.map(
    ({ player, round, as }): Ruling => ({
      key: `grant ${player} ${round}`,
      at: given({ do: 'grantMissed', grant: { player, round } }),
      what: textOf('duelDesk:referee.missed'),
      people: [player],
      about: `${textOf('rounds:round', { round })} · ${textOf(`duelDesk:referee.grants.${as}`)}`,
      back: {
        words: textOf('director:takeBack'),
        perform: () => void doOwn({ do: 'takeGrantBack', player, round }),
      },
    }),
  );
};

const useVoids: Rulings = (tournament) => {
  const textOf = useTextOf();
  const given = useGiven();
  return ownOf(tournament).voids.map(({ round, table, reason }): Ruling => {
    const match = tournament.rounds.find(({ no }) => no === round)?.tables.find((one) => one.table === table);
    return {
      key: `void ${round} ${table}`,
      at: given({ do: 'void', what: { round, table } }),
      what: textOf(match === undefined ? 'duelDesk:referee.wholeRound' : 'duelDesk:referee.void'),
      people: match?.seats ?? [],
      about: `${textOf('rounds:round', { round })} · ${reason}`,
      back: {
        words: textOf('duelDesk:referee.restore'),
        perform: () => void doOwn({ do: 'restore', what: { round, table } }),
      },
    };
  });
};

/** Everything that can be taken back. */
export const useRulings: Rulings = (tournament) => [
  ...usePoints(tournament),
  ...useOut(tournament),
  ...useGranted(tournament),
  ...useVoids(tournament),
];
