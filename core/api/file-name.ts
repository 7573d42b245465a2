/** Names that Windows keeps for devices, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i;

/** In characters, without ending: some systems count bytes, and a letter may take four. */
const LONGEST = 60;

const isEnd = (letter: string | undefined): boolean => letter === '.' || letter === ' ';

/** Without points and blanks at either end, which Windows takes off. */
const withoutEnds = (name: string): string => {
  let [from, to] = [0, name.length];
  while (from < to && isEnd(name[from])) from += 1;
  while (to > from && isEnd(name[to - 1])) to -= 1;
  return name.slice(from, to);
};

/** A file name from any text, legal on Windows, macOS and Linux [reliability 14.5]; letters of any script stay. */
export const fileNameFrom = (text: string, fallback = 'tournament'): string => {
  const cleaned = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ');
  const cut = [...cleaned].slice(0, LONGEST).join('');
  const trimmed = withoutEnds(cut);
  if (trimmed === '') return fallback;
  return RESERVED.test(trimmed) ? `${trimmed.replace(/\./g, ' ')} ${fallback}` : trimmed;
};
