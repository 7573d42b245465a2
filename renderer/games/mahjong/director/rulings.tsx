/** What stands in mahjong: penalties, chombos, who is away or replaced, who sits apart or at one table; each with its way back. */

import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import { playingEntrants, type Tournament } from '../../../../core/tournament/state.ts';
import { goTo } from '../../../desk/place.ts';
import { useGiven } from '../../../director/given.ts';
import type { Ruling } from '../../../director/part.ts';
import { ReasonDialog } from '../../../director/reason-dialog.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { useEntryStore } from '../../../round/entry/entry-store.ts';
import { inWork } from '../../../round/flow.ts';
import { doOwn } from '../own-command.ts';
import { setApart } from './apart-act.tsx';
import { fixTable } from './fixed-act.tsx';
import { chomboRows, fixedRows, penaltyRows, standIns, substituteRows } from './lists.ts';
import { addChombo, handOf, setPlaying } from './parts.ts';
import { EndDialog } from './substitute-dialogs.tsx';

type Rulings = (tournament: Tournament) => readonly Ruling[];

const usePenalties: Rulings = (tournament) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const given = useGiven();
  return penaltyRows(tournament).map(({ no, player, round, amount, reason, cancelled }) => ({
    key: `penalty ${no}`,
    at: given({ do: 'penalise', penalty: { player, amount, reason } }),
    what: textOf(amount === 0 ? 'mahjongDesk:penalties.notice' : 'shell:palette.penalty'),
    people: [player],
    about: [
      reason,
      ...(round === null ? [] : [textOf('rounds:round', { round })]),
      ...(cancelled === null ? [] : [textOf('director:cancelled', { reason: cancelled })]),
    ].join(' · '),
    ...(amount === 0 ? {} : { points: number(-amount) }),
    isOver: cancelled !== null,
    back:
      cancelled !== null
        ? null
        : {
            words: textOf('director:takeBack'),
            ask: (close) => (
              <ReasonDialog onGive={(why) => doOwn({ do: 'cancelPenalty', no, reason: why })} onClose={close} />
            ),
          },
  }));
};

/** Those in results, and those that wait for the points of their table. */
const useChombos: Rulings = (tournament) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const given = useGiven();
  const round = inWork(tournament);
  const entry = useEntryStore((store) =>
    store.tournament === tournament.id && round !== undefined ? store.entries[round.no] : undefined,
  );
  const waiting = [
    ...Object.entries(entry?.parked ?? {}).map(([table, hand]) => [Number(table), hand] as const),
    ...(entry?.taken == null ? [] : [[entry.taken.table, entry.taken.hand] as const]),
  ].flatMap(([table, hand]): readonly Ruling[] => {
    const seats = round?.tables.find((one) => one.table === table)?.seats ?? [];
    if (round === undefined || round.results[table] !== undefined) return [];
    return seats.flatMap((player, seat): readonly Ruling[] => {
      const count = handOf(hand).chombos[seat] ?? 0;
      if (count === 0) return [];
      return [
        {
          key: `waiting ${table} ${player}`,
          at: null,
          what: textOf('mahjongDesk:card.chombos', { count }),
          people: [player],
          about: textOf('mahjongDesk:chombo.waits', { table }),
          back: {
            words: textOf('director:takeBack'),
            perform: () => void addChombo(tournament, { round, table, seat }, -1),
          },
        },
      ];
    });
  });
  return [
    ...waiting,
    ...chomboRows(tournament).map(({ player, round: no, table, chombos, amount, counts }): Ruling => {
      const of = tournament.rounds.find((one) => one.no === no);
      const seat = of?.tables.find((one) => one.table === table)?.seats.indexOf(player) ?? -1;
      return {
        key: `chombo ${no} ${player}`,
        at: given({ round: no, table, result: {} }),
        what: textOf('mahjongDesk:card.chombos', { count: chombos }),
        people: [player],
        about: `${textOf('rounds:round', { round: no })} · ${textOf('rounds:cards.table', { table })}`,
        ...(amount === 0 ? {} : { points: number(-amount) }),
        // What counts already is corrected on its card, where it is seen what moves.
        back: {
          words: textOf(counts ? 'rounds:deeds.correct' : 'director:takeBack'),
          perform: () => {
            if (counts || of === undefined) goTo('rounds', { round: no, table });
            else void addChombo(tournament, { round: of, table, seat }, -1);
          },
        },
      };
    }),
  ];
};

const useAway: Rulings = (tournament) => {
  const textOf = useTextOf();
  const given = useGiven();
  const { left } = ownOf(tournament);
  const resting = new Set(standIns(tournament).map(({ id }) => id));
  return tournament.entrants.flatMap(({ id, playing }): readonly Ruling[] => {
    const before = left[id];
    const isPausing = before === undefined && !playing && !resting.has(id);
    if (before === undefined && !isPausing) return [];
    return [
      {
        key: `away ${id}`,
        at: given(before === undefined ? { type: 'entrants.play', ids: [id] } : { do: 'leave', player: id }),
        what:
          before === undefined
            ? textOf('people:notPlaying.pauses.mark')
            : textOf('mahjongDesk:left.before', { round: before }),
        people: [id],
        back: {
          words: textOf('shell:palette.back'),
          perform: () => void (before === undefined ? setPlaying(id, true) : doOwn({ do: 'comeBack', player: id })),
        },
      },
    ];
  });
};

const useSubstitutes: Rulings = (tournament) => {
  const textOf = useTextOf();
  const given = useGiven();
  const rows = substituteRows(tournament);
  return rows.map(({ entry, state }, index): Ruling => {
    const { player, name, from, until } = entry;
    const isOver = state === 'over' || state === 'replaced';
    const rounds =
      until === null
        ? textOf('mahjongDesk:substitutes.onward', { from })
        : until === from
          ? textOf('rounds:round', { round: from })
          : textOf('mahjongDesk:substitutes.range', { from, until });
    return {
      // Entries have no number; they are never put in another order.
      key: `substitute ${rows.length - index}`,
      at: given({ do: 'substitute', substitute: { player, name, from } }),
      what: textOf('mahjongDesk:substitutes.substitute'),
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
  const given = useGiven();
  const { apart } = ownOf(tournament);
  const tables = Math.floor(playingEntrants(tournament).length / 4);
  return [
    ...apart.pairs.map(
      (pair): Ruling => ({
        key: `apart ${pair.join(' ')}`,
        at: null,
        what: textOf('mahjongDesk:apart.title'),
        people: pair,
        back: {
          words: textOf('mahjongDesk:apart.remove'),
          perform: () => void setApart({ ...apart, pairs: apart.pairs.filter((kept) => kept !== pair) }),
        },
      }),
    ),
    ...fixedRows(tournament).map(
      ({ player, table }): Ruling => ({
        key: `fixed ${player}`,
        at: given({ type: 'entrant.edit', id: player, entrant: { traits: { fixedTable: table } } }),
        what: textOf('mahjongDesk:fixed.act'),
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
