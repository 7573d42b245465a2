/** What stands in mahjong: penalties, chombos, who is away or replaced, who sits apart or at one table; each with its way back. */

import {
  ownOf,
  type Penalty,
  resultOf,
  type Substitute,
  traitsOf,
} from '../../../../core/games/mahjong/rules/state.ts';
import { playingEntrants, roundOf, type Tournament } from '../../../../core/tournament/state.ts';
import { goTo } from '../../../desk/place.ts';
import { isOutBy, useSince } from '../../../director/given.ts';
import type { Ruling } from '../../../director/part.ts';
import { useCancellable } from '../../../director/reason-dialog.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { setPlaying } from '../../../people/playing.ts';
import { addChombo, useWaiting } from '../chombos.ts';
import { doOwn } from '../own-command.ts';
import { setApart } from './apart-act.tsx';
import { fixTable } from './fixed-act.tsx';
import { chomboRows, fixedRows, penaltyRows, standIns, substituteRows } from './lists.ts';

import { EndDialog } from './substitute-dialogs.tsx';

type Rulings = (tournament: Tournament) => readonly Ruling[];

const usePenalties: Rulings = (tournament) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const since = useSince();
  const cancellable = useCancellable();
  return penaltyRows(tournament).map((given) => {
    const { no, player, round, amount } = given;
    return {
      key: `penalty ${no}`,
      at: since(`penalty ${no}`, (_, own) =>
        own?.type === 'penalty.given' && (own.penalty as Penalty).no === no ? true : null,
      ),
      what: textOf(amount === 0 ? 'mahjongDesk:penalties.notice' : 'shell:palette.penalty'),
      people: [player],
      ...cancellable(
        given,
        (why) => doOwn({ do: 'cancelPenalty', no, reason: why }),
        round === null ? [] : [textOf('rounds:round', { round })],
      ),
      ...(amount === 0 ? {} : { points: number(-amount) }),
    };
  });
};

/** Those in results, and those that wait for the points of their table. */
const useChombos: Rulings = (tournament) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const since = useSince();
  const chombosOf = (count: number) => `${textOf('words:columns.chombos')}${count > 1 ? ` × ${number(count)}` : ''}`;
  const waiting = useWaiting(tournament).flatMap(({ count, ...at }): readonly Ruling[] => {
    const { round, table, seat } = at;
    const player = roundOf(tournament, round)?.tables.find((one) => one.table === table)?.seats[seat];
    if (player === undefined) return [];
    return [
      {
        key: `waiting ${round} ${table} ${player}`,
        at: null,
        isWaiting: true,
        what: chombosOf(count),
        people: [player],
        about: textOf('mahjongDesk:chombo.waits', { table }),
        back: { words: textOf('director:takeBack'), perform: () => void addChombo(at, -1) },
      },
    ];
  });
  return [
    ...waiting,
    ...chomboRows(tournament).map(({ player, round: no, table, chombos, amount, counts }): Ruling => {
      const of = tournament.rounds.find((one) => one.no === no);
      const seat = of?.tables.find((one) => one.table === table)?.seats.indexOf(player) ?? -1;
      return {
        key: `chombo ${no} ${player}`,
        at: since(`chombo ${no} ${table} ${seat} ${chombos}`, (change) => {
          const isOfIt = 'round' in change && 'table' in change && change.round === no && change.table === table;
          return isOfIt ? 'result' in change && resultOf(change.result).chombos[seat] === chombos : null;
        }),
        what: chombosOf(chombos),
        people: [player],
        about: `${textOf('rounds:round', { round: no })} · ${textOf('rounds:cards.table', { table })}`,
        ...(amount === 0 ? {} : { points: number(-amount) }),
        // What counts already is corrected on its card, where it is seen what moves.
        back: {
          words: textOf(counts ? 'refusals:ways.correctResult' : 'director:takeBack'),
          perform: () => {
            if (counts || of === undefined) goTo('rounds', { round: no, table });
            else void addChombo({ round: no, table, seat }, -1);
          },
        },
      };
    }),
  ];
};

const useAway: Rulings = (tournament) => {
  const textOf = useTextOf();
  const since = useSince();
  const { left } = ownOf(tournament);
  const resting = new Set(standIns(tournament).map(({ id }) => id));
  return tournament.entrants.flatMap(({ id, playing }): readonly Ruling[] => {
    const before = left[id];
    const isPausing = before === undefined && !playing && !resting.has(id);
    if (before === undefined && !isPausing) return [];
    return [
      {
        key: `away ${id}`,
        at: since(`away ${id}`, (change, own) => {
          const isOfIt = own?.player === id && (own.type === 'player.left' || own.type === 'player.back');
          return isOfIt ? own.type === 'player.left' : isOutBy(id)(change, own);
        }),
        what: before === undefined ? textOf('words:sitsOut') : textOf('mahjongDesk:left.before', { round: before }),
        people: [id],
        back: {
          words: textOf('shell:palette.back'),
          perform: () => void (before === undefined ? setPlaying([id], true) : doOwn({ do: 'comeBack', player: id })),
        },
      },
    ];
  });
};

const useSubstitutes: Rulings = (tournament) => {
  const textOf = useTextOf();
  const since = useSince();
  const rows = substituteRows(tournament);
  return rows.map(({ entry, state }, index): Ruling => {
    const { player, name, from, until } = entry;
    const isOver = state === 'over' || state === 'replaced';
    const rounds =
      until === null
        ? textOf('director:leaves.from', { round: from })
        : until === from
          ? textOf('rounds:round', { round: from })
          : textOf('mahjongDesk:substitutes.range', { from, until });
    return {
      // Entries have no number; they are never put in another order.
      key: `substitute ${rows.length - index}`,
      at: since(`substitute ${rows.length - index}`, (_, own) => {
        if (own?.type !== 'substitute.named') return null;
        const named = own.substitute as Substitute;
        return named.player === player && named.name === name && named.from === from ? true : null;
      }),
      what: textOf('words:columns.substitute'),
      people: [player],
      about: [name, rounds, ...(isOver ? [textOf(`mahjongDesk:substitutes.states.${state}`)] : [])].join(' · '),
      isOver,
      back: isOver
        ? null
        : {
            words: textOf('shell:palette.back'),
            ask: (close) => <EndDialog tournament={tournament} entry={entry} onClose={close} />,
          },
    };
  });
};

const useSeats: Rulings = (tournament) => {
  const textOf = useTextOf();
  const since = useSince();
  const { apart } = ownOf(tournament);
  const tables = Math.floor(playingEntrants(tournament).length / 4);
  return [
    ...apart.pairs.map(
      (pair): Ruling => ({
        key: `apart ${pair.join(' ')}`,
        at: since(`apart ${pair.join(' ')}`, (_, own) =>
          own?.type === 'apart.set'
            ? (own.apart as typeof apart).pairs.some((kept) => kept[0] === pair[0] && kept[1] === pair[1])
            : null,
        ),
        what: textOf('mahjongDesk:apart.title'),
        people: pair,
        back: {
          words: textOf('duelDesk:neverLift'),
          perform: () => void setApart({ ...apart, pairs: apart.pairs.filter((kept) => kept !== pair) }),
        },
      }),
    ),
    ...fixedRows(tournament).map(
      ({ player, table }): Ruling => ({
        key: `fixed ${player}`,
        at: since(`fixed ${player} ${table}`, (change) => {
          const entered = change.type === 'entrants.added' ? change.entrants : [];
          const known = change.type === 'entrant.edited' ? [change.entrant] : entered;
          const entrant = known.find(({ id }) => id === player);
          return entrant === undefined ? null : traitsOf(entrant).fixedTable === table;
        }),
        what: textOf('words:alwaysAtOneTable'),
        people: [player],
        about: [
          textOf('rounds:cards.table', { table }),
          ...(table > tables ? [textOf('mahjongDesk:fixed.outside', { tables })] : []),
        ].join(' · '),
        back: {
          words: textOf('mahjongDesk:fixed.release'),
          perform: () => void fixTable(tournament, player, null),
        },
      }),
    ),
  ];
};

/** Everything that can be taken back or ended. */
export const useRulings: Rulings = (tournament) => [
  ...useChombos(tournament),
  ...usePenalties(tournament),
  ...useAway(tournament),
  ...useSubstitutes(tournament),
  ...useSeats(tournament),
];
