import { useTranslation } from 'react-i18next';
import type { Voice } from '../../core/sheets/layout/laid.ts';
import type { Cell, Listing } from '../../core/sheets/sheet.ts';
import { CellText } from './cells.tsx';
import './texts.ts';
import lineStyles from './lines.module.css';
import styles from './network.module.css';

/** Place, name and score are in sight on any phone; what else there is opens by a tap [fault H-9]. */
const IN_SIGHT = 3;

/** Rows that have no identity but their place: a list of one state is replaced whole by the next. */
const keyed = <T,>(items: readonly T[]): readonly { readonly key: number; readonly item: T }[] =>
  items.map((item, key) => ({ key, item }));

const isEmpty = (cell: Cell): boolean =>
  cell.kind === 'empty' ||
  (cell.kind === 'text' && cell.text === '') ||
  (cell.kind === 'marks' && cell.phrases.length === 0);

type RowProps = { readonly cells: readonly Cell[]; readonly columns: Listing['columns']; readonly voice: Voice };

const InSight = ({ cells, voice }: Omit<RowProps, 'columns'>) =>
  keyed(cells.slice(0, IN_SIGHT)).map(({ key, item }) => (
    <span key={key} data-kind={item.kind}>
      <CellText cell={item} voice={voice} />
    </span>
  ));

const Line = ({ cells, columns, voice }: RowProps) => {
  const more = keyed(cells).filter(({ key, item }) => key >= IN_SIGHT && !isEmpty(item));
  if (more.length === 0) {
    return (
      <p className={lineStyles.line}>
        <InSight cells={cells} voice={voice} />
      </p>
    );
  }
  return (
    <details>
      <summary className={lineStyles.line}>
        <InSight cells={cells} voice={voice} />
      </summary>
      <dl className={lineStyles.lineMore}>
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
export const Lines = ({ listing: { columns, blocks }, revised, voice }: Props) => {
  const { t } = useTranslation('network');
  const isHeaded = columns.some(({ code }) => code !== '');
  return (
    <div className={lineStyles.lines}>
      {isHeaded && (
        <p className={lineStyles.line} data-head="">
          {keyed(columns.slice(0, IN_SIGHT)).map(({ key, item }) => (
            <span key={key}>{voice.say(item)}</span>
          ))}
        </p>
      )}
      {keyed(blocks).map(({ key, item: { heading, rows } }) => (
        <div key={key}>
          {heading.kind !== 'empty' && (
            <p className={lineStyles.lineBlock}>
              {heading.kind === 'letter' ? heading.letter : <CellText cell={heading} voice={voice} />}
            </p>
          )}
          <ul>
            {keyed(rows).map(({ key: no, item: { cells, changed } }) => (
              <li key={no} {...(changed && revised ? { 'data-changed': '' } : {})}>
                {changed && revised && <span className={styles.netUnseen}>{t('page.changed')} </span>}
                <Line cells={cells} columns={columns} voice={voice} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
