import { Armchair, ArrowRight, CircleDashed, Hourglass, type LucideIcon, UserX } from 'lucide-react';
import { useMemo } from 'react';
import { noLine, type RosterLine, type RosterStatus } from '../../../../core/games/poker/results/roster.ts';
import { rulesOf } from '../../../../core/games/poker/steps/state.ts';
import type { Entrant, Tournament } from '../../../../core/tournament/state.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import styles from '../../../people/people-foot.module.css';
import type { OwnColumn } from '../../../people/people-part.ts';
import { tournamentRoster } from './lines.ts';

const icons: { readonly [status in RosterStatus]: LucideIcon } = {
  none: CircleDashed,
  registered: CircleDashed,
  waiting: Hourglass,
  seated: Armchair,
  eliminated: UserX,
  withdrawn: UserX,
};

/** Order of the statuses when the list is sorted by them: who needs something first. */
const order: readonly RosterStatus[] = ['none', 'registered', 'waiting', 'seated', 'eliminated', 'withdrawn'];

const Status = ({ line }: { readonly line: RosterLine }) => {
  const textOf = useTextOf();
  const { status, slip, turn } = line;
  const Icon = slip === null ? icons[status] : ArrowRight;
  const words =
    slip !== null
      ? textOf('poker:paper.slip', { slip })
      : turn !== null
        ? textOf('poker:roster.turn', { turn })
        : textOf(`poker:roster.status.${status}`);
  return (
    <span className={styles.rosterStatus} data-status={slip === null ? status : 'moving'}>
      <Icon size={15} aria-hidden />
      {words}
    </span>
  );
};

/** Digits by value, words after them: "Table 2" before "Table 10". */
const tableKey = (name: string): string | number => (/^\d+$/.test(name) ? Number(name) : name);

/** The columns of the roster [poker 5 A]: what somebody has only where anybody has it. */
export const useRosterColumns = (tournament: Tournament): readonly OwnColumn[] => {
  const { number } = useFormats();
  const { lines, provisional } = tournamentRoster(tournament);
  const { payouts } = rulesOf(tournament);
  return useMemo(() => {
    const lineOf = ({ id }: Entrant): RosterLine => lines.get(id) ?? noLine;
    const count = (id: 'moves' | 'entries' | 'rebuys' | 'addOns', width: number, least: number): OwnColumn => ({
      id: `own.${id}`,
      titleKey: `poker:roster.columns.${id}`,
      width,
      isNumber: true,
      value: (entrant) => lineOf(entrant)[id],
      show: (entrant) => (lineOf(entrant)[id] < least ? '' : number(lineOf(entrant)[id])),
    });
    const all = [...lines.values()];
    return [
      {
        id: 'own.status',
        titleKey: 'poker:roster.columns.status',
        width: 8.5,
        isNumber: false,
        value: (entrant) => order.indexOf(lineOf(entrant).status),
        show: (entrant) => <Status line={lineOf(entrant)} />,
      },
      {
        id: 'own.table',
        titleKey: 'words:columns.table',
        width: 4.5,
        isNumber: true,
        value: (entrant) => tableKey(lineOf(entrant).table ?? ''),
        show: (entrant) => lineOf(entrant).table ?? '',
      },
      {
        id: 'own.seat',
        titleKey: 'poker:columns.seat',
        width: 5,
        isNumber: true,
        value: (entrant) => lineOf(entrant).seat ?? '',
        show: (entrant) => lineOf(entrant).seat ?? '',
      },
      {
        id: 'own.place',
        titleKey: 'poker:columns.place',
        width: 5,
        isNumber: true,
        value: (entrant) => lineOf(entrant).place?.from ?? '',
        show: (entrant) => {
          const { place } = lineOf(entrant);
          if (place === null) return '';
          const range = place.from === place.to ? number(place.from) : `${number(place.from)}–${number(place.to)}`;
          return provisional ? `~${range}` : range;
        },
      },
      ...(payouts.paid
        ? [
            {
              id: 'own.prize',
              titleKey: 'words:columns.prize',
              width: 5,
              isNumber: true,
              value: (entrant: Entrant) => lineOf(entrant).prize || '',
              show: (entrant: Entrant) => (lineOf(entrant).prize === 0 ? '' : number(lineOf(entrant).prize)),
            } as const,
          ]
        : []),
      count('moves', 4.5, 1),
      ...(all.some(({ entries }) => entries > 1) ? [count('entries', 4.5, 2)] : []),
      ...(all.some(({ rebuys }) => rebuys > 0) ? [count('rebuys', 5.5, 1)] : []),
      ...(all.some(({ addOns }) => addOns > 0) ? [count('addOns', 5.5, 1)] : []),
    ];
  }, [lines, provisional, payouts.paid, number]);
};
