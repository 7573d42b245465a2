/**
 * How many rounds are left with a repeat: the faithful untangling against "try harder", on the same events, and against what
 * is possible at all (an exact matching of those who have not met). And the time of one seating for large fields, and of the
 * answer to "which tables are safe?" with four matches out.
 *
 * An event: every round is seated faithfully and played with random results, up to two rounds before everybody has met
 * everybody. At each round both seatings are made from the same history. Deterministic apart from the times.
 */

import { type Proposal, quiet } from '../../../core/game/seating.ts';
import { usualRules } from '../../../core/games/bridge/rules/rules.ts';
import type { BridgeMore } from '../../../core/games/bridge/seating/more.ts';
import { type SwissRequest, swissRequest } from '../../../core/games/bridge/seating/request.ts';
import { seatSwiss } from '../../../core/games/bridge/seating/swiss.ts';
import { MOST_OPEN } from '../../../core/games/bridge/steps/safe-tables.ts';
import { type Stream, stream } from '../../../core/random/stream.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { closed, run, safeTables, seatNext, stateOf } from '../../core/games/bridge/tournament.ts';
import { fixed, quantile, table } from '../figures.ts';

type Played = { request: SwissRequest; random: Stream };

const newEvent = (pairs: number, name: string): Played => ({
  random: stream('bench', name),
  request: swissRequest.parse({
    family: 'bridge',
    method: 'swiss',
    seed: 'bench',
    round: 1,
    contestants: Array.from({ length: pairs }, (_, i) => ({ id: i + 1, number: i + 1 })),
    history: [],
  }),
});

const seated = (request: SwissRequest): Proposal => {
  const answer = seatSwiss(request, quiet);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};

/** The request of the next round after random results of this one: a strength per pair and luck. */
const next = ({ request, random }: Played, { tables }: Proposal): SwissRequest => {
  const totals = new Map(request.contestants.map(({ id, total }) => [id, total]));
  for (const {
    seats: [a = 0, b = 0],
  } of tables) {
    const edge = (b - a) / (request.contestants.length / 4);
    const points = Math.max(0, Math.min(20, Math.round(10 + edge + 12 * (random.next() + random.next() - 1))));
    totals.set(a, (totals.get(a) ?? 0) + 100 * points);
    totals.set(b, (totals.get(b) ?? 0) + 100 * (20 - points));
  }
  return {
    ...request,
    round: request.round + 1,
    contestants: request.contestants.map((one) => ({ ...one, total: totals.get(one.id) ?? 0 })),
    history: [
      ...request.history,
      {
        round: request.round,
        tables: tables.map(({ table: number, seats: [a = 0, b = 0] }) => ({ table: number, seats: [a, b], met: true })),
        byes: [],
      },
    ],
  };
};

type Tally = { rounds: number; faithful: number; harder: number; impossible: number; kept: number; offered: number };

const EVENTS = 60;

/** Whether the harder seating leaves the three top tables as they are. */
const keepsTop = ({ rows, other }: BridgeMore): boolean =>
  other?.rows.slice(0, 3).every(({ ns, ew }, i) => ns === rows[i]?.ns && ew === rows[i]?.ew) ?? false;

const tallied = (pairs: number): { readonly all: Tally; readonly late: Tally } => {
  const empty = (): Tally => ({ rounds: 0, faithful: 0, harder: 0, impossible: 0, kept: 0, offered: 0 });
  const tallies = { all: empty(), late: empty() };
  for (let event = 0; event < EVENTS; event++) {
    const played = newEvent(pairs, `${pairs} pairs, event ${event}`);
    const rounds = pairs - 2;
    for (let round = 1; round <= rounds; round++) {
      const proposal = seated(played.request);
      const more = proposal.more as unknown as BridgeMore;
      const left = proposal.metrics.repeats > 0;
      const best = more.other === null ? proposal.metrics.repeats : more.other.metrics.repeats;
      const impossible = proposal.metrics.least.atLeast > 0;
      for (const tally of [tallies.all, ...(round > rounds - 3 ? [tallies.late] : [])]) {
        tally.rounds += 1;
        tally.faithful += left ? 1 : 0;
        tally.harder += best > 0 ? 1 : 0;
        tally.impossible += impossible ? 1 : 0;
        tally.offered += more.other === null ? 0 : 1;
        tally.kept += keepsTop(more) ? 1 : 0;
      }
      played.request = next(played, proposal);
    }
  }
  return tallies;
};

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${fixed((100 * part) / whole, 1)} %`);

const rows = [8, 10, 12, 14, 16, 20, 24, 32, 40, 60].map((pairs) => {
  const { all, late } = tallied(pairs);
  return [
    String(pairs),
    String(pairs - 2),
    String(all.rounds),
    percent(all.faithful, all.rounds),
    percent(all.harder, all.rounds),
    percent(all.impossible, all.rounds),
    percent(late.faithful, late.rounds),
    percent(late.harder, late.rounds),
    percent(late.impossible, late.rounds),
    percent(all.kept, all.offered),
  ];
});

process.stdout.write(
  `Rounds with a repeat left, ${EVENTS} events per size, the same rounds for both; "impossible": no seating is without one.\n\n`,
);
table(
  [
    'pairs',
    'rounds',
    'seatings',
    'faithful',
    'try harder',
    'impossible',
    'last 3: faithful',
    'last 3: harder',
    'last 3: impossible',
    'offer keeps top 3',
  ],
  rows,
);

process.stdout.write(
  '\nTime of one seating with everything (both seatings, metrics, reasons), ms over rounds 1 to 12.\n\n',
);
const times = [60, 200, 400].map((pairs) => {
  const played = newEvent(pairs, 'time');
  const taken: number[] = [];
  for (let round = 1; round <= 12; round++) {
    const start = performance.now();
    const proposal = seated(played.request);
    taken.push(performance.now() - start);
    played.request = next(played, proposal);
  }
  return [String(pairs), fixed(quantile(taken, 0.5)), fixed(Math.max(...taken))];
});

/** The hardest there is: the lower half has met everybody in it, so all top tables must be given up one after another. */
const tangled = (pairs: number): string[] => {
  const { request } = newEvent(pairs, 'tangled');
  const low = pairs / 2;
  const history = Array.from({ length: low - 1 }, (_, shift) => ({
    round: shift + 1,
    // A round of a round robin among the lower half.
    tables: Array.from({ length: low / 2 }, (_, i) => {
      const at = (place: number): number => low + 1 + (place === 0 ? 0 : 1 + ((place - 1 + shift) % (low - 1)));
      return { table: i + 1, seats: [at(i), at(low - 1 - i)] as [number, number], met: true };
    }),
    byes: [],
  }));
  const start = performance.now();
  const { metrics, more } = seated({ ...request, round: low, history });
  const { other } = more as unknown as BridgeMore;
  const left = `${metrics.repeats} → ${other?.metrics.repeats ?? metrics.repeats}`;
  return [`${pairs}, lower half played out`, fixed(performance.now() - start), left];
};

table(['pairs', 'median', 'worst'], times);
process.stdout.write('\n');
table(['pairs', 'ms', 'repeats, faithful → harder'], [60, 200].map(tangled));

/** An event after five complete rounds and a sixth with four matches out: the most outcomes that are tried. */
const late = (pairs: number): Tournament => {
  const random = stream('bench', `late ${pairs}`);
  const rules = { ...usualRules('pairs'), ranking: 'vp' as const, startRounds: 1 as const, delay: false };
  const played = Array.from({ length: 6 }).reduce<Ledger>(
    (ledger, _, i) => {
      const round = seatNext(ledger, i === 0 ? 'start' : 'swiss');
      const { tables: all = [] } = stateOf(round).rounds.at(-1) ?? {};
      return run(
        round,
        ...all.slice(0, i === 5 ? -MOST_OPEN : undefined).map(({ table: no }) => ({
          type: 'result.enter' as const,
          round: i + 1,
          table: no,
          result: { entry: 'vp', ns: 100 * Math.floor(21 * random.next()) },
        })),
      );
    },
    closed(pairs, rules),
  );
  return stateOf(played);
};

process.stdout.write('\nWhich tables are safe, four matches out.\n\n');
table(
  ['pairs', 'outcomes', 'safe', 'ms'],
  [12, 60, 200].map((pairs) => {
    const tournament = late(pairs);
    const start = performance.now();
    const answer = safeTables(tournament, 'bench');
    const ms = fixed(performance.now() - start);
    if (!answer.ok || answer.value === null) throw new Error('no answer');
    const { outcomes, safe } = answer.value;
    return [String(pairs), String(outcomes), `${safe.length} / ${pairs / 2}`, ms];
  }),
);
