import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { stream } from '../../../../core/random/stream.ts';
import { verifyChain } from '../../../../electron/backend/file/chain.ts';
import { check } from '../../../../electron/backend/file/check/check.ts';
import { create, open } from '../../../../electron/backend/file/tournament-file.ts';
import { allSteps, bytesOf, copyFromOutside, filled, refusalIn, trialPlace } from '../sample.ts';
import { ABOUT, must, OTHER_ID, sampleStep } from '../steps.ts';

const OTHER = { ...ABOUT, tournamentId: OTHER_ID };

/** A closed tournament with so many steps, and beside it the log of another one that was left with more. */
const mixed = (own: number, others: number) => {
  const { path, options, folder } = trialPlace();
  const file = filled(path, options, own);
  const steps = allSteps(file);
  must(file.close());
  const other = join(folder, 'other.seatwright');
  const writer = must(create(other, OTHER, options));
  for (let n = 1; n <= others; n++) must(writer.append(sampleStep(n, { commandId: `other-${n}` })));
  copyFromOutside(`${other}-wal`, `${path}-wal`);
  must(writer.close());
  return { path, options, steps, folder };
};

describe('T-FILE-3 a stale log of another tournament beside the file', () => {
  const random = stream('T-FILE-3');
  const pairs = Array.from({ length: 50 }, () => mixed(random.below(12), 1 + random.below(40)));

  test('50 pairs: refused or ignored, never shown', () => {
    const shown = pairs.filter(({ path, options, steps }) => {
      const before = [bytesOf(path), bytesOf(`${path}-wal`)];
      const opened = check(path, options);
      expect([bytesOf(path), bytesOf(`${path}-wal`)]).toEqual(before);
      if (!opened.ok) {
        expect(opened.refusal).toMatchObject({ code: 'file.damaged', params: { what: 'log' } });
        return false;
      }
      return opened.value.last.no !== steps.length;
    });
    expect(shown).toEqual([]);
  });

  test('control: with a first link that is the same for all tournaments, some would be shown', () => {
    const shown = pairs.filter(({ path, steps, folder }, pair) => {
      const trial = join(folder, `control-${pair}`);
      mkdirSync(trial);
      copyFromOutside(path, join(trial, 'x'));
      copyFromOutside(`${path}-wal`, join(trial, 'x-wal'));
      const raw = new Database(join(trial, 'x'));
      const whole = raw.pragma('integrity_check', { simple: true }) === 'ok';
      // A fixed link is the one the other's first step names, whatever tournament this is.
      const verdict = verifyChain(raw, OTHER_ID);
      raw.close();
      return whole && verdict.whole && verdict.end.no > 0 && verdict.end.no !== steps.length;
    });
    expect(shown.length).toBeGreaterThan(0);
  });
});

describe('logs of the same tournament', () => {
  test.each([1, 3, 55])(
    'an old log left over from before a restore is not applied (%i steps would be lost)',
    (more) => {
      const { path, options, folder } = trialPlace();
      const file = filled(path, options, 5);
      copyFromOutside(`${path}-wal`, join(folder, 'old-wal'));
      for (let n = 6; n < 6 + more; n++) must(file.append(sampleStep(n)));
      must(file.close());
      copyFromOutside(join(folder, 'old-wal'), `${path}-wal`);
      const refusal = refusalIn(open(path, options));
      expect(refusal).toMatchObject({ code: 'file.damaged', params: { what: 'log' } });
    },
  );

  test('its own log after a crash is applied, and the pair is kept as it was found [reliability 5.1 d]', () => {
    const { path, options, folder } = trialPlace();
    const file = filled(path, options, 5);
    const found = join(folder, 'found.seatwright');
    copyFromOutside(path, found);
    copyFromOutside(`${path}-wal`, `${found}-wal`);
    must(file.close());
    const before = [bytesOf(found), bytesOf(`${found}-wal`)];
    const again = must(open(found, options));
    expect(again.last().no).toBe(5);
    const kept = join(String(again.found.asFound), 'found.seatwright');
    expect([bytesOf(kept), bytesOf(`${kept}-wal`)]).toEqual(before);
    must(again.close());
  });
});
