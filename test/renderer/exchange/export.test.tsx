import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exportTables } from '../../../core/exchange/table-file.ts';
import { families, familyIds } from '../../../core/games/all.ts';
import { usualRules } from '../../../core/games/bridge/rules/rules.ts';
import { languages } from '../../../core/languages.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { advance, emptyLedger } from '../../../core/tournament/ledger.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { tableText } from '../../../renderer/exchange/tables.ts';
import { webPage } from '../../../renderer/exchange/web-page.ts';
import { speak } from '../../../renderer/i18n/i18n.ts';
import { closed, run, seatNext, stateOf } from '../../core/games/bridge/tournament.ts';
import { openBridge } from '../games/bridge/desk.ts';
import { event16, openDesk } from '../open-desk.tsx';

const at = '2026-05-01T08:00:00.000Z';

const sampleOf = (family: GameId): Tournament => {
  const { tournament } = sampleSteps({
    family,
    name: `Sample ${family}`,
    id: 'a'.repeat(32),
    at,
    now: Date.parse(at),
  }).reduce((ledger, step) => advance(ledger, step, families), emptyLedger);
  if (tournament === null) throw new Error('empty');
  return tournament;
};

const familyOf = (id: GameId) => {
  const family = families[id];
  return family;
};

const documentOf = (tournament: Tournament, language: 'en' | 'ru' = 'en'): Document =>
  new DOMParser().parseFromString(webPage(tournament, familyOf(tournament.family), language, at), 'text/html');

beforeEach(() => speak('en'));

describe.each(familyIds)('what goes out of %s', (family) => {
  const tournament = sampleOf(family);

  it('has one line a person, and one a place', () => {
    const linesOf = (text: string | null) => (text ?? '').trim().split('\r\n').length - 1;
    expect(linesOf(tableText('people', tournament, familyOf(family)))).toBe(tournament.entrants.length);
    expect(linesOf(tableText('standings', tournament, familyOf(family)))).toBe(
      familyOf(family).results.standings(tournament).rows.length,
    );
  });

  it('the web page has every name of every round, no script and nothing from elsewhere', () => {
    const html = documentOf(tournament);
    expect(html.querySelectorAll('script, link, img, iframe')).toHaveLength(0);
    expect(html.querySelectorAll('h2')).toHaveLength(tournament.rounds.length + 1);
    for (const { tables } of tournament.rounds)
      for (const id of tables.flatMap(({ seats }) => seats)) {
        const name = tournament.entrants.find((entrant) => entrant.id === id)?.name ?? '';
        expect(html.body.textContent).toContain(name);
      }
  });

  it('no text is missing in either language', () => {
    for (const language of languages) {
      speak(language);
      expect(documentOf(tournament, language).body.textContent).not.toMatch(/exchange:|columns\.|seats\./);
      for (const table of exportTables)
        expect(tableText(table, tournament, familyOf(family)) ?? '').not.toMatch(/columns\.|seats\./);
    }
  });
});

describe('a name that is none', () => {
  const hostile = '<script>alert(1)</script>"=cmd()|\u202Eabc';
  const tournament: Tournament = {
    ...sampleOf('duel'),
    name: hostile,
    entrants: sampleOf('duel').entrants.map((entrant) => (entrant.id === 1 ? { ...entrant, name: hostile } : entrant)),
  };

  it('is text on the web page, in its title too', () => {
    const html = documentOf(tournament);
    expect(html.querySelectorAll('script')).toHaveLength(0);
    expect(html.title).toBe(hostile);
    expect(html.querySelector('h1')?.textContent).toBe(hostile);
  });
});

describe('hidden and frozen standings', () => {
  const played = sampleOf('duel');

  it('stay hidden on the web page, with their scores', () => {
    const html = documentOf({ ...played, standingsShown: { hidden: true, frozenAfter: null } });
    expect(html.querySelectorAll('h2')).toHaveLength(played.rounds.length);
    expect(html.querySelectorAll('small')).toHaveLength(0);
  });

  it('end at the round that may be seen', () => {
    const html = documentOf({ ...played, standingsShown: { hidden: false, frozenAfter: 1 } });
    expect(html.querySelector('h2')?.textContent).toBe('Standings after round 1');
  });
});

describe('the export dialog', () => {
  it('saves what was chosen on Enter; what is empty cannot be chosen', async () => {
    const saved: { name: string; ending: string; text: string }[] = [];
    await openDesk({
      locale: 'en',
      host: 'desktop',
      event: event16,
      answers: {
        'app.saveText': (input) => {
          saved.push(input);
          return ok({ name: 'Spring Open.html' });
        },
      },
    });
    await expect.element(page.getByText('16 people')).toBeVisible();
    await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
    await expect.element(page.getByRole('radio', { name: /^Results/ })).toBeDisabled();
    await page.getByText('Web page', { exact: true }).click();
    await expect.element(page.getByRole('radio', { name: /^Web page/ })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => saved.length).toBe(1);
    await expect.element(page.getByRole('main').getByText(/Spring Open\.html/)).toBeVisible();
    expect(saved.map(({ name, ending }) => [name, ending])).toEqual([['Spring Open', 'html']]);
    expect(saved[0]?.text).toMatch(/^<!doctype html>/);
  });

  it('R27 poker has no rounds: nothing of rounds can be chosen, and no file is named after one', async () => {
    const names: string[] = [];
    await openDesk(
      {
        host: 'desktop',
        event: {
          name: 'Deepstack',
          family: 'poker',
          commands: [
            { type: 'entrants.add', entrants: ['Ann', 'Bob'].map((name) => ({ name, traits: { paid: true } })) },
            { type: 'family.do', command: { do: 'addTables', count: 1 } },
            { type: 'family.do', command: { do: 'initialDraw', at: 1 } },
            { type: 'family.do', command: { do: 'bust', hands: [[{ entry: 1 }]], at: 2 } },
          ],
        },
        answers: {
          'app.saveText': ({ name }) => {
            names.push(name);
            return ok({ name });
          },
        },
      },
      'rounds',
    );
    await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
    await expect.element(page.getByRole('radio', { name: /^Standings/ })).toBeChecked();
    for (const name of [/^Seating/, /^Results/])
      await expect.element(page.getByRole('radio', { name })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Save…' }).click();
    await expect.poll(() => names).toEqual(['Deepstack – Standings']);
  });

  it('bridge: USEBIO asks whose club it is, and says so in the file', async () => {
    const saved: { ending: string; text: string }[] = [];
    const rules = usualRules('teams');
    const seated = seatNext(closed(4, rules), 'start');
    const played = run(
      seated,
      ...(stateOf(seated).rounds[0]?.tables ?? []).map(({ table }) => ({
        type: 'result.enter' as const,
        round: 1,
        table,
        result: { entry: 'vp', ns: 1200 },
      })),
    );
    await openBridge('', played, rules, {
      host: 'desktop',
      answers: {
        'app.saveText': (input) => {
          saved.push(input);
          return ok({ name: 'Sample.xml' });
        },
      },
    });
    await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
    await page.getByText('USEBIO', { exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Club', exact: true }).fill('Riverside');
    await page.getByRole('textbox', { name: 'Number of the club' }).fill('77');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]?.ending).toBe('xml');
    expect(saved[0]?.text).toContain('<CLUB_NAME>Riverside</CLUB_NAME>');
    expect(saved[0]?.text).toContain('<CLUB_ID_NUMBER>77</CLUB_ID_NUMBER>');
  });
});
