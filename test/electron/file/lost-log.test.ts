// @module-tag long
/**
 * [T-OVER-2] [fault F-10] [desktop 8.8]: a log that is missing or damaged is told when the file is opened, in every case in which an
 * entry is missing on the computer that saved it. The check is that of the checker's process, run here.
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stream } from '../../../core/random/stream.ts';
import { copyPlaces } from '../../../electron/backend/copies/names.ts';
import { logOf } from '../../../electron/backend/file/check/log.ts';
import { notedOf, noteOf } from '../../../electron/backend/file/noted.ts';
import { open } from '../../../electron/backend/file/tournament-file.ts';
import { carryOut } from '../../../electron/workers/checker-tasks.ts';
import { figure, trials } from '../../gates/figures.ts';
import { ALL, INTO_FILE, type OpenImage, openImages } from './children/open-images.ts';
import { codeOf, copyFromOutside, filled, refusalIn, trialPlace } from './sample.ts';
import { ABOUT, ID, must, sampleStep } from './steps.ts';

const FRAME = 24 + 4096;

/** An open file as it lies on the disk after a kill: twelve entries in it, eighteen in its log. */
const killed = (() => {
  const { path, options, folder } = trialPlace();
  const notes = join(folder, 'notes');
  must(filled(path, options, INTO_FILE).close());
  const file = must(open(path, { ...options, notes }));
  for (let no = INTO_FILE + 1; no <= ALL; no++) must(file.append(sampleStep(no)));
  copyFromOutside(path, join(folder, 'file'));
  copyFromOutside(`${path}-wal`, join(folder, 'log'));
  must(file.close());
  const read = (name: string) => readFileSync(join(folder, name));
  return { file: read('file'), log: read('log'), note: readFileSync(join(notes, ID)), closed: readFileSync(path) };
})();

type Lie = Partial<Pick<OpenImage, 'file' | 'note'>> & { readonly log: Buffer | null; readonly isOwnComputer: boolean };

const opening = ({ file = killed.file, log, note = killed.note, isOwnComputer }: Lie) => {
  const { path, options, folder } = trialPlace();
  const notes = join(folder, '..', 'notes');
  mkdirSync(notes);
  if (isOwnComputer) writeFileSync(join(notes, ID), note);
  writeFileSync(path, file);
  if (log !== null) writeFileSync(`${path}-wal`, log);
  const { recoveryFolder } = options;
  const task = { kind: 'check', path, recoveryFolder, declined: [] } as const;
  const answer = carryOut({ ...task, copies: copyPlaces(path, null), notes });
  const anyway = carryOut({ ...task, copies: null, notes: null });
  expect(readFileSync(path).equals(file)).toBe(true);
  rmSync(join(folder, '..'), { recursive: true });
  return { answer, anyway };
};

const flipped = (at: number, log: Buffer = killed.log): Buffer => {
  const bytes = Buffer.from(log);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

describe('desktop 8.8', () => {
  test('(a) a file in open form without its log says what it ends with, and opens with one press', () => {
    const { answer, anyway } = opening({ log: null, isOwnComputer: false });
    expect(refusalIn(answer)).toMatchObject({
      code: 'file.logMissing',
      params: { log: 'Riga Open.seatwright-wal', step: INTO_FILE, time: expect.stringMatching(/^\d\d:\d\d$/) },
      ways: [{ do: 'openAnyway' }, { do: 'recover' }],
    });
    expect(anyway).toMatchObject({ ok: true, value: { last: { no: INTO_FILE } } });
  });

  test('(b) on the computer that saved them, the entries that are not in the file are counted', () => {
    const { answer, anyway } = opening({ log: null, isOwnComputer: true });
    expect(refusalIn(answer)).toMatchObject({ code: 'file.shorter', params: { step: ALL, count: ALL - INTO_FILE } });
    expect(anyway.ok).toBe(true);
  });

  test('(b) a log that was emptied looks like one that was moved into the file: the note tells', () => {
    expect(codeOf(opening({ log: Buffer.alloc(0), isOwnComputer: true }).answer)).toBe('file.shorter');
    expect(codeOf(opening({ log: Buffer.alloc(0), isOwnComputer: false }).answer)).toBe('ok');
  });

  test('(b) an older copy under another name, at rest, does not open without a word either', () => {
    const { path, options } = trialPlace();
    must(filled(path, options, 20).close());
    const older = readFileSync(path);
    expect(refusalIn(opening({ file: older, log: null, isOwnComputer: true }).answer)).toMatchObject({
      code: 'file.shorter',
      params: { step: ALL, count: 10 },
    });
  });

  test('(b) a file that went another way has lost the entry that was saved here, however long it is', () => {
    const { path, options } = trialPlace();
    const other = filled(path, options, ALL - 1);
    for (let no = ALL; no < ALL + 5; no++) must(other.append(sampleStep(no, { answer: 'otherwise' })));
    must(other.close());
    const { answer } = opening({ file: readFileSync(path), log: null, isOwnComputer: true });
    expect(refusalIn(answer)).toMatchObject({ code: 'file.shorter', params: { step: ALL, count: 1 } });
  });

  test('(c) entries behind the first frame that is not as it was written are counted', () => {
    const frames = Math.floor((killed.log.length - 32) / FRAME);
    const { answer, anyway } = opening({ log: flipped(32 + (frames - 1) * FRAME + 100), isOwnComputer: false });
    expect(refusalIn(answer)).toMatchObject({ code: 'file.logDamaged', params: { step: ALL - 1, count: 1 } });
    expect(anyway).toMatchObject({ ok: true, value: { last: { no: ALL - 1 } } });
  });

  test('(c) with a damaged head nothing of the log is read, and all of it is counted', () => {
    const { answer } = opening({ log: flipped(3), isOwnComputer: false });
    expect(refusalIn(answer)).toMatchObject({
      code: 'file.logDamaged',
      params: { step: INTO_FILE, count: ALL - INTO_FILE },
    });
  });

  test.each([true, false])(
    'nothing is told where nothing is missing (the computer that saved it: %s)',
    (isOwnComputer) => {
      expect(codeOf(opening({ log: killed.log, isOwnComputer }).answer)).toBe('ok');
      expect(codeOf(opening({ file: killed.closed, log: null, isOwnComputer }).answer)).toBe('ok');
      // Killed while a frame was written: whoever entered it was not told that it is saved.
      const torn = Buffer.concat([killed.log, killed.log.subarray(32, 32 + 2000)]);
      expect(codeOf(opening({ log: torn, isOwnComputer }).answer)).toBe('ok');
    },
  );

  test('a program that was killed while it closed the file leaves no log, and all is there', () => {
    const open22 = Buffer.from(killed.closed);
    open22.fill(2, 18, 20);
    expect(codeOf(opening({ file: open22, log: null, isOwnComputer: true }).answer)).toBe('ok');
    expect(codeOf(opening({ file: open22, log: null, isOwnComputer: false }).answer)).toBe('file.logMissing');
  });

  test('the note is 48 bytes, follows a shorter file that was opened all the same, and noise in it is no note', () => {
    const { folder } = trialPlace();
    expect(killed.note).toHaveLength(48);
    const note = noteOf(folder, ID);
    note.write({ no: 64, hash: 'ab'.repeat(32) });
    expect(notedOf(folder, ID)).toEqual({ no: 64, hash: 'ab'.repeat(8) });
    note.write({ no: 7, hash: 'cd'.repeat(32) });
    note.close();
    expect(notedOf(folder, ID)).toEqual({ no: 7, hash: 'cd'.repeat(8) });
    writeFileSync(join(folder, ID), Buffer.alloc(48, 7));
    expect(notedOf(folder, ID)).toBeNull();
    expect(notedOf(join(folder, 'nowhere'), ID)).toBeNull();
  });

  test('a note that cannot be written stops no entry', () => {
    const { path, options, folder } = trialPlace();
    writeFileSync(join(folder, 'full'), 'a file, no folder');
    const file = filled(path, { ...options, notes: join(folder, 'full') }, 3, ABOUT);
    expect(file.last().no).toBe(3);
    must(file.close());
  });
});

const FILES = trials('LOST_LOGS', 200);

/** What may happen to a log: it is removed, cut, changed in one bit, or its end was never written. */
const lost = (log: Buffer, at: number): readonly (Buffer | null)[] => [
  null,
  log.subarray(0, at),
  flipped(at, log),
  Buffer.concat([log.subarray(0, at), Buffer.alloc(log.length - at)]),
];

test(`T-OVER-2 ${FILES} logs of every game cut, changed, emptied or removed, half of them after a kill: no entry is lost without a word`, {
  timeout: 600_000,
}, async () => {
  const random = stream('T-OVER-2');
  const images = await openImages();
  let told = 0;
  let elsewhere = 0;
  for (let n = 0; n < FILES; n++) {
    const image = images[n % images.length];
    if (image === undefined) throw new Error('no image');
    const at = random.below(image.log.length);
    const log = lost(image.log, at)[Math.floor(n / images.length) % 4] ?? null;
    const { answer } = opening({ ...image, log, isOwnComputer: true });
    if (answer.ok) {
      const noted = Number(image.note.readBigUInt64BE(32));
      expect((answer.value as { last: { no: number } }).last.no, `${n} at ${at}`).toBe(noted);
    } else {
      told += 1;
      expect(['file.shorter', 'file.damaged', 'file.logDamaged'], `${n} at ${at}`).toContain(codeOf(answer));
    }
    if (log !== null) continue;
    elsewhere += 1;
    expect(codeOf(opening({ ...image, log, isOwnComputer: false }).answer)).toBe('file.logMissing');
  }
  expect(told).toBeGreaterThan(FILES / 2);
  figure(
    'T-OVER-2',
    `${FILES} files of ${images.length / 2} games with a lost or damaged log: ${told} told, the others whole; on another computer ${elsewhere} of ${elsewhere} without a log told`,
  );
});

test('what is looked at from outside is the log of this file alone', () => {
  const { path, options } = trialPlace();
  must(filled(path, options, 3).close());
  expect(logOf(path)).toEqual({ log: 'whole', entries: 0 });
});
