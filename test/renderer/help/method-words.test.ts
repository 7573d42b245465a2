/** Every seating method has its name, its sentence where it is chosen, and its words in the help, in every language. */

import { describe, expect, test } from 'vitest';
import { families, familyIds } from '../../../core/games/all.ts';
import { languages } from '../../../core/languages.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';

describe.each(familyIds)('%s', (family) => {
  const keys = families[family].seating.methods.flatMap(({ id }) => [
    [family, `methods.${id}.name`] as const,
    [family, `methods.${id}.about`] as const,
    ['help', `families.${family}.methods.${id}`] as const,
  ]);

  test.each(languages)('its methods have words in %s', (language) => {
    expect(keys.filter(([file, key]) => i18n.getResource(language, file, key) === undefined)).toEqual([]);
  });
});
