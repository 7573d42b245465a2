import { useTranslation } from 'react-i18next';
import type { Voice } from '../../core/sheets/layout/laid.ts';
import type { Cell, Listing } from '../../core/sheets/sheet.ts';
import { CellText } from './cells.tsx';
import './texts.ts';
import styles from './network.module.css';

/** Place, name and score are in sight on any phone; what else there is opens by a tap [fault H-9]. */
const sightOf = ({ score = 2 }: Pick<Listing, 'score'>): readonly number[] => [0, 1, score];

/** Rows that have no identity but their place: a list of one state is replaced whole by the next. */
const keyed = <T,>(items: readonly T[]): readonly { readonly key: number; readonly item: T }[] =>
  items.map((item, key) => ({ key, item }));

const isEmpty = (cell: Cell): boolean =>
  cell.kind === 'empty' ||
  (cell.kind === 'text' && cell.text === '') ||
  (cell.kind === 'marks' && cell.phrases.length === 0);

type RowProps = {
  readonly cells: readonly Cell[];
  readonly columns: Listing['columns'];
  readonly sight: readonly number[];
  readonly voice: Voice;
};

const InSight = ({ cells, sight, voice }: Omit<RowProps, 'columns'>) =>
  keyed(sight.flatMap((at) => cells[at] ?? [])).map(({ key, item }) => (
    <span key={key} data-kind={item.kind}>
      <CellText cell={item} voice={voice} />
    </span>
  ));

const Line = ({ cells, columns, sight, voice }: RowProps) => {
  const more = keyed(cells).filter(({ key, item }) => !sight.includes(key) && !isEmpty(item));
  if (more.length === 0) {
    return (
      <p className={styles.line}>
        <InSight cells={cells} sight={sight} voice={voice} />
      </p>
    );
  }
  return (
    <details>
      <summary className={styles.line}>
        <InSight cells={cells} sight={sight} voice={voice} />
      </summary>
      <dl className={styles.lineMore}>
        {more.map(({ key, item }) => (
          <div key={key}>
            <dt>{columns[key] === undefined ? '' : voice.say(columns[key])}</dt>
            <dd>
              <CellText cell={item} voice={voice} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

type Props = {
  readonly listing: Listing;
  readonly revised: boolean;
  readonly voice: Voice;
};

/** Lines of a table, as wide as the phone. */
export const Lines = ({ listing, revised, voice }: Props) => {
  const { t } = useTranslation('network');
  const { columns, blocks } = listing;
  const sight = sightOf(listing);
  const isHeaded = columns.some(({ code }) => code !== '');
  return (
    <div className={styles.lines}>
      {isHeaded && (
        <p className={styles.line} data-head="">
          {keyed(sight.flatMap((at) => columns[at] ?? [])).map(({ key, item }) => (
            <span key={key}>{voice.say(item)}</span>
          ))}
        </p>
      )}
      {keyed(blocks).map(({ key, item: { heading, rows } }) => (
        <div key={key}>
          {heading.kind !== 'empty' && (
            <p className={styles.lineBlock}>
              {heading.kind === 'letter' ? heading.letter : <CellText cell={heading} voice={voice} />}
            </p>
          )}
          <ul>
            {keyed(rows).map(({ key: no, item: { cells, changed } }) => (
              <li key={no} {...(changed && revised ? { 'data-changed': '' } : {})}>
                {changed && revised && <span className={styles.netUnseen}>{t('page.changed')} </span>}
                <Line cells={cells} columns={columns} sight={sight} voice={voice} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
