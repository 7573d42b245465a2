/** [reliability 15.2] the diagnostic bundle is made only when asked for, shown before it is saved, and saved as it was shown. */

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ok } from '../../../core/tournament/refusal.ts';
import { deedOf } from '../../../renderer/desk/commands/commands.ts';
import { event16, openDesk } from '../open-desk.tsx';

const TEXT = 'Seatwright 1\nsteps:\n2 do entrants.added\n';

describe('the diagnostic bundle', () => {
  it.each([
    ['en', 'Save a diagnostic bundle', 'Save…'],
    ['ru', 'Сохранить сведения для диагностики', 'Сохранить…'],
  ] as const)('%s: asked for by name, shown, then saved word for word', async (locale, label, button) => {
    const saved: unknown[] = [];
    const door = await openDesk({
      locale,
      host: 'desktop',
      event: event16,
      answers: {
        'app.diagnostics': () => ok(TEXT),
        'app.saveText': (input) => {
          saved.push(input);
          return ok({ name: 'seatwright-diagnostics.txt' });
        },
      },
    });
    expect(door.calls.filter(({ method }) => method === 'app.diagnostics')).toHaveLength(0);
    deedOf('app.diagnostics')?.perform();
    await expect.element(page.getByRole('textbox', { name: label })).toHaveValue(TEXT);
    expect(saved).toEqual([]);
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => saved).toEqual([{ name: 'seatwright-diagnostics', ending: 'txt', text: TEXT }]);
  });
});
