/** Beginning and end tell people apart best: a name that has no room loses its middle. */

/** Fewer letters than this are no name any more. */
const LEAST = 3;

/** The beginning gets a little more of what is left. */
const HEAD = 0.55;

const withoutMiddle = (letters: readonly string[], kept: number): string => {
  const head = Math.ceil(kept * HEAD);
  const end = letters.slice(letters.length - (kept - head)).join('');
  return `${letters.slice(0, head).join('').trimEnd()}…${end.trimStart()}`;
};

/**
 * The longest form that fits; the shortest there is where none does.
 *
 * @param between what stands between names that stay apart: each of them loses its own middle, the longest first
 */
export const shortenedInMiddle = (name: string, fits: (shown: string) => boolean, between?: string): string => {
  const parts = (between === undefined ? [name] : name.split(between)).map((part) => [...part]);
  const longest = Math.max(...parts.map(({ length }) => length));
  let shown = name;
  for (let kept = longest - 1; kept >= LEAST && !fits(shown); kept--) {
    shown = parts
      .map((letters) => (letters.length > kept ? withoutMiddle(letters, kept) : letters.join('')))
      .join(between);
  }
  return shown;
};
