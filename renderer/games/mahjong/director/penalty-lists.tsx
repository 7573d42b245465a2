import { Copy, Gavel } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { linesText } from '../../../../core/exchange/csv-out.ts';
import type { Penalty } from '../../../../core/games/mahjong/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../../core/tournament/words.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, SegmentedControl } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Badge, EmptyState } from '../../../parts/marks.tsx';
import { type Column, Table } from '../../../parts/table/table.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { say } from '../../../store/notices.ts';
import { copyText } from '../../../text-files/copy-text.ts';
import { PersonButton } from '../../card/person-button.tsx';
import styles from '../card/card.module.css';
import { chomboRows, penaltyRows, sumRows } from './lists.ts';

/** A column, and what of it goes to the clipboard. */
type Copied<Row> = Column<Row> & { readonly text?: (row: Row) => string | number };

/** Rows as lines of a table elsewhere. */
const linesOf = <Row,>(columns: readonly Copied<Row>[], rows: readonly Row[]): string => {
  const told = columns.filter(({ text }) => text !== undefined);
  const lines = rows.map((row) => told.map(({ text }) => text?.(row) ?? null));
  return linesText([told.map(({ head }) => String(head)), ...lines], '\t');
};

type Shown = 'penalties' | 'players' | 'chombos';

type ListsProps = { readonly tournament: Tournament };

const Lists = ({ tournament }: ListsProps) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const [shown, setShown] = useState<Shown>('penalties');
  const people = peopleOf(tournament);
  const penalties = penaltyRows(tournament);
  const sums = sumRows(tournament);
  const chombos = chomboRows(tournament);
  const nameOf = (id: EntrantId): string => people.get(id)?.name ?? '';
  const t = (key: string, params = {}) => textOf(`mahjongDesk:penalties.${key}`, params);
  const roundText = (round: RoundNo | null) => (round === null ? '–' : number(round));

  const player = <Row extends { readonly player: EntrantId }>(width: string): Copied<Row> => ({
    id: 'player',
    head: textOf('people:fields.member'),
    names: true,
    width,
    cell: (row) => <PersonButton people={people} id={row.player} />,
    text: (row) => nameOf(row.player),
  });
  /** Whole numbers, nothing for nought. */
  const count = <Row,>(id: string, of: (row: Row) => number, sign = 1): Copied<Row> => ({
    id,
    head: id === 'penalties' || id === 'chombos' ? textOf(`words:columns.${id}`) : t(id),
    numeric: true,
    cell: (row) => (of(row) === 0 ? '' : number(sign * of(row))),
    text: of,
  });
  const ofPenalties: readonly Copied<Penalty>[] = [
    {
      id: 'no',
      head: textOf('words:columns.number'),
      numeric: true,
      width: '3.25rem',
      cell: ({ no }) => no,
      text: ({ no }) => no,
    },
    player('30%'),
    {
      id: 'round',
      head: textOf('words:columns.round'),
      numeric: true,
      width: '4.5rem',
      cell: ({ round }) => roundText(round),
      text: ({ round }) => round ?? '',
    },
    {
      id: 'amount',
      head: textOf('words:columns.points'),
      numeric: true,
      width: '7rem',
      cell: ({ amount, cancelled }) => {
        const told = amount === 0 ? t('notice') : number(-amount);
        return cancelled === null ? told : <s>{told}</s>;
      },
      text: ({ amount }) => amount,
    },
    {
      id: 'reason',
      head: textOf('director:reason'),
      wraps: true,
      cell: ({ reason, cancelled }) => (
        <>
          {reason}
          {cancelled !== null && (
            <span className={styles.deskCancelled}>{textOf('mahjong:cancelled', { reason: cancelled })}</span>
          )}
        </>
      ),
      text: ({ reason, cancelled }) =>
        cancelled === null ? reason : `${reason} (${textOf('mahjong:cancelled', { reason: cancelled })})`,
    },
  ];
  const ofPlayers: readonly Copied<(typeof sums)[number]>[] = [
    player('28%'),
    count('notices', ({ notices }) => notices),
    count('penalties', (row) => row.penalties),
    count('sum', ({ amount }) => amount, -1),
    count('chombos', (row) => row.chombos),
    count('chomboSum', ({ chomboAmount }) => chomboAmount, -1),
  ];
  const ofChombos: readonly Copied<(typeof chombos)[number]>[] = [
    player('45%'),
    {
      id: 'round',
      head: textOf('words:columns.round'),
      numeric: true,
      cell: ({ round, counts }) => (
        <>
          {!counts && <Badge tone="warn">{textOf('mahjongDesk:card.notConfirmed')}</Badge>} {number(round)}
        </>
      ),
      text: ({ round }) => round,
    },
    {
      id: 'table',
      head: textOf('words:columns.table'),
      numeric: true,
      cell: ({ table }) => number(table),
      text: ({ table }) => table,
    },
    count('chombos', (row) => row.chombos),
  ];
  const looks = { label: t('which'), isFixed: true, minWidth: '34rem' } as const;
  const lists: {
    readonly [which in Shown]: { readonly lines: () => string; readonly rows: number; readonly list: ReactNode };
  } = {
    penalties: {
      lines: () => linesOf(ofPenalties, penalties),
      rows: penalties.length,
      list: (
        <Table
          {...looks}
          columns={ofPenalties}
          rows={penalties}
          rowKey={({ no }) => no}
          rowMark={({ cancelled }) => (cancelled === null ? null : 'off')}
        />
      ),
    },
    players: {
      lines: () => linesOf(ofPlayers, sums),
      rows: sums.length,
      list: <Table {...looks} columns={ofPlayers} rows={sums} rowKey={(row) => row.player} />,
    },
    chombos: {
      lines: () => linesOf(ofChombos, chombos),
      rows: chombos.length,
      list: <Table {...looks} columns={ofChombos} rows={chombos} rowKey={(row) => `${row.round}-${row.player}`} />,
    },
  };
  const copy = () => {
    if (copyText(lists[shown].lines())) say('good', 'mahjongDesk:penalties.copied');
  };
  const isEmpty = lists[shown].rows === 0;
  return (
    <div className={styles.deskLists}>
      <div className={styles.deskListhead}>
        <SegmentedControl<Shown>
          label={t('which')}
          items={[
            { id: 'penalties', label: `${textOf('words:columns.penalties')} (${number(penalties.length)})` },
            { id: 'players', label: t('byPlayer') },
            {
              id: 'chombos',
              label: `${textOf('words:columns.chombos')} (${number(chombos.reduce((sum, row) => sum + row.chombos, 0))})`,
            },
          ]}
          value={shown}
          onChange={setShown}
        />
        <Button reads icon={<Copy size={16} aria-hidden />} isDisabled={isEmpty} onPress={copy}>
          {textOf('shell:menu.copy')}
        </Button>
      </div>
      {isEmpty ? (
        <EmptyState
          icon={<Gavel size={40} aria-hidden />}
          title={`${textOf(`words:columns.${shown === 'chombos' ? shown : 'penalties'}`)}: 0`}
        />
      ) : (
        lists[shown].list
      )}
    </div>
  );
};

/** Penalties, sums for the report and the chombos of all results, to be looked at whole and copied [mahjong 15]. */
export const PenaltyLists = ({ tournament }: ListsProps) => {
  const textOf = useTextOf();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" reads onPress={() => setOpen(true)}>
        {textOf('mahjongDesk:penalties.which')}
      </Button>
      {isOpen && (
        <Dialog
          title={textOf('mahjongDesk:penalties.which')}
          isOpen
          onClose={() => setOpen(false)}
          size="large"
          actions={
            <Button tone="primary" reads onPress={() => setOpen(false)}>
              {textOf('shell:close')}
            </Button>
          }
        >
          <Lists tournament={tournament} />
        </Dialog>
      )}
    </>
  );
};
