/** [desktop 10.1] Check this computer…: every line with its state and what to do about it, saved as it is shown. */

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type DoctorReport, doctorChecks } from '../../../core/api/doctor.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { deedOf } from '../../../renderer/desk/commands/commands.ts';
import { event16, openDesk } from '../open-desk.tsx';

const REPORT: DoctorReport = {
  version: '0.1.0',
  electron: '',
  chrome: '',
  node: '24.21.0',
  system: 'linux',
  arch: 'x64',
  display: 'x11',
  package: 'deb',
  checks: doctorChecks.map((id) => {
    if (id === 'printers') return { id, state: 'amber', said: '', way: 'noPrinter' } as const;
    if (id === 'worker') return { id, state: 'red', said: 'exit 1', way: 'installAgain' } as const;
    return { id, state: 'green', said: id === 'commit' ? '8 ms' : '', way: '' } as const;
  }),
};

describe('the check of this computer', () => {
  it.each([
    ['en', 'Save…', ['Good Time to save: 8 ms', 'To know Printers: No printer', 'Fault Seating: exit 1: Install']],
    [
      'ru',
      'Сохранить…',
      ['Хорошо Время сохранения: 8 ms', 'К сведению Принтеры: Принтера', 'Ошибка Рассадка: exit 1: Уст'],
    ],
  ] as const)('%s: shown line by line, then saved', async (locale, button, lines) => {
    const saved: { readonly name: string; readonly text: string }[] = [];
    await openDesk({
      locale,
      host: 'desktop',
      event: event16,
      answers: {
        'app.doctor': () => ok(REPORT),
        'app.saveText': (input) => {
          saved.push(input as (typeof saved)[number]);
          return ok({ name: 'seatwright-check.txt' });
        },
      },
    });
    deedOf('app.doctor')?.perform();
    const items = page.getByRole('dialog').getByRole('listitem');
    await expect.poll(() => items.all().length).toBe(doctorChecks.length);
    const shown = items.elements().map((item) => item.textContent ?? '');
    for (const line of lines) expect(shown.some((text) => text.startsWith(line))).toBe(true);
    await expect.element(page.getByText('0.1.0 24.21.0 linux x64 x11 deb')).toBeVisible();
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['seatwright-check']);
    expect(saved[0]?.text).toContain('0.1.0 24.21.0 linux x64 x11 deb\n');
    expect(saved[0]?.text.trimEnd().split('\n')).toHaveLength(doctorChecks.length + 1);
  });

  it('[desktop 10.2] makes Seatwright the program for tournament files by one press, and says so in its line', async () => {
    const amber = { id: 'association', state: 'amber', said: '', way: 'openWith' } as const;
    const checks = REPORT.checks.map((one) => (one.id === amber.id ? amber : one));
    await openDesk({
      locale: 'en',
      host: 'desktop',
      event: event16,
      answers: {
        'app.doctor': () => ok({ ...REPORT, checks }),
        'app.associate': () => ok({ ...amber, state: 'green', way: '' }),
      },
    });
    deedOf('app.doctor')?.perform();
    const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Files open with Seatwright' });
    await expect.poll(() => line.element().textContent).toMatch(/^To know Files open with Seatwright/);
    await line.getByRole('button', { name: 'Make Seatwright the program for tournament files' }).click();
    await expect.poll(() => line.element().textContent).toBe('Good Files open with Seatwright');
  });
});
