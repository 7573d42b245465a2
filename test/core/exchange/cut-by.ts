/** Separators of lists that spreadsheets know, in one language or another. */
const separators = [',', ';', '\t', '|', '，', '；', '｜'] as const;

/** How a spreadsheet cuts a text: by its own separator, and a quotation mark counts only where a cell begins. */
export const cutBy = (text: string, separator: string): string[] => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isNew = true;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '"') {
      if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (isQuoted) cell += sign;
    else if (sign === '"' && isNew) {
      isQuoted = true;
      isNew = false;
    } else if (sign === separator || sign === '\n' || sign === '\r') {
      cells.push(cell);
      cell = '';
      isNew = true;
    } else {
      cell += sign;
      isNew = false;
    }
  }
  return [...cells, cell];
};

/** A spreadsheet takes blanks off before it looks whether a cell is a formula; a figure with its sign is none. */
export const isFormula = (cell: string): boolean =>
  /^[ \u00a0\u3000]*[=+\-@＝＋－＠]/.test(cell) && !/^[+-]?\d+(?:\.\d+)?$/.test(cell);

/** The cells of a text that would be run, whichever separator a spreadsheet goes by. */
export const formulasIn = (text: string): string[] =>
  separators.flatMap((separator) => cutBy(text.replace(/^\uFEFF/, ''), separator)).filter(isFormula);

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/** Names that want to be formulas: bare, behind blanks, quotation marks and apostrophes, and behind every separator. */
export const formulas: readonly string[] = signs.flatMap((sign) => [
  `${sign}cmd()`,
  ` ${sign}cmd()`,
  `'${sign}cmd()`,
  `"${sign}cmd()`,
  ...[...separators, '\r', '\n', '\r\n'].flatMap((separator) => [
    `A${separator}${sign}cmd()`,
    `A${separator} ${sign}cmd()`,
    `A${separator}"${sign}cmd()`,
    `${separator}${sign}cmd()`,
  ]),
]);
