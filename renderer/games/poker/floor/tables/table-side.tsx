import { X } from 'lucide-react';
import type { TableTile } from '../../../../../core/games/poker/paper/tiles.ts';
import { rulesOf } from '../../../../../core/games/poker/steps/state.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { IconButton } from '../../../../parts/button.tsx';
import { choose, useFloor } from '../floor-store.ts';
import { OvalPicture } from './oval-picture.tsx';
import { Seats } from './seats.tsx';
import styles from './tile.module.css';
import { TableMarks, TableMenu, tableCount, tableNote } from './tile.tsx';

type TableSideProps = { readonly tournament: Tournament; readonly table: TableTile; readonly now: number };

/** The table chosen from the tiles: its seats, with all that is done to them, and the oval with the dealer [W-9.5]. */
export const TableSide = ({ tournament, table, now }: TableSideProps) => {
  const textOf = useTextOf();
  const at = useFloor((floor) => floor.at);
  // In events made before there was a choice every table had a dealer.
  const hasDealer = rulesOf(tournament).dealers !== false;
  const said = [tableCount(table), tableNote(table)].filter(Boolean).join(' · ');
  return (
    <section className={styles.tableSide} aria-label={textOf('floor:table.name', { name: table.name })}>
      <header className={styles.floorTileHead}>
        <TableMenu id={table.id} name={textOf('floor:table.name', { name: table.name })} />
        <span className={`${styles.tileCount} figures`}>{said}</span>
        <TableMarks table={table} />
        <IconButton
          reads
          label={textOf('shell:close')}
          icon={<X size={16} aria-hidden />}
          onPress={() => choose(null)}
        />
      </header>
      <Seats
        tournament={tournament}
        table={table}
        at={at}
        stop={at?.table === table.id && at.seat <= table.chairs ? at : null}
        now={now}
      />
      <OvalPicture table={table} hasDealer={hasDealer} />
    </section>
  );
};
