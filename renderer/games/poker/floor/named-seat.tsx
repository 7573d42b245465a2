import { useMemo } from 'react';
import type { FloorReading, SeatOrder } from '../../../../core/games/poker/results/read-line.ts';
import {
  type Chair,
  chairText,
  type Hall,
  moveOf,
  type SlipNo,
} from '../../../../core/games/poker/rules/floor-state.ts';
import { type Seen, seenElsewhere } from '../../../../core/games/poker/rules/seen.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { refusalText } from '../../../i18n/refusal-text.ts';
import { useTextOf, withoutDots } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { useTournamentStore } from '../../../store/tournament.ts';
import { nameOfEntry, walkerOf } from '../names.ts';
import { outcomeOf } from '../outcome.ts';
import type { FloorOrder } from '../own-command.ts';
import { showDialog } from './floor-store.ts';
import { SlipDeeds } from './slip-deeds.tsx';

/** Whom a line of seats names, where he was seen; nobody where it asks, or means nobody. */
const namedBy = (seats: FloorReading | null): Seen | null => {
  if (seats?.is === 'store' && seats.order.do !== 'place') return seats.order.seen?.[0] ?? null;
  return seats?.is === 'take' && seats.sitter !== null ? { entry: seats.sitter, ...seats.chair } : null;
};

/** What Enter does to a line of seats, with the person it names: `5.7` is a bust, `5.7 3.2` a move, or a swap. */
export const orderOfSeats = (seats: FloorReading | null): FloorOrder | null => {
  const named = namedBy(seats);
  if (seats === null || named === null) return null;
  if (seats.is === 'store') return seats.order;
  return { do: 'bust', hands: [[{ entry: named.entry }]], seen: [named] };
};

type NamedSeatProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly seats: FloorReading;
  readonly onDo: () => void;
  readonly onMenu: (chair: Chair) => void;
};

/** Two seats: who moves, or who swap. What cannot be is said instead, and offered by no button [W-3.12]. */
const NamedMove = ({ tournament, hall: { floor }, order, onDo }: MoveProps) => {
  const text = useTextOf();
  const ledger = useTournamentStore((store) => store.ledger);
  const outcome = useMemo(() => outcomeOf(ledger, order), [ledger, order]);
  if (!outcome.ok) return <span role="status">{refusalText(outcome.refusal)}</span>;
  const [one, other] = order.seen ?? [];
  const who = (seen: Seen | undefined) =>
    seen === undefined ? '' : `${nameOfEntry(tournament, floor, seen.entry)} ${chairText(floor, seen)}`;
  const words = order.do === 'swap' ? `${who(one)} ⇄ ${who(other)}` : `${who(one)} → ${chairText(floor, order)}`;
  return (
    <>
      <span role="status" title={words}>
        {words}
      </span>
      <Button onPress={onDo}>
        {text('floor:cards.issue')} <Kbd>⏎</Kbd>
      </Button>
    </>
  );
};

type MoveProps = Pick<NamedSeatProps, 'tournament' | 'hall' | 'onDo'> & {
  readonly order: Extract<SeatOrder, { readonly do: 'move' | 'swap' }>;
};

/** A slip that is out: who walks with it, and that he has come. */
const NamedSlip = ({ tournament, hall: { floor }, slip: no, onDo }: SlipProps) => {
  const text = useTextOf();
  const move = moveOf(floor, no);
  if (move === undefined) return null;
  const { entry, from, to } = move;
  const name = walkerOf(tournament, floor, entry);
  const words = `${name} ${from === null ? '' : chairText(floor, from)} → ${chairText(floor, to)}`;
  return (
    <>
      <span role="status" title={words}>
        {words}
      </span>
      <Button onPress={onDo}>
        {text(entry === null ? 'floor:deeds.nameWalk' : 'floor:walk.confirm')} <Kbd>⏎</Kbd>
      </Button>
      <SlipDeeds slip={no} />
    </>
  );
};

type SlipProps = Pick<NamedSeatProps, 'tournament' | 'hall' | 'onDo'> & { readonly slip: SlipNo };

/** Says beside the line whom a line of seats is about, before Enter, and what else can be done with him [W-9.9]. */
export const NamedSeat = ({ tournament, hall, seats, onDo, onMenu }: NamedSeatProps) => {
  const text = useTextOf();
  const { floor } = hall;
  if (seats.is === 'slip') return <NamedSlip tournament={tournament} hall={hall} slip={seats.slip} onDo={onDo} />;
  const named = namedBy(seats);
  if (named === null) return null;
  if (seats.is === 'store' && seats.order.do !== 'place')
    return <NamedMove tournament={tournament} hall={hall} order={seats.order} onDo={onDo} />;
  const { entry, ...chair } = named;
  const elsewhere = seenElsewhere(floor, [named]);
  // Whoever has come to the seat since was never named: Enter does nothing to him.
  if (elsewhere !== null) return <span role="status">{refusalText(elsewhere)}</span>;
  const name = nameOfEntry(tournament, floor, entry);
  return (
    <>
      <span role="status" title={name}>
        {text('floor:find.isOut', { name, seat: chairText(floor, chair) })}
      </span>
      <Button onPress={onDo}>
        {withoutDots(text('floor:deeds.bust'))} <Kbd>⏎</Kbd>
      </Button>
      <Button onPress={() => showDialog({ what: 'move', entry, seen: [named] })}>{text('floor:deeds.move')}</Button>
      <Button onPress={() => onMenu(chair)}>
        {text('words:moreActs')} <Kbd>⇧⏎</Kbd>
      </Button>
    </>
  );
};
