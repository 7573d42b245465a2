/** Beginning and end tell people apart best: a name that has no room loses its middle. */

/** Fewer letters than this are no name any more. */
const LEAST = 3;

/** The beginning gets a little more of what is left. */
const HEAD = 0.55;

/** The longest form that fits; the shortest there is where none does. */
export const shortenedInMiddle = (name: string, fits: (shown: string) => boolean): string => {
  const letters = [...name];
  let shown = name;
  for (let kept = letters.length - 1; kept >= LEAST && !fits(shown); kept--) {
    const head = Math.ceil(kept * HEAD);
    const end = letters.slice(letters.length - (kept - head)).join('');
    shown = `${letters.slice(0, head).join('').trimEnd()}…${end.trimStart()}`;
  }
  return shown;
};
