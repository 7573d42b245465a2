/** Measuring what core placed, as the browser drew it. */

/** A pixel for what browsers round; ten of paper's pixels are 2.6 mm, so nothing that matters hides in it. */
const HAIR = 1;

/** What holds the letters of each line of a text: a text in one line itself, else its lines. */
export const linesIn = (text: Element): readonly Element[] => {
  const lines = [...text.querySelectorAll('bdi')];
  if (lines.length > 0) return lines;
  return text.textContent === '' ? [] : [text];
};

/** The lines of a page. */
export const linesOf = (page: Element): readonly Element[] =>
  [...page.querySelectorAll('[class*=_laidText_]')].flatMap(linesIn);

/** The box of a line of text as high as the line: its letters may reach above and below by what their font allows for. */
export const lineBox = (line: Element): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(line);
  const { left, width } = range.getBoundingClientRect();
  const { top, height } = (line.closest('[class*=_laidLine_]') ?? line).getBoundingClientRect();
  // The place of a text in one line may be as high as those beside it that take two.
  return new DOMRect(left, top, width, Math.min(height, Number.parseFloat(getComputedStyle(line).lineHeight)));
};

const outside = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left < outer.left - HAIR ||
  inner.right > outer.right + HAIR ||
  inner.top < outer.top - HAIR ||
  inner.bottom > outer.bottom + HAIR;

/** Texts whose letters are wider than their box, or whose box leaves the page. */
export const overflowing = (page: Element): string[] => {
  const around = page.getBoundingClientRect();
  return [...page.querySelectorAll('[class*=_laidText_]')].flatMap((text) => {
    const box = text.getBoundingClientRect();
    const lines = linesIn(text).map(lineBox);
    const wide = lines.some(({ left, right }) => left < box.left - HAIR || right > box.right + HAIR);
    return wide || outside(box, around) || lines.some((line) => outside(line, around)) ? [text.textContent ?? ''] : [];
  });
};

/** Rows of a column that stand on each other, or leave the column. */
export const overlapping = (page: Element): string[] =>
  [...page.querySelectorAll('.laid-column')].flatMap((column) => {
    const rows = [...column.querySelectorAll('.laid-row')].map((row) => row.getBoundingClientRect());
    const { bottom } = column.getBoundingClientRect();
    return rows.flatMap((row, i) => {
      const next = rows[i + 1];
      const over = next === undefined ? row.bottom > bottom + HAIR : row.bottom > next.top + HAIR;
      return over ? [`row ${i}: ${row.bottom}`] : [];
    });
  });

/** The names on some pages, each as often as it stands there, without white space (a name may be in two lines). */
export const namesOn = (pages: Iterable<Element>): string[] =>
  [...pages].flatMap((page) =>
    [...page.querySelectorAll('[data-name]')].map((name) => (name.textContent ?? '').replace(/\s/gu, '')),
  );
