import { PanelRightClose } from 'lucide-react';
import type { TableTile } from '../../../../core/games/poker/paper/tiles.ts';
import type { Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import type { Card } from '../../../../core/games/poker/steps/cards/card.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Side } from '../../../parts/side/side.tsx';
import { CasinoOffer } from './casino-offer.tsx';
import styles from './floor.module.css';
import { CardsPanel } from './panels/cards-panel.tsx';
import { LogPanel } from './panels/log-panel.tsx';
import { FetchPanel, WalkingPanel } from './panels/moves-panel.tsx';
import { WaitingPanel } from './panels/waiting-panel.tsx';
import { TableSide } from './tables/table-side.tsx';

type FloorSideProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly suggestions: readonly Card[];
  readonly first: Card | null;
  readonly unseated: readonly number[];
  /** The table chosen from the tiles. */
  readonly table: TableTile | undefined;
  /** The slips stand over the tables, void ones first. */
  readonly hasSlips: boolean;
  readonly now: number;
  readonly isFolded: boolean;
  /** What is to be done was called over the tables. */
  readonly isCalled: boolean;
  readonly onClose: () => void;
};

/** The table chosen; what the floor owes; what happened. Where there is no room for it, it lies over the tables. */
export const FloorSide = (props: FloorSideProps) => {
  const { tournament, hall, suggestions, first, unseated, table, hasSlips, now, isFolded, isCalled, onClose } = props;
  const text = useTextOf();
  const toDo = (
    <div className={styles.parts}>
      <header className={styles.head}>
        <h2>{text('floor:side')}</h2>
        <span>{suggestions.length > 0 && suggestions.length}</span>
        <IconButton
          reads
          label={text('floor:fold')}
          icon={<PanelRightClose size={16} aria-hidden />}
          onPress={onClose}
        />
      </header>
      <CardsPanel tournament={tournament} hall={hall} shown={suggestions} first={first} />
      <CasinoOffer hall={hall} />
      {!hasSlips && <WalkingPanel tournament={tournament} hall={hall} />}
      {!hasSlips && <FetchPanel tournament={tournament} hall={hall} />}
      <WaitingPanel tournament={tournament} hall={hall} unseated={unseated} />
    </div>
  );
  const chosen = table !== undefined && <TableSide tournament={tournament} table={table} now={now} />;
  return (
    <Side
      isFolded={isFolded}
      label={text('floor:side')}
      drawer={
        isFolded && (chosen || isCalled) ? (
          <div className={styles.over}>
            {chosen}
            {isCalled && toDo}
          </div>
        ) : null
      }
    >
      {chosen}
      {toDo}
      {table === undefined && <LogPanel />}
    </Side>
  );
};
