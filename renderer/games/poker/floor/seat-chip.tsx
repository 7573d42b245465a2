import { Clock3, Lock, MoveRight, Star } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import type { SeatTile, TableTile } from '../../../../core/games/poker/paper/tiles.ts';
import type { Chair } from '../../../../core/games/poker/rules/floor-state.ts';
import type { EntryNo } from '../../../../core/games/poker/rules/room.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { textOf, useTextOf } from '../../../i18n/text.ts';
import { nameOf } from '../names.ts';
import { doFloor } from '../own-command.ts';
import { fittingName, inTwo, widthOf } from './fitting-name.ts';
import { chairId, takeChair, useFloor } from './floor-store.ts';
import { pressSeatKey } from './seat-deeds.ts';
import type { Spot } from './tables/oval.ts';

/** What is dragged: an entry with a seat, or a player without one. */
const ENTRY = 'application/x-seatwright-entry';
const PLAYER = 'application/x-seatwright-player';

const dragEntry = (event: DragEvent, entry: EntryNo): void => {
  event.dataTransfer.setData(ENTRY, String(entry));
  event.dataTransfer.effectAllowed = 'move';
};

export const dragPlayer = (event: DragEvent, player: number): void => {
  event.dataTransfer.setData(PLAYER, String(player));
  event.dataTransfer.effectAllowed = 'move';
};

/** Lets what is dragged go on a seat: an empty one is moved to, with an occupied one players swap. */
const drop = (event: DragEvent, table: number, { seat, entry }: SeatTile): void => {
  const dragged = Number(event.dataTransfer.getData(ENTRY));
  const player = Number(event.dataTransfer.getData(PLAYER));
  if (player > 0) void doFloor({ do: 'place', seats: [{ player, table, seat }] });
  else if (dragged > 0 && entry === null) void doFloor({ do: 'move', entry: dragged, table, seat });
  else if (dragged > 0 && entry !== null && entry !== dragged) void doFloor({ do: 'swap', a: dragged, b: entry });
};

/** A seat in words: where, who, every mark. */
export const seatLabel = (tournament: Tournament, table: TableTile, seat: SeatTile): string => {
  const t = (key: string, params = {}) => textOf(`floor:seat.${key}`, params);
  const coming = seat.coming === null ? null : nameOf(tournament, seat.coming.player);
  return [
    t('where', { name: table.name, seat: seat.seat }),
    seat.player === null ? (seat.coming === null ? t('empty') : null) : nameOf(tournament, seat.player),
    seat.leaves === null ? null : t('leaves', { slip: seat.leaves }),
    coming === null ? null : t(coming === '' ? 'heldForWalk' : 'heldFor', { player: coming, slip: seat.coming?.slip }),
    seat.locked ? t('locked') : null,
    seat.bigBlind ? t('bigBlind') : null,
    seat.nextBigBlind ? t('nextBigBlind') : null,
    seat.button ? t('button') : null,
    seat.operator ? t('operator') : null,
    seat.expert ? t('expert') : null,
    seat.moves > 0 ? t('moves', { count: seat.moves }) : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
};

/** A press on a seat: its menu, or the mark that is being given. */
const press = (chair: Chair): void => {
  const { marking } = useFloor.getState();
  takeChair(chair, marking === 'off');
  if (marking === 'bigBlind') void doFloor({ do: 'markBigBlind', ...chair });
  if (marking === 'button') void doFloor({ do: 'markButton', ...chair });
};

type SeatChipProps = {
  readonly tournament: Tournament;
  readonly table: TableTile;
  readonly seat: SeatTile;
  /** Where it is in the box of the seats, in shares of its width and height. */
  readonly spot: Spot;
  readonly isAt: boolean;
  /** The one seat of the floor that Tab stops at. */
  readonly isStop: boolean;
  /** Minutes since the big blind was marked, null while the mark is fresh. */
  readonly markAge: number | null;
  /** One line instead of two. */
  readonly isFlat: boolean;
  /** Pixels that a name has, and how much larger than usual it is written. */
  readonly room: number;
  readonly letter: number;
};

/** Letters that mark a seat: big blind with how old that is, next big blind, button. */
type Tag = { readonly kind: 'bigBlind' | 'next' | 'button'; readonly text: string };

const tagsOf = (
  say: typeof textOf,
  { bigBlind, nextBigBlind, button }: SeatTile,
  markAge: number | null,
): readonly Tag[] => {
  const t = (key: string, params = {}) => say(`floor:seat.${key}`, params);
  const blind: Tag | null = bigBlind
    ? { kind: 'bigBlind', text: markAge === null ? t('bbTag') : t('bbAge', { count: markAge }) }
    : nextBigBlind
      ? { kind: 'next', text: t('nextTag') }
      : null;
  return [...(blind === null ? [] : [blind]), ...(button ? [{ kind: 'button', text: t('buttonTag') } as const] : [])];
};

/** What a tag takes beside a name: its letters are a fifth smaller, and stand in a frame with a gap before it. */
const tagRoom = (tags: readonly Tag[], letter: number): number =>
  tags.reduce((sum, { text }) => sum + widthOf(text, letter) * 0.8 + 7, 0);

const stateOf = ({ entry, leaves, coming, locked }: SeatTile): string => {
  if (entry !== null) return leaves === null ? 'occupied' : 'leaving';
  return coming !== null ? 'reserved' : locked ? 'locked' : 'empty';
};

/** A seat of a table: its marks are shapes and letters, colour only helps. */
export const SeatChip = ({
  tournament,
  table,
  seat,
  spot,
  isAt,
  isStop,
  isFlat,
  room,
  letter,
  markAge,
}: SeatChipProps) => {
  const textOf = useTextOf();
  const [over, setOver] = useState(false);
  const chair = { table: table.id, seat: seat.seat };
  const label = seatLabel(tournament, table, seat);
  const sitter = nameOf(tournament, seat.player);
  const comer = seat.coming === null ? '' : nameOf(tournament, seat.coming.player);
  const shown = seat.entry === null ? comer : sitter;
  const [first, last] = isFlat ? ['', shown] : inTwo(shown);
  const tags = tagsOf(textOf, seat, markAge);
  // A first name that its marks would cut gives them to the line of the last name where there is room.
  const head = room - widthOf(`${seat.seat}`, letter) - 3;
  const tagged = tagRoom(tags, letter);
  const isCrowded = first !== '' && widthOf(first, letter) + tagged > head && widthOf(last, letter) + tagged <= room;
  const marks = tags.map(({ kind, text }) => (
    <span key={kind} className="chair-tag" data-kind={kind} data-old={kind === 'bigBlind' && markAge !== null}>
      {text}
    </span>
  ));
  const hasArrow = seat.leaves !== null || (seat.entry === null && seat.coming !== null);
  return (
    <button
      type="button"
      id={chairId(chair)}
      className="chair"
      data-state={stateOf(seat)}
      data-next={seat.nextBigBlind}
      data-at={isAt}
      data-over={over}
      tabIndex={isStop ? 0 : -1}
      style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
      aria-label={label}
      title={label}
      draggable={seat.entry !== null && seat.leaves === null}
      onDragStart={(event) => {
        if (seat.entry !== null) dragEntry(event, seat.entry);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        drop(event, table.id, seat);
      }}
      onClick={() => press(chair)}
      onFocus={() => {
        if (!isAt) takeChair(chair);
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        if (pressSeatKey(table, seat, event.code)) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      <span className="chair-head">
        <span className="chair-no figures">{seat.seat}</span>
        {first !== '' && <bdi className="chair-first">{first}</bdi>}
        {!isCrowded && marks}
        {seat.locked && <Lock aria-hidden className="chair-mark" />}
        {seat.operator && <Clock3 aria-hidden className="chair-mark" />}
        {seat.expert && <Star aria-hidden className="chair-mark" />}
        {seat.moves > 0 && <span className="chair-moves figures">×{seat.moves}</span>}
      </span>
      <span className="chair-name">
        {hasArrow && <MoveRight aria-hidden className="chair-mark" />}
        <bdi>{fittingName(last, hasArrow ? room - 12 * letter : room, letter)}</bdi>
        {isCrowded && marks}
      </span>
    </button>
  );
};
