import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import {
  type CopyTrouble,
  type Damage,
  fileRefusals,
  pathRefusal,
  refusalOf,
  troubleOf,
  whileMaking,
} from '../../../electron/backend/file/refusals.ts';
import en from '../../../resources/locales/en/file.json' with { type: 'json' };
import enWays from '../../../resources/locales/en/refusals.json' with { type: 'json' };
import ru from '../../../resources/locales/ru/file.json' with { type: 'json' };
import ruWays from '../../../resources/locales/ru/refusals.json' with { type: 'json' };

const path = '/home/anna/events/Riga Open.seatwright';
const DAMAGES: readonly Damage[] = ['header', 'cut', 'pages', 'links', 'chain', 'log', 'meta', 'fact'];
const TROUBLES: readonly CopyTrouble[] = ['full', 'readOnly', 'missing', 'broken', 'unreadable'];

const refusals: readonly Refusal[] = [
  fileRefusals.newer(path, 2, 1),
  fileRefusals.altered(path, 'journal'),
  fileRefusals.notChecked(path, 'time'),
  fileRefusals.logMissing(path, 63, '14:05'),
  fileRefusals.logDamaged(path, 63, 2),
  fileRefusals.shorter(path, 64, 1),
  fileRefusals.newerCopy(path, 4, 9, ['a'.repeat(64)]),
  fileRefusals.lowSpace(path, 12),
  fileRefusals.entering(path, 3),
  fileRefusals.replaced(path),
  fileRefusals.twin('Riga Open', path),
  fileRefusals.moved(path, '/recovery/moved-1/Riga Open.seatwright'),
  fileRefusals.overwritten(path, '/home/anna/Seatwright/Riga Open (saved 14.05).seatwright', 0),
  fileRefusals.pathTooLong(path, 300, 246),
  fileRefusals.unsafePlace(path, { setting: 'journal_mode', wanted: 'wal', found: 'delete' }),
  ...DAMAGES.map((what) => fileRefusals.damaged(path, what, 3)),
  ...TROUBLES.map((why) => fileRefusals.copyFailed(path, why)),
  ...(
    [
      'missing',
      'empty',
      'folder',
      'notTournament',
      'otherKind',
      'locked',
      'changed',
      'unreadable',
      'readOnly',
      'notAllowed',
      'noRecoveryFolder',
      'exists',
      'diskFull',
      'notConfirmed',
      'movedNoCopy',
      'notTidied',
      'putBackChanged',
      'viewing',
      'noCopy',
      'notRecovered',
      'notErased',
      'notRenewed',
    ] as const
  ).map((code) => fileRefusals[code](path)),
];

type Texts = { readonly [key: string]: string | Texts };
/** Ways out have their words beside those of every other refusal. */
const LANGUAGES: readonly (readonly [language: string, texts: Texts, ways: Texts])[] = [
  ['en', en, enWays.ways],
  ['ru', ru, ruWays.ways],
];

const textIn = (texts: Texts, ...keys: readonly string[]): string => {
  let found: string | Texts | undefined = texts;
  for (const key of keys) found = typeof found === 'object' ? found[key] : undefined;
  if (typeof found !== 'string') throw new Error(`no text ${keys.join('.')}`);
  return found;
};

const everyText = (texts: Texts): readonly string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : everyText(text)));

const everyKey = (texts: Texts, before = ''): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${before}${key}`] : everyKey(text, `${before}${key}.`),
  );

describe('T-MSG-1 every code has a text in both languages', () => {
  test('all codes of this folder are in the trial', () => {
    const codes = new Set(refusals.map(({ code }) => code));
    expect([...codes].sort()).toEqual(
      Object.keys(fileRefusals)
        .map((code) => `file.${code}`)
        .sort(),
    );
  });

  test.each(LANGUAGES)('a sentence for each code, a label for each way out (%s)', (_language, texts, labels) => {
    for (const { code, params, ways } of refusals) {
      const sentence = textIn(texts, code.replace('file.', ''));
      for (const [, named = ''] of sentence.matchAll(/\{\{(\w+)\}\}/g)) expect(params, code).toHaveProperty(named);
      expect(ways.length, code).toBeGreaterThan(0);
      for (const way of ways) expect(textIn(labels, way.do)).not.toBe('');
      if (code === 'file.damaged') expect(textIn(texts, 'damage', String(params.what))).not.toBe('');
      if (code === 'file.copyFailed') expect(textIn(texts, 'copyTrouble', String(params.why))).not.toBe('');
    }
  });

  test('both languages have the same keys; Russian has more plural forms', () => {
    const whole = (texts: Texts) => [
      ...new Set(everyKey(texts).map((key) => key.replace(/_(one|few|many|other)$/, ''))),
    ];
    expect(whole(ru)).toEqual(whole(en));
  });

  test('T-LOCK-2 no words of the database or the system, and no path of the file', () => {
    for (const text of [...everyText(en), ...everyText(ru)])
      expect(text).not.toMatch(/sqlite|database|баз[аы] данных|wal\b|inode|busy|errno|exception|node/i);
    for (const { params } of refusals) expect(JSON.stringify(params)).not.toContain('/home/anna');
  });
});

test('a removal that fails without the name of a failure is a failing disk; a mistake of the program is thrown on', () => {
  const nameless = Object.assign(new Error('Unknown error'), { errno: -4094, code: '', syscall: 'rm' });
  expect(troubleOf(nameless)).toBe('EIO');
  expect(troubleOf(Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' }))).toBe('ENOSPC');
  for (const mistake of [new TypeError('x is undefined'), Object.assign(new Error('odd'), { code: '' })])
    expect(() => troubleOf(mistake)).toThrow(mistake);
});

describe('what only some systems say', () => {
  const failing = (code: string) => Object.assign(new Error(code), { code, syscall: 'open' });

  test('[desktop 3.6] macOS does not permit a folder: it is named, and where to allow it', () => {
    const refused = refusalOf(path, failing('EPERM'), 'darwin');
    expect(refused).toMatchObject({
      code: 'file.notAllowed',
      params: { name: 'Riga Open.seatwright', folder: 'events' },
    });
    expect(refused.ways.map((way) => way.do)).toEqual(['tryAgain', 'chooseAnother']);
    expect(whileMaking(refused).ways.map((way) => way.do)).toEqual(['chooseNew']);
    expect(en.notAllowed).toContain('System Settings → Privacy & Security → Files and Folders');
  });

  test('[desktop 3.6] rights are rights, on macOS too; elsewhere the same words mean rights', () => {
    for (const [code, platform] of [
      ['EACCES', 'darwin'],
      ['EROFS', 'darwin'],
      ['EPERM', 'win32'],
      ['EPERM', 'linux'],
    ] as const)
      expect(refusalOf(path, failing(code), platform).code).toBe('file.readOnly');
  });

  test('[desktop 4.5] a path that Windows does not take is told with its length, with what lies beside the file', () => {
    const longPath = (length: number) => `C:\\${'x'.repeat(length - 14)}.seatwright`;
    expect(pathRefusal(longPath(246), 'win32')).toBeNull();
    expect(pathRefusal(longPath(247), 'win32')).toMatchObject({
      code: 'file.pathTooLong',
      params: { found: 247, allowed: 246 },
    });
    expect(pathRefusal(`/${'x'.repeat(200)}${longPath(220)}`.replaceAll('x', 'x/'), 'linux')).toBeNull();
    expect(pathRefusal(`/home/${'ю'.repeat(130)}`, 'darwin')).toMatchObject({ params: { found: 260, allowed: 242 } });
    expect(refusalOf(path, failing('ENAMETOOLONG'), 'linux')).toMatchObject({
      code: 'file.pathTooLong',
      params: { found: path.length, allowed: path.length - 1 },
    });
  });
});
