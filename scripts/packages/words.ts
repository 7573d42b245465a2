/**
 * What is said of the packages [desktop 13]: one source for the README and for the notes of a release, in both languages.
 */

type Tongue = 'en' | 'ru';
type Said = Readonly<Record<Tongue, string>>;

/** Whose certificate it would take for the row to go; null: none has to do with it. */
type Row = { readonly of: 'windows' | 'macos' | null; readonly system: Said; readonly seen: Said; readonly done: Said };

/** The systems, each with its oldest. */
const SYSTEMS: Said = {
  en: 'Windows 10 22H2 and 11, macOS 13 and later, Linux with glibc (Ubuntu 22.04, Debian 12, Fedora 40 and later), each for x64 and arm64',
  ru: 'Windows 10 22H2 и 11, macOS 13 и новее, Linux с glibc (Ubuntu 22.04, Debian 12, Fedora 40 и новее), для x64 и arm64',
};

/** What to take, and what happens to an older version. */
const TAKING: Said = {
  en: 'Take the package of your system and processor. A new version is installed over the old one; settings and tournaments stay. On Linux take the deb (Ubuntu, Debian, Mint) or the rpm (Fedora, openSUSE), elsewhere AppImage or tar.gz.',
  ru: 'Возьмите пакет для своей системы и своего процессора. Новая версия ставится поверх старой; настройки и турниры остаются. На Linux берите deb (Ubuntu, Debian, Mint) или rpm (Fedora, openSUSE), на остальных – AppImage или tar.gz.',
};

const ROWS: readonly Row[] = [
  {
    of: 'windows',
    system: { en: 'Windows', ru: 'Windows' },
    seen: { en: '"Windows protected your PC"', ru: '«Система Windows защитила ваш компьютер»' },
    done: {
      en: 'compare the SHA-256 first (`certutil -hashfile … SHA256`), then More info → Run anyway',
      ru: 'сначала сверьте SHA-256 (`certutil -hashfile … SHA256`), затем Подробнее → Выполнить в любом случае',
    },
  },
  {
    of: 'macos',
    system: { en: 'macOS 15 and later', ru: 'macOS 15 и новее' },
    seen: { en: '"… not opened"', ru: '«… не открыто»' },
    done: {
      en: 'Done; System Settings → Privacy & Security → Open Anyway. Control-click no longer does it',
      ru: 'Готово; Системные настройки → Конфиденциальность и безопасность → Открыть всё равно. Щелчок с Control больше не помогает',
    },
  },
  {
    of: 'macos',
    system: { en: 'macOS 13, 14', ru: 'macOS 13, 14' },
    seen: { en: 'the same', ru: 'то же' },
    done: { en: 'Control-click → Open', ru: 'щелчок с Control → Открыть' },
  },
  {
    of: 'macos',
    system: { en: 'macOS', ru: 'macOS' },
    seen: { en: '"is damaged"', ru: '«… повреждено»' },
    done: { en: 'a fault of ours: please report it', ru: 'ошибка в нашей сборке: сообщите нам' },
  },
  {
    of: null,
    system: { en: 'Linux', ru: 'Linux' },
    seen: { en: 'file not executable', ru: 'файл не исполняемый' },
    done: {
      en: 'Properties → Executable, or `chmod +x`; deb: `sudo apt install ./…`',
      ru: 'Свойства → Исполняемый, или `chmod +x`; deb: `sudo apt install ./…`',
    },
  },
];

const INTRO: Said = {
  en: 'Builds without a certificate are met with a warning, once per version:',
  ru: 'Неподписанную сборку система встречает предупреждением, один раз на версию:',
};

/** A seal without a certificate is another one with each version [desktop 3.5]. */
const ASKED_AGAIN: Said = {
  en: 'macOS asks again for folders and for the local network with each version.',
  ru: 'macOS с каждой версией заново спрашивает о папках и о локальной сети.',
};

const HEAD: Readonly<Record<Tongue, readonly [string, string, string]>> = {
  en: ['system', 'what you see', 'what to do'],
  ru: ['система', 'что вы увидите', 'что делать'],
};

const table = (rows: readonly (readonly string[])[]): readonly string[] => {
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
};

/** Systems whose packages have a certificate. */
export type Signed = readonly ('windows' | 'macos')[];

/** The section on warnings; empty where every certificate is there. */
const unsignedIn = (tongue: Tongue, signed: Signed): readonly string[] => {
  const rows = ROWS.filter(({ of }) => of === null || !signed.includes(of));
  if (rows.every(({ of }) => of === null)) return [];
  return [
    INTRO[tongue],
    '',
    ...table([HEAD[tongue], ...rows.map(({ system, seen, done }) => [system[tongue], seen[tongue], done[tongue]])]),
    ...(signed.includes('macos') ? [] : ['', ASKED_AGAIN[tongue]]),
  ];
};

/** The notes of a release: systems, what to take, warnings; in both languages. */
export const releaseNotes = (version: string, signed: Signed): string =>
  (['en', 'ru'] as const)
    .map((tongue) => {
      const warnings = unsignedIn(tongue, signed);
      return [
        `## Seatwright ${version}`,
        '',
        `${SYSTEMS[tongue]}.`,
        '',
        TAKING[tongue],
        ...(warnings.length === 0 ? [] : ['', ...warnings]),
      ];
    })
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');

/** Systems on which every package has been tried and passed, with the version and the day; docs/RELEASE-CHECKLIST.md has the tables. */
const STARTED: Readonly<Partial<Record<'Windows' | 'macOS' | 'Linux', string>>> = {};

const CHECKED =
  'Whether a computer can do what the program needs is told by Help → Check this computer…, by `Seatwright --doctor`, and from source by `npm run doctor`.';

const FOLDER =
  '`Seatwright --folder=DIR` keeps tournaments in that folder, beside the program on a stick for instance.';

const list = (names: readonly string[], or: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`;

/** What is not known yet of the packages; empty once every system has started one. */
export const notYetStarted = (started: Readonly<Record<string, string>> = STARTED): string => {
  const missing = ['Windows', 'macOS', 'Linux'].filter((name) => started[name] === undefined);
  if (missing.length === 0) return '';
  return [
    `**Not yet started on** ${list(missing, 'or')} as a package: the first run of \`.github/workflows/package.yml\` tells, and its table goes to [docs/RELEASE-CHECKLIST.md](docs/RELEASE-CHECKLIST.md).`,
    `(**Ещё не запускалась** как пакет на ${list(missing, 'и')}: это покажет первый прогон.)`,
  ].join(' ');
};

/** The section of the README between its marks, with what is seen and done in both languages. */
const readmeSection = (): string => {
  const rows = ROWS.map(({ system, seen, done }) => [system.en, seen.en, done.en, `${seen.ru}: ${done.ru}`]);
  return [
    [`${SYSTEMS.en}. \`npm run dist\` makes them.`, notYetStarted(), TAKING.en, CHECKED, FOLDER]
      .filter((one) => one !== '')
      .join(' '),
    [INTRO.en, ...table([[...HEAD.en, 'по-русски'], ...rows])].join('\n').replace('\n', '\n\n'),
    ASKED_AGAIN.en,
  ].join('\n\n');
};

const MARKS = {
  begin: '<!-- packages: node scripts/release-notes.ts --readme -->',
  end: '<!-- /packages -->',
} as const;

/** The README with its section written anew. */
export const withSection = (readme: string): string => {
  const from = readme.indexOf(MARKS.begin);
  const to = readme.indexOf(MARKS.end);
  if (from < 0 || to < from) throw new Error('the README has no marks of the section');
  return `${readme.slice(0, from + MARKS.begin.length)}\n\n${readmeSection()}\n\n${readme.slice(to)}`;
};
