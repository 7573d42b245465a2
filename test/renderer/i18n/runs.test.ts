import { describe, expect, test } from 'vitest';
import { runTexts } from '../../../renderer/i18n/runs.ts';

describe('tables in a row', () => {
  test.each([
    { names: [1, 2, 3, 4], texts: ['1–4'] },
    { names: [1, 2, 4, 5, 6, 9], texts: ['1', '2', '4–6', '9'] },
    { names: ['7', '8', 'Final', '9', '10', '11'], texts: ['7', '8', 'Final', '9–11'] },
    { names: [3, 2, 1], texts: ['3', '2', '1'] },
    { names: [], texts: [] },
  ])('$names are $texts', ({ names, texts }) => {
    expect(runTexts(names)).toEqual(texts);
  });
});
