import { ArrowDown, ArrowUp, LockOpen, Snowflake } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Standings, StandingsRow } from '../../../../core/game/standings.ts';
import { byPoints, finalOrder } from '../../../../core/games/duel/results/final-order.ts';
import { ownOf } from '../../../../core/games/duel/rules/state.ts';
import { cutRounds, isBracketOver, unfreezeWay } from '../../../../core/games/duel/seating/bracket.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wayText } from '../../../i18n/refusal-text.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field/field.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { type Column, Table } from '../../../parts/table/table.tsx';
import { nextRoundNo } from '../../../round/flow.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { wordsOf } from '../../../round/names/texts.ts';
import { chooseMethod } from '../../../round/seating/seating-store.ts';
import { doOwn } from '../own-command.ts';
import styles from './finals.module.css';

type TabProps = { readonly tournament: Tournament };

/** Who is where, and where everybody stands by points and tie-breaks alone, whatever was frozen. */
const ordersOf = (tournament: Tournament): { readonly now: Standings; readonly natural: readonly EntrantId[] } => ({
  now: finalOrder(tournament),
  natural: byPoints(tournament).map(({ entrant }) => entrant),
});

const freeze = (order: readonly EntrantId[], reason: string): Promise<boolean> =>
  doOwn({ do: 'freeze', order: [...order], reason });

const unfreeze = async (): Promise<void> => {
  if (await doOwn({ do: 'unfreeze' })) chooseMethod('swiss');
};

/** The final order: by points and tie-breaks, or by hand with a reason; frozen, it is what prizes and a cut go by [duel 5]. */
export const OrderTab = ({ tournament }: TabProps) => {
  const textOf = useTextOf();
  const { decimal, number } = useFormats();
  const body = useRef<HTMLDivElement>(null);
  const { final } = ownOf(tournament);
  const { now, natural } = useMemo(() => ordersOf(tournament), [tournament]);
  const { columns, rows, title } = now;
  const [byHand, setByHand] = useState<readonly EntrantId[] | null>(null);
  const [reason, setReason] = useState('');
  const people = peopleOf(tournament);
  const known = new Set(natural);
  const kept =
    final === null && byHand !== null && byHand.length === natural.length && byHand.every((id) => known.has(id))
      ? byHand
      : null;
  const order = kept ?? rows.map(({ entrant }) => entrant);
  const rowOf = new Map(rows.map((row): [EntrantId, StandingsRow] => [row.entrant, row]));
  const naturalPlace = new Map(natural.map((id, i) => [id, i]));
  const moved = new Set(final?.moved ?? order.filter((id, i) => naturalPlace.get(id) !== i));
  const isOpen = nextRoundNo(tournament) === null;
  const canMove = final === null && !isOpen && tournament.rounds.length > 0;
  const canFreeze = canMove && (moved.size === 0 || reason.trim() !== '');
  const about = isBracketOver(tournament) ? 'byBracket' : canMove ? 'orderAbout' : 'orderFixed';
  const nameOf = (id: EntrantId): string => people.get(id)?.name ?? '';
  const wasAt = (id: EntrantId, i: number): number =>
    title === undefined && moved.has(id) ? (naturalPlace.get(id) ?? i) : i;
  const isMoved = (id: EntrantId, i: number): boolean => wasAt(id, i) !== i;
  const placeOf = (id: EntrantId, i: number): string => {
    if (kept !== null) return number(i + 1);
    const row = rowOf.get(id);
    return row?.place === null ? '–' : number(row?.place ?? i + 1);
  };

  const move = (from: number, by: number) => {
    const to = from + by;
    const id = order[from];
    if (!canMove || id === undefined || to < 0 || to >= order.length) return;
    setByHand(order.toSpliced(from, 1).toSpliced(to, 0, id));
    // The focus goes with the player, so that the next key moves the same one on.
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(`tr[data-id="${id}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent, i: number) => {
    if (event.target !== event.currentTarget || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const by = event.key === 'ArrowUp' ? -1 : 1;
    if (event.shiftKey) move(i, by);
    else body.current?.querySelectorAll<HTMLElement>('tr[data-id]')[i + by]?.focus();
  };

  return (
    <div className={styles.finalsPart}>
      <div className={styles.finalsTools}>
        {final === null ? (
          <>
            {moved.size > 0 && (
              <>
                <TextField
                  label={textOf('duelDesk:finals.reason', { count: moved.size })}
                  value={reason}
                  onChange={setReason}
                  maxLength={500}
                />
                <Button onPress={() => setByHand(null)}>{textOf('duelDesk:finals.asPlayed')}</Button>
              </>
            )}
            <Button
              icon={<Snowflake size={16} aria-hidden />}
              isDisabled={!canFreeze}
              onPress={() => void freeze(order, reason)}
            >
              {textOf('duelDesk:finals.freeze')}
            </Button>
          </>
        ) : (
          <>
            <Badge tone="accent">
              {title === undefined ? textOf('duelDesk:finals.frozen', { round: final.through }) : wordsOf(title)}
            </Badge>
            {final.reason !== '' && (
              <span>{textOf('duelDesk:finals.because', { reason: final.reason, count: final.moved.length })}</span>
            )}
            <Button
              icon={<LockOpen size={16} aria-hidden />}
              isDisabled={cutRounds(tournament).length > 0}
              onPress={() => void unfreeze()}
            >
              {wayText(unfreezeWay(tournament))}
            </Button>
          </>
        )}
      </div>
      <p className={styles.finalsNote}>{textOf(`duelDesk:finals.${about}`)}</p>
      <div ref={body} className={styles.finalsScroll}>
        <Table
          label={textOf('duelDesk:finals.order')}
          isFixed
          minWidth="46rem"
          columns={[
            { id: 'place', head: textOf('words:columns.place'), numeric: true, width: '4.5rem', cell: placeOf },
            {
              id: 'name',
              head: textOf('words:columns.name'),
              names: true,
              cell: (id, i) => (
                <>
                  <PersonName person={people.get(id)} />{' '}
                  {isMoved(id, i) && (
                    <Badge tone="warn">{textOf('rounds:metrics.was', { value: wasAt(id, i) + 1 })}</Badge>
                  )}
                  {(rowOf.get(id)?.marks ?? [])
                    .filter((mark) => mark !== 'moved' || !isMoved(id, i))
                    .map((mark) => (
                      <Badge key={mark}>{textOf(`duel:rowMarks.${mark}`)}</Badge>
                    ))}
                </>
              ),
            },
            ...columns.slice(0, 4).map(
              ({ code, unit }, at): Column<EntrantId> => ({
                id: code,
                head: textOf(`duel:columns.${code}`),
                numeric: true,
                width: '8rem',
                cell: (id) => {
                  const value = rowOf.get(id)?.cells[at];
                  return value == null ? '' : decimal(value / unit.scale, unit.decimals, unit.signed);
                },
              }),
            ),
            {
              id: 'move',
              name: textOf('bridgeSwiss:names.move'),
              deeds: true,
              width: '6rem',
              cell: (id, i) =>
                canMove && (
                  <>
                    <IconButton
                      label={textOf('words:moveUp', { name: nameOf(id) })}
                      icon={<ArrowUp size={16} aria-hidden />}
                      isDisabled={i === 0}
                      excludeFromTabOrder
                      onPress={() => move(i, -1)}
                    />
                    <IconButton
                      label={textOf('words:moveDown', { name: nameOf(id) })}
                      icon={<ArrowDown size={16} aria-hidden />}
                      isDisabled={i === order.length - 1}
                      excludeFromTabOrder
                      onPress={() => move(i, 1)}
                    />
                  </>
                ),
            },
          ]}
          rows={order}
          rowKey={(id) => id}
          rowMark={(id, i) => (isMoved(id, i) ? 'changed' : null)}
          rowProps={(id, i) => ({
            'data-id': id,
            'data-moved': isMoved(id, i),
            ...(canMove
              ? {
                  tabIndex: 0,
                  'aria-label': textOf('duelDesk:finals.row', { place: i + 1, name: nameOf(id) }),
                  onKeyDown: (event) => onKeyDown(event, i),
                }
              : {}),
          })}
        />
      </div>
    </div>
  );
};
