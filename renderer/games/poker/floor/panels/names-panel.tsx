import { useMemo } from 'react';
import { lastEntryOf, placeOf } from '../../../../../core/games/poker/results/player-places.ts';
import { chairText, type Hall } from '../../../../../core/games/poker/rules/floor-state.ts';
import { shownNames } from '../../../../../core/sheets/names.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Table } from '../../../../parts/table/table.tsx';
import { nameOf } from '../../names.ts';

type Row = { readonly id: number; readonly key: string; readonly at: string };

/** Height of a row, in rem; with more rows than this only those in sight are drawn. */
const ROW = 2.25;
const LONG_FROM = 150;

/** Everybody who plays, by name, and where they sit or go. */
export const NamesPanel = ({ tournament, hall }: { readonly tournament: Tournament; readonly hall: Hall }) => {
  const textOf = useTextOf();
  const { compare } = useFormats();
  const rows = useMemo(() => {
    const names = shownNames(tournament);
    return tournament.entrants
      .flatMap(({ id, name }): readonly Row[] => {
        const place = placeOf(hall, id);
        if (lastEntryOf(hall, id) === undefined || place.kind === 'out' || place.kind === 'none') return [];
        const key = names.get(id)?.key ?? name;
        if (place.kind === 'seated') return [{ id, key, at: chairText(hall.floor, place.at) }];
        if (place.kind === 'moving') return [{ id, key, at: `→ ${chairText(hall.floor, place.to)}` }];
        return [{ id, key, at: textOf('poker:roster.turn', { turn: place.position }) }];
      })
      .toSorted((a, b) => compare(a.key, b.key));
  }, [tournament, hall, compare, textOf]);
  return (
    <Table<Row>
      label={textOf('words:names')}
      rows={rows}
      rowKey={({ id }) => id}
      {...(rows.length > LONG_FROM ? { rowHeight: ROW } : {})}
      columns={[
        {
          id: 'name',
          head: textOf('words:columns.name'),
          names: true,
          cell: ({ id }) => <bdi>{nameOf(tournament, id)}</bdi>,
        },
        { id: 'at', head: textOf('poker:columns.seat'), cell: ({ at }) => <span className="figures">{at}</span> },
      ]}
    />
  );
};
