import { describe, expect, test } from 'vitest';
import { type NamesAs, nameParts, writtenName } from '../../../../core/tournament/people/name-parts.ts';

const familyOf = (name: string, family: NamesAs['family']) => nameParts(name, { family })?.family ?? null;

describe('[L-9.1] which words are the family name', () => {
  test.each([
    ['Kenji Eriksson', 'Eriksson'],
    ['Jan van der Berg', 'van der Berg'],
    ['Maria de la Cruz', 'de la Cruz'],
    ['Zoë Van Damme', 'Van Damme'],
    ['Lars Von Trapp', 'Von Trapp'],
    ['Ana De Souza', 'De Souza'],
    ['Gina Di Stefano', 'Di Stefano'],
    ['Rui Da Silva', 'Da Silva'],
    ['Eva La Rosa', 'La Rosa'],
    ['Ruth Ter Horst', 'Ter Horst'],
    ["Anna D'Angelo", "D'Angelo"],
    ["Anna d'Angelo", "d'Angelo"],
    ['Lars von Trapp', 'von Trapp'],
    ['Giulia di Stefano', 'di Stefano'],
    ['Ruth ter Horst', 'ter Horst'],
    ['Anna Maria Rossi', 'Rossi'],
    ['anna olsen', 'olsen'],
    ['გიორგი ბერიძე', 'ბერიძე'],
  ])('%s: the last word', (name, family) => expect(familyOf(name, 'last')).toBe(family));

  test.each([
    ['Иванов Пётр Сергеевич', 'Иванов'],
    ['van der Berg Jan', 'van der Berg'],
    ['de la Cruz Maria', 'de la Cruz'],
    ["d'Angelo Anna", "d'Angelo"],
  ])('%s: the first word', (name, family) => expect(familyOf(name, 'first')).toBe(family));

  test.each([
    ['Eriksson, Kenji', 'Eriksson'],
    ['髙橋 健太', '髙橋'],
    ['김 서연', '김'],
  ])('%s tells it by itself', (name, family) => {
    expect(familyOf(name, 'last')).toBe(family);
    expect(familyOf(name, 'first')).toBe(family);
  });

  test.each(['DragonLady', 'Player 1', 'Anna Olsen – Bo Lind', '🔥 Blaze', 'von Trapp', '', '[TAG] Bob'])(
    '"%s" has no parts',
    (name) => {
      expect(nameParts(name, { family: 'last' })).toBeNull();
      expect(nameParts(name, { family: 'first' })).toBeNull();
    },
  );

  test('[L-9.2] written in the order of the event, sorted by family name; as entered, by the first word', () => {
    const written = (order: NamesAs['order']) => writtenName('Jan van der Berg', { order, family: 'last' });
    expect(written('family')).toMatchObject({
      text: 'van der Berg Jan',
      key: 'van der Berg Jan',
      head: 'van der Berg',
    });
    expect(written('given')).toMatchObject({ text: 'Jan van der Berg', key: 'van der Berg Jan', head: 'van der Berg' });
    expect(written('entered')).toMatchObject({ text: 'Jan van der Berg', key: 'Jan van der Berg', head: 'Jan' });
    // A name of the East is never turned round.
    expect(writtenName('髙橋 健太', { order: 'given', family: 'last' }).text).toBe('髙橋 健太');
  });
});
