import { Ban, Copy, Gavel } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Penalty, rulesOf } from '../../../../core/games/mahjong/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../../core/tournament/words.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, IconButton, SegmentedControl } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { NumberField, TextField } from '../../../parts/field/field.tsx';
import { Badge, EmptyState } from '../../../parts/marks.tsx';
import { type Column, Table } from '../../../parts/table/table.tsx';
import { PersonField, SuggestField } from '../../../people/table/person-field.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { say } from '../../../store/notices.ts';
import { copyText } from '../../../text-files/copy-text.ts';
import { PersonButton } from '../../card/person-button.tsx';
import { doOwn } from '../own-command.ts';
import { chomboRows, penaltyRows, sumRows } from './lists.ts';

const LONGEST_REASON = 500;
const NO_ROUND = 'none';
const reasons = ['late', 'noise', 'repeated', 'arguing', 'phone'] as const;

type FormProps = {
  readonly tournament: Tournament;
  /** True: one was given just now, and the next may follow. */
  readonly isNext: boolean;
  readonly onGiven: () => void;
};

const GiveForm = ({ tournament, isNext, onGiven }: FormProps) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const { least, most, step } = rulesOf(tournament).penalties;
  const rounds = tournament.rounds.map(({ no }) => no);
  const [player, setPlayer] = useState<EntrantId | null>(null);
  const [round, setRound] = useState<RoundNo | null>(rounds.at(-1) ?? null);
  const [amount, setAmount] = useState(0);
  const [reason, setReason] = useState('');
  const canGive = player !== null && reason.trim() !== '' && !Number.isNaN(amount);
  const give = async () => {
    if (player === null) return;
    if (!(await doOwn({ do: 'penalise', penalty: { player, round, amount, reason: reason.trim() } }))) return;
    say('good', amount === 0 ? 'mahjongDesk:penalties.noticeGiven' : 'mahjongDesk:penalties.given', {
      name: peopleOf(tournament).get(player)?.name,
      amount,
    });
    onGiven();
  };
  return (
    <form
      className="parts-scroll desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canGive) void give();
      }}
    >
      <h2>{textOf('mahjongDesk:penalties.give')}</h2>
      <PersonField
        label={textOf('mahjongDesk:player')}
        tournament={tournament}
        value={player}
        onChange={setPlayer}
        autoFocus={isNext}
      />
      <Select
        label={textOf('mahjongDesk:round')}
        items={[
          { id: NO_ROUND, label: textOf('mahjongDesk:penalties.noRound') },
          ...rounds.map((no) => ({ id: String(no), label: textOf('rounds:round', { round: no }) })),
        ]}
        value={round === null ? NO_ROUND : String(round)}
        onChange={(id) => setRound(id === NO_ROUND ? null : Number(id))}
      />
      <NumberField
        label={textOf('mahjongDesk:penalties.amount')}
        about={textOf('mahjongDesk:penalties.amountAbout', {
          least: number(least),
          most: number(most),
          step: number(step),
        })}
        value={amount}
        minValue={0}
        maxValue={most}
        step={step}
        onChange={setAmount}
      />
      <SuggestField
        label={textOf('mahjongDesk:penalties.reason')}
        suggestions={reasons.map((id) => textOf(`mahjongDesk:penalties.reasons.${id}`))}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_REASON}
      />
      <Button tone="primary" type="submit" icon={<Gavel size={16} aria-hidden />} isDisabled={!canGive}>
        {textOf(amount === 0 ? 'mahjongDesk:penalties.giveNotice' : 'mahjongDesk:penalties.givePenalty')}
      </Button>
    </form>
  );
};

const CancelDialog = ({ penalty, onClose }: { readonly penalty: Penalty; readonly onClose: () => void }) => {
  const textOf = useTextOf();
  const [reason, setReason] = useState('');
  const cancel = async () => {
    if (await doOwn({ do: 'cancelPenalty', no: penalty.no, reason: reason.trim() })) onClose();
  };
  return (
    <Dialog
      title={textOf('mahjongDesk:penalties.cancelTitle', { no: penalty.no })}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => reason.trim() !== '' && void cancel()}
      actions={
        <>
          <Button onPress={onClose}>{textOf('mahjongDesk:penalties.keep')}</Button>
          <Button tone="danger" type="submit" isDisabled={reason.trim() === ''}>
            {textOf('mahjongDesk:penalties.cancel')}
          </Button>
        </>
      }
    >
      <p>{textOf('mahjongDesk:penalties.cancelAbout')}</p>
      <TextField
        label={textOf('mahjongDesk:penalties.cancelReason')}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_REASON}
        autoFocus
      />
    </Dialog>
  );
};

/** A column, and what of it goes to the clipboard. */
type Copied<Row> = Column<Row> & { readonly text?: (row: Row) => string | number };

/** Rows as lines of a table elsewhere. */
const linesOf = <Row,>(columns: readonly Copied<Row>[], rows: readonly Row[]): string => {
  const told = columns.filter(({ text }) => text !== undefined);
  return [told.map(({ head }) => head), ...rows.map((row) => told.map(({ text }) => text?.(row)))]
    .map((cells) => cells.join('\t'))
    .join('\n');
};

type Shown = 'penalties' | 'players' | 'chombos';

/** Penalties are given and cancelled here; with the chombos of all results and the sums for the report [mahjong 15]. */
export const PenaltiesTab = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const [shown, setShown] = useState<Shown>('penalties');
  const [cancelling, setCancelling] = useState<Penalty | null>(null);
  const [form, setForm] = useState(0);
  const people = peopleOf(tournament);
  const penalties = penaltyRows(tournament);
  const sums = sumRows(tournament);
  const chombos = chomboRows(tournament);
  const nameOf = (id: EntrantId): string => people.get(id)?.name ?? '';
  const t = (key: string, params = {}) => textOf(`mahjongDesk:penalties.${key}`, params);
  const roundText = (round: RoundNo | null) => (round === null ? '–' : number(round));

  const player = <Row extends { readonly player: EntrantId }>(width: string): Copied<Row> => ({
    id: 'player',
    head: textOf('mahjongDesk:player'),
    names: true,
    width,
    cell: (row) => <PersonButton people={people} id={row.player} />,
    text: (row) => nameOf(row.player),
  });
  /** Whole numbers, nothing for nought. */
  const count = <Row,>(id: string, of: (row: Row) => number, sign = 1): Copied<Row> => ({
    id,
    head: t(id),
    numeric: true,
    cell: (row) => (of(row) === 0 ? '' : number(sign * of(row))),
    text: of,
  });
  const ofPenalties: readonly Copied<Penalty>[] = [
    { id: 'no', head: t('no'), numeric: true, width: '3.25rem', cell: ({ no }) => no, text: ({ no }) => no },
    player('30%'),
    {
      id: 'round',
      head: textOf('mahjongDesk:round'),
      numeric: true,
      width: '4.5rem',
      cell: ({ round }) => roundText(round),
      text: ({ round }) => round ?? '',
    },
    {
      id: 'amount',
      head: t('amount'),
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
      head: t('reason'),
      wraps: true,
      cell: ({ reason, cancelled }) => (
        <>
          {reason}
          {cancelled !== null && <span className="desk-cancelled">{t('cancelled', { reason: cancelled })}</span>}
        </>
      ),
      text: ({ reason, cancelled }) =>
        cancelled === null ? reason : `${reason} (${t('cancelled', { reason: cancelled })})`,
    },
    {
      id: 'cancel',
      name: t('cancel'),
      deeds: true,
      width: '3.5rem',
      cell: (penalty) =>
        penalty.cancelled === null && (
          <IconButton
            label={t('cancelOf', { name: nameOf(penalty.player) })}
            icon={<Ban size={16} aria-hidden />}
            onPress={() => setCancelling(penalty)}
          />
        ),
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
      head: textOf('mahjongDesk:round'),
      numeric: true,
      cell: ({ round, counts }) => (
        <>
          {!counts && <Badge tone="warn">{t('open')}</Badge>} {number(round)}
        </>
      ),
      text: ({ round }) => round,
    },
    {
      id: 'table',
      head: textOf('mahjongDesk:table'),
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
    <div className="parts">
      <GiveForm key={form} tournament={tournament} isNext={form > 0} onGiven={() => setForm(form + 1)} />
      <div className="desk-lists">
        <div className="desk-listhead">
          <SegmentedControl<Shown>
            label={t('which')}
            items={[
              { id: 'penalties', label: t('all', { count: penalties.length }) },
              { id: 'players', label: t('byPlayer') },
              { id: 'chombos', label: t('allChombos', { count: chombos.reduce((sum, row) => sum + row.chombos, 0) }) },
            ]}
            value={shown}
            onChange={setShown}
          />
          <Button icon={<Copy size={16} aria-hidden />} isDisabled={isEmpty} onPress={copy}>
            {t('copy')}
          </Button>
        </div>
        {isEmpty ? (
          <EmptyState icon={<Gavel size={40} aria-hidden />} title={t(shown === 'chombos' ? 'noChombos' : 'none')}>
            {t(shown === 'chombos' ? 'noChombosAbout' : 'noneAbout')}
          </EmptyState>
        ) : (
          lists[shown].list
        )}
      </div>
      {cancelling !== null && <CancelDialog penalty={cancelling} onClose={() => setCancelling(null)} />}
    </div>
  );
};
