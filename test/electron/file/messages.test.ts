import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import { type CopyTrouble, type Damage, fileRefusals, troubleOf } from '../../../electron/backend/file/refusals.ts';
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
  fileRefusals.entering(path),
  fileRefusals.moved(path, '/recovery/moved-1/Riga Open.seatwright'),
  fileRefusals.overwritten(path, '/home/anna/Seatwright/Riga Open (saved 14.05).seatwright', 0),
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
      'noRecoveryFolder',
      'exists',
      'diskFull',
      'notConfirmed',
      'movedNoCopy',
      'notTidied',
      'sharedPlace',
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
