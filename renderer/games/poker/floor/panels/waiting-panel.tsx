import { Banknote } from 'lucide-react';
import { useMemo } from 'react';
import { lastEntryOf } from '../../../../../core/games/poker/results/player-places.ts';
import { entryOf, type Hall } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button, IconButton } from '../../../../parts/button.tsx';
import { showRefusal } from '../../../../store/notices.ts';
import { firstStep } from '../../first-steps.ts';
import { nameOf } from '../../names.ts';
import { doFloor } from '../../own-command.ts';
import { dragPlayer } from '../tables/seat-row.tsx';
import styles from './panels.module.css';

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

/** Who could still come in and has not paid: whoever pays draws a seat. */
export const unpaidOf = ({ floor, people, rules }: Hall): readonly number[] => {
  if (!rules.paymentRequired || !floor.registrationOpen) return [];
  const known = new Set(itemsOf(floor.entries).map(({ player, status }) => (status === 'registered' ? 0 : player)));
  return [...people].flatMap(([player, { paid }]) => (paid || known.has(player) ? [] : [player]));
};

const takePaid = async (player: number): Promise<void> => {
  const answer = await firstStep({ do: 'poker.markPaid', params: { players: [player] } })?.();
  if (answer?.ok === false) showRefusal(answer.refusal);
  else await doFloor({ do: 'seat', players: [player] });
};

/** People without a seat: drag one to a seat, or draw for all; those who have not paid after them. */
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
  const unpaid = useMemo(() => unpaidOf(hall), [hall]);
  const count = unseated.length + unpaid.length;
  if (count === 0 || !begun) return null;
  return (
    <section className={styles.floorPart} aria-label={textOf('floor:waiting.title')}>
      <div className={styles.floorPartHead}>
        <h2>{textOf('floor:waiting.count', { count })}</h2>
        {unseated.length > 0 && (
          <Button onPress={() => void doFloor({ do: 'seat', players: [...unseated] })}>
            {textOf('floor:waiting.seat')}
          </Button>
        )}
      </div>
      <ul className={styles.waiting}>
        {unseated.slice(0, SHOWN).map((player, index) => (
          <li
            key={player}
            className={styles.waitingName}
            draggable
            onDragStart={(event) => dragPlayer(event, player)}
            title={textOf('floor:waiting.drag')}
          >
            {index < hall.floor.queue.length && <span className="figures">{index + 1}.</span>}
            <bdi>{nameOf(tournament, player)}</bdi>
          </li>
        ))}
        {unpaid.slice(0, Math.max(0, SHOWN - unseated.length)).map((player) => (
          <li key={player} className={styles.waitingName} data-unpaid="">
            <bdi>{nameOf(tournament, player)}</bdi>
            <span className={styles.waitingWhy}>{textOf('poker:roster.notPaid')}</span>
            <IconButton
              label={`${nameOf(tournament, player)}: ${textOf('floor:latePaid')}`}
              tone="plain"
              icon={<Banknote size={16} aria-hidden />}
              onPress={() => void takePaid(player)}
            />
          </li>
        ))}
        {count > SHOWN && <li>{textOf('words:more', { count: count - SHOWN })}</li>}
      </ul>
    </section>
  );
};
