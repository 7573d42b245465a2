import { encode } from 'uqr';
import type { DrawnCode } from '../../core/sheets/layout/drawn.ts';
import styles from './laid.module.css';
import { laidVars } from './laid.tsx';

/** The dark modules of a QR code, row by row, as one path in units of a module. */
const pathOf = (data: readonly (readonly boolean[])[]): string =>
  data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A code for scanners as a QR code without a border: the white around it is the layout's. */
export const ScanCode = ({ code: { x, y, side, text } }: { readonly code: DrawnCode }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return (
    <svg
      className={styles.scanCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      data-code={text}
      style={laidVars({ x, y, w: side })}
    >
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
};
