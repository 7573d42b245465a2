/** Kana as people search it: in one script (タナカ is たなか), and in both romanisations, long vowels written or not. */

const SIGNS: { readonly [kana: string]: string } = {
  ...Object.fromEntries(
    [
      ['あいうえお', 'a i u e o'],
      ['かきくけこ', 'ka ki ku ke ko'],
      ['がぎぐげご', 'ga gi gu ge go'],
      ['さしすせそ', 'sa shi su se so'],
      ['ざじずぜぞ', 'za ji zu ze zo'],
      ['たちつてと', 'ta chi tsu te to'],
      ['だぢづでど', 'da ji zu de do'],
      ['なにぬねの', 'na ni nu ne no'],
      ['はひふへほ', 'ha hi fu he ho'],
      ['ばびぶべぼ', 'ba bi bu be bo'],
      ['ぱぴぷぺぽ', 'pa pi pu pe po'],
      ['まみむめも', 'ma mi mu me mo'],
      ['らりるれろ', 'ra ri ru re ro'],
      ['やゆよわゐゑをんゔ', 'ya yu yo wa i e o n vu'],
      ['ぁぃぅぇぉ', 'a i u e o'],
      ['ゃゅょ', 'ya yu yo'],
    ].flatMap(([kana = '', latin = '']) => {
      const syllables = latin.split(' ');
      return [...kana].map((sign, at) => [sign, syllables[at] ?? '']);
    }),
  ),
};

export const asHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60));

const hepburn = (text: string): string => {
  let made = '';
  let doubled = false;
  for (const sign of text) {
    if (sign === 'っ') doubled = true;
    else if (sign !== 'ー') {
      const latin = SIGNS[sign] ?? sign;
      // A small ya, yu or yo takes the i of the syllable before it: き and ゃ are kya, し and ゃ are sha.
      const isGlide = 'ゃゅょ'.includes(sign) && made.endsWith('i');
      const isSmall = 'ぁぃぅぇぉ'.includes(sign) && /[aiueo]$/.test(made);
      const before = isGlide || isSmall ? made.slice(0, -1) : made;
      const glide = isGlide && /(sh|ch|j)$/.test(before) ? latin.slice(1) : latin;
      made = before + (doubled ? (glide.startsWith('ch') ? 't' : (glide[0] ?? '')) : '') + glide;
      doubled = false;
    }
  }
  return made;
};

const KUNREI: readonly (readonly [RegExp, string])[] = [
  [/sh(?=[auo])/g, 'sy'],
  [/t?ch(?=[auo])/g, 'ty'],
  [/j(?=[auo])/g, 'zy'],
  [/shi/g, 'si'],
  [/chi/g, 'ti'],
  [/tsu/g, 'tu'],
  [/fu/g, 'hu'],
  [/ji/g, 'zi'],
];

const kunrei = (latin: string): string => KUNREI.reduce((text, [from, to]) => text.replace(from, to), latin);

const short = (latin: string): string => latin.replace(/o[ou]/g, 'o').replace(/uu/g, 'u');

/** Empty for a word without kana. */
export const romanised = (word: string): readonly string[] => {
  if (!/[ぁ-ゔ]/u.test(word)) return [];
  const latin = hepburn(word);
  const other = kunrei(latin);
  return [latin, short(latin), latin.replace(/o[ou]/g, 'oh'), other, short(other)];
};
