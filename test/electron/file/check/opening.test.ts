import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { check } from '../../../../electron/backend/file/check/check.ts';
import { storeMeta } from '../../../../electron/backend/file/contents.ts';
import { APPLICATION_ID, FORMAT, SCHEMA } from '../../../../electron/backend/file/schema.ts';
import { open, view } from '../../../../electron/backend/file/tournament-file.ts';
import type { LookerAnswer } from '../children/looker.ts';
import { codeOf, copyFromOutside, filled, refusalIn, trialPlace } from '../sample.ts';
import { ABOUT, must, sampleExport } from '../steps.ts';

/** A closed tournament of about twenty pages. */
const golden = (() => {
  const { path, options } = trialPlace();
  const file = filled(path, options, 60);
  must(file.writeSnapshot(60, { state: { at: 60 }, export: sampleExport(60) }));
  must(file.close());
  return readFileSync(path);
})();

const PAGE = 4096;
const changed = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(golden);
  change(bytes);
  return bytes;
};

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ZIP = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(600, 7)]);

/** A file of a layout that only programs of the next version may open. */
const newer = (() => {
  const db = new Database(':memory:');
  db.pragma(`application_id = ${APPLICATION_ID}`);
  db.pragma(`user_version = ${FORMAT + 2}`);
  db.exec(SCHEMA);
  storeMeta(db, { ...ABOUT, minReader: FORMAT + 1 });
  const bytes = db.serialize();
  db.close();
  return bytes;
})();

type Case = readonly [what: string, bytes: Buffer, code: string, damage: string | null];
const FIXED: readonly Case[] = [
  ['0 bytes', Buffer.alloc(0), 'file.empty', null],
  ['1 byte', Buffer.from('x'), 'file.empty', null],
  ['text', Buffer.from('Round 1\n'.repeat(100)), 'file.notTournament', null],
  ['a zip', ZIP, 'file.notTournament', null],
  ['a PNG', PNG, 'file.notTournament', null],
  ['zeros', Buffer.alloc(PAGE * 3), 'file.notTournament', null],
  ['a few bytes of the header', golden.subarray(0, 20), 'file.notTournament', null],
  ['the header only', golden.subarray(0, 100), 'file.damaged', 'cut'],
  ['511 bytes', golden.subarray(0, 511), 'file.damaged', 'cut'],
  ['one byte short', golden.subarray(0, -1), 'file.damaged', 'pages'],
  ['half a page short', golden.subarray(0, -PAGE / 2), 'file.damaged', 'pages'],
  ['a future format for writing', changed((bytes) => bytes.writeUInt8(3, 18)), 'file.damaged', 'header'],
  ['a future format for reading', changed((bytes) => bytes.writeUInt8(3, 19)), 'file.damaged', 'header'],
  ['a newer version', newer, 'file.newer', null],
  ['version 0', changed((bytes) => bytes.writeInt32BE(0, 60)), 'file.damaged', 'header'],
  ['a foreign application id', changed((bytes) => bytes.writeUInt32BE(0x0f055112, 68)), 'file.otherKind', null],
  ['no application id', changed((bytes) => bytes.writeUInt32BE(0, 68)), 'file.otherKind', null],
];
const CUTS: readonly Case[] = Array.from({ length: golden.length / PAGE - 1 }, (_, page) => [
  `cut after page ${page + 1}`,
  golden.subarray(0, (page + 1) * PAGE),
  'file.damaged',
  'pages',
]);

describe('T-OPEN-2 the fixed list: the right refusal each, and the file stays as it is', () => {
  test.each([...FIXED, ...CUTS])('%s', (_what, bytes, code, damage) => {
    const { path, options, folder } = trialPlace();
    writeFileSync(path, bytes);
    const refusal = refusalIn(open(path, options));
    expect([refusal.code, refusal.params.what ?? null]).toEqual([code, damage]);
    if (code === 'file.newer') expect(refusal.params).toMatchObject({ needs: FORMAT + 1, knows: FORMAT });
    expect(refusal.ways.length).toBeGreaterThan(0);
    expect(refusalIn(view(path, options))).toEqual(refusal);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(readdirSync(folder)).toEqual(['Riga Open.seatwright']);
    expect(existsSync(options.recoveryFolder) ? readdirSync(options.recoveryFolder) : []).toEqual([]);
  });

  test('a file whose steps all lie in a log that is gone is still known as ours', () => {
    const { path, options, folder } = trialPlace();
    const file = filled(path, options, 3);
    const bare = join(folder, 'bare.seatwright');
    copyFromOutside(path, bare);
    expect(must(check(bare, options)).last.no).toBe(0);
    must(file.close());
  });

  test('a folder, a missing file, a missing folder', () => {
    const { path, options, folder } = trialPlace();
    expect(codeOf(open(folder, options))).toBe('file.folder');
    expect(codeOf(open(path, options))).toBe('file.missing');
    expect(codeOf(open(join(path, 'x'), options))).toBe('file.missing');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('something that is neither file nor folder', () => {
    const { path, options } = trialPlace();
    expect(spawnSync('mkfifo', [path]).status).toBe(0);
    expect(codeOf(open(path, options))).toBe('file.notTournament');
  });

  test('a name that begins like an address is a file name', () => {
    const { path, options } = trialPlace();
    const odd = `${path} file:x?mode=memory`;
    must(filled(odd, options, 2).close());
    expect(must(check(odd, options)).last.no).toBe(2);
    expect(codeOf(open('file:x?mode=memory', options))).toBe('file.missing');
  });

  test('a name that ends in a blank is not opened under another name', () => {
    const { path, options } = trialPlace();
    must(filled(path, options, 2).close());
    writeFileSync(`${path} `, readFileSync(path));
    expect(codeOf(open(`${path} `, options))).toBe('file.unreadable');
  });

  test('without a place for working copies nothing is opened', () => {
    const { path, options, folder } = trialPlace();
    must(filled(path, options, 2).close());
    writeFileSync(join(folder, 'taken'), '');
    expect(codeOf(open(path, { recoveryFolder: join(folder, 'taken') }))).toBe('file.noRecoveryFolder');
  });
});

/** Permissions bind everybody but root: as root, the looks are made as the user "nobody". Windows has none of this kind. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

const lookAsOrdinaryUser = (path: string, recoveryFolder: string): LookerAnswer => {
  const looker = join(import.meta.dirname, '../children', 'looker.ts');
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const done = spawnSync(process.execPath, [looker, JSON.stringify({ path, recoveryFolder })], { ...user, cwd: '/' });
  if (done.status !== 0) throw new Error(done.stderr.toString());
  return JSON.parse(done.stdout.toString()) as LookerAnswer;
};

describe.skipIf(process.platform === 'win32')('T-OPEN-2, T-FILE-1 files that may not be written', () => {
  const place = () => {
    const { path, options, folder } = trialPlace();
    const top = join(folder, '..');
    must(filled(path, options, 4).close());
    chmodSync(top, 0o755);
    if (isRoot) for (const name of [path, folder, options.recoveryFolder]) chownSync(name, NOBODY, NOBODY);
    const look = () => lookAsOrdinaryUser(path, options.recoveryFolder);
    return { path, folder, look, reset: () => chmodSync(folder, 0o755) };
  };

  const combinations = [
    ['file and folder writable', 0o644, 0o755, 'ok'],
    ['file read-only', 0o444, 0o755, 'file.readOnly'],
    ['folder read-only', 0o644, 0o555, 'file.readOnly'],
    ['file and folder read-only', 0o444, 0o555, 'file.readOnly'],
  ] as const;
  test.each(combinations)(
    '%s: viewed whole in any case, also by other programs',
    (_what, fileMode, folderMode, opened) => {
      const { path, folder, look, reset } = place();
      const before = readFileSync(path);
      chmodSync(path, fileMode);
      chmodSync(folder, folderMode);
      expect(look()).toEqual({ opened, viewed: 'ok', last: 4, byOthers: '4' });
      if (opened !== 'ok') expect(readFileSync(path).equals(before)).toBe(true);
      expect(readdirSync(folder)).toEqual(['Riga Open.seatwright']);
      reset();
    },
  );

  test('a file that may not be read', () => {
    const { path, look } = place();
    chmodSync(path, 0o000);
    expect(look()).toMatchObject({ opened: 'file.unreadable', viewed: 'file.unreadable' });
  });

  test('control: in open form, other programs cannot read it in a read-only folder', () => {
    const { path, folder, look, reset } = place();
    const raw = new Database(path);
    raw.pragma('journal_mode = WAL');
    raw.close();
    chmodSync(folder, 0o555);
    expect(look()).toMatchObject({
      byOthers: 'SQLITE_READONLY_DIRECTORY',
      opened: 'file.readOnly',
      viewed: 'ok',
      last: 4,
    });
    reset();
  });
});

describe('the check as a command [reliability 4.6]', () => {
  const verify = (...words: string[]) =>
    spawnSync(process.execPath, [
      join(import.meta.dirname, '../../../../electron/backend/file/check/verify.ts'),
      ...words,
    ]);

  test('tells a whole file from a damaged one, and leaves both as they are', () => {
    const { path } = trialPlace();
    writeFileSync(path, golden);
    const whole = verify(path);
    expect(whole.status).toBe(0);
    expect(JSON.parse(whole.stdout.toString())).toMatchObject({
      ok: true,
      value: { last: { no: 60 }, snapshot: 'good' },
    });
    writeFileSync(path, golden.subarray(0, -1));
    const damaged = verify(path);
    expect(damaged.status).toBe(1);
    expect(JSON.parse(damaged.stdout.toString())).toMatchObject({ ok: false, refusal: { code: 'file.damaged' } });
    expect(readFileSync(path).equals(golden.subarray(0, -1))).toBe(true);
    expect(verify().status).toBe(2);
  });
});
