import type { TableNo } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';

type MissingProps = {
  readonly tables: readonly TableNo[];
  readonly onTake: (table: TableNo) => void;
  /** Null where the round cannot count without them. */
  readonly onClose: (() => void) | null;
};

/** Missing tables that have a button; the list of what is outstanding names them all. */
const NAMED = 12;

/** Why the round cannot be confirmed: the tables that are missing, each a button. */
export const Missing = ({ tables, onTake, onClose }: MissingProps) => {
  const textOf = useTextOf();
  return (
    <Notice
      tone="warn"
      actions={
        <>
          {tables.slice(0, NAMED).map((table) => (
            <Button key={table} onPress={() => onTake(table)}>
              {textOf('rounds:cards.table', { table })}
            </Button>
          ))}
          {tables.length > NAMED && <span>{textOf('rounds:close.more', { count: tables.length - NAMED })}</span>}
          {onClose !== null && <Button onPress={onClose}>{textOf('rounds:close.open')}</Button>}
        </>
      }
    >
      {textOf('rounds:confirm.missing', { count: tables.length })}
    </Notice>
  );
};
