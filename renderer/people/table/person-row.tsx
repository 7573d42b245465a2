import { Check, IdCard, Trash2 } from 'lucide-react';
import { memo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf, nameAs } from '../../../core/sheets/names.ts';
import { writtenName } from '../../../core/tournament/people/name-parts.ts';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import type { Entrant } from '../../../core/tournament/state.ts';
import { useFormats } from '../../i18n/formats.ts';
import { textOf } from '../../i18n/text.ts';
import { useTournamentStore } from '../../store/tournament.ts';
import { useFieldText } from '../field-text.ts';
import type { OutWords } from '../out-words.ts';
import styles from '../people.module.css';
import { type ColumnId, isMember, type PersonColumn } from './columns.ts';
import { type AfterEdit, EditCell } from './edit-cell.tsx';

/** What a row tells the table; stable, so that rows are drawn anew only when they change. */
export type RowDeeds = {
  readonly onEdit: (entrant: Entrant, column: PersonColumn) => void;
  readonly onTake: (entrant: Entrant, column: PersonColumn, typed: string) => Promise<Refusal | null>;
  readonly onDone: (entrant: Entrant, column: PersonColumn, next: AfterEdit) => void;
  readonly onPlaying: (entrant: Entrant) => void;
  readonly onRemove: (entrant: Entrant) => void;
  /** What somebody is who does not play on. */
  readonly out: OutWords;
  /** Null: the game has no cards. */
  readonly onCard: ((entrant: Entrant) => void) | null;
};

type PersonRowProps = {
  readonly entrant: Entrant;
  readonly columns: readonly PersonColumn[];
  readonly index: number;
  readonly isChosen: boolean;
  /** The column the keyboard is at, where it is in this row. */
  readonly at: ColumnId | null;
  readonly editing: ColumnId | null;
  readonly deeds: RowDeeds;
  readonly measure?: Ref<HTMLTableRowElement>;
};

export const cellId = (id: number, column: ColumnId): string => `person-${id}-${column}`;

type CellProps = Pick<PersonRowProps, 'entrant' | 'deeds'> & { readonly column: PersonColumn };

const Playing = ({ entrant, deeds }: Pick<CellProps, 'entrant' | 'deeds'>) => {
  const { t } = useTranslation('people');
  const { playing } = entrant;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.playingMark}
      aria-pressed={playing}
      aria-label={t('playingMark', { name: entrant.name })}
      onClick={(event) => {
        event.stopPropagation();
        deeds.onPlaying(entrant);
      }}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className="check-box">
        <Check size={14} strokeWidth={3} aria-hidden />
      </span>
      {!playing && <span>{deeds.out === 'pauses' ? textOf('words:sitsOut') : t('notPlaying.dropped.mark')}</span>}
    </button>
  );
};

const Text = ({ entrant, column }: CellProps) => {
  const { t } = useTranslation('people');
  const namesAs = useTournamentStore(({ ledger }) => ledger.tournament?.namesAs);
  const value = column.value(entrant);
  if (column.kind === 'yesNo') return value === true ? t('yes') : '';
  if (column.id !== 'name') {
    const text = String(value);
    return <bdi>{namesAs !== undefined && isMember(column) ? writtenName(text, namesAs).text : text}</bdi>;
  }
  const lang = langOf(entrant.name + entrant.reading, entrant.traits.lang);
  return <bdi {...(lang === null ? {} : { lang })}>{nameAs(entrant, namesAs)}</bdi>;
};

const PersonCell = ({ entrant, column, deeds, editing, at }: CellProps & Pick<PersonRowProps, 'editing' | 'at'>) => {
  const fieldText = useFieldText();
  const { number } = useFormats();
  const { t } = useTranslation('people');
  const namesAs = useTournamentStore(({ ledger }) => ledger.tournament?.namesAs);
  const common = { id: cellId(entrant.id, column.id), 'data-at': at === column.id };
  if (column.kind === 'id') {
    const known = column.value(entrant);
    return (
      <td {...common} data-numeric="" className={styles.idCell}>
        {deeds.onCard !== null && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.rowCard}
            aria-label={textOf('rounds:openCard', { name: nameAs(entrant, namesAs) })}
            title={t('card')}
            onClick={(event) => {
              event.stopPropagation();
              deeds.onCard?.(entrant);
            }}
            onMouseDown={(event) => event.preventDefault()}
          >
            <IdCard size={16} aria-hidden />
          </button>
        )}
        {typeof known === 'number' ? number(known) : known}
      </td>
    );
  }
  if (column.kind === 'playing') {
    return (
      <td {...common} className={styles.playingCell}>
        <Playing entrant={entrant} deeds={deeds} />
        <button
          type="button"
          tabIndex={-1}
          className={styles.rowRemove}
          aria-label={t('removeOne', { name: entrant.name })}
          title={t('remove')}
          onClick={(event) => {
            event.stopPropagation();
            deeds.onRemove(entrant);
          }}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Trash2 size={16} aria-hidden />
        </button>
      </td>
    );
  }
  if (column.own !== undefined) {
    return (
      <td {...common} {...(column.own.isNumber ? { 'data-numeric': '' } : {})}>
        {column.own.show(entrant)}
      </td>
    );
  }
  const content =
    editing === column.id ? (
      <EditCell
        label={fieldText(column.id)}
        value={String(column.value(entrant))}
        onTake={(typed) => deeds.onTake(entrant, column, typed)}
        onDone={(next) => deeds.onDone(entrant, column, next)}
      />
    ) : (
      <Text entrant={entrant} column={column} deeds={deeds} />
    );
  const edit = () => deeds.onEdit(entrant, column);
  return column.id === 'name' ? (
    <th {...common} scope="row" onDoubleClick={edit}>
      {content}
    </th>
  ) : (
    <td {...common} onDoubleClick={edit} {...(column.kind === 'integer' ? { 'data-numeric': '' } : {})}>
      {content}
    </td>
  );
};

/** One person of the list. */
export const PersonRow = memo(({ entrant, columns, index, isChosen, at, editing, deeds, measure }: PersonRowProps) => (
  <tr
    ref={measure}
    data-index={index}
    data-row={index}
    data-id={entrant.id}
    aria-rowindex={index + 2}
    aria-selected={isChosen}
    data-pauses={!entrant.playing}
    {...(isChosen ? { 'data-mark': 'selected' } : {})}
  >
    {columns.map((column) => (
      <PersonCell key={column.id} entrant={entrant} column={column} deeds={deeds} editing={editing} at={at} />
    ))}
  </tr>
));
