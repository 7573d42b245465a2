/** Seats so many small inputs of all games and tells a line for each: who sits where, in a form that two runs can be compared by. */

import { createHash } from 'node:crypto';
import { quiet } from '../../../core/game/seating.ts';
import { families } from '../../../core/games/all.ts';
import { stream } from '../../../core/random/stream.ts';
import { playOf } from '../../../core/samples/play.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { runMethod } from '../../../electron/workers/run-method.ts';

const AT = '2026-11-20T14:03:22.000Z';
const kinds = [
  { family: 'mahjong', methods: ['random', 'interval', 'swiss'], people: 24 },
  { family: 'bridge', methods: ['start', 'start', 'swiss'], people: 16 },
  { family: 'duel', methods: ['swiss', 'swiss', 'swiss'], people: 21 },
  { family: 'poker', methods: ['wizard'], people: 60 },
] as const;

const requestFor = (no: number): Json => {
  const kind = kinds[no % kinds.length] ?? kinds[0];
  const random = stream('T-ENG-3', no);
  const seed = `seed-${no}`;
  if (kind.family === 'poker') {
    const tables = Array.from({ length: 8 }, (_, n) => ({ table: n + 1 }));
    const entries = Array.from({ length: kind.people }, (_, n) => ({ entry: n + 1, expert: random.below(5) === 0 }));
    return { family: 'poker', method: 'wizard', seed, tables, entries };
  }
  const { family } = kind;
  const play = playOf({ family, name: 'Event', id: 'a'.repeat(32), plannedRounds: 6, seed, at: AT });
  play.act({ type: 'entrants.add', entrants: Array.from({ length: kind.people }, (_, n) => ({ name: `P${n + 1}` })) });
  if (family === 'bridge') play.act({ type: 'family.do', command: { do: 'closePreparations' } });
  const rounds = Math.floor(no / kinds.length) % 3;
  for (let round = 0; round < rounds; round++) {
    play.enter(play.seat(kind.methods[round] ?? 'random', kind.methods[round] === 'interval' ? { k: 1 } : {}), () => {
      const over = 100 * random.below(80);
      if (family === 'mahjong') return { points: [30_000 + over, 30_000, 30_000, 30_000 - over] };
      if (family === 'bridge') return { entry: 'mp', ns: 100 * (30 + random.below(41)) };
      return random.below(2) === 0 ? { outcome: 'a', games: { a: 2, b: 0 } } : { outcome: 'b', games: { a: 0, b: 2 } };
    });
    if (family !== 'bridge') play.act({ type: 'round.confirm', no: round + 1 });
  }
  const method = kind.methods[rounds] ?? 'random';
  const request = families[family].seating.request(
    play.tournament(),
    method,
    method === 'interval' ? { k: 1 } : {},
    seed,
  );
  if (request?.ok !== true) throw new Error(JSON.stringify(request));
  return request.value;
};

for (let no = 0; no < Number(process.argv[2] ?? 1); no++) {
  const answer = await runMethod(requestFor(no), quiet);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  const { tables, byes, metrics, budget } = answer.value;
  const text = JSON.stringify({ tables, byes, metrics, budget });
  process.stdout.write(`${no} ${createHash('sha256').update(text).digest('hex')}\n`);
}
