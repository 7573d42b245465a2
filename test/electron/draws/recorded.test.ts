/**
 * Draws that older programs made, run again from their requests: an engine of the same version gives the very proposal, with its
 * reasons and questions, or a true draw would look forged [ME-52]. Nothing here was drawn by the code of today: the files of
 * released layouts hold whole events, `engine-2.json` the smallest fields, as `npm run -s seat` of layout 2 answered.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION, type Proposal, quiet } from '../../../core/game/seating.ts';
import { families } from '../../../core/games/all.ts';
import { replayedDraws } from '../../../core/games/poker/steps/replay.ts';
import type { Step } from '../../../core/tournament/ledger.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { view } from '../../../electron/backend/file/tournament-file.ts';
import { runMethod } from '../../../electron/workers/run-method.ts';
import { unpackTo } from '../../fixtures/files/recorded.ts';
import { allSteps, trialPlace } from '../file/sample.ts';
import { must } from '../file/steps.ts';

const fixtures = join(import.meta.dirname, '../../fixtures');

const files = readdirSync(join(fixtures, 'files'))
  .filter((version) => /^v\d+$/.test(version))
  .flatMap((version) =>
    readdirSync(join(fixtures, 'files', version)).flatMap((file) => {
      const [name, ending] = file.split('.');
      return ending === 'seatwright' ? [`${version}/${name}`] : [];
    }),
  );

const stepsIn = (name: string): readonly Step[] => {
  const { path, options } = trialPlace();
  unpackTo(path, name);
  const file = must(view(path, options));
  const steps = allSteps(file);
  file.close();
  return steps as unknown as readonly Step[];
};

type Draw = { readonly request: Json; readonly proposal: Proposal };

const drawsIn = (steps: readonly Step[]): readonly Draw[] =>
  steps.flatMap(({ changes }) =>
    changes.flatMap((change) =>
      change.type === 'round.published' && change.draw.request !== null ? [change.draw] : [],
    ),
  );

const again = async (request: Json): Promise<string> => JSON.stringify(must(await runMethod(request, quiet)));

describe('draws of files that older programs wrote', () => {
  const recorded = files.map((name) => ({ name, draws: drawsIn(stepsIn(name)) }));
  const ours = recorded.flatMap(({ name, draws }) =>
    draws.flatMap(({ request, proposal }, n) =>
      proposal.engine === ENGINE_VERSION ? [{ name: `${name}, draw ${n + 1}`, request, proposal }] : [],
    ),
  );

  test('there are some of each game that is drawn in rounds', () => {
    expect(new Set(ours.map(({ proposal }) => proposal.family))).toEqual(new Set(['mahjong', 'bridge', 'duel']));
  });

  test.each(ours)('$name comes out byte for byte', async ({ request, proposal }) => {
    expect(await again(request)).toBe(JSON.stringify(proposal));
  });

  test.each(files.filter((name) => name.endsWith('/poker')))('%s: every draw of seats comes out again', (name) => {
    const draws = replayedDraws(stepsIn(name), families);
    expect(draws.length).toBeGreaterThan(0);
    expect(draws.filter(({ isSame }) => !isSame)).toEqual([]);
  });
});

describe('the smallest fields', () => {
  const few: { readonly [name: string]: { readonly request: Json; readonly reply: Json } } = JSON.parse(
    readFileSync(join(fixtures, `draws/engine-${ENGINE_VERSION}.json`), 'utf8'),
  );
  test.each(Object.entries(few))('%s comes out byte for byte', async (_, { request, reply }) => {
    expect(await again(request)).toBe(JSON.stringify(reply));
  });
});
