/**
 * A TO who speaks Russian, with a keyboard set to Russian [K-10, L-07]: a 1-v-1 event and a poker floor by keyboard
 * alone past their first seating, and everything in Russian at once: desk, hall and paper.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../core/languages.ts';
import { setDisplays } from '../electron-double/launch.ts';
import { type Desktop, eventNow, openEvent, openSample, publishRound, startDesktop } from './events.ts';
import { removeFolder, root } from './hosts.ts';
import { pressButton, russianKeyboard, tabTo } from './pages/keyboard.ts';
import { lettersOf, type Pdf, readPdf } from './paper/pdf.ts';

type Texts = { readonly [key: string]: string | Texts };

/** A text of the desk as it stands in the file of the language. */
const text = (key: string, params: { readonly [name: string]: string | number } = {}): string => {
  const [namespace = '', path = ''] = key.split(':');
  const inFile = (name: string): string | Texts | undefined =>
    path
      .split('.')
      .reduce<string | Texts | undefined>(
        (at, word) => (typeof at === 'object' ? at[word] : undefined),
        JSON.parse(readFileSync(join(root, `resources/locales/ru/${name}.json`), 'utf8')) as Texts,
      );
  // What several parts say alike stands among the common words.
  const found = inFile(namespace) ?? inFile('words');
  if (typeof found !== 'string') throw new Error(`no text ${key}`);
  return found.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(params[name] ?? ''));
};

const home = mkdtempSync(join(tmpdir(), 'seatwright-russian-'));
let desktop: Desktop;
let press: (shortcut: string) => Promise<void>;

const speak = async (language: Language): Promise<void> => {
  await desktop.value('app.set', { language });
  await desktop.page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
};

beforeAll(async () => {
  desktop = await startDesktop(home);
  press = await russianKeyboard(desktop.page);
  await speak('ru');
});
afterAll(async () => {
  await desktop.app.close();
  removeFolder(home);
});

const goTo = async (digit: number, title: string): Promise<void> => {
  await desktop.page.keyboard.press(`Alt+${digit}`);
  await desktop.page.locator('[class*=_railItem_][aria-current=page]', { hasText: title }).waitFor();
};

const toFinals = async (): Promise<void> => {
  await desktop.page.keyboard.press('Alt+8');
  await desktop.page.getByRole('radio', { name: text('duelDesk:finals.title'), checked: true }).waitFor();
};

/** Goes round a group of choices with the arrow until one of them is chosen. */
const choose = async (radio: Locator): Promise<void> => {
  for (let presses = 0; presses < 12 && !(await radio.isChecked()); presses++) {
    await desktop.page.keyboard.press('ArrowRight');
    await desktop.page.keyboard.press('Space');
  }
  await expect.poll(() => radio.isChecked()).toBe(true);
};

const families = ['Ёлкин', 'Щербаков', 'Юдин', 'Абрамов', 'Жуков', 'Эльдаров', 'Цой', 'Тихонов'];
const people = families.map((family) => ({ name: `Пётр ${family}`, familyName: family, givenName: 'Пётр' }));

describe('1-v-1 on ЙЦУКЕН', () => {
  /** Seats, publishes, enters and confirms the next round: every match is won by its first player, 2–0 and 2–1 by turns. */
  const play = async (no: number, matches: number, method = 'swiss'): Promise<void> => {
    const { page } = desktop;
    await goTo(2, text('words:columns.round'));
    const free = page.getByRole('button', { name: new RegExp(`, ${text('rounds:stepper.ahead')}$`), disabled: false });
    if ((await free.count()) > 0) await free.first().press('Enter');
    const radio = page.getByRole('radio', { name: new RegExp(`^${text(`duel:methods.${method}.name`)}`) });
    const other = page.getByRole('button', { name: text('rounds:sentence.other'), exact: true });
    await radio.or(other).first().waitFor();
    if (!(await radio.isVisible())) await other.press('Enter');
    if (!(await radio.isChecked()))
      await tabTo(page, page.getByRole('radiogroup', { name: text('rounds:seat.method') }));
    await choose(radio);
    await pressButton(page, text('rounds:stage.seat', { round: no }));
    await page.getByRole('button', { name: text('rounds:states.proposal'), exact: true }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: text('rounds:states.published'), exact: true }).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('input[class*=_commandLine_]'));
    // The key of P is з here: in order, where no table is in hand from the start.
    if (await page.getByRole('textbox', { name: text('rounds:entry.prompt.byNumber'), exact: true }).isVisible())
      await press('KeyP');
    for (let match = 0; match < matches; match++) {
      await page.keyboard.press(match % 2 === 0 ? '7' : '4');
      await page
        .getByRole('button', { name: text('rounds:steps.resultsIn', { in: match + 1, of: matches }), exact: true })
        .waitFor();
    }
    await pressButton(page, text('rounds:stage.confirm', { round: no }));
    await expect.poll(async () => (await eventNow(desktop)).rounds[no - 1]?.confirmed).toBe(true);
  };
  const confirmed = async () => (await eventNow(desktop)).rounds.map((round) => round.confirmed);

  test('a round from its seating to its confirmation; undo and redo by the keys of Z and Y', async () => {
    await openEvent(desktop, people, { family: 'duel', name: 'Кубок' });
    await play(1, 4);
    expect(await confirmed()).toEqual([true]);
    await press('Control+KeyZ');
    await expect.poll(confirmed).toEqual([false]);
    await press('Control+KeyY');
    await expect.poll(confirmed).toEqual([true]);
  });

  test('somebody who came late, by the key of N; the next round has a match more who sits out', async () => {
    const { page } = desktop;
    await goTo(1, text('people:title'));
    await press('Alt+KeyN');
    await page.waitForFunction(() => document.activeElement?.closest('[class*=_addRow_]') != null);
    await page.keyboard.insertText('Ян Опоздавший');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await eventNow(desktop)).entrants.length).toBe(9);
    await play(2, 4);
    expect((await eventNow(desktop)).rounds[1]?.byes).toHaveLength(1);
  });

  test('standings and a top cut of four to the champion', async () => {
    const { page } = desktop;
    await goTo(3, text('sheets:documents.standings'));
    await page.locator('[class*=_standingsPage_] tbody tr').nth(8).waitFor();
    await toFinals();
    const sizes = page.getByRole('radiogroup', { name: text('duelDesk:finals.size') });
    const four = sizes.getByRole('radio', { name: text('duelDesk:finals.cutTo', { size: 4 }), exact: true });
    await four.waitFor();
    if (!(await four.isChecked())) await tabTo(page, sizes);
    await choose(four);
    await pressButton(page, text('duelDesk:finals.start', { size: 4 }));
    await expect.poll(async () => JSON.stringify((await eventNow(desktop)).own)).toContain('cut');
    await play(3, 2, 'cut');
    await play(4, 1, 'cut');
    await toFinals();
    await page.locator('[class*=_bracketChampion_] .person').waitFor();
  });
});

describe('a poker floor on ЙЦУКЕН, past its draw', () => {
  /** A seat in hand: its menu is open then, the keyboard on its first deed. */
  const take = async (seat: string): Promise<void> => {
    const { page } = desktop;
    await press('Control+KeyF');
    // A decimal key writes a comma here.
    await page.keyboard.type(seat);
    await page.keyboard.press('Shift+Enter');
    await page.getByRole('menu').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem');
  };
  const taken = (): Promise<number> =>
    desktop.page
      .locator('[class*=_floorTile_]')
      .evaluateAll((tiles) =>
        tiles.reduce((sum, tile) => sum + Number(/: (\d+) /.exec(tile.getAttribute('aria-label') ?? '')?.[1]), 0),
      );

  test('a bust, the big blind by the key of B, undo and redo', async () => {
    const { page } = desktop;
    await openSample(desktop, 'poker', 'Вечер');
    await goTo(2, text('floor:title'));
    await page.locator('[class*=_floorTile_]').first().waitFor();
    const before = await taken();
    await press('Control+KeyF');
    await page.keyboard.type('1,2');
    await page.keyboard.press('Enter');
    await expect.poll(taken).toBe(before - 1);
    await take('1,3');
    await press('KeyB');
    await page
      .getByRole('button', { name: new RegExp(text('floor:seat.bigBlind')) })
      .first()
      .waitFor();
    await press('Control+KeyZ');
    await press('Control+KeyZ');
    await expect.poll(taken).toBe(before);
    await press('Control+KeyY');
    await expect.poll(taken).toBe(before - 1);
  });

  test('a table broken: drawn and printed, everybody seated, the places', async () => {
    const { page } = desktop;
    const slips = page.locator('[class*=_slipsOut_] > li');
    // While people register no table is broken [room 2.1].
    await pressButton(page, text('words:moreActs'));
    await page.getByText(text('floor:more.registration'), { exact: true }).click();
    await pressButton(page, new RegExp(`^${text('floor:preview.break', { name: '' }).trim()}`));
    await tabTo(page, page.getByRole('radio', { name: text('words:tables'), exact: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect.poll(() => slips.count()).toBeGreaterThan(4);
    await pressButton(page, text('floor:moves.all'));
    await expect.poll(() => slips.count()).toBe(0);
    await page.keyboard.press('Alt+1');
    await goTo(2, text('floor:title'));
    await expect.poll(() => page.locator('[class*=_floorTile_]').count()).toBe(4);
    await goTo(3, text('floor:places.title'));
    await page.locator('[class*=_placesScreen_] tbody [data-column=place]').first().waitFor();
  });
});

describe('L-07: everything at once', () => {
  const PROJECTOR = { id: 2, label: 'EPSON', bounds: { x: 1366, y: 0, width: 1280, height: 720 } };
  const stampIn = (words: string): string => /R1\.1·[0-9A-Z]{4}/.exec(words.replace(/\s/g, ''))?.[0] ?? 'none';
  const paper = async (language: Language): Promise<Pdf> => {
    const path = join(home, `${language}.pdf`);
    rmSync(path, { force: true });
    await desktop.saveAs(path);
    const documents = ['seatingByTable', 'seatingByName', 'slips'];
    await desktop.value('print.pdf', { round: null, paper: 'A4', language, preset: 'wall', documents });
    return readPdf(readFileSync(path));
  };
  const hallText = async (): Promise<string> => {
    const pages = desktop.app.windows().filter((page) => !page.isClosed() && page.url().includes('hall=1'));
    return (await pages.at(-1)?.locator('[class*=_hall_]').textContent()) ?? '';
  };
  const deskText = (): Promise<string> => desktop.page.evaluate(() => document.body.innerText);
  /** Stamp and key are signs that may be letters all of them: no words of anybody. */
  const withoutCodes = (words: string): string =>
    words.replace(/R\d+\.\d+\s*·\s*[0-9A-Z]{4}/g, ' ').replace(/ключ\s*[0-9A-F]{4}-[0-9A-F]{4}/g, ' ');
  /** Latin words that nobody meant: all names are Russian. Keys, names of products, of paper and of a language stay what they are. */
  const latin = (words: string): readonly string[] =>
    [...withoutCodes(words).matchAll(/\p{Script=Latin}{4,}/gu)]
      .map(([word]) => word)
      .filter((word) => !/^(Seatwright|EPSON|lucky|English|Letter|Enter|Ctrl|Shift|Home|PgDn|PgUp)$/.test(word));
  const hallIn = async (language: Language): Promise<void> => {
    const { settings } = await desktop.value('app.info', {});
    await desktop.value('app.set', { hall: { ...settings.hall, language } });
  };

  beforeAll(async () => {
    await setDisplays(desktop.app, [
      { id: 1, label: 'Laptop', bounds: { x: 0, y: 0, width: 1366, height: 768 } },
      PROJECTOR,
    ]);
    await openEvent(desktop, people, { name: 'Открытый турнир' });
    await publishRound(desktop);
    await desktop.value('hall.open', { hall: 1, display: '2' });
  });

  test('desk, hall and paper in Russian: no English anywhere, one stamp', async () => {
    await speak('ru');
    await hallIn('ru');
    await expect.poll(hallText).toContain('По фамилиям');
    const stamp = stampIn(await hallText());
    const { pages } = await paper('ru');
    const printed = pages.map(lettersOf).join(' ');
    expect(stampIn(printed)).toBe(stamp);
    expect([latin(await hallText()), latin(printed)]).toEqual([[], []]);
    for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      await desktop.page.keyboard.press(`Alt+${digit}`);
      await desktop.page.getByRole('heading', { level: 1 }).waitFor();
      expect(latin(await deskText()), `screen ${digit}`).toEqual([]);
    }
    await goTo(2, text('words:columns.round'));
    await expect.poll(async () => stampIn(await deskText())).toBe(stamp);
  });

  test('the desk in English, the hall in English, paper in Russian: each its own, the same stamp', async () => {
    await speak('en');
    await hallIn('en');
    await expect.poll(hallText).toContain('By name');
    const stamp = stampIn(await hallText());
    const { pages } = await paper('ru');
    const printed = pages.map(lettersOf).join(' ');
    expect([stampIn(printed), stampIn(await deskText())]).toEqual([stamp, stamp]);
    expect([latin(printed), latin(await hallText()).length > 0]).toEqual([[], true]);
    expect(await deskText()).toContain('Standings');
    await hallIn('ru');
    await expect.poll(hallText).toContain('По фамилиям');
    expect(await deskText()).toContain('Standings');
  });
});
