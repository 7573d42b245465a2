import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { Round } from '../../core/tournament/state.ts';
import type { TableNo } from '../../core/tournament/words.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button, SegmentedControl } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import styles from './clock.module.css';
import { giveMinutes } from './round-clock.ts';

export const MINUTES = ['1', '2', '3', '4', '5', '7'] as const;

export type ExtraMinutes = (typeof MINUTES)[number];

type ExtraDialogProps = { readonly round: Round; readonly onClose: () => void };

/** Extra time for all tables, or for those that are pressed. */
export const ExtraDialog = ({ round, onClose }: ExtraDialogProps) => {
  const textOf = useTextOf();
  const [minutes, setMinutes] = useState<ExtraMinutes>('3');
  const [forWhom, setForWhom] = useState<'all' | 'chosen'>('chosen');
  const [tables, setTables] = useState<ReadonlySet<TableNo>>(new Set());
  const isAll = forWhom === 'all';
  const chosen = isAll ? [] : [...tables].toSorted((a, b) => a - b);
  const canGive = isAll || chosen.length > 0;
  const choose = (table: TableNo, isChosen: boolean) =>
    setTables((known) => new Set(isChosen ? [...known, table] : [...known].filter((other) => other !== table)));
  const give = async () => {
    if (canGive && (await giveMinutes(round.no, Number(minutes), chosen))) onClose();
  };
  return (
    <Dialog
      title={textOf('clock:extra.title')}
      isOpen
      onClose={onClose}
      onSubmit={() => void give()}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" type="submit" isDisabled={!canGive}>
            {isAll
              ? textOf('clock:extra.giveAll', { count: Number(minutes) })
              : textOf('clock:extra.give', { count: Number(minutes), tables: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={styles.extraChoices}>
        <span className="field-label">{textOf('clock:minutes')}</span>
        <SegmentedControl
          label={textOf('clock:minutes')}
          items={MINUTES.map((id) => ({ id, label: id }))}
          value={minutes}
          onChange={setMinutes}
        />
        <span className="field-label">{textOf('clock:extra.forWhom')}</span>
        <SegmentedControl
          label={textOf('clock:extra.forWhom')}
          items={[
            { id: 'chosen', label: textOf('clock:extra.chosen') },
            { id: 'all', label: textOf('clock:extra.all') },
          ]}
          value={forWhom}
          onChange={setForWhom}
        />
      </div>
      <fieldset className={styles.extraTables} aria-label={textOf('words:tables')} disabled={isAll}>
        {round.tables
          .toSorted((a, b) => a.table - b.table)
          .map(({ table }) => (
            <ToggleButton
              key={table}
              className={styles.extraTable ?? ''}
              aria-label={textOf('rounds:cards.table', { table })}
              isDisabled={isAll}
              isSelected={!isAll && tables.has(table)}
              onChange={(isChosen) => choose(table, isChosen)}
            >
              {table}
            </ToggleButton>
          ))}
      </fieldset>
    </Dialog>
  );
};
