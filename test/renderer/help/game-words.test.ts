/** Every game has the words that the program says of it, and each of its seating methods its name and its sentence, in every language. */

import { describe, expect, test } from 'vitest';
import { families, familyIds } from '../../../core/games/all.ts';
import { languages } from '../../../core/languages.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';

describe.each(familyIds)('%s', (family) => {
  const { seats, seating } = families[family];
  const ofGame = [
    ...['name', 'about', 'openSample', 'sampleAbout'].map((key) => `game.${key}`),
    ...['about', 'source'].map((key) => `help.${key}`),
    // A number is its own name.
    ...seats.filter((seat) => !/^\d+$/.test(seat)).flatMap((seat) => [`seats.${seat}.name`, `seats.${seat}.letter`]),
  ];
  const ofMethods = seating.methods.flatMap(({ id }) => [`methods.${id}.name`, `methods.${id}.about`]);
  const missing = (language: string, keys: readonly string[]) =>
    keys.filter((key) => !['words', family].some((name) => i18n.getResource(language, name, key) !== undefined));

  test.each(languages)('it has its words in %s', (language) => {
    expect(missing(language, ofGame)).toEqual([]);
  });
  test.each(languages)('its methods have words in %s', (language) => {
    expect(missing(language, ofMethods)).toEqual([]);
  });
});
