/** Name badges of every game: one a person, eight a page, nothing below 9 pt, the code only where an address is kept. */

import { describe, expect, test } from 'vitest';
import { POINT } from '../../../../core/sheets/layout/paper.ts';
import { paperPages } from '../../../../core/sheets/layout/paper-pages.ts';
import { usualWishes } from '../../../../core/sheets/paper/job.ts';
import { sheets } from '../../../../core/sheets/paper/sheets.ts';
import type { BadgeSheet } from '../../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { hostileNames, plainHand } from '../hall-of-names.ts';
import { at } from '../printed.ts';
import { familyOf, sampleOf } from '../sample-events.ts';

const games = ['mahjong', 'bridge', 'duel', 'poker'] as const;

const badgesOf = (
  id: (typeof games)[number],
  page: string | null,
  event: Tournament = sampleOf(id),
  badgeCodes = true,
): BadgeSheet => {
  const job = { documents: ['badges'], round: null, language: 'en', wishes: { ...usualWishes, badgeCodes } };
  const made = sheets(event, familyOf(id), job, { printedAt: at, page });
  const [sheet] = made.ok ? made.value.sheets : [];
  if (sheet?.kind !== 'badges') throw new Error(`no badges of ${id}`);
  return sheet;
};

const pagesOf = (sheet: BadgeSheet, paper: 'A4' | 'A5') =>
  paperPages(sheet, { paper, preset: 'wall', printed: '2026-11-20 14:05', program: 'Seatwright 0.1.0' }, plainHand);

describe.each(games)('%s', (id) => {
  const event = sampleOf(id);
  const people = event.entrants.flatMap(({ id: no, members }) => (members.length === 0 ? [no] : members.map(() => no)));

  test('everybody has a badge, members of pairs and teams their own, eight to a page and four to half a sheet', () => {
    const sheet = badgesOf(id, null);
    expect(sheet.badges).toHaveLength(people.length);
    expect(new Set(sheet.badges.map(({ name }) => name.text)).size).toBe(people.length);
    expect(pagesOf(sheet, 'A4')).toHaveLength(Math.ceil(people.length / 8));
    expect(pagesOf(sheet, 'A5')).toHaveLength(Math.ceil(people.length / 4));
  });

  test('[hall-and-print 1.5] badges are no pile to be stacked: every page but the last is full', () => {
    const sheet = badgesOf(id, null);
    const each = pagesOf({ ...sheet, badges: sheet.badges.slice(0, 14) }, 'A4').map(
      ({ cut }) => cut?.texts.filter(({ name }) => name).length,
    );
    expect(each).toEqual([8, 6]);
  });

  test('[hall-takes-part 10.5] the code opens at the registration number, and is there where an address is kept only', () => {
    const codes = badgesOf(id, 'http://10.0.0.7:4300').badges.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(people.map((no) => `http://10.0.0.7:4300/#p${no}`).toSorted());
    expect(badgesOf(id, null).badges.every(({ code }) => code === null)).toBe(true);
    // The switch is offered where there is an address, and takes the codes away.
    const without = badgesOf(id, 'http://10.0.0.7:4300', event, false);
    expect([without.hasPage, badgesOf(id, null).hasPage]).toEqual([true, false]);
    expect(without.badges.every(({ code }) => code === null)).toBe(true);
  });

  test('a badge says the whole name: two lines, or smaller letters, before an initial', () => {
    const wide = { text: 'Bergströmlund Noémie', short: 'Bergströmlund N.', lang: null };
    const sheet = badgesOf(id, null);
    const [page] = pagesOf({ ...sheet, badges: sheet.badges.map((badge) => ({ ...badge, name: wide })) }, 'A4');
    const names = (page?.cut?.texts ?? []).filter(({ name }) => name).map(({ fitted }) => fitted.lines.join(' '));
    expect(new Set(names)).toEqual(new Set([wide.text]));
  });

  test('names of any length and script stay on their badge, 9 pt at the least, beside the code', () => {
    const entrants = event.entrants.map((entrant, i) => {
      const name = hostileNames[i % hostileNames.length] ?? entrant.name;
      return { ...entrant, name, familyName: '', givenName: '', club: name, members: entrant.members.map(() => name) };
    });
    const sheet = badgesOf(id, 'http://10.0.0.7:4300', { ...event, entrants });
    for (const { cut, width, height } of pagesOf(sheet, 'A4')) {
      for (const text of cut?.texts ?? []) {
        expect(text.fitted.size).toBeGreaterThanOrEqual(9 * POINT - 1e-9);
        const [right, bottom] = [text.x + text.width, text.y + text.height];
        expect([text.x >= 5, text.y >= 5, right <= width - 5, bottom <= height - 5]).toEqual([true, true, true, true]);
        const met = cut?.codes?.filter(
          ({ x, y, side }) => text.x < x + side && x < right && text.y < y + side && y < bottom,
        );
        expect(met).toEqual([]);
      }
    }
  });
});

test('a member of a team has its name on the badge, whoever plays in pairs has not', () => {
  const event = sampleOf('bridge');
  const four = ['Anna Berg', 'Bo Dahl', 'Cai Ek', 'Dora Falk'];
  const entrants = event.entrants.map((entrant, i) =>
    i === 0
      ? { ...entrant, name: 'Falcons', members: four, club: 'Riga' }
      : // Whoever came without a name goes by those of its members.
        { ...entrant, club: '', ...(i === 1 ? { name: four.join(' – '), members: four } : {}) },
  );
  const { badges } = badgesOf('bridge', null, { ...event, entrants });
  const teams = badges.filter(({ from }) => from.includes('Falcons'));
  expect(teams.map(({ from }) => from)).toEqual(four.map(() => ['Falcons', 'Riga']));
  expect(badges.filter(({ from }) => from.length > 0)).toHaveLength(four.length);
});
