import { useTranslation } from 'react-i18next';
import type { Seat } from '../../core/game/paper.ts';
import type { Voice } from '../../core/sheets/layout/laid.ts';
import { cellText, spoken } from '../../core/sheets/layout/lists/placed.ts';
import { seatInFull, seatLetter } from '../../core/sheets/layout/tile.ts';
import type { ShownName } from '../../core/sheets/names.ts';
import type { Cell } from '../../core/sheets/sheet.ts';
import { textOf } from '../i18n/text.ts';
import { withStrong } from '../print/strong.tsx';
import './texts.ts';
import listPageStyles from './lists.module.css';
import styles from './network.module.css';

type NameProps = { readonly name: ShownName; readonly voice: Voice };

/** A name, kept from turning round what stands beside it, and its second script below it. */
export const Name = ({ name, voice }: NameProps) => (
  <span className="net-name">
    <bdi {...(name.lang === null ? {} : { lang: name.lang })}>{withStrong(spoken(name, voice).text, name.strong)}</bdi>
    {name.under !== undefined && (
      <bdi className={listPageStyles.netUnder} {...(name.under.lang === null ? {} : { lang: name.under.lang })}>
        {name.under.text}
      </bdi>
    )}
  </span>
);

type TileProps = { readonly seat: Seat; readonly voice: Voice };

/** Its letter in a rounded outline is the seat [L-1.1]; read aloud it is the name of the seat [L-1.3]. */
export const SeatTile = ({ seat, voice }: TileProps) => {
  const letter = seatLetter(seat, voice);
  return (
    <span className={listPageStyles.netTile} {...(letter.length > 1 ? { 'data-wide': '' } : {})}>
      <span aria-hidden>{letter}</span>
      <span className={styles.netUnseen}>{seatInFull(seat, voice)}</span>
    </span>
  );
};

type CellProps = { readonly cell: Cell; readonly voice: Voice };

export const CellText = ({ cell, voice }: CellProps) => {
  if (cell.kind === 'name') return <Name name={cell.name} voice={voice} />;
  return cell.kind === 'seat' ? <SeatTile seat={cell.seat} voice={voice} /> : cellText(cell, voice);
};

type WhereProps = {
  readonly cells: readonly Cell[];
  readonly changed: boolean;
  readonly voice: Voice;
  /** "Table 7 E" and not "7 E". */
  readonly inWords?: boolean;
};

/** Table and seat, with the mark of a revision where it changed. */
export const Where = ({ cells, changed, voice, inWords = false }: WhereProps) => {
  const { t } = useTranslation('network');
  const [first] = cells;
  const table =
    inWords && first?.kind === 'number' ? [textOf('sheets:slip.table', { table: cellText(first, voice) })] : null;
  const [, seat] = cells;
  // Without a table the first word says where to go.
  const tile =
    seat?.kind === 'seat' ? seat.seat : first?.kind === 'number' && seat?.kind === 'phrase' ? seat.phrase : null;
  const rest = cells.slice(table === null ? 0 : 1, tile === null ? undefined : 1).map((cell) => cellText(cell, voice));
  const words = [...(table ?? []), ...rest].filter((word) => word !== '').join(' ');
  return (
    <span className="net-where">
      {changed && (
        <>
          <span aria-hidden>► </span>
          <span className={styles.netUnseen}>{t('page.changed')} </span>
        </>
      )}
      {words}
      {tile !== null && (
        <>
          {' '}
          <SeatTile seat={tile} voice={voice} />
        </>
      )}
    </span>
  );
};
