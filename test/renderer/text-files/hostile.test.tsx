/**
 * [reliability 14.1 to 14.3] [fault F-12]: every import that reads a text, given every hostile file through its own screen. Each answer names the file,
 * or the line in the field that shows its text; each says what can be done; nothing is entered.
 *
 * | import | where it is chosen |
 * | --- | --- |
 * | people | the list of people, empty or not |
 * | rounds and results, a whole event | the menu *File* |
 * | one draw | *Why?* of a round |
 * | seating script (mahjong) | *Script* |
 * | scale of victory points (bridge) | *Rules* |
 * | report file (1-v-1) | *Finals* |
 *
 * Workbooks, bombs among them: `test/electron/checker/read-book.test.ts`. Boards, USEBIO and web pages are not read.
 */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stepsOfEvent } from '../../../core/exchange/event-steps.ts';
import { families } from '../../../core/games/all.ts';
import { readDraw } from '../../../core/tournament/draws/draw-file.ts';
import { no, ok, refuse } from '../../../core/tournament/refusal.ts';
import { perform } from '../../../renderer/desk/commands/commands.ts';
import { useDraftStore } from '../../../renderer/games/mahjong/script/draft.ts';
import { useImport } from '../../../renderer/people/import/import-store.ts';
import { decode } from '../../../renderer/text-files/encoding.ts';
import { guessEncoding } from '../../../renderer/text-files/guess.ts';
import { notText } from '../../../renderer/text-files/kind.ts';
import { type Hostile, hostileFiles } from '../../core/exchange/hostile-files.ts';
import { vpRules } from '../../core/games/bridge/events.ts';
import { closed } from '../../core/games/bridge/tournament.ts';
import type { FakeDoor } from '../door.ts';
import { openBridge } from '../games/bridge/desk.ts';
import { openDesk } from '../open-desk.tsx';
import { event, openRounds, seated } from '../round/desk.ts';

const fileOf = ({ name, bytes }: Hostile): File => new File([bytes], name);

/** What the system's dialog answers when a page asks for a file. */
let answer: File | null = null;
const ask = HTMLInputElement.prototype.click;
beforeEach(() => {
  useImport.setState(useImport.getInitialState(), true);
  useDraftStore.setState(useDraftStore.getInitialState(), true);
  HTMLInputElement.prototype.click = function click() {
    if (this.type !== 'file' || answer === null) return ask.call(this);
    choose(this, answer);
  };
});
afterEach(() => {
  HTMLInputElement.prototype.click = ask;
});

const choose = (input: HTMLInputElement, file: File): void => {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

const chooseIn = (selector: string) => (file: File) => {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (input === null) throw new Error(`no field for a file: ${selector}`);
  choose(input, file);
};

const chooseBy = (deed: string) => (file: File) => {
  answer = file;
  perform(deed);
};

const people = Array.from({ length: 8 }, (_, i) => ({ name: `Player ${i + 1}` }));
const eight = (family: 'mahjong' | 'bridge' | 'duel') => ({
  name: 'Spring Open',
  family,
  commands: [{ type: 'entrants.add' as const, entrants: people }],
});

type Import = {
  readonly open: () => Promise<FakeDoor>;
  readonly choose: (file: File) => void;
  /** Where no other sentence tells what the file is: what is said of it here. */
  readonly says: RegExp;
  /** The text is shown in a field of its own, beside what is wrong with it. */
  readonly shows?: true;
  /** The encoding is chosen beside the whole of the list. */
  readonly previews?: true;
};

const listed: Import = {
  open: () => openDesk({ locale: 'en', event: { name: 'Spring Open', family: 'duel' } }, 'people'),
  choose: chooseIn('input[type=file]'),
  says: /Encoding.*First line|Choose another one|Choose another file|lines of people/s,
  previews: true,
};

const rounds = (family: 'mahjong' | 'bridge' | 'duel'): Import => ({
  open: () => openDesk({ locale: 'en', event: eight(family) }, 'people'),
  choose: chooseBy('file.importRounds'),
  says: /Nothing is entered\. Problems: [\d,]+/,
});

const imports: { readonly [what: string]: Import } = {
  'a list of people': listed,
  'rounds of mahjong': rounds('mahjong'),
  'rounds of bridge': rounds('bridge'),
  'rounds of 1-v-1': rounds('duel'),
  'a whole event': {
    open: () =>
      openDesk({
        locale: 'en',
        event: eight('duel'),
        answers: {
          'file.chooseNew': () => ok({ handle: 'new', name: 'Cup' } as never),
          'event.part': () => ok(null),
          'event.import': ({ text }) => {
            const steps = stepsOfEvent(text, 'a'.repeat(32), families);
            return steps.ok ? no(refuse('event.notRead', {})) : steps;
          },
        },
      }),
    choose: chooseBy('file.import'),
    says: /Choose another file/,
  },
  'one draw': {
    open: async () => {
      const door = await openRounds('rounds', seated(event()), {
        answers: {
          'seating.checkDraw': ({ text }) => {
            let given: unknown;
            try {
              given = JSON.parse(text);
            } catch {
              return no(refuse('seating.notJson', { what: '', line: 1 }));
            }
            const draw = readDraw(given);
            return draw.ok ? no(refuse('seating.notJson', { what: '', line: 1 })) : draw;
          },
        },
      });
      await page.getByRole('button', { name: 'Why?' }).click();
      await expect.element(page.getByRole('button', { name: 'Check a draw…' })).toBeVisible();
      return door;
    },
    choose: chooseIn('input[type=file][accept=".json"]'),
    says: /Choose another file/,
  },
  'a seating script': {
    open: () => openDesk({ locale: 'en', event: eight('mahjong') }, 'mahjong.script'),
    choose: chooseIn('input[type=file]'),
    says: /Not a number|Not four|is empty|whole number|Nothing written/i,
    shows: true,
  },
  'a scale': {
    open: async () => {
      const rules = vpRules({ startRounds: 1, delay: false });
      const door = await openBridge('rounds', closed(8, rules), rules);
      await page.getByRole('button', { name: 'Rules…' }).click();
      await page.getByRole('button', { name: /^Scale of victory points/ }).click();
      await page.getByRole('button', { name: /^WBF continuous Scale/ }).click();
      await page.getByRole('option', { name: 'ACBL 20', exact: true }).click();
      await expect.element(page.getByRole('button', { name: 'From a file…' })).toBeVisible();
      return door;
    },
    choose: chooseIn('[class*=_scaleBandText_] input[type=file]'),
    says: /Line \d+ of the scale/,
    shows: true,
  },
  'a report file': {
    open: async () => {
      const door = await openDesk({ locale: 'en', event: { name: 'Cup', family: 'duel' } }, 'people');
      await userEvent.keyboard('{Alt>}8{/Alt}');
      await page.getByRole('tab', { name: 'Report file' }).click();
      await expect.element(page.getByRole('button', { name: 'Choose a file…' })).toBeEnabled();
      return door;
    },
    choose: chooseIn('[class*=_finalsReport_] input[type=file]'),
    says: /was not read\. Errors: \d+.*Line \d+, column \d+/s,
  },
};

/** What is refused before its text is read. */
const OF_KIND =
  /is a picture|is not a text file|is an archive|bytes, [\d,]+ are allowed\. Split it|longer than [\d,]+ characters/;

const screenText = (): string => document.body.textContent ?? '';

/** The TO takes what was guessed; three lines are shown beside it. */
const pastEncoding = async ({ bytes }: Hostile): Promise<void> => {
  const isAsked = notText(bytes) === null && guessEncoding(bytes).how !== 'certain';
  if (!isAsked) return;
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Encoding$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
};

/** The field has the text of the file. */
const isShown = ({ bytes }: Hostile): boolean => {
  const text = decode(bytes, guessEncoding(bytes).encoding).replaceAll(/\r\n?/g, '\n');
  return [...document.querySelectorAll('textarea')].some(({ value }) => value === text);
};

it('every file that a page asks for is one of these, or a picture', () => {
  const sources: { readonly [path: string]: string } = import.meta.glob('../../../renderer/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const asking = Object.entries(sources).filter(([, code]) => /type="file"|type = 'file'|useFileField\(/.test(code));
  expect(asking.map(([path]) => path.replace('../../../renderer/', '')).toSorted()).toEqual([
    'exchange/import-event.ts',
    'exchange/import-rounds.ts',
    'games/bridge/rules/scale-editor.tsx',
    'games/duel/finals/report-tab.tsx',
    'games/mahjong/script/use-script-file.tsx',
    // What the ones around it ask with.
    'parts/field/file-field.tsx',
    'people/file-button.tsx',
    'print/logo-field.tsx',
    'round/seating/check-draw.tsx',
  ]);
});

describe.each(Object.entries(imports))('%s', (_, { open, choose: give, says, shows, previews }) => {
  it('answers every hostile file, and enters nothing', async () => {
    const door = await open();
    const before = door.ledger();
    for (const hostile of hostileFiles) {
      give(fileOf(hostile));
      if (previews !== true) await pastEncoding(hostile);
      const told = () => {
        const text = screenText();
        if (OF_KIND.test(text) && text.includes(hostile.name)) return true;
        return says.test(text) && (shows === true ? isShown(hostile) : text.includes(hostile.name));
      };
      await expect.poll(told, { message: hostile.name }).toBe(true);
      expect(screenText(), hostile.name).not.toMatch(/\{\{|undefined|\[object|refusals[:.]/);
      expect(door.ledger(), hostile.name).toBe(before);
      const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
      if (shows !== true && dialog?.textContent?.includes(hostile.name) === true) await userEvent.keyboard('{Escape}');
    }
  });
});
