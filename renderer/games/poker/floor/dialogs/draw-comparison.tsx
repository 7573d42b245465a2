import { useMemo, useState } from 'react';
import type { Chair, Hall } from '../../../../../core/games/poker/rules/floor-state.ts';
import { chairText } from '../../../../../core/games/poker/rules/floor-state.ts';
import { drawsBeside } from '../../../../../core/games/poker/steps/draw-compare.ts';
import { calledCause, type LoggedDraw } from '../../../../../core/games/poker/steps/draw-log.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Disclosure } from '../../../../parts/disclosure.tsx';
import { Select } from '../../../../parts/field/choice.tsx';
import { Grid } from '../../../../parts/layout/layout.tsx';
import { Table } from '../../../../parts/table/table.tsx';
import { nameOfEntry } from '../../names.ts';
import styles from '../panels/panels.module.css';

type ComparisonProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  /** Newest first; at least two. */
  readonly draws: readonly LoggedDraw[];
};

/** Two draws that were made, beside each other: who got which seat in each. */
export const DrawComparison = ({ tournament, hall, draws }: ComparisonProps) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:draws.${key}`, params);
  const [a, setA] = useState(String(draws[1]?.draw.no));
  const [b, setB] = useState(String(draws[0]?.draw.no));
  const items = draws.map(({ draw, undoneBy }) => ({
    id: String(draw.no),
    label: [
      t('draw', { draw: draw.no }),
      textOf(`poker:causes.${calledCause(draw)}`),
      ...(undoneBy === null ? [] : [t('undone')]),
    ].join(' · '),
  }));
  const drawOf = (no: string) => draws.find(({ draw }) => String(draw.no) === no)?.draw;
  const [one, other] = [drawOf(a), drawOf(b)];
  const beside = useMemo(
    () => (one === undefined || other === undefined ? null : drawsBeside(one, other)),
    [one, other],
  );
  const where = (chair: Chair | null): string => (chair === null ? t('notIn') : chairText(hall.floor, chair));
  return (
    <Disclosure title={t('beside')}>
      <Grid least="11rem">
        <Select label={t('first')} items={items} value={a} onChange={setA} />
        <Select label={t('second')} items={items} value={b} onChange={setB} />
      </Grid>
      {beside !== null && (
        <>
          <p role="status">{t('same', { both: beside.both, table: beside.sameTable, seat: beside.sameSeat })}</p>
          <div className={styles.previewSeats}>
            <Table
              label={t('beside')}
              columns={[
                {
                  id: 'name',
                  head: textOf('words:columns.name'),
                  names: true,
                  cell: ({ entry }) => <bdi>{nameOfEntry(tournament, hall.floor, entry)}</bdi>,
                },
                { id: 'a', head: t('draw', { draw: Number(a) }), cell: (seat) => where(seat.a) },
                { id: 'b', head: t('draw', { draw: Number(b) }), cell: (seat) => where(seat.b) },
              ]}
              rows={beside.seats}
              rowKey={({ entry }) => entry}
            />
          </div>
        </>
      )}
    </Disclosure>
  );
};
