/** A hall window as it is in the hall, and what it says of itself. */

import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Settings } from '../../../core/api/app.ts';
import { firstScreen, type HallScreen, type HallShown } from '../../../core/api/hall.ts';
import type { Logo } from '../../../core/api/logo.ts';
import type { Room } from '../../../core/sheets/hall/legibility.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { enter } from '../../../renderer/door/current.ts';
import { loadFonts } from '../../../renderer/fonts/load.ts';
import { HallWindow, type Stale, type WindowPage } from '../../../renderer/hall/hall-window.tsx';
import { voiceOf } from '../../../renderer/print/voice.ts';
import { writtenIn } from '../../../renderer/print/written.ts';
import { fakeDoor } from '../door.ts';

export const hall = { imageWidth: 200, farthest: 1200, readingLine: 600, theme: 'light', language: null } as const;

export const clock: Settings['clock'] = { sound: 'off', warnings: [15, 5], hideSeating: 10 };

/** What the windows of a test have said, the newest last. */
export const said: HallShown[] = [];

/** Before each test: a door that keeps what is said, and a picture of usual size. */
export const freshHall = async (): Promise<void> => {
  said.length = 0;
  await page.viewport(1280, 720);
  enter(
    fakeDoor({
      answers: {
        'hall.shown': (shown) => {
          said.push(shown as HallShown);
          return ok(null);
        },
      },
    }),
  );
};

/** A window that holds its page: nothing turns by itself. */
export const screenOf = (change: Partial<HallScreen> = {}): HallScreen => ({ ...firstScreen, hold: true, ...change });

type Options = {
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'ru';
  readonly logo?: Logo;
  readonly room?: Room;
};

/** Of one event, unless said otherwise. */
type ShownPage = Omit<WindowPage, 'event'> & { readonly event?: string | null; readonly stale?: Stale | null };

export const openHall = async (
  view: PublishedView | null,
  screen: HallScreen,
  { theme = 'light', language = 'en', logo, room = hall }: Options = {},
) => {
  if (view !== null) await loadFonts(writtenIn(view, voiceOf(language)));
  const element = ({ stale = null, ...shown }: ShownPage) => (
    <HallWindow
      page={{ event: 'e', ...shown }}
      hall={{ ...hall, ...room, theme, logo }}
      clock={clock}
      language={language}
      fonts={1}
      stale={stale}
    />
  );
  const { container, rerender } = await render(element({ view, screen }));
  const picture = () => {
    const found = container.querySelector('[class*=_hall_]');
    if (found === null) throw new Error('no picture');
    return found;
  };
  return { picture, send: (shown: ShownPage) => rerender(element(shown)) };
};

export const pagesSaid = (): number => said.at(-1)?.pages ?? 0;
