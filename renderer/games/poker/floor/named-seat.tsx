import type { FloorReading } from '../../../../core/games/poker/results/read-line.ts';
import { type Chair, chairText, type Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import { type Seen, seenElsewhere } from '../../../../core/games/poker/rules/seen.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { refusalText } from '../../../i18n/refusal-text.ts';
import { useTextOf, withoutDots } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { nameOfEntry } from '../names.ts';
import type { FloorOrder } from '../own-command.ts';
import { showDialog } from './floor-store.ts';

/** Whom a line of seats names, where he was seen; nobody where it asks, or means nobody. */
const namedBy = (seats: FloorReading | null): Seen | null => {
  if (seats?.is === 'store' && seats.order.do === 'move') return seats.order.seen?.[0] ?? null;
  return seats?.is === 'take' && seats.sitter !== null ? { entry: seats.sitter, ...seats.chair } : null;
};

/** What Enter does to a line of seats, with the person it names: `5.7` is a bust, `5.7 3.2` a move. */
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

/** Beside the line: whom a line of seats is about, before Enter, and what else can be done with him [W-9.9]. */
export const NamedSeat = ({ tournament, hall: { floor }, seats, onDo, onMenu }: NamedSeatProps) => {
  const text = useTextOf();
  const named = namedBy(seats);
  if (named === null) return null;
  const { entry, ...chair } = named;
  const elsewhere = seenElsewhere(floor, [named]);
  // Whoever has come to the seat since was never named: Enter does nothing to him.
  if (elsewhere !== null) return <span role="status">{refusalText(elsewhere)}</span>;
  const name = nameOfEntry(tournament, floor, entry);
  if (seats.is === 'store' && seats.order.do === 'move') {
    return (
      <>
        <span role="status" title={name}>
          {name} {chairText(floor, chair)} → {chairText(floor, seats.order)}
        </span>
        <Button onPress={onDo}>
          {text('floor:cards.issue')} <Kbd>⏎</Kbd>
        </Button>
      </>
    );
  }
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
        {text('floor:more.label')} <Kbd>⇧⏎</Kbd>
      </Button>
    </>
  );
};
