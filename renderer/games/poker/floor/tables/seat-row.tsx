import { Clock3, Lock, MoveRight, Star } from 'lucide-react';
import { type DragEvent, use, useState } from 'react';
import { useStore } from 'zustand';
import type { SeatTile, TableTile } from '../../../../../core/games/poker/paper/tiles.ts';
import type { Seen } from '../../../../../core/games/poker/rules/seen.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { textOf, useTextOf } from '../../../../i18n/text.ts';
import { type CardNames, CardNamesContext } from '../../../../round/names/card-names.ts';
import { nameOf } from '../../names.ts';
import { doFloor } from '../../own-command.ts';
import floorStyles from '../floor.module.css';
import { chairId, takeChair } from '../floor-store.ts';
import { pressSeatKey } from '../seat-deeds.ts';
import styles from './tile.module.css';

/** What is dragged: an entry with a seat, or a player without one. */
const ENTRY = 'application/x-seatwright-entry';
const PLAYER = 'application/x-seatwright-player';

const dragEntry = (event: DragEvent, { entry, table, seat }: Seen): void => {
  event.dataTransfer.setData(ENTRY, [entry, table, seat].join('/'));
  event.dataTransfer.effectAllowed = 'move';
};

export const dragPlayer = (event: DragEvent, player: number): void => {
  event.dataTransfer.setData(PLAYER, String(player));
  event.dataTransfer.effectAllowed = 'move';
};

/** Lets what is dragged go on a seat: an empty one is moved to, with an occupied one players swap. */
const drop = (event: DragEvent, table: number, { seat, entry }: SeatTile): void => {
  const player = Number(event.dataTransfer.getData(PLAYER));
  if (player > 0) void doFloor({ do: 'place', seats: [{ player, table, seat }] });
  const [dragged = 0, fromTable = 0, fromSeat = 0] = event.dataTransfer.getData(ENTRY).split('/').map(Number);
  if (dragged === 0 || dragged === entry) return;
  const seen = { entry: dragged, table: fromTable, seat: fromSeat };
  if (entry === null) void doFloor({ do: 'move', entry: dragged, table, seat, seen: [seen] });
  else void doFloor({ do: 'swap', a: dragged, b: entry, seen: [seen, { entry, table, seat }] });
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
    coming === '' && seat.coming?.from != null ? textOf('floor:walk.who', { name: seat.coming.from }) : null,
    seat.locked ? t('locked') : null,
    seat.bigBlind ? t('bigBlind') : null,
    seat.nextBigBlind ? t('nextBigBlind') : null,
    seat.button ? t('button') : null,
    seat.operator ? textOf('poker:causes.operator') : null,
    seat.expert ? t('expert') : null,
    seat.moves > 0 ? t('moves', { count: seat.moves }) : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
};

type NameProps = { readonly id: number; readonly text: string };

const FittedName = ({ id, text, cards }: NameProps & { readonly cards: CardNames }) => {
  const shown = useStore(cards.shown, (names) => names.get(id));
  return (
    <bdi className={styles.chairName} ref={cards.place} data-fit={id}>
      {shown ?? text}
    </bdi>
  );
};

/** A name in the room there is [W-1.7]; the label of the seat has it whole. */
const SeatName = (name: NameProps) => {
  const cards = use(CardNamesContext);
  return cards === null ? <bdi className={styles.chairName}>{name.text}</bdi> : <FittedName {...name} cards={cards} />;
};

type SeatRowProps = {
  readonly tournament: Tournament;
  readonly table: TableTile;
  readonly seat: SeatTile;
  /** In hand, or named by the line. */
  readonly isAt: boolean;
  /** The one seat of the floor that Tab stops at. */
  readonly isStop: boolean;
  /** Minutes since the big blind was marked, null while the mark is fresh. */
  readonly markAge: number | null;
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
    ? { kind: 'bigBlind', text: markAge === null ? t('bbTag') : `${t('bbTag')} ${markAge}′` }
    : nextBigBlind
      ? { kind: 'next', text: t('nextTag') }
      : null;
  return [...(blind === null ? [] : [blind]), ...(button ? [{ kind: 'button', text: t('buttonTag') } as const] : [])];
};

const stateOf = ({ entry, leaves, coming, locked }: SeatTile): string => {
  if (coming !== null && coming.player !== null) return 'reserved';
  if (entry !== null) return leaves === null ? 'occupied' : 'leaving';
  return coming !== null ? 'reserved' : locked ? 'locked' : 'empty';
};

/** A seat as one row: number, who, marks; the marks are shapes and letters, colour only helps [W-9.5]. */
export const SeatRow = ({ tournament, table, seat, isAt, isStop, markAge }: SeatRowProps) => {
  const textOf = useTextOf();
  const [over, setOver] = useState(false);
  const chair = { table: table.id, seat: seat.seat };
  const label = seatLabel(tournament, table, seat);
  // Whoever comes stands before whoever leaves for him: in a redraw most seats have both.
  const comer = seat.coming?.player ?? null;
  const player = comer ?? seat.player;
  const leaver = comer === null ? null : seat.player;
  const state = stateOf(seat);
  const isWalk = comer === null && seat.coming?.from != null;
  return (
    <button
      type="button"
      id={chairId(chair)}
      className={styles.chair}
      data-state={state}
      data-next={seat.nextBigBlind}
      data-at={isAt}
      data-over={over}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      title={label}
      draggable={seat.entry !== null && seat.leaves === null}
      onDragStart={(event) => {
        if (seat.entry !== null) dragEntry(event, { entry: seat.entry, ...chair });
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
      onClick={() => takeChair(chair, true)}
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
      <span className={`${styles.chairNo} figures`}>{seat.seat}</span>
      {(state === 'leaving' || state === 'reserved') && <MoveRight aria-hidden className={styles.chairMark} />}
      {player === null ? (
        <bdi className={styles.chairName}>
          {state === 'empty' && textOf('floor:seat.empty')}
          {isWalk && textOf('floor:walk.who', { name: seat.coming?.from })}
        </bdi>
      ) : (
        <SeatName id={player} text={nameOf(tournament, player)} />
      )}
      {leaver !== null && <bdi className={floorStyles.chairLeaver}>{nameOf(tournament, leaver)}</bdi>}
      {seat.locked && <Lock aria-hidden className={styles.chairMark} />}
      {seat.operator && <Clock3 aria-hidden className={styles.chairMark} />}
      {seat.expert && <Star aria-hidden className={styles.chairMark} />}
      {seat.moves > 0 && <span className={`${styles.chairMoves} figures`}>×{seat.moves}</span>}
      {tagsOf(textOf, seat, markAge).map(({ kind, text }) => (
        <span
          key={kind}
          className={floorStyles.chairTag}
          data-kind={kind}
          data-old={kind === 'bigBlind' && markAge !== null}
        >
          {text}
        </span>
      ))}
    </button>
  );
};
