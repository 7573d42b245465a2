/**
 * [T-SNAP-1]: an event of ten rounds in every game makes its copies, and each of them opens alone. [T-AUD-1]: the same events are replayed
 * without an engine. [T-SNAP-3]: the
 * folder of copies goes, or the copy is spoiled, before it is read back.
 */

import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { familyIds } from '../../../core/games/all.ts';
import { stream } from '../../../core/random/stream.ts';
import type { AskedInput } from '../../../core/tournament/commands.ts';
import type { GameId, Json, Table } from '../../../core/tournament/words.ts';
import { copyFrom } from '../../../electron/backend/copies/names.ts';
import { finishCopy, holdsAll, unfinished } from '../../../electron/backend/file/copy.ts';
import { view } from '../../../electron/backend/file/tournament-file.ts';
import { replay } from '../../../electron/backend/session.ts';
import { type Bench, benchIn, freshFolder } from '../../electron/backend/machine.ts';
import { allSteps, filled, trialPlace } from '../../electron/file/sample.ts';
import { must, sampleStep } from '../../electron/file/steps.ts';
import { publishing } from '../../publishing.ts';
import { figure, trials } from '../figures.ts';

const EVENTS = trials('SNAPSHOT_EVENTS', 5);
const ROUNDS = 10;
const folders: { readonly remove: () => void }[] = [];
afterAll(() => {
  for (const { remove } of folders) remove();
});

const named = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) => {
        const copy = copyFrom(name);
        return copy === null ? [] : [`${copy.round} ${copy.reason}`];
      })
    : [];

type Played = { readonly bench: Bench; readonly folder: string; readonly handle: string; readonly own: string };

const begun = async (family: GameId, people: number): Promise<Played> => {
  const place = freshFolder();
  folders.push(place);
  const bench = benchIn(place.folder);
  const chosen = await bench.value('file.chooseNew', { suggested: 'Riga Open' });
  const handle = chosen?.handle ?? '';
  await bench.value('file.create', { handle, name: 'Riga Open', family, plannedRounds: ROUNDS });
  const entrants = Array.from({ length: people }, (_, n) => ({
    name: `Player ${n + 1}`,
    ...(family === 'poker' ? { traits: { paid: true } } : {}),
  }));
  await acted(bench, { type: 'entrants.add', entrants });
  return { bench, folder: place.folder, handle, own: join(place.folder, 'Riga Open.snapshots') };
};

const acted = async (bench: Bench, command: AskedInput): Promise<void> => {
  const answer = await bench.send(command);
  if (!answer.ok) throw new Error(`${JSON.stringify(command).slice(0, 200)}: ${JSON.stringify(answer.refusal)}`);
};

const seated = async (bench: Bench, method: string, seed: string): Promise<readonly Table[]> => {
  const made = await bench.value('seating.seat', { method, options: {}, seed });
  await acted(bench, publishing(made));
  return made.proposal.tables;
};

const methodOf = (family: GameId, round: number): string =>
  family === 'mahjong' ? 'random' : family === 'bridge' && round <= 2 ? 'start' : 'swiss';

/** Plays an event: rounds where there are any, a floor else; the last round is undone and brought back. */
const played = async ({ bench }: Played, family: GameId, event: number): Promise<void> => {
  const random = stream(`T-SNAP-1 ${family}`, event);
  if (family === 'poker') {
    const floor = (command: Json) => acted(bench, { type: 'family.do', command });
    let at = Date.UTC(2026, 4, 1, 8);
    await floor({ do: 'addTables', count: 4 });
    await floor({ do: 'initialDraw', at, overflow: 'wait' });
    for (let entry = 1; entry <= ROUNDS; entry++) {
      at += 60_000;
      await floor({ do: 'bust', hands: [[{ entry: entry + event, chips: null, by: [] }]], at });
    }
    return;
  }
  if (family === 'bridge') await acted(bench, { type: 'family.do', command: { do: 'closePreparations' } });
  for (let round = 1; round <= ROUNDS; round++) {
    const tables = await seated(bench, methodOf(family, round), `${event}-${round}`);
    for (const { table } of tables) {
      const over = 100 * random.below(100);
      const result: Json =
        family === 'mahjong'
          ? { points: [30_000 + over, 30_000, 30_000, 30_000 - over] }
          : family === 'bridge'
            ? { entry: 'mp', ns: 100 * (30 + random.below(41)) }
            : { outcome: 'a', games: { a: 2, b: random.below(2) } };
      await acted(bench, { type: 'result.enter', round, table, result });
    }
    if (family !== 'bridge') await acted(bench, { type: 'round.confirm', no: round });
  }
  if (family === 'bridge') return;
  await bench.value('tournament.undo', { id: 'c'.repeat(32) });
  await bench.value('tournament.redo', { id: 'd'.repeat(32) });
};

const expectedCopies = (family: GameId): readonly string[] => {
  if (family === 'poker') return ['0 import', '0 close'];
  const rounds = Array.from({ length: ROUNDS }, (_, n) => n + 1);
  return [
    '0 import',
    ...rounds.flatMap((round) => [`${round} before`, `${round} complete`]),
    ...(family === 'bridge' ? [] : [`${ROUNDS} undo`]),
  ];
};

describe('T-SNAP-1, T-AUD-1', () => {
  test.each(familyIds)(`%s: ${EVENTS} events of ten rounds`, { timeout: 1_800_000 }, async (family) => {
    let copies = 0;
    for (let event = 0; event < EVENTS; event++) {
      const event16 = await begun(family, family === 'poker' ? 30 : 16);
      const { bench, folder, own } = event16;
      await played(event16, family, event);
      const wanted = expectedCopies(family).filter((name) => !name.endsWith('close'));
      await vi.waitFor(() => expect(named(own)).toEqual(expect.arrayContaining([...wanted])), {
        timeout: 300_000,
        interval: 100,
      });
      await bench.value('file.close', {});
      await bench.close();
      expect(named(own)).toEqual(expect.arrayContaining([...expectedCopies(family)]));
      const recoveryFolder = join(folder, 'looking');
      const path = join(folder, 'Riga Open.seatwright');
      const whole = must(view(path, { recoveryFolder, replay }));
      const steps = allSteps(whole);
      for (const name of readdirSync(own)) {
        const alone = join(folder, `alone ${copies}`);
        mkdirSync(alone);
        copyFileSync(join(own, name), join(alone, name));
        chmodSync(alone, 0o555);
        const copy = must(view(join(alone, name), { recoveryFolder, replay }));
        expect(allSteps(copy)).toEqual(steps.slice(0, copy.last().no));
        // The state of the copy is the state of the event at that step.
        expect(replay(allSteps(copy)).state).toEqual(replay(steps.slice(0, copy.last().no)).state);
        copy.close();
        chmodSync(alone, 0o755);
        copies += 1;
      }
      whole.close();
      // [T-AUD-1] a program whose engine cannot even start shows the same seatings.
      const without = benchIn(folder, {}, new URL('file:///there/is/no/engine.mjs'));
      expect((await without.backend.open(path)).ok).toBe(true);
      const told = await without.value('tournament.steps', { after: 0, limit: 2000 });
      expect(told.steps.map(({ changes }) => changes)).toEqual(steps.map(({ changes }) => changes));
      // Control: it really has none.
      if (family !== 'poker') {
        const seat = { method: methodOf(family, 3), options: {}, seed: 'x' };
        expect((await without.call('seating.seat', seat)).ok).toBe(false);
      }
      await without.close();
    }
    figure(
      'T-SNAP-1',
      `${family}: ${EVENTS} events, ${copies} copies, each opened alone in a read-only folder with the state it was made of`,
    );
    figure('T-AUD-1', `${family}: ${EVENTS} events replayed without an engine, every seating the same`);
  });
});

describe('T-SNAP-3', () => {
  const EACH = trials('COPY_TROUBLES', 25);
  type Trouble = readonly [string, (folder: string, target: string) => void];
  const troubles: readonly Trouble[] = [
    ['the folder goes', (folder) => rmSync(folder, { recursive: true })],
    ['the folder is renamed', (folder) => renameSync(folder, `${folder} away`)],
    [
      'a file stands where the folder was',
      (folder) => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, '');
      },
    ],
    [
      'the copy is spoiled before it is read back',
      (_folder, target) => {
        const bytes = readFileSync(unfinished(target));
        writeFileSync(unfinished(target), bytes.subarray(0, bytes.length / 2));
      },
    ],
  ];
  test(`${troubles.length * EACH} times something happens to the folder of copies`, () => {
    let kept = 0;
    for (const [what, happen] of troubles) {
      for (let no = 0; no < EACH; no++) {
        const { path, options, folder } = trialPlace();
        const file = filled(path, options, 5 + no);
        const copies = join(folder, 'copies');
        mkdirSync(copies);
        const target = join(copies, '2026-11-20T140322Z round-05 before.seatwright');
        const original = must(file.beginCopy(target));
        happen(copies, target);
        let whole = false;
        try {
          whole = holdsAll(unfinished(target), original);
        } catch {
          // What cannot be read is not whole.
        }
        expect(finishCopy(target, whole).ok, what).toBe(false);
        expect(existsSync(target), what).toBe(false);
        must(file.append(sampleStep(900)));
        kept += 1;
        must(file.close());
      }
    }
    figure(
      'T-SNAP-3',
      `${kept} copies spoiled on the way, none under its final name, the tournament went on each time`,
    );
  });
});
