/** What stands in bridge: points beside the matches, who is away, who stays at a table, who came later; each with its way back. */

import { type BridgeOwn, ownOf } from '../../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { type Told, useSince } from '../../../director/given.ts';
import type { Ruling } from '../../../director/part.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { doOwn } from '../own-command.ts';
import { useScoreText } from '../score-text.ts';
import { comeBack } from './leave-act.tsx';
import { releaseHome } from './stays-act.tsx';

type Rulings = (tournament: Tournament) => readonly Ruling[];

/** What a fact of bridge with this name says; undefined for any other. */
const saidBy = <Said,>(own: Told | null, type: string, name: string): Said | undefined =>
  own?.type === type ? (own[name] as Said) : undefined;

type One<Name extends 'adjustments' | 'withdrawn' | 'late'> = BridgeOwn[Name][number];

const usePoints: Rulings = (tournament) => {
  const textOf = useTextOf();
  const score = useScoreText(tournament);
  const since = useSince();
  const { adjustments, carryOver } = ownOf(tournament);
  const takeBack = textOf('director:takeBack');
  return [
    ...adjustments.map(
      ({ no, entrant, amount, kind, round, reason }): Ruling => ({
        key: `points ${no}`,
        at: since(`points ${no}`, (_, own) =>
          saidBy<One<'adjustments'>>(own, 'score.adjusted', 'adjustment')?.no === no ? true : null,
        ),
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
          at: since(`carried ${id} ${carried}`, (_, own) => {
            const told = saidBy<BridgeOwn['carryOver']>(own, 'carryOver.set', 'carryOver');
            return told === undefined ? null : told[id] === carried;
          }),
          what: textOf('bridge:columns.carryOver'),
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
  const since = useSince();
  const { withdrawn, absences, late } = ownOf(tournament);
  return [
    ...withdrawn.map(
      ({ entrant, from, reason }): Ruling => ({
        key: `left ${entrant}`,
        at: since(`left ${entrant}`, (_, own) => {
          if (saidBy<One<'withdrawn'>>(own, 'entrant.withdrawn', 'withdrawn')?.entrant === entrant) return true;
          return saidBy<One<'late'>>(own, 'entrant.reinstated', 'late')?.entrant === entrant ? false : null;
        }),
        what: textOf('bridgeSwiss:dropOut.left', { round: from }),
        people: [entrant],
        about: reason,
        back: { words: textOf('shell:palette.back'), perform: () => void comeBack(tournament, entrant) },
      }),
    ),
    ...absences.map(
      ({ entrant, from, to }): Ruling => ({
        key: `absent ${entrant} ${from} ${to}`,
        at: since(`absent ${entrant} ${from} ${to}`, (_, own) => {
          const told = saidBy<BridgeOwn['absences']>(own, 'absences.set', 'absences');
          if (told === undefined || own?.entrant !== entrant) return null;
          return told.some((one) => one.from === from && one.to === to);
        }),
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
        at: since(`late ${entrant} ${from}`, (_, own) => {
          const back = saidBy<One<'late'>>(own, 'entrant.reinstated', 'late');
          const joined =
            back === undefined ? (saidBy<BridgeOwn['late']>(own, 'entrants.joined', 'late') ?? []) : [back];
          return joined.some((one) => one.entrant === entrant && one.from === from) ? true : null;
        }),
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
  const since = useSince();
  return ownOf(tournament).homes.map(
    ({ entrant, table, side }): Ruling => ({
      key: `stays ${entrant}`,
      at: since(`stays ${entrant} ${table} ${side}`, (_, own) => {
        const told = saidBy<BridgeOwn['homes']>(own, 'homes.set', 'homes');
        if (told === undefined) return null;
        return told.some((home) => home.entrant === entrant && home.table === table && home.side === side);
      }),
      what: textOf('bridgeSwiss:stationary.add'),
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
