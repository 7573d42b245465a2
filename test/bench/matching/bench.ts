/**
 * Drawing a round of 1-v-1 Swiss and its matchings against public packages, in one run.
 *
 *   node test/bench/matching/bench.ts [seconds a peer may take, default 120] [--write]
 *
 * Our time is a full draw of round 6 from data in memory (records, floats, matching, tie-break, bye, tables, reasons),
 * CPU time, median of 5 after one warm-up. A peer's time is only its call, once. Costs must be equal before times are compared.
 * `--write` puts the figures and the picture of the growth into docs/MATCHING.md and docs/pictures/growth.svg.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quiet } from '../../../core/game/seating.ts';
import { type SwissRequest, swissRequest } from '../../../core/games/duel/seating/request.ts';
import { pairMembers } from '../../../core/games/duel/seating/solve-group.ts';
import { seatSwiss } from '../../../core/games/duel/seating/swiss.ts';
import { graphOf } from '../../../core/matching/graph.ts';
import { perfectMatching } from '../../../core/matching/perfect-matching.ts';
import { fixed, quantile, residentMegabytes, tableText } from '../figures.ts';
import {
  type GroupGraph,
  groupGraphs,
  type HardGroup,
  hardField,
  hardTeams,
  nobodyForBye,
  sixthRound,
} from './instances.ts';
import { fetchPeers, measurePeer, type Peer, type PeerFigures, type PeerTask } from './peers.ts';
import { type Curve, plotGrowth } from './plot.ts';

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const median = (run: () => unknown, times = 5): number => {
  run();
  const spent = Array.from({ length: times }, () => {
    const before = cpuMs();
    run();
    return cpuMs() - before;
  });
  return quantile(spent, 0.5);
};

const draw = (request: SwissRequest) => {
  const answer = seatSwiss(request, quiet);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};

/** X·(m³ + 1) + F of every group of our draw, as the peers count it. */
const ourCosts = (request: SwissRequest): number[] =>
  draw(request).more.groups.map(({ players, cost }) => cost.halves * ((players.length / 2) ** 3 + 1) + cost.fold);

if (process.argv[2] === 'memory') {
  draw(swissRequest.parse(JSON.parse(readFileSync(0, 'utf8'))));
  process.stdout.write(String(residentMegabytes()));
  process.exit(0);
}

const cap = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 120);

const requests = new Map([64, 256, 1_000, 1_024, 4_096, 10_000].map((n) => [n, sixthRound(n)]));
const requestOf = (n: number): SwissRequest => requests.get(n) ?? sixthRound(n);
const ours = new Map([...requests].map(([n, request]) => [n, median(() => draw(request))]));
const oursOf = (n: number): number => ours.get(n) ?? Number.NaN;

const growthTable = tableText(
  ['players', 'CPU ms', 'groups', 'largest', 'matching steps', 'µs per player'],
  [...requests].map(([n, request]) => {
    const { more, budget } = draw(request);
    const largest = Math.max(...more.groups.map(({ players }) => players.length));
    return [n, fixed(oursOf(n), 1), more.groups.length, largest, budget.used, fixed((1_000 * oursOf(n)) / n, 1)].map(
      String,
    );
  }),
);

process.stdout.write(`Growth of a full draw of round 6\n\n${growthTable}`);

const rows: string[][] = [];
const goal = (name: string, what: string, our: string, peer: string, ratio: string, holds: boolean | null): void => {
  rows.push([name, what, our, peer, ratio, holds === null ? 'not measured' : holds ? 'yes' : 'NO']);
};

const { folder, why, remove } = fetchPeers();
if (folder === null) process.stdout.write(`\n${why}\n`);

const known = new Map<string, PeerFigures | null>();

/** Every task is measured once. */
const measured = (task: PeerTask): PeerFigures | null => {
  const name = `${task.peer} ${task.task} ${task.players}`;
  const figures = known.get(name) ?? (folder === null ? null : measurePeer(folder, task, cap));
  known.set(name, figures);
  return figures;
};

/** A goal "our time is at most 1/`least` of the peer's". A peer that does not finish in time (by the clock) says nothing. */
const against = (name: string, task: PeerTask, our: number, least: number, costs: readonly number[] | null): void => {
  const what = `${task.peer}, ${task.task}, ${task.players}`;
  if (folder === null) {
    goal(name, what, `${fixed(our, 1)} ms`, '', `1/${least}`, null);
    return;
  }
  const peer = measured(task);
  if (peer !== null && costs !== null && peer.costs.join() !== costs.join()) throw new Error(`${what}: costs differ`);
  if (peer === null) {
    goal(name, what, `${fixed(our, 1)} ms`, `not finished in ${cap} s`, `goal 1/${least}`, null);
    return;
  }
  const shown = `${fixed(peer.cpuMs / 1_000, 2)} s, ${fixed(peer.megabytes, 0)} MB`;
  const ratio = peer.cpuMs / our;
  const equal = costs === null ? '' : ', equal cost';
  goal(name, what + equal, `${fixed(our, 1)} ms`, shown, `1/${fixed(ratio, 0)} (goal 1/${least})`, ratio >= least);
};

const task = (peer: Peer, kind: PeerTask['task'], players: number): PeerTask => ({ peer, task: kind, players });

against('P1', task('tournament-pairings', 'round', 1_024), oursOf(1_024), 500, null);
against('P1', task('swiss-pairing', 'round', 1_024), oursOf(1_024), 500, null);
against('P2', task('maximum-matching', 'groups', 4_096), oursOf(4_096), 100, ourCosts(requestOf(4_096)));
against('P2', task('edmonds-blossom-fixed', 'groups', 4_096), oursOf(4_096), 1_000, ourCosts(requestOf(4_096)));
against('P3', task('maximum-matching', 'groups', 10_000), oursOf(10_000), 300, ourCosts(requestOf(10_000)));
goal('P3', 'full draw, 10,000', `${fixed(oursOf(10_000), 1)} ms`, '', 'under 250 ms', oursOf(10_000) < 250);

const solveAll = (graphs: readonly GroupGraph[]): number[] =>
  graphs.map(({ size, edges }) => {
    const outcome = perfectMatching(graphOf(size, 1, edges));
    if (outcome.kind !== 'perfect') throw new Error('a pruned group is blocked');
    return outcome.cost[0] ?? Number.NaN;
  });
const pruned = groupGraphs(requestOf(10_000), 6);
against(
  'P4',
  task('edmonds-blossom-fixed', 'pruned', 10_000),
  median(() => solveAll(pruned)),
  20,
  solveAll(pruned),
);

goal('P4', 'LEMON 1.3.1 (C++), pruned, 10,000', '', 'no npm package: not measured here', 'goal at most 5', null);

const clubs = sixthRound(10_000, true);
const withClubs = median(() => draw(clubs));
goal(
  'P5',
  'ten clubs kept apart, 10,000, against without',
  `${fixed(withClubs, 1)} ms`,
  `${fixed(oursOf(10_000), 1)} ms`,
  `${fixed(withClubs / oursOf(10_000), 1)} (goal at most 3)`,
  withClubs <= 3 * oursOf(10_000),
);

const hard = (kind: HardGroup, least: number): void => {
  const field = hardField(hardTeams(kind));
  const members = field.contenders.map((_, place) => place);
  const solve = () =>
    pairMembers(
      { field, allowed: { rematches: false, clubs: 'apart' }, byeRule: 'lowest', stopped: () => false },
      members,
    );
  const answer = solve();
  if (answer.kind !== 'paired') throw new Error(`${kind}: ${answer.kind}`);
  const cost = answer.cost.halves * (500 ** 3 + 1) + answer.cost.fold;
  against('P6', task('maximum-matching', kind, 1_000), median(solve, 3), least, [cost]);
};
hard('two teams', 20);
hard('blocked seeds', 1);

const memory = spawnSync(process.execPath, [import.meta.filename, 'memory'], {
  encoding: 'utf8',
  input: JSON.stringify(requestOf(10_000)),
});
const megabytes = Number(memory.stdout);
goal('P7', 'process that reads and draws 10,000', `${fixed(megabytes, 0)} MB`, '', 'under 200 MB', megabytes < 200);
const growth = oursOf(10_000) / oursOf(1_000);
goal('P8', 'time(10,000) / time(1,000)', fixed(growth, 1), '', 'at most 20', growth <= 20);

goal(
  'P9',
  'bbpPairings 6 (C++), 512',
  `${fixed(oursOf(256), 1)} ms at 256`,
  'no npm package: not measured here',
  'goal 1/100',
  null,
);

const fallback = nobodyForBye(4_001);
const withRematch = median(() => draw(fallback), 1);
rows.push(['', 'rematch fallback over a whole field, 4,001', `${fixed(withRematch, 0)} ms`, '', 'no goal', '']);

const goalTable = tableText(['goal', 'what', 'ours', 'peer', 'ratio', 'holds'], rows);
process.stdout.write(`\nGoals\n\n${goalTable}`);

const curveOf = (name: string, peer: Peer, kind: PeerTask['task'], sizes: readonly number[]): Curve => ({
  name,
  points: sizes.flatMap((n): [number, number][] => {
    const figures = measured(task(peer, kind, n));
    return figures === null ? [] : [[n, Math.max(0.1, figures.cpuMs)]];
  }),
});

if (process.argv.includes('--write')) {
  const docs = join(import.meta.dirname, '../../../docs');
  const sizes = [64, 256, 1_024, 4_096, 10_000];
  const curves: Curve[] = [
    { name: 'Seatwright, full draw', points: sizes.map((n): [number, number] => [n, oursOf(n)]) },
    curveOf('maximum-matching, groups', 'maximum-matching', 'groups', sizes),
    curveOf('tournament-pairings', 'tournament-pairings', 'round', sizes.slice(0, 3)),
    curveOf('swiss-pairing', 'swiss-pairing', 'round', sizes.slice(0, 3)),
  ];
  writeFileSync(
    join(docs, 'pictures/growth.svg'),
    plotGrowth(
      curves.filter(({ points }) => points.length > 0),
      sizes,
    ),
  );
  const path = join(docs, 'MATCHING.md');
  const [before = '', after = ''] = readFileSync(path, 'utf8').split(/<!-- figures -->[\s\S]*<!-- end of figures -->/);
  const figures = `<!-- figures -->\n\n${growthTable}\n![growth](pictures/growth.svg)\n\n${goalTable}\n<!-- end of figures -->`;
  writeFileSync(path, before + figures + after);
}
remove();
