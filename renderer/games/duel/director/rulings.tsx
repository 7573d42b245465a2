/** What stands in 1-v-1: points, who is out, what was granted, what is void; each with its way back. */

import type { Adjustment, Disqualification, Grant, Voided } from '../../../../core/games/duel/rules/state.ts';
import { ownOf } from '../../../../core/games/duel/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { isOutBy, useSince } from '../../../director/given.ts';
import type { Ruling } from '../../../director/part.ts';
import { useCancellable } from '../../../director/reason-dialog.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { doOwn } from '../own-command.ts';
import { decimalsOf } from '../points.ts';
import { comeBack } from './out-acts.tsx';

type Rulings = (tournament: Tournament) => readonly Ruling[];

const usePoints: Rulings = (tournament) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const since = useSince();
  const cancellable = useCancellable();
  return ownOf(tournament).adjustments.map((given): Ruling => {
    const { no, player, points } = given;
    return {
      key: `points ${no}`,
      at: since(`points ${no}`, (_, own) =>
        own?.type === 'points.adjusted' && (own.adjustment as Adjustment).no === no ? true : null,
      ),
      what: textOf(points < 0 ? 'shell:palette.penalty' : 'words:columns.points'),
      people: [player],
      ...cancellable(given, (why) => doOwn({ do: 'cancelAdjustment', no, reason: why })),
      points: decimal(points / 100, decimalsOf(points), true),
    };
  });
};

const useOut: Rulings = (tournament) => {
  const textOf = useTextOf();
  const since = useSince();
  const { disqualified } = ownOf(tournament);
  return tournament.entrants.flatMap(({ id, playing }): readonly Ruling[] => {
    if (playing) return [];
    const verdict = disqualified.find(({ player }) => player === id);
    return [
      {
        key: `out ${id}`,
        at: since(`out ${id}`, (change, own) => {
          if (own?.type === 'player.disqualified')
            return (own.disqualification as Disqualification).player === id || null;
          if (own?.type === 'player.readmitted' || own?.type === 'player.joined')
            return own.player === id ? false : null;
          return verdict === undefined ? isOutBy(id)(change, own) : null;
        }),
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
  const since = useSince();
  return ownOf(tournament).granted.map(
    ({ player, round, as }): Ruling => ({
      key: `grant ${player} ${round}`,
      at: since(`grant ${player} ${round} ${as}`, (_, own) => {
        const grant = own?.type === 'missed.granted' ? (own.grant as Grant) : null;
        if (grant !== null) return grant.player === player && grant.round === round ? grant.as === as : null;
        const award = own?.type === 'missed.takenBack' ? (own.award as Omit<Grant, 'as'>) : null;
        return award?.player === player && award.round === round ? false : null;
      }),
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
  const since = useSince();
  return ownOf(tournament).voids.map(({ round, table, reason }): Ruling => {
    const match = tournament.rounds.find(({ no }) => no === round)?.tables.find((one) => one.table === table);
    return {
      key: `void ${round} ${table}`,
      at: since(`void ${round} ${table}`, (_, own) => {
        const voided = own?.type === 'result.voided' ? (own.voided as Voided) : null;
        if (voided !== null) return voided.round === round && voided.table === table ? true : null;
        return own?.type === 'result.restored' && own.round === round && own.table === table ? false : null;
      }),
      what: textOf(match === undefined ? 'duelDesk:referee.wholeRound' : 'rounds:states.void'),
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
