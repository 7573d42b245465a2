/** What one line of the check says, with its text in both languages. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { DoctorFinding, DoctorReport } from '../../../core/api/doctor.ts';
import { reportText } from '../../../electron/doctor/examine.ts';

const textsIn = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../resources/locales/${language}/shell.json`), 'utf8'))
    .doctor as Parameters<typeof reportText>[1];

const MARKS = { green: '+', amber: '!', red: 'X' } as const;

export const toldIn = (report: DoctorReport, id: DoctorFinding['id']): Pick<DoctorFinding, 'state' | 'way'> => {
  const found = report.checks.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  const { state, way } = found;
  for (const language of ['en', 'ru']) {
    const texts = textsIn(language);
    const line = reportText(report, texts)
      .split('\n')
      .find((one) => one.startsWith(`${MARKS[state]} ${texts.checks[id]}`));
    if (line === undefined) throw new Error(`${id} is not told in ${language}`);
    if (way !== '') expect(line).toContain(texts.ways[way]);
  }
  return { state, way };
};

/** What most broken lines say. */
export const RED = { state: 'red', way: 'installAgain' } as const;
