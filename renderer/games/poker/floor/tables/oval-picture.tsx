import type { TableTile } from '../../../../../core/games/poker/paper/tiles.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import styles from '../floor.module.css';
import { ovalOf, type Spot } from './oval.ts';

type OvalPictureProps = { readonly table: TableTile; readonly hasDealer: boolean };

const MIDDLE: Spot = { x: 0, y: 0 };

/** Where the seats are round the dealer; their rows say the rest. */
export const OvalPicture = ({ table, hasDealer }: OvalPictureProps) => {
  const textOf = useTextOf();
  const { spots, top, bottom, half, dealer } = ovalOf(table.chairs, hasDealer);
  const down = (y: number): string => `${((y - top) / (bottom - top)) * 100}%`;
  return (
    <div className={styles.oval} aria-hidden>
      <div className={styles.ovalSeats} style={{ height: `${(bottom - top) * half}px` }}>
        <div className={styles.felt} />
        {hasDealer && (
          <span className={styles.dealer} style={{ top: down(dealer) }}>
            {textOf('floor:table.dealer')}
          </span>
        )}
        {table.seats.map(({ seat, entry, bigBlind, button }, index) => {
          const { x, y } = spots[index] ?? MIDDLE;
          return (
            <span
              key={seat}
              className={styles.ovalSeat}
              data-taken={entry !== null}
              data-blind={bigBlind}
              data-button={button}
              style={{ left: `${50 + x * 50}%`, top: down(y) }}
            >
              {seat}
            </span>
          );
        })}
      </div>
    </div>
  );
};
