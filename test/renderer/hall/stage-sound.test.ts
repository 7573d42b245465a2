import { describe, expect, test } from 'vitest';
import type { StageClock } from '../../../core/game/paper.ts';
import { stageFace } from '../../../core/sheets/hall/stage-clock.ts';
import { stageSound } from '../../../renderer/hall/own.ts';

const stage = (seconds: number) => ({ seconds, pause: false, title: { code: 'x' }, large: null, small: null });
const clock: StageClock = { stages: [stage(600), stage(600)], stage: 0, runningSince: 0, ranBefore: 0 };
const at = (seconds: number, of: StageClock = clock) => ({ clock: of, face: stageFace(of, seconds * 1000) });

describe('what a clock of stages makes heard', () => {
  test('one minute left, once', () => {
    expect(stageSound(at(539), at(540))).toBe('warning');
    expect(stageSound(at(540), at(541))).toBeNull();
  });
  test('a stage is over, and the last one too', () => {
    expect(stageSound(at(599), at(600))).toBe('end');
    expect(stageSound(at(1199), at(1200))).toBe('end');
    expect(stageSound(at(1200), at(1201))).toBeNull();
  });
  test('nothing when it begins to be seen, was set, or stands', () => {
    expect(stageSound(null, at(540))).toBeNull();
    const set = { ...clock, stage: 1, runningSince: 539_000 };
    expect(stageSound(at(539), at(540, set))).toBeNull();
    const paused = { ...clock, runningSince: null, ranBefore: 540_000 };
    expect(stageSound(at(539, paused), at(540, paused))).toBeNull();
  });
});
