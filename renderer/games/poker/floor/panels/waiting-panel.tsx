import { lastEntryOf } from '../../../../../core/games/poker/results/player-places.ts';
import { entryOf, type Hall } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button } from '../../../../parts/button.tsx';
import { nameOf } from '../../names.ts';
import { doFloor } from '../../own-command.ts';
import { dragPlayer } from '../tables/seat-row.tsx';

/** Names shown; the roster has all of them. */
const SHOWN = 12;

/** Who has paid, plays and sits nowhere, alternates first. */
export const unseatedOf = (hall: Hall): readonly number[] => {
  const { floor, people, rules } = hall;
  const waiting = floor.queue.flatMap((no) => entryOf(floor, no)?.player ?? []);
  const known = new Map(itemsOf(floor.entries).map((entry) => [entry.player, entry]));
  const others = [...people].flatMap(([player, { paid }]) => {
    if (!paid && rules.paymentRequired) return [];
    const entry = known.get(player)?.status === 'withdrawn' ? lastEntryOf(hall, player) : known.get(player);
    return entry === undefined || entry.status === 'registered' ? [player] : [];
  });
  return [...waiting, ...others.filter((player) => !waiting.includes(player))];
};

/** People without a seat: drag one to a seat, or draw for all. */
export const WaitingPanel = ({
  tournament,
  hall,
  unseated,
}: {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly unseated: readonly number[];
}) => {
  const textOf = useTextOf();
  const begun = itemsOf(hall.floor.entries).length > 0;
  if (unseated.length === 0 || !begun) return null;
  return (
    <section className="floor-part" aria-label={textOf('floor:waiting.title')}>
      <div className="floor-part-head">
        <h2>{textOf('floor:waiting.count', { count: unseated.length })}</h2>
        <Button onPress={() => void doFloor({ do: 'seat', players: [...unseated] })}>
          {textOf('floor:waiting.seat')}
        </Button>
      </div>
      <ul className="waiting">
        {unseated.slice(0, SHOWN).map((player, index) => (
          <li
            key={player}
            className="waiting-name"
            draggable
            onDragStart={(event) => dragPlayer(event, player)}
            title={textOf('floor:waiting.drag')}
          >
            {index < hall.floor.queue.length && <span className="figures">{index + 1}.</span>}
            <bdi>{nameOf(tournament, player)}</bdi>
          </li>
        ))}
        {unseated.length > SHOWN && <li>{textOf('words:more', { count: unseated.length - SHOWN })}</li>}
      </ul>
    </section>
  );
};
