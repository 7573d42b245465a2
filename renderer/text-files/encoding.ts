/** The encodings that a text file may have, each by its label of the Encoding Standard and by whose letters it is for. */

/**
 * The browser has names of scripts and of languages in every language. It does not have names of parts of the world in
 * all of them.
 */
type Whose = readonly [kind: 'script' | 'language', ...codes: readonly string[]];

/** In the order in which they are offered. What is before is preferred where two read the same text. */
const known = {
  'utf-8': ['UTF-8'],
  'utf-16le': ['UTF-16'],
  'utf-16be': ['UTF-16BE'],
  'windows-1251': ['Windows-1251', ['script', 'Cyrl']],
  'koi8-r': ['KOI8-R', ['script', 'Cyrl']],
  'koi8-u': ['KOI8-U', ['script', 'Cyrl']],
  ibm866: ['CP866', ['script', 'Cyrl']],
  'iso-8859-5': ['ISO 8859-5', ['script', 'Cyrl']],
  'x-mac-cyrillic': ['Mac', ['script', 'Cyrl']],
  'windows-1252': ['Windows-1252', ['language', 'de', 'fr']],
  macintosh: ['Mac', ['language', 'de', 'fr']],
  'windows-1250': ['Windows-1250', ['language', 'pl', 'cs']],
  'iso-8859-2': ['ISO 8859-2', ['language', 'pl', 'cs']],
  'windows-1254': ['Windows-1254', ['language', 'tr']],
  'windows-1257': ['Windows-1257', ['language', 'lt']],
  'windows-1253': ['Windows-1253', ['language', 'el']],
  'windows-1255': ['Windows-1255', ['language', 'he']],
  'windows-1256': ['Windows-1256', ['language', 'ar']],
  'windows-874': ['Windows-874', ['language', 'th']],
  shift_jis: ['Shift JIS', ['language', 'ja']],
  'euc-jp': ['EUC-JP', ['language', 'ja']],
  'iso-2022-jp': ['ISO 2022-JP', ['language', 'ja']],
  gb18030: ['GB 18030', ['language', 'zh-Hans']],
  big5: ['Big5', ['language', 'zh-Hant']],
  'euc-kr': ['EUC-KR', ['language', 'ko']],
} as const satisfies { readonly [label: string]: readonly [name: string, whose?: Whose] };

export type Encoding = keyof typeof known;

export const encodings = Object.keys(known) as readonly Encoding[];

/** "Windows-1251 (Cyrillic)", in the language of the desk. */
export const encodingName = (encoding: Encoding, language: string): string => {
  const [name, whose]: readonly [string, Whose?] = known[encoding];
  if (whose === undefined) return name;
  const [kind, ...codes] = whose;
  const names = new Intl.DisplayNames(language, { type: kind });
  return `${name} (${codes.map((code) => names.of(code) ?? code).join(', ')})`;
};

/** The text of the bytes; what does not belong to the encoding becomes U+FFFD. A mark at the beginning is taken off. */
export const decode = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);
