import type { FloorReading } from '../../../../core/games/poker/results/read-line.ts';
import { type Chair, chairText, entryOf, type Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { nameOfEntry } from '../names.ts';
import type { FloorOrder } from '../own-command.ts';
import { showDialog } from './floor-store.ts';

/** What Enter does to a line of seats, with the person it is about: `5.7` is a bust, `5.7 3.2` a move. Null: it asks, or means nobody. */
export const orderOfSeats = (seats: FloorReading | null): FloorOrder | null => {
  if (seats?.is === 'store') return seats.order;
  return seats?.is === 'take' && seats.sitter !== null ? { do: 'bust', hands: [[{ entry: seats.sitter }]] } : null;
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
  if (seats.is === 'store' && seats.order.do === 'move') {
    const { entry, ...to } = seats.order;
    const from = entryOf(floor, entry)?.at ?? null;
    return (
      <>
        <span role="status">
          {nameOfEntry(tournament, floor, entry)} {from === null ? '' : chairText(floor, from)} → {chairText(floor, to)}
        </span>
        <Button onPress={onDo}>
          {text('floor:move.confirm')} <Kbd>⏎</Kbd>
        </Button>
      </>
    );
  }
  if (seats.is !== 'take' || seats.sitter === null) return null;
  const { chair, sitter } = seats;
  const name = nameOfEntry(tournament, floor, sitter);
  return (
    <>
      <span role="status" title={name}>
        {text('floor:find.isOut', { name, seat: chairText(floor, chair) })}
      </span>
      <Button onPress={onDo}>
        {text('poker:roster.out.do')} <Kbd>⏎</Kbd>
      </Button>
      <Button onPress={() => showDialog({ what: 'move', entry: sitter })}>{text('floor:deeds.move')}</Button>
      <Button onPress={() => onMenu(chair)}>
        {text('floor:more.label')} <Kbd>⇧⏎</Kbd>
      </Button>
    </>
  );
};
