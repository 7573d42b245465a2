import styles from '../settings/settings.module.css';
import type { MethodPicture } from './method-pictures.ts';

const R = 11;
const STEP = 2 * R + 5;
const PAD = 9;
const GAP = 14;

const tableWidth = (seats: number): number => 2 * PAD + seats * STEP - 5;

/** Tables in two columns: few seats a table make a compact picture. */
const columnsOf = ({ tables }: MethodPicture): number => ((tables[0]?.length ?? 0) <= 2 ? 2 : 1);

/**
 * Tables as boxes, people as numbered circles; those who met before are ringed, moves are arrows between the tables. The
 * words beside it say the same, so it is hidden from screen readers.
 */
export const MethodDrawing = ({ picture }: { readonly picture: MethodPicture }) => {
  const { tables, met = [], moves = [] } = picture;
  const columns = columnsOf(picture);
  const seats = Math.max(...tables.map((table) => table.length));
  const height = 2 * R + 2 * PAD;
  const width = tableWidth(seats);
  const ringed = new Set(met.flat());
  const placeOf = (index: number) => ({
    x: (index % columns) * (width + GAP),
    y: Math.floor(index / columns) * (height + GAP),
  });
  const wide = columns * (width + GAP) - GAP + (moves.length > 0 ? 26 : 0);
  const tall = Math.ceil(tables.length / columns) * (height + GAP) - GAP;
  return (
    <svg
      className={styles.helpPicture}
      viewBox={`-1 -1 ${wide + 2} ${tall + 2}`}
      width={wide}
      height={tall}
      aria-hidden="true"
    >
      {tables.map((table, index) => {
        const { x, y } = placeOf(index);
        return (
          <g key={table.join('-') + String(index)} transform={`translate(${x} ${y})`}>
            <rect className={styles.helpTable} width={width} height={height} rx="8" />
            {table.map((place, seat) => {
              const cx = PAD + R + seat * STEP;
              const key = `${seat}-${place}`;
              if (place === 0) return <circle key={key} className={styles.helpFree} cx={cx} cy={height / 2} r={R} />;
              return (
                <g key={key}>
                  <circle className={styles.helpSeat} data-met={ringed.has(place)} cx={cx} cy={height / 2} r={R} />
                  <text className={styles.helpPlace} x={cx} y={height / 2} dy="0.35em">
                    {place}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
      {moves.map(([from, to]) => {
        const [a, b] = [placeOf(from - 1).y + height / 2, placeOf(to - 1).y + height / 2];
        const x = width + 5;
        return (
          <g key={`${from}-${to}`} className={styles.helpMove}>
            <path d={`M${x} ${a} C${x + 22} ${a} ${x + 22} ${b} ${x + 2} ${b}`} />
            <path d={`M${x + 8} ${b - 5} L${x + 2} ${b} L${x + 8} ${b + 5}`} />
          </g>
        );
      })}
    </svg>
  );
};
