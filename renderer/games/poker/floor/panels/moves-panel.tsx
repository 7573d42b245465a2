import { Check, Printer, Ticket, X } from 'lucide-react';
import { chairText, entryOf, type Hall, type Move } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button, IconButton } from '../../../../parts/button.tsx';
import { EmptyState } from '../../../../parts/marks.tsx';
import { nameOfEntry } from '../../names.ts';
import { doFloor } from '../../own-command.ts';
import { printSlips } from '../../slip-printing.ts';
import { useNow } from '../../use-hall.ts';
import { cancelSlip } from '../cancel-slip.ts';
import { showDialog } from '../floor-store.ts';

/** Minutes after which a slip that nobody came with is worth a look. */
const OLD = 5;

type RowProps = { readonly tournament: Tournament; readonly hall: Hall; readonly move: Move; readonly now: number };

const MoveRow = ({ tournament, hall: { floor }, move, now }: RowProps) => {
  const textOf = useTextOf();
  const { slip, entry, from, to, issuedAt } = move;
  const name = entry === null ? textOf('floor:moves.walk') : nameOfEntry(tournament, floor, entry);
  const age = Math.max(0, Math.floor((now - issuedAt) / 60_000));
  const seated = () =>
    entry === null ? showDialog({ what: 'walk', slip }) : void doFloor({ do: 'arrive', slips: [slip] });
  return (
    <li className="move" data-old={age >= OLD}>
      <span className="move-slip figures">{slip}</span>
      <span className="move-who">
        <bdi className="move-name">{name}</bdi>
        <span className="move-way figures">
          {from === null ? '' : chairText(floor, from)} → {chairText(floor, to)}
          <span className="move-age">{textOf(age >= OLD ? 'floor:moves.old' : 'floor:moves.age', { count: age })}</span>
        </span>
      </span>
      <IconButton
        label={textOf(entry === null ? 'floor:moves.name' : 'floor:moves.seated', { slip })}
        icon={<Check size={16} aria-hidden />}
        onPress={seated}
      />
      <IconButton
        label={textOf('floor:moves.reprint', { slip })}
        icon={<Printer size={16} aria-hidden />}
        onPress={() => void printSlips([slip])}
      />
      <IconButton
        label={textOf('floor:moves.cancel', { slip })}
        icon={<X size={16} aria-hidden />}
        onPress={() => void cancelSlip(slip)}
      />
    </li>
  );
};

/** A void slip that its player still has: where he sits, and a tick when it is back. */
const FetchRow = ({
  tournament,
  hall: { floor },
  slip,
}: Omit<RowProps, 'move' | 'now'> & { readonly slip: number }) => {
  const textOf = useTextOf();
  const ended = itemsOf(floor.moved).findLast((move) => move.slip === slip);
  const at = entryOf(floor, ended?.entry ?? 0)?.at ?? ended?.from ?? null;
  return (
    <li className="move" data-old={true}>
      <span className="move-slip figures">{slip}</span>
      <span className="move-who">
        <bdi className="move-name">{nameOfEntry(tournament, floor, ended?.entry ?? null)}</bdi>
        <span className="move-way">{textOf('floor:moves.fetch', { at: at === null ? '' : chairText(floor, at) })}</span>
      </span>
      <IconButton
        label={textOf('floor:moves.fetched', { slip })}
        icon={<Check size={16} aria-hidden />}
        onPress={() => void doFloor({ do: 'fetchSlips', slips: [slip] })}
      />
    </li>
  );
};

type PanelProps = { readonly tournament: Tournament; readonly hall: Hall };

/** Void slips that somebody may still walk with, to be fetched back. */
export const FetchPanel = ({ tournament, hall }: PanelProps) => {
  const textOf = useTextOf();
  const { toFetch = [] } = hall.floor;
  if (toFetch.length === 0) return null;
  const title = textOf('floor:moves.void', { count: toFetch.length });
  return (
    <section className="floor-part" aria-label={title}>
      <h2>{title}</h2>
      <ul className="slips-void" aria-label={title}>
        {toFetch.map((slip) => (
          <FetchRow key={slip} tournament={tournament} hall={hall} slip={slip} />
        ))}
      </ul>
    </section>
  );
};

/** Slips that are out: who is on the way, since when, and what became of it. */
export const MovesPanel = ({ tournament, hall }: PanelProps) => {
  const textOf = useTextOf();
  const now = useNow(15_000);
  const { pending } = hall.floor;
  const named = pending.flatMap(({ slip, entry }) => (entry === null ? [] : [slip]));
  return (
    <section className="floor-part slips" aria-label={textOf('floor:moves.title')}>
      {named.length > 1 && (
        <div className="floor-part-head">
          <Button onPress={() => void printSlips(named)} icon={<Printer size={16} aria-hidden />}>
            {textOf('floor:moves.print')}
          </Button>
          <Button onPress={() => void doFloor({ do: 'arrive', slips: named })}>{textOf('floor:moves.all')}</Button>
        </div>
      )}
      {pending.length === 0 ? (
        <EmptyState icon={<Ticket size={40} aria-hidden />} title={textOf('floor:moves.none')} />
      ) : (
        <ul className="slips-out">
          {pending.map((move) => (
            <MoveRow key={move.slip} tournament={tournament} hall={hall} move={move} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
};
