import { useMemo } from 'react';
import { type PlaceAndPrize, placeMoves } from '../../../../core/games/poker/results/place-moves.ts';
import { resultsOf } from '../../../../core/games/poker/results/results.ts';
import { chairText, entryOf, type Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import type { EntryNo } from '../../../../core/games/poker/rules/room.ts';
import type { FloorChange } from '../../../../core/games/poker/steps/floor-changes.ts';
import { evolveFloor } from '../../../../core/games/poker/steps/floor-evolve.ts';
import { chairOf } from '../../../../core/games/poker/steps/what-if.ts';
import type { Answer } from '../../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Table } from '../../../parts/table/table.tsx';
import { useTournamentStore } from '../../../store/tournament.ts';
import styles from '../floor/panels/panels.module.css';
import { nameOf } from '../names.ts';
import { outcomeOf } from '../outcome.ts';
import type { FloorOrder } from '../own-command.ts';
import { placeText } from './place-text.ts';

/** Places shown; a bust taken back early moves everybody who was out before. */
const SHOWN = 100;

/** What an order would lead to as things are now; the same object while neither changes. */
export const useOutcome = (order: FloorOrder): Answer<readonly FloorChange[]> => {
  const ledger = useTournamentStore((store) => store.ledger);
  return useMemo(() => outcomeOf(ledger, order), [ledger, order]);
};

type PlaceChangesProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  /** What the correction would lead to. */
  readonly changes: readonly FloorChange[];
  /** The player whose seat is named. */
  readonly entry: EntryNo;
};

/** What a correction of a bust would change: the seat, places and prizes of all, before it is made. */
export const PlaceChanges = ({ tournament, hall, changes, entry }: PlaceChangesProps) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:changes.${key}`, params);
  const { number } = useFormats();
  const { moves, after } = useMemo(() => {
    const floor = changes.reduce(evolveFloor, hall.floor);
    return { moves: placeMoves(resultsOf(hall), resultsOf({ ...hall, floor })), after: floor };
  }, [hall, changes]);
  const text = (place: PlaceAndPrize | null): string => {
    if (place === null) return t('in');
    const where = placeText(place.from, place.to, hall.floor.registrationOpen, number);
    return place.prize > 0 ? `${where} · ${number(place.prize)}` : where;
  };
  const seat = entryOf(hall.floor, entry)?.status === 'eliminated' ? chairOf(after, entry) : null;
  // A drawn seat is not told before it is drawn.
  const isDrawn = changes.some(({ type }) => type === 'drawn');
  return (
    <>
      {seat !== null && <p>{isDrawn ? t('drawn') : t('seat', { seat: chairText(after, seat) })}</p>}
      <p role="status">{t('count', { count: moves.length })}</p>
      {moves.length > 0 && (
        <div className={styles.previewSeats}>
          <Table
            label={t('title')}
            columns={[
              {
                id: 'name',
                head: textOf('words:columns.name'),
                names: true,
                cell: ({ player }) => <bdi>{nameOf(tournament, player)}</bdi>,
              },
              { id: 'before', head: textOf('words:now'), cell: ({ before }) => text(before) },
              { id: 'after', head: textOf('words:then'), cell: (move) => text(move.after) },
            ]}
            rows={moves.slice(0, SHOWN)}
            rowKey={({ entry }) => entry}
          />
        </div>
      )}
      {moves.length > SHOWN && <p className="floor-quiet">{textOf('words:more', { count: moves.length - SHOWN })}</p>}
    </>
  );
};
