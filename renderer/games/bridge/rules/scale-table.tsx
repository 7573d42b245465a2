import { type Scale, scaleMax } from '../../../../core/games/bridge/rules/scales.ts';
import { wbfTable } from '../../../../core/games/bridge/rules/victory-points.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import styles from './rules.module.css';

type Row = { readonly from: number; readonly vp: number };

/** The rows of a scale for a number of boards: smallest margin and VP of the better side, in hundredths. */
const scaleRows = (scale: Scale, boards: number): readonly Row[] => {
  if (scale.kind === 'wbf') return wbfTable(boards).map((vp, margin) => ({ from: 100 * margin, vp }));
  const steps = scale.bands.find(({ from, to }) => from <= boards && boards <= to)?.steps ?? [];
  return steps.length === 0 ? [] : [{ from: scale.of === 'mp' ? 5000 : 0, vp: scale.max / 2 }, ...steps];
};

/** A scale to look at: what a margin is worth over so many boards. */
export const ScaleTable = ({ scale, boards }: { readonly scale: Scale; readonly boards: number }) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const rows = scaleRows(scale, boards);
  const max = scaleMax(scale);
  const places = scale.kind === 'steps' && scale.of === 'mp' ? 2 : 0;
  const vpPlaces = rows.every(({ vp }) => vp % 100 === 0) ? 0 : 2;
  if (rows.length === 0)
    return <p className={styles.scaleNone}>{textOf('bridge:refusals.scaleMissing', { boards })}</p>;
  return (
    <section
      className={styles.scaleTable}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={textOf('bridgeOffice:rules.scaleFor', { count: boards })}
    >
      <dl>
        {rows.map(({ from, vp }) => (
          <div key={from}>
            <dt>{decimal(from / 100, places)}</dt>
            <dd>
              {decimal(vp / 100, vpPlaces)}–{decimal((max - vp) / 100, vpPlaces)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
