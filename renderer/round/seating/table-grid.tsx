import { useCallback, useMemo } from 'react';
import { families } from '../../../core/games/all.ts';
import { screensOf } from '../../games/game.ts';
import type { TablesProps } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import { useBox } from '../../parts/use-box.ts';
import { ByeCards } from '../cards/bye-card.tsx';
import { fitCards } from '../cards/fit-cards.ts';
import { gridStyle } from '../cards/grid-style.ts';
import { useFittedNames } from '../cards/use-fitted-names.ts';
import { CardNamesContext } from '../names/card-names.ts';
import { type Arrangement, type Direction, pick, release, step, swap, unswap } from './arrangement.ts';
import { seatId } from './seat-cell.tsx';
import styles from './seating.module.css';
import { TableCard } from './table-card.tsx';

const ARROWS: { readonly [key: string]: Direction } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

/** Padding of the grid, where the ring of the focus is drawn, at both sides. Pixels. */
const RING = 6;

const NOBODY: readonly never[] = [];

const columnsOf = (grid: HTMLElement): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** All tables as cards. One stop for Tab; arrow keys go from seat to seat, Space picks and swaps, Escape lets go. */
export const TableGrid = (props: TablesProps) => {
  const {
    tournament,
    round,
    people,
    proposal,
    arrangement,
    byes = NOBODY,
    onArrange,
    isEditable,
    met,
    changed,
    done,
    looked,
    onLook,
  } = props;
  const textOf = useTextOf();
  const { ref, box } = useBox<HTMLUListElement>();
  const family = families[tournament.family];
  const screens = screensOf(tournament.family);
  // The card of a proposal has the size of the card that takes the result.
  const fitted =
    box === null
      ? null
      : fitCards(arrangement.tables.length + byes.length, screens.card ?? 'four', {
          width: box.width - RING,
          height: box.height - RING,
          folded: box.width - RING,
          keepsSide: true,
        });

  const { tables } = arrangement;
  const names = useFittedNames(tables, tournament, byes);
  const cardNames = useMemo(() => ({ ...names, onName: null }), [names]);

  const onPick = useCallback(
    (at: Arrangement['at']) => onArrange((now) => (isEditable ? pick(now, at) : { ...now, at })),
    [onArrange, isEditable],
  );
  const onSwap = useCallback(
    (from: Arrangement['at'], to: Arrangement['at']) => onArrange((now) => swap(now, from, to)),
    [onArrange],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `people` stands for the event as far as numbers go
  const numbers = useMemo(() => screens.numbers?.(tournament), [screens, people]);
  // Elements that stay the same while tables and `people` do, which stay while nothing of the rounds that count has changed: no
  // card is drawn again for its mark when a result comes in.
  const Note = screens.CardNote;
  const { method } = proposal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `people` stands for the event as far as a mark goes
  const notes = useMemo(
    () =>
      Note === undefined
        ? []
        : tables.map((table) => <Note key={table.table} {...{ tournament, round, method, table }} />),
    [Note, tables, people, round, method],
  );

  const onKeyDown = (event: React.KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      const columns = columnsOf(event.currentTarget);
      const moved = step(arrangement, direction, columns);
      onArrange((now) => step(now, direction, columns));
      document.getElementById(seatId(moved.at))?.focus();
      return;
    }
    if (!isEditable) return;
    if (event.key === 'Escape' && arrangement.picked !== null) {
      event.preventDefault();
      onArrange(release);
    }
    if (event.key === 'Backspace' && arrangement.swaps.length > 0) {
      event.preventDefault();
      onArrange(unswap);
    }
  };

  return (
    <CardNamesContext value={cardNames}>
      <ul
        className={styles.tableGrid}
        ref={ref}
        data-kind={screens.card}
        data-draft={props.isDraft}
        style={fitted === null ? {} : gridStyle(fitted)}
        aria-label={textOf(isEditable ? 'rounds:cards.hint' : 'words:tables')}
        onKeyDown={onKeyDown}
      >
        {arrangement.tables.map((table, index) => (
          <TableCard
            key={table.table}
            index={index}
            table={table}
            people={people}
            met={met}
            family={family.id}
            seats={family.seats}
            Sign={screens.SeatSign}
            at={arrangement.at.table === index ? arrangement.at : null}
            picked={arrangement.picked?.table === index ? arrangement.picked : null}
            isEditable={isEditable}
            isChanged={changed.has(table.table)}
            isDone={done.has(table.table)}
            isLookedAt={looked === index}
            note={notes[index] ?? null}
            onPick={onPick}
            onSwap={onSwap}
            onLook={onLook}
          />
        ))}
        <ByeCards {...{ tournament, round, byes, people, numbers }} kind={screens.card ?? 'four'} />
      </ul>
    </CardNamesContext>
  );
};
