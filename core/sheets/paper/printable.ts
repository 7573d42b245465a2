/** The glyph check [hall-and-print 0.6]: what no bundled font has is spelled by its code and named before anything is printed. */

import type { Game } from '../../game/game.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { EntrantId, Phrase } from '../../tournament/words.ts';
import { NO_LETTER } from '../letters.ts';
import type { Sheet } from '../sheet.ts';
import { GLYPHS_OPEN } from './report.ts';

/** Characters that draw nothing: joiners, variation selectors, directions. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}]/u;

/** Asks for a sign in colours, which a font of the computer would then draw. Paper and hall have one colour [fault H-13]. */
const IN_COLOUR = '\ufe0f';

export type HasGlyph = (code: number) => boolean;

export const codeName = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

export const withoutGlyph = (text: string, has: HasGlyph): readonly number[] => [
  ...new Set(
    [...text].flatMap((character) => {
      const code = character.codePointAt(0) ?? 0;
      return INVISIBLE.test(character) || has(code) ? [] : [code];
    }),
  ),
];

/** `[U+1F004 1F3B2] Riichi`. Different texts stay different. */
export const spelled = (text: string, has: HasGlyph): string => {
  let made = '';
  let run: string[] = [];
  const close = () => {
    if (run.length > 0) made += `[U+${run.join(' ')}]`;
    run = [];
  };
  for (const character of text) {
    if (character === IN_COLOUR) continue;
    const code = character.codePointAt(0) ?? 0;
    const invisible = INVISIBLE.test(character);
    if (!invisible && !has(code)) run.push(codeName(code).slice(2));
    // A joiner or a selector inside a run belongs to it.
    else if (run.length === 0 || !/\p{Default_Ignorable_Code_Point}/u.test(character)) {
      close();
      made += character;
    }
  }
  close();
  return made;
};

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

const isDrawable = (value: unknown, has: HasGlyph): boolean => {
  if (typeof value === 'string') return !value.includes(IN_COLOUR) && withoutGlyph(value, has).length === 0;
  return !isObject(value) || Object.values(value).every((part) => isDrawable(part, has));
};

/** Nobody looks a name up under a code. */
const SIGNPOSTS = new Set(['letter', 'head']);

/** Letters and heads become `#`, under which lists put what begins with no letter. */
export const allSpelled = <T>(value: T, has: HasGlyph): T => {
  // Nearly always true; then a list of 2,000 is not copied.
  if (isDrawable(value, has)) return value;
  return JSON.parse(JSON.stringify(value), (key, part: unknown) => {
    if (typeof part !== 'string') return part;
    return SIGNPOSTS.has(key) && withoutGlyph(part, has).length > 0 ? NO_LETTER : spelled(part, has);
  }) as T;
};

/** See `GLYPHS_OPEN` in report.ts. */
const saidOf = (names: ReadonlySet<string>, has: HasGlyph): Phrase => {
  const missing = [...names].filter((name) => withoutGlyph(name, has).length > 0);
  return missing.length === 0
    ? { code: 'sheets.report.glyphsGood', params: { names: names.size } }
    : { code: 'sheets.report.glyphsMissing', params: { names: names.size, missing: missing.join(', ') } };
};

const namesIn = (value: unknown, found: Set<string>): Set<string> => {
  if (Array.isArray(value)) for (const part of value) namesIn(part, found);
  else if (isObject(value)) {
    if (value.kind === 'name' && isObject(value.name)) found.add(String(value.name.text));
    for (const part of Object.values(value)) namesIn(part, found);
  }
  return found;
};

/** Fills in the check of characters over everybody on a round report [hall-and-print 1.1 X]. */
export const glyphsSaid = (sheets: readonly Sheet[], has: HasGlyph): readonly Sheet[] =>
  sheets.map((sheet) => {
    if (sheet.document !== 'roundReport') return sheet;
    const said = saidOf(namesIn(sheet, new Set()), has);
    return JSON.parse(JSON.stringify(sheet), (_, part: unknown) =>
      isObject(part) && part.code === GLYPHS_OPEN ? said : part,
    ) as Sheet;
  });

export type Unprintable = {
  /** Null: the name of the event. */
  readonly entrant: EntrantId | null;
  readonly text: string;
  readonly spelled: string;
  readonly codes: readonly number[];
};

export const unprintableIn = (tournament: Tournament, family: Game, has: HasGlyph): readonly Unprintable[] => {
  const rounds = [tournament.rounds.length, tournament.rounds.length + 1];
  const texts = [
    { entrant: null, text: tournament.name },
    ...tournament.entrants.flatMap(({ id, name, club }) =>
      [...new Set([name, club, ...rounds.map((round) => family.paper.substitute(tournament, round, id) ?? '')])].map(
        (text) => ({
          entrant: id,
          text,
        }),
      ),
    ),
  ];
  return texts.flatMap(({ entrant, text }) => {
    const codes = withoutGlyph(text, has);
    return codes.length === 0 ? [] : [{ entrant, text, spelled: spelled(text, has), codes }];
  });
};
