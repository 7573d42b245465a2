import { type Floor, type Hall, type Person, startFloor } from '../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import { type PokerRules, rulesBefore } from '../../../../core/games/poker/rules/rules.ts';
import { countFloor, type FloorCounters, startCounters } from '../../../../core/games/poker/steps/floor-changes.ts';
import type { FloorCommand } from '../../../../core/games/poker/steps/floor-commands.ts';
import { decideFloor } from '../../../../core/games/poker/steps/floor-decide.ts';
import { evolveFloor } from '../../../../core/games/poker/steps/floor-evolve.ts';
import { type Stream, stream } from '../../../../core/random/stream.ts';

export type EventPlan = {
  readonly entries: number;
  readonly seats: number;
  readonly seed: string;
  readonly rules?: Partial<PokerRules>;
  readonly person?: (no: number) => Partial<Person>;
  /** Whether everybody with a slip has come before the next bust; else each comes or not by lot. */
  readonly prompt?: boolean;
  /** Called after every bust with all suggestions carried out. */
  readonly afterBust?: (hall: Hall, left: number) => void;
  /** Called after every command that did something. */
  readonly afterStep?: (floor: Floor) => void;
};

/**
 * A whole event from the initial draw to the winner, with every suggestion carried out at once and now and then two busts in
 * one hand. Without a window, a file or JSON, so that thousands can be played. Answers the hall at the end and the number of
 * commands.
 */
export const playEvent = (plan: EventPlan): { readonly hall: Hall; readonly commands: number } => {
  const random: Stream = stream(plan.seed, 'event');
  const people = new Map<number, Person>();
  for (let no = 1; no <= plan.entries; no++) {
    people.set(no, { clockOperator: false, expert: false, paid: true, ...plan.person?.(no) });
  }
  // The marks stand for the whole event, so this one says nothing of stale ones.
  const rules: PokerRules = {
    ...rulesBefore,
    fair: 2,
    seatCount: plan.seats,
    auto: { consolidate: true, balance: true, apply: true },
    ...plan.rules,
  };
  let hall: Hall = { floor: startFloor, rules, seed: plan.seed, people };
  let counters: FloorCounters = startCounters;
  let at = 1_800_000_000_000;
  let commands = 0;
  const run = (command: FloorCommand): void => {
    const answer = decideFloor(hall, command, counters);
    if (!answer.ok) throw new Error(`${plan.seed}: ${command.do} refused: ${JSON.stringify(answer.refusal)}`);
    if (answer.value.length === 0) return;
    hall = { ...hall, floor: answer.value.reduce(evolveFloor, hall.floor) };
    counters = answer.value.reduce(countFloor, counters);
    commands++;
    plan.afterStep?.(hall.floor);
  };
  const tick = () => {
    at += 60_000;
    return at;
  };

  run({ do: 'addTables', count: Math.ceil(plan.entries / plan.seats) });
  run({ do: 'initialDraw', at: tick(), overflow: 'refuse' });
  run({ do: 'setRegistration', open: false });
  const mark = () => {
    for (const { id, state, bbSeat, seats } of itemsOf(hall.floor.tables))
      if (state === 'open' && bbSeat === null) {
        run({ do: 'markBigBlind', table: id, seat: 1 + random.below(seats.length), at: tick() });
      }
  };
  mark();
  let alive = itemsOf(hall.floor.entries).map(({ no }) => no);
  while (alive.length > 1) {
    const out = new Set([alive[random.below(alive.length)] ?? 0]);
    if (alive.length > 2 && random.below(12) === 0) out.add(alive[random.below(alive.length)] ?? 0);
    alive = alive.filter((no) => !out.has(no));
    run({
      do: 'bust',
      hands: [[...out].map((entry) => ({ entry, chips: null, by: [] }))],
      reEnter: [],
      at: tick(),
    });
    plan.afterBust?.(hall, alive.length);
    const slips = hall.floor.pending.flatMap(({ slip }) =>
      plan.prompt !== false || random.below(3) > 0 ? [slip] : [],
    );
    if (slips.length > 0) run({ do: 'arrive', slips, at: tick() });
    mark();
  }
  return { hall, commands };
};
