import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../core/languages.ts';

const top = resolve(import.meta.dirname, '../..');

type Texts = { readonly [key: string]: string | Texts };

type Language = (typeof languages)[number];

const flat = (texts: Texts, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`),
  );

const namespacesOf = (language: Language): readonly string[] =>
  globSync('*.json', { cwd: resolve(top, 'resources/locales', language) })
    .map((name) => name.replace(/\.json$/, ''))
    .sort();

const read = (language: Language, namespace: string): ReadonlyMap<string, string> =>
  new Map(flat(JSON.parse(readFileSync(resolve(top, 'resources/locales', language, `${namespace}.json`), 'utf8'))));

const CATEGORY = /_(zero|one|two|few|many|other)$/;

/** `zero` may stand in any language: i18next takes it for 0 before the rule of the language. */
const categories = (language: Language): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** Keys with their plural forms taken together, each with its forms. */
const grouped = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const form = CATEGORY.exec(key)?.[1];
    const base = key.replace(CATEGORY, '');
    groups.set(base, [...(groups.get(base) ?? []), ...(form === undefined ? [] : [form])]);
  }
  return groups;
};

const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{\s*([a-zA-Z]+)/g)].map((found) => found[1]))].sort().join();

/** Parameters that i18next reads itself: a text that asks for `ns` loses the value where it is 0. */
const RESERVED = new Set(['ns', 'lng', 'lngs', 'fallbackLng', 'defaultValue', 'ordinal', 'replace', 'postProcess']);

/** Words that are the same in Russian: names of products, formats, fonts and rules. */
const INTERNATIONAL = new Set([
  ...[
    'Seatwright',
    'USEBIO',
    'Inter',
    'Noto',
    'Sans',
    'Open',
    'Font',
    'Licence',
    'Letter',
    'Windows',
    'macOS',
    'Excel',
    'Tab',
    'Enter',
  ],
  ...[
    'uma',
    'oka',
    'Tenhou',
    'Shift',
    'Ctrl',
    'Alt',
    'Esc',
    'Space',
    'English',
    'MIT',
    'SIL',
    'JSON',
    'CSV',
    'xlsx',
    'http',
    'PDF',
    'JPEG',
    'SVG',
    'WebP',
    'endian',
    'Escape',
    'PgDn',
    'PgUp',
    'JPML',
  ],
]);

/** Systems whose rules are cited by their names. */
const SOURCES = /White Book|Mahjong Pantheon|Magic Contest|start\.gg/g;

const foreignWords = (text: string): readonly string[] =>
  [
    ...text
      .replace(/\$t\([^)]*\)|\{\{[^}]*\}\}/g, ' ')
      .replace(SOURCES, ' ')
      .matchAll(/\p{Script=Latin}{4,}/gu),
  ]
    .map((found) => found[0])
    .filter((word) => !INTERNATIONAL.has(word));

const anyOf = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu');

/** Words that had a second name for one thing, or that no director says at the desk: one word for one thing [W-10.2]. */
const FORBIDDEN: { readonly [language in Language]?: RegExp } = {
  en: anyOf(
    'type the pile|take the table|take over an|taken over|to be settled|stand twice|country or city',
    'snooze|walk, name later|issue the slip|drafts?(?!\\p{L})|reasons of|of the rounds?$|least possible:',
    'withdraw (?:the )?round|round \\{\\{[^}]*\\}\\} (?:was |is )?withdrawn',
  ),
  ru: anyOf(
    'опубликова|опубликуй|публикаци|вариант|отозва|отзов|рассажен|рассадить|рассадите|рассаживает',
    'пустить часы|часы тура|часы (?:запущ|останов|убран)|свисс|швейцарск|знаток|докупк|раздача за|судейск|жеребили|оператор часов|\\d+ входов',
    'тур[аы]?(?: \\{\\{[^}]*\\}\\})? (?:ещё не )?подтвержд',
  ),
};

/** Where such a word is meant in its own sense. */
const MEANT: { readonly [language in Language]?: RegExp } = {
  en: /^mahjong:refusals\.scriptHasErrors/,
  ru: /^bridgeOffice:rules\.scaleAbout\.published/,
};

describe('L-01 texts', () => {
  it.each(languages)('have the same namespaces in %s', (language) => {
    expect(namespacesOf(language)).toEqual(namespacesOf('en'));
  });

  describe.each(namespacesOf('en'))('%s', (namespace) => {
    const texts = Object.fromEntries(languages.map((language) => [language, read(language, namespace)])) as {
      readonly [language in Language]: ReadonlyMap<string, string>;
    };

    it.each(languages)('has the same keys in %s', (language) => {
      expect([...grouped(texts[language]).keys()].sort()).toEqual([...grouped(texts.en).keys()].sort());
    });

    it.each(languages)('has every plural form of %s', (language) => {
      const lacking = [...grouped(texts[language])].flatMap(([base, forms]) =>
        forms.length === 0
          ? []
          : categories(language)
              .filter((form) => !forms.includes(form))
              .map((f) => `${base}_${f}`),
      );
      expect(lacking).toEqual([]);
    });

    it.each(languages)('has no empty value in %s', (language) => {
      expect([...texts[language]].filter(([, value]) => value.trim() === '')).toEqual([]);
    });

    it.each(languages)('asks for the same parameters in %s', (language) => {
      const asked = (of: Language) =>
        Object.fromEntries(
          [...grouped(texts[of]).keys()].map((base) => [
            base,
            placeholders(
              [...texts[of]]
                .filter(([key]) => key.replace(CATEGORY, '') === base)
                .map(([, value]) => value)
                .join(' '),
            ),
          ]),
        );
      expect(asked(language)).toEqual(asked('en'));
    });

    it('asks for no parameter that the text library takes for its own', () => {
      const asked = languages.flatMap((language) =>
        [...texts[language].values()].flatMap((text) => placeholders(text).split(',')),
      );
      expect(asked.filter((name) => RESERVED.has(name))).toEqual([]);
    });

    // Words for searching are never read: they are what may be typed, in either language.
    if (namespace === 'find') return;

    it('says of nobody in Russian that he, and not she, is out: only of a word that is masculine itself', () => {
      const masculine = /(?:участник|игрок|соперник|вход|кто|никто|кто-то)\s+(?:уже\s+|не\s+)?выбыл(?![\p{L}])/giu;
      const wrong = [...texts.ru].filter(([, value]) =>
        /выбыл(?!\p{L})/iu.test(value.replace(masculine, '').replace(/выбыл \{\{count, number\}\} участник/iu, '')),
      );
      expect(wrong).toEqual([]);
    });

    it.each(languages)('W-10.2 has one word for one thing in %s', (language) => {
      const wrong = [...texts[language]].filter(
        ([key, value]) =>
          FORBIDDEN[language]?.test(value) === true && MEANT[language]?.test(`${namespace}:${key}`) !== true,
      );
      expect(wrong).toEqual([]);
    });

    it('leaves no English in Russian', () => {
      expect([...texts.ru].flatMap(([key, value]) => foreignWords(value).map((word) => `${key}: ${word}`))).toEqual([]);
    });
  });
});

const sources = globSync('{core,electron,renderer}/**/*.{ts,tsx}', { cwd: top }).map((path) => ({
  path,
  text: readFileSync(resolve(top, path), 'utf8'),
}));
const named = (pattern: RegExp) => [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map((found) => found[1] ?? ''))),
];
const known = new Map(
  namespacesOf('en').map((namespace) => [
    namespace,
    new Map(languages.map((language) => [language, grouped(read(language, namespace))])),
  ]),
);
const has = (language: Language, namespace: string, key: string): boolean =>
  known.get(namespace)?.get(language)?.has(key) ?? false;
const split = (code: string) => ({ first: code.split('.')[0] ?? '', rest: code.split('.').slice(1).join('.') });

describe('L-01 keys that the code names', () => {
  /** A group of texts, by whose path a key begins that is put together. */
  const isGroup = (namespace: string, path: string): boolean =>
    [...(known.get(namespace)?.get('en')?.keys() ?? [])].some((key) => key.startsWith(`${path}.`));
  type Named = { readonly path: string; readonly namespace: string; readonly key: string };
  const namedBy = (pattern: RegExp): readonly Named[] =>
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)]
        .map(([, namespace = '', key = '']) => ({ path, namespace, key }))
        .filter(({ namespace }) => known.has(namespace)),
    );
  const told = ({ path, namespace, key }: Named) => `${path}: ${namespace}:${key}`;

  // A whole key is of the namespace it names: what stands in `words` is asked for there, so that no other text stands in for it.
  it('have a text in the namespace that they begin with', () => {
    const keys = namedBy(/'([a-zA-Z]+):([a-zA-Z]\w*(?:\.\w+)*)'/g);
    expect(keys.length).toBeGreaterThan(1000);
    const lacking = keys.filter(({ namespace, key }) => !has('en', namespace, key) && !isGroup(namespace, key));
    expect(lacking.map(told)).toEqual([]);
    const said = namedBy(/\btextOf\(\s*'([a-zA-Z]+):([a-zA-Z]\w*(?:\.\w+)*)'/g);
    expect(said.length).toBeGreaterThan(500);
    expect(said.filter(({ namespace, key }) => !has('en', namespace, key)).map(told)).toEqual([]);
  });

  it('have a group of texts where their end is put together', () => {
    const begun = namedBy(/`([a-zA-Z]+):((?:\w+\.)*\w+)\.\$\{/g);
    expect(begun.length).toBeGreaterThan(100);
    const lacking = begun.filter(({ namespace, key }) => !isGroup(namespace, key) && !isGroup('words', key));
    expect(lacking.map(told)).toEqual([]);
  });

  // `const t = (key) => textOf(`floor:bust.${key}`)`, or a hook that gives such a function: what is asked of it by its end.
  it('have a text where a screen names their end', () => {
    const SHORT = /\(key: string[^)]*\) =>\s*(?:textOf|text|say)\(\s*`(\w+):((?:\w+\.)*)\$\{key\}`/;
    const hooks = new Map(
      sources.flatMap(({ text }) =>
        [...text.matchAll(/const (use\w+) = \(\) => \{([\s\S]*?)\n\};/g)].flatMap(([, hook = '', body = '']) => {
          const found = SHORT.exec(body.replace('return (', '('));
          return found === null ? [] : [[hook, `${found[1]}:${found[2]}`] as const];
        }),
      ),
    );
    expect(hooks.size).toBeGreaterThan(0);
    const asked = sources.flatMap(({ path, text }): Named[] => {
      const own = [...text.matchAll(new RegExp(`const (\\w+) = ${SHORT.source}`, 'g'))].map(
        ([, name = '', namespace = '', begin = '']) => [name, `${namespace}:${begin}`] as const,
      );
      const given = [...text.matchAll(/const (\w+) = (use\w+)\(\);/g)].flatMap(([, name = '', hook = '']) =>
        hooks.has(hook) ? [[name, hooks.get(hook) ?? ''] as const] : [],
      );
      const spoken = [...text.matchAll(/const \{ t \} = useTranslation\('(\w+)'\)/g)].map(
        ([, namespace = '']) => ['t', `${namespace}:`] as const,
      );
      const begins = [...own, ...given, ...spoken];
      return [...new Set(begins.map(([name]) => name))].flatMap((name) =>
        [...text.matchAll(new RegExp(`(?<![\\w.])${name}\\('([\\w.]+)'`, 'g'))].flatMap(([, end = '']) => {
          const keys = begins.filter(([one]) => one === name).map(([, begin]) => (begin + end).split(':'));
          const isThere = keys.some(
            ([namespace = '', key = '']) => has('en', namespace, key) || has('en', 'words', key),
          );
          const [namespace = '', key = ''] = keys[0] ?? [];
          return [{ path, namespace, key: isThere ? '' : key }];
        }),
      );
    });
    expect(asked.length).toBeGreaterThan(300);
    expect(asked.filter(({ key }) => key !== '').map(told)).toEqual([]);
  });

  // A game says some words as all games do, under its own name: draws that are kept say them so.
  it('have a text where core names one', () => {
    const codes = namedBy(/\b(?:code: |phrase\(\s*)'([a-zA-Z]+)\.([a-zA-Z]\w*(?:\.\w+)+)'/g).filter(({ path }) =>
      path.startsWith('core/'),
    );
    expect(codes.length).toBeGreaterThan(200);
    const lacking = codes.filter(({ namespace, key }) => !has('en', namespace, key) && !has('en', 'words', key));
    expect(lacking.map(told)).toEqual([]);
  });
});

describe('T-MSG-1 refusals', () => {
  const codes = named(/\brefuse\(\s*'([^']+)'/g);
  // A game's own commands also say `do`; their schema has the name as a literal. A way that is offered may be called as they are.
  const commands = new Set(named(/\bdo: z\.literal\('([^']+)'\)/g));
  const offered = named(/\boffer(?:Way|ForFile|InPlace)\(\s*'([^']+)'/g);
  // Several that are taken in the same way, and those of the files: `for (const way of ['a', 'b'])`, `ways('a', 'b')`.
  const listed = named(/\b(?:for \(const way of \[|ways\()('[^)\]]+')/g).flatMap((list) =>
    [...list.matchAll(/'([^']+)'/g)].map((found) => found[1] ?? ''),
  );
  const ways = [...new Set([...offered, ...listed, ...named(/\bdo: '([^']+)'/g).filter((way) => !commands.has(way))])];

  it('are found in the code', () => {
    expect(codes.length).toBeGreaterThan(50);
    expect(ways.length).toBeGreaterThan(10);
    expect(ways).toEqual(
      expect.arrayContaining(['bridge.byePlays', 'bridgeSwiss.undoInserted', 'poker.useLockedSeat', 'chooseAnother']),
    );
  });

  it('W-2.2: have ways out that a screen takes, each of them', () => {
    const inPage = (pattern: RegExp): readonly string[] =>
      sources.flatMap(({ path, text }) =>
        path.startsWith('renderer/') ? [...text.matchAll(pattern)].map(([, found]) => found ?? '') : [],
      );
    const quoted = (list: string): readonly string[] =>
      [...list.matchAll(/'([^']+)'/g)].map(([, found]) => found ?? '');
    const taken = new Set([
      ...inPage(/\boffer(?:Way|ForFile|InPlace)\(\s*'([^']+)'/g),
      ...inPage(/\bfor \(const way of \[([^\]]+)\]/g).flatMap(quoted),
      // A table, a dialog and the list of findings take these themselves, by their names.
      ...inPage(/^ {2}'(poker\.\w+)': /gm),
      ...inPage(/\bway(?:\.do)? === '([^']+)'/g),
      ...inPage(/\bname === '(leaveOut|ignoreSurplus|plainQuotes)'/g),
    ]);
    /** Asked for in so many words where it is entered, with a reason [M-02]; an option of the draw by itself, which no desk leaves out. */
    const elsewhere = ['mahjong.acceptAsIs', 'duel.drawAnyway'];
    expect(ways.filter((way) => !taken.has(way) && !elsewhere.includes(way))).toEqual([]);
  });

  it('have ways out that are named whole, or no test would see that one has no label', () => {
    const built = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\bdo: `[^`]*`/g)].map(([found]) => `${path}: ${found}`),
    );
    expect(built).toEqual([]);
  });

  it.each(languages)('each have a sentence in %s', (language) => {
    const lacking = codes.filter((code) => {
      const { first, rest } = split(code);
      return !(
        has(language, first, `refusals.${rest}`) ||
        has(language, first, rest) ||
        // What several games refuse alike.
        has(language, 'words', `refusals.${rest}`) ||
        has(language, 'refusals', code)
      );
    });
    expect(lacking).toEqual([]);
  });

  it.each(languages)('W-2.2: have a label for each way out where every button looks for it, in %s', (language) => {
    const lacking = ways.filter((way) => {
      const { first, rest } = split(way);
      if (rest !== '') return !has(language, first, `ways.${rest}`);
      return !has(language, 'refusals', `ways.${way}`) && !has(language, 'rounds', `stage.${way}`);
    });
    expect(lacking).toEqual([]);
  });
});
