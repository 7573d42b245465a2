import { Ban, Copy, Gavel } from 'lucide-react';
import { useState } from 'react';
import { type Penalty, rulesOf } from '../../../../core/games/mahjong/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../../core/tournament/words.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, IconButton, SegmentedControl } from '../../../parts/button.tsx';
import { Select } from '../../../parts/choice.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { NumberField, TextField } from '../../../parts/field.tsx';
import { Badge, EmptyState } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table.tsx';
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

/** A head cell; columns without a width share what is left. */
type Head = { readonly text: string; readonly isNumeric?: boolean; readonly width?: string };

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

  const heads: { readonly [which in Shown]: readonly Head[] } = {
    penalties: [
      { text: t('no'), isNumeric: true, width: '3.25rem' },
      { text: textOf('mahjongDesk:player'), width: '30%' },
      { text: textOf('mahjongDesk:round'), isNumeric: true, width: '4.5rem' },
      { text: t('amount'), isNumeric: true, width: '7rem' },
      { text: t('reason') },
    ],
    players: [
      { text: textOf('mahjongDesk:player'), width: '28%' },
      { text: t('notices'), isNumeric: true },
      { text: t('penalties'), isNumeric: true },
      { text: t('sum'), isNumeric: true },
      { text: t('chombos'), isNumeric: true },
      { text: t('chomboSum'), isNumeric: true },
    ],
    chombos: [
      { text: textOf('mahjongDesk:player'), width: '45%' },
      { text: textOf('mahjongDesk:round'), isNumeric: true },
      { text: textOf('mahjongDesk:table'), isNumeric: true },
      { text: t('chombos'), isNumeric: true },
    ],
  };
  const cells: { readonly [which in Shown]: readonly (readonly (string | number)[])[] } = {
    penalties: penalties.map(({ no, player, round, amount, reason, cancelled }) => [
      no,
      nameOf(player),
      round ?? '',
      amount,
      cancelled === null ? reason : `${reason} (${t('cancelled', { reason: cancelled })})`,
    ]),
    players: sums.map((row) => [
      nameOf(row.player),
      row.notices,
      row.penalties,
      row.amount,
      row.chombos,
      row.chomboAmount,
    ]),
    chombos: chombos.map((row) => [nameOf(row.player), row.round, row.table, row.chombos]),
  };
  const copy = () => {
    const lines = [heads[shown].map(({ text }) => text), ...cells[shown]].map((row) => row.join('\t'));
    if (copyText(lines.join('\n'))) say('good', 'mahjongDesk:penalties.copied');
  };
  const isEmpty = cells[shown].length === 0;
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
          <Table
            label={t('which')}
            head={
              <>
                {heads[shown].map(({ text, isNumeric = false, width }) => (
                  <th
                    key={text}
                    scope="col"
                    {...(isNumeric ? { className: 'numeric' } : {})}
                    {...(width === undefined ? {} : { style: { width } })}
                  >
                    {text}
                  </th>
                ))}
                {shown === 'penalties' && (
                  <th scope="col" className="desk-deed">
                    <span className="hidden">{t('cancel')}</span>
                  </th>
                )}
              </>
            }
          >
            {shown === 'penalties' &&
              penalties.map((penalty) => (
                <tr key={penalty.no} data-off={penalty.cancelled !== null}>
                  <td className="numeric">{penalty.no}</td>
                  <th scope="row">
                    <PersonButton people={people} id={penalty.player} />
                  </th>
                  <td className="numeric">{roundText(penalty.round)}</td>
                  <td className="numeric desk-amount">
                    {penalty.amount === 0 ? t('notice') : number(-penalty.amount)}
                  </td>
                  <td className="desk-reason">
                    {penalty.reason}
                    {penalty.cancelled !== null && (
                      <span className="desk-cancelled">{t('cancelled', { reason: penalty.cancelled })}</span>
                    )}
                  </td>
                  <td className="desk-deed">
                    {penalty.cancelled === null && (
                      <IconButton
                        label={t('cancelOf', { name: nameOf(penalty.player) })}
                        icon={<Ban size={16} aria-hidden />}
                        onPress={() => setCancelling(penalty)}
                      />
                    )}
                  </td>
                </tr>
              ))}
            {shown === 'players' &&
              sums.map((row) => (
                <tr key={row.player}>
                  <th scope="row">
                    <PersonButton people={people} id={row.player} />
                  </th>
                  <td className="numeric">{row.notices || ''}</td>
                  <td className="numeric">{row.penalties || ''}</td>
                  <td className="numeric desk-amount">{row.amount === 0 ? '' : number(-row.amount)}</td>
                  <td className="numeric">{row.chombos || ''}</td>
                  <td className="numeric desk-amount">{row.chomboAmount === 0 ? '' : number(-row.chomboAmount)}</td>
                </tr>
              ))}
            {shown === 'chombos' &&
              chombos.map((row) => (
                <tr key={`${row.round}-${row.player}`}>
                  <th scope="row">
                    <PersonButton people={people} id={row.player} />
                  </th>
                  <td className="numeric">
                    {!row.counts && <Badge tone="warn">{t('open')}</Badge>} {number(row.round)}
                  </td>
                  <td className="numeric">{number(row.table)}</td>
                  <td className="numeric">{number(row.chombos)}</td>
                </tr>
              ))}
          </Table>
        )}
      </div>
      {cancelling !== null && <CancelDialog penalty={cancelling} onClose={() => setCancelling(null)} />}
    </div>
  );
};
