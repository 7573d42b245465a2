import { Check, Printer, Ticket } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { lastEntryOf } from '../../../../../core/games/poker/results/player-places.ts';
import {
  chairText,
  entryOf,
  type Floor,
  type Hall,
  type Move,
  type SlipNo,
} from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useTextOf, withoutDots } from '../../../../i18n/text.ts';
import { Button, IconButton } from '../../../../parts/button.tsx';
import { EmptyState } from '../../../../parts/marks.tsx';
import { nameOf, nameOfEntry, walkerOf } from '../../names.ts';
import { doFloor } from '../../own-command.ts';
import { printSlips } from '../../slip-printing.ts';
import { useNow } from '../../use-hall.ts';
import { SlipDeeds, seatSlip, seatWords } from '../slip-deeds.tsx';
import { useUndoneSlips } from '../use-draws.ts';
import styles from './panels.module.css';

/** Slips named at a time at the side. */
const SHOWN = 12;

/** Minutes after which a slip that nobody came with is worth a look. */
const OLD = 5;

type RowProps = { readonly tournament: Tournament; readonly hall: Hall; readonly move: Move; readonly now: number };

const MoveRow = ({ tournament, hall: { floor }, move, now }: RowProps) => {
  const textOf = useTextOf();
  const { slip, entry, from, to, issuedAt } = move;
  const name = walkerOf(tournament, floor, entry);
  const age = Math.max(0, Math.floor((now - issuedAt) / 60_000));
  return (
    <li className={styles.move} data-old={age >= OLD}>
      <span className={`${styles.moveSlip} figures`}>{slip}</span>
      <span className={styles.moveWho}>
        <bdi className={styles.moveName}>{name}</bdi>
        <span className={`${styles.moveWay} figures`}>
          {from === null ? '' : chairText(floor, from)} → {chairText(floor, to)}
          <span className={styles.moveAge}>{`${age >= OLD ? '! ' : ''}${age} ${textOf('words:minutesShort')}`}</span>
        </span>
      </span>
      <IconButton label={seatWords(move)} icon={<Check size={16} aria-hidden />} onPress={() => void seatSlip(move)} />
      <SlipDeeds slip={slip} />
    </li>
  );
};

/** A void slip that its player still has, and where he is to be found. */
type Void = { readonly slip: SlipNo; readonly name: string; readonly at: Move['from'] };

/** Those of moves that were cancelled, then those that an undo made void. */
const useVoid = (tournament: Tournament, hall: Hall): readonly Void[] => {
  const { floor } = hall;
  const undone = useUndoneSlips(hall);
  return useMemo(() => {
    const cancelled = (floor.toFetch ?? []).map((slip): Void => {
      const ended = itemsOf(floor.moved).findLast((move) => move.slip === slip);
      const at = entryOf(floor, ended?.entry ?? 0)?.at ?? ended?.from ?? null;
      return { slip, name: nameOfEntry(tournament, floor, ended?.entry ?? null), at };
    });
    const seats = (player: number | null) => (player === null ? null : (lastEntryOf(hall, player)?.at ?? null));
    const others = undone.map(
      ({ slip, player, to }): Void => ({ slip, name: nameOf(tournament, player), at: seats(player) ?? to }),
    );
    return [...cancelled, ...others];
  }, [tournament, hall, floor, undone]);
};

const FetchRow = ({ floor, row: { slip, name, at } }: { readonly floor: Floor; readonly row: Void }) => {
  const textOf = useTextOf();
  return (
    <li className={styles.move} data-old={true}>
      <span className={`${styles.moveSlip} figures`}>{slip}</span>
      <span className={styles.moveWho}>
        <bdi className={styles.moveName}>{name}</bdi>
        <span className={styles.moveWay}>
          {textOf('floor:moves.fetch', { at: at === null ? '' : chairText(floor, at) })}
        </span>
      </span>
      <IconButton
        label={textOf('floor:moves.fetched', { slip })}
        icon={<Check size={16} aria-hidden />}
        onPress={() => void doFloor({ do: 'fetchSlips', slips: [slip] })}
      />
    </li>
  );
};

/** Everybody named on these slips has come. */
const AllSeated = ({ slips }: { readonly slips: readonly Move[] }) => {
  const textOf = useTextOf();
  const named = slips.flatMap(({ slip, entry }) => (entry === null ? [] : [slip]));
  if (named.length < 2) return null;
  return <Button onPress={() => void doFloor({ do: 'arrive', slips: named })}>{textOf('floor:moves.all')}</Button>;
};

type PanelProps = { readonly tournament: Tournament; readonly hall: Hall };

type SlipsPartProps<R> = {
  readonly title: string;
  /** Class of the list. */
  readonly list: string | undefined;
  /** What can be done with all of them. */
  readonly deed: ReactNode;
  readonly rows: readonly R[];
  readonly row: (row: R) => ReactNode;
};

/** Slips at the side, of many only the first. */
const SlipsPart = <R,>({ title, list, deed, rows, row }: SlipsPartProps<R>) => {
  const textOf = useTextOf();
  return (
    <section className={styles.floorPart} aria-label={title}>
      <div className={styles.floorPartHead}>
        <h2>{title}</h2>
        {deed}
      </div>
      <ul className={list} aria-label={title}>
        {rows.slice(0, SHOWN).map(row)}
        {rows.length > SHOWN && <li>{textOf('words:more', { count: rows.length - SHOWN })}</li>}
      </ul>
    </section>
  );
};

/** Void slips that somebody may still walk with, to be fetched back. */
export const FetchPanel = ({ tournament, hall }: PanelProps) => {
  const textOf = useTextOf();
  const rows = useVoid(tournament, hall);
  if (rows.length === 0) return null;
  return (
    <SlipsPart
      title={textOf('floor:moves.void', { count: rows.length })}
      list={styles.slipsVoid}
      deed={
        rows.length > 1 && (
          <Button onPress={() => void doFloor({ do: 'fetchSlips', slips: rows.map(({ slip }) => slip) })}>
            {textOf('floor:moves.allFetched')}
          </Button>
        )
      }
      rows={rows}
      row={(row) => <FetchRow key={row.slip} floor={hall.floor} row={row} />}
    />
  );
};

/** Who walks now, whoever has walked longest at the head: those are looked for, and none of them is left out of the list or the print. */
export const WalkingPanel = ({ tournament, hall }: PanelProps) => {
  const textOf = useTextOf();
  const now = useNow(15_000);
  const walking = hall.floor.pending.toSorted((a, b) => a.issuedAt - b.issuedAt);
  if (walking.length === 0) return null;
  return (
    <SlipsPart
      title={textOf('floor:moves.walking', { count: walking.length })}
      list={styles.slipsWalking}
      deed={
        <>
          <Button
            onPress={() => void printSlips(walking.map(({ slip }) => slip))}
            icon={<Printer size={16} aria-hidden />}
          >
            {withoutDots(textOf('sheets:print.print'))}
          </Button>
          <AllSeated slips={walking} />
        </>
      }
      rows={walking}
      row={(move) => <MoveRow key={move.slip} tournament={tournament} hall={hall} move={move} now={now} />}
    />
  );
};

/** Slips that are out: who is on the way, since when, and what became of it. */
export const MovesPanel = ({ tournament, hall }: PanelProps) => {
  const textOf = useTextOf();
  const now = useNow(15_000);
  const { pending } = hall.floor;
  const named = pending.flatMap(({ slip, entry }) => (entry === null ? [] : [slip]));
  return (
    <section className={styles.floorPart} aria-label={textOf('floor:tabs.slips', { count: pending.length })}>
      {pending.length > 0 && (
        <div className={styles.floorPartHead}>
          <h2>{textOf('floor:moves.walking', { count: pending.length })}</h2>
          {named.length > 1 && (
            <Button onPress={() => void printSlips(named)} icon={<Printer size={16} aria-hidden />}>
              {withoutDots(textOf('sheets:print.print'))}
            </Button>
          )}
          <AllSeated slips={pending} />
        </div>
      )}
      {pending.length === 0 ? (
        <EmptyState icon={<Ticket size={40} aria-hidden />} title={textOf('floor:moves.none')} />
      ) : (
        <ul className={styles.slipsOut}>
          {pending.map((move) => (
            <MoveRow key={move.slip} tournament={tournament} hall={hall} move={move} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
};
