/** [fault H-2] [people 10.4]: each search of the program finds a name by every spelling, by how it is read and in its second script. */

import { describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { find } from '../../../core/games/poker/results/find.ts';
import { floorOf } from '../../../core/games/poker/steps/state.ts';
import { playOf } from '../../../core/samples/play.ts';
import { findable, meantBy } from '../../../core/sheets/hall/finding.ts';
import { kioskAnswer } from '../../../core/sheets/hall/kiosk.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { GameId, Json } from '../../../core/tournament/words.ts';
import { indexOf, ranked } from '../../../renderer/desk/find/ranking.ts';
import { personEntries } from '../../../renderer/desk/find/thing-entries.ts';
import { found } from '../../../renderer/people/table/listing.ts';
import { finderOf } from '../../../renderer/people/table/person-field.tsx';
import { peopleOf } from '../../../renderer/round/names/people.ts';
import { foundRows } from '../../../renderer/standings/standings-rows.ts';

type Called = {
  readonly name: string;
  readonly reading?: string;
  readonly otherScript?: string;
  readonly typed: readonly string[];
};

const called: readonly Called[] = [
  { name: 'Łukasz Nowak', typed: ['lukasz', 'LUKASZ nowak'] },
  { name: 'Søren Berg', typed: ['soren', 'soeren'] },
  { name: 'Straße Weiß', typed: ['strasse weiss', 'weiß'] },
  { name: 'Joerg Maass', typed: ['jörg', 'joerg maaß'] },
  { name: 'Jörg Æsir', typed: ['joerg', 'aesir'] },
  { name: 'Djordje Ilić', typed: ['đorđe', 'ilic'] },
  { name: 'Yılmaz Işık', typed: ['yilmaz', 'isik'] },
  { name: '渡邉 愛', reading: 'わたなべ あい', typed: ['渡辺', 'ワタナベ', 'watanabe'] },
  { name: 'Sato Ken', reading: 'サトウ ケン', typed: ['さとう'] },
  { name: 'Takahashi Kenta', otherScript: '髙橋 健太', typed: ['高橋', 'takahashi'] },
  { name: 'Ulyana Shcherbakova', otherScript: 'Щербакова Ульяна', typed: ['щербак', 'ULYANA'] },
  { name: 'Алёна Кот', typed: ['алена', 'кот'] },
];

const eventOf = (family: GameId): Tournament => {
  const play = playOf({
    family,
    name: 'Names',
    id: 'e'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    plannedRounds: 3,
    seed: 'names',
  });
  const traits: { [trait: string]: string | boolean } = family === 'poker' ? { paid: true } : {};
  const entrants = called.map(({ name, reading = '', otherScript }) => ({
    name,
    reading,
    traits: otherScript === undefined ? traits : { ...traits, otherScript },
  }));
  play.act({ type: 'entrants.add', entrants });
  const own = (command: Json): void => play.act({ type: 'family.do', command });
  if (family === 'poker') {
    own({ do: 'addTables', count: 2 });
    own({ do: 'initialDraw', at: Date.UTC(2026, 4, 1, 9), overflow: 'wait' });
    return play.tournament();
  }
  if (family === 'bridge') own({ do: 'closePreparations' });
  play.seat(families[family].seating.offers(play.tournament()).find(({ refusal }) => refusal === null)?.id ?? '');
  return play.tournament();
};

/** The ids of whom each search finds, by its place. */
const searches = (event: Tournament): { readonly [place: string]: (typed: string) => readonly number[] } => {
  const { entrants, family } = event;
  const people = peopleOf(event);
  const nobodyActs = personEntries(event, () => []);
  const index = indexOf(nobodyActs);
  const isFound = finderOf(people);
  const rows = entrants.map(({ id }) => ({ place: id, entrant: id, cells: [] }));
  const view = hallView(event, families[family], 'en');
  const seen = view === null ? [] : findable(view);
  const idOf = (text: string): number =>
    entrants.find(({ name }) => name.split(' ').every((word) => text.includes(word)))?.id ?? 0;
  const kiosk = Object.values(view?.own ?? {}).find((page) => page.kind === 'kiosk');
  return {
    people: (typed) => found(entrants, typed).map(({ id }) => id),
    standings: (typed) => foundRows(rows, people, typed).map(({ entrant }) => entrant),
    'a field for a person': (typed) =>
      [...people.values()].filter(({ name }) => isFound(name, typed)).map(({ id }) => id),
    'the box of everything': (typed) => ranked(index, typed, []).map(({ no }) => no),
    'find my seat': (typed) => meantBy(seen, typed).map(({ name }) => idOf(name.text)),
    ...(kiosk === undefined
      ? {}
      : { kiosk: (typed) => kioskAnswer(kiosk.listing, typed, 99, 'en').people.map(({ name }) => idOf(name.text)) }),
    ...(family === 'poker'
      ? {
          floor: (typed) =>
            find(
              floorOf(event),
              { entrants, shownName: (id) => people.get(id)?.name ?? null },
              typed,
              () => false,
            ).flatMap((one) => (one.kind === 'player' ? [one.player] : [])),
        }
      : {}),
  };
};

describe.each(['mahjong', 'bridge', 'duel', 'poker'] as const)('H-2 %s', (family) => {
  const event = eventOf(family);
  test.each(Object.entries(searches(event)))('%s', (_place, search) => {
    const lost = called.flatMap(({ name, typed }) => {
      const id = event.entrants.find((entrant) => entrant.name === name)?.id ?? 0;
      return typed.filter((one) => !search(one).includes(id)).map((one) => `${name} by ${one}`);
    });
    expect(lost).toEqual([]);
  });
});
