/** The same keys on the two layouts, place by place: ЙЦУКЕН and QWERTY. */
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

const OTHER: ReadonlyMap<string, string> = new Map(
  [...CYRILLIC].flatMap((letter, at): readonly (readonly [string, string])[] => {
    const key = LATIN[at] ?? '';
    return [
      [letter, key],
      [key, letter],
    ];
  }),
);

/** What the same keys write on the other layout: whoever forgot to switch finds it all the same [W-7.3]. */
export const onOtherLayout = (typed: string): string =>
  [...typed.toLowerCase()].map((letter) => OTHER.get(letter) ?? letter).join('');
