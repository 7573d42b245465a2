/** Events of every game and size with the usual names of [L-8]: people up to 20 characters, tags up to 15. Made, not recorded. */

import type { Game } from '../../../core/game/game.ts';
import { families } from '../../../core/games/all.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import { emptyLedger } from '../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { event } from '../games/poker/paper-event.ts';
import { created, run, stateOf } from '../tournament/event.ts';
import { seatedBy } from './hall-of-names.ts';

const GIVEN =
  'Anna Björn Chloé Dmitri Eoin Fatima Giulia Hanna Ilse Jürgen Kenji Lars Márta Noémie Oskar Petra Quentin Rosa Søren Tomáš Ulrika Vincent Wojciech Xavier Yuki Zoë Aleksander Małgorzata'.split(
    ' ',
  );
const STEMS =
  'Ander Berg Carl Dahl Erik Fisch Grön Holm Jan Karl Lind Malm Nord Öster Peter Ros Sand Thor Ulf Vik West Zand'.split(
    ' ',
  );
const ENDS = 'son sen ström mann qvist ova ski mark dal'.split(' ');
const FAMILY = [
  ..."Åkesson Bergström Carlsen d'Aubigné Dvořák Eriksson Ferreira García-Márquez Hämäläinen Ibáñez Jansen Kowalska Lindqvist Moreau Müller Nagy O'Connor Popescu Quist Rossi Szymańska Takahashi Vasiljev Yılmaz Žižka".split(
    ' ',
  ),
  ...ENDS.flatMap((end) => STEMS.map((stem) => stem + end)),
];
const GIVEN_RU =
  'Анна Борис Вера Галина Дмитрий Евгений Жанна Зоя Иван Кирилл Любовь Мария Николай Ольга Павел Роман Светлана Тимур Ульяна Фёдор Юлия'.split(
    ' ',
  );
const FAMILY_RU =
  'Агафонов Белова Виноградова Григорьева Дёмина Ершов Жуков Зайцева Ильин Калашников Лебедев Морозова Новиков Орлова Поляков Рябов Смирнова Тихомирова Ушаков Фомин Хохлова Цветков Чернышёва Шевченко Щербаков Яковлева'.split(
    ' ',
  );
const FIRST = 'Pixel Neo Shadow Ghost Iron Velvet Cosmic Turbo Lucky Silent Salty Mira'.split(' ');
const SECOND = 'Panda Otter Storm Tiger Raven Fox Wolf Mage Byte Knight Note Vale'.split(' ');

const LONGEST = { person: 20, tag: 15 } as const;

export type Written = { readonly name: string; readonly familyName: string; readonly givenName: string };

/** In the order of a journal: no list comes sorted. */
const pairs = (families: readonly string[], given: readonly string[], most: number): readonly Written[] => {
  const all = families.flatMap((familyName, f) =>
    given.flatMap((_, g) => {
      const givenName = given[(g + 5 * f) % given.length] ?? '';
      const name = `${familyName} ${givenName}`;
      return [...name].length > most ? [] : [{ name, familyName, givenName }];
    }),
  );
  const step = 1031;
  return all.map((_, i) => all[(i * step) % all.length] ?? { name: '', familyName: '', givenName: '' });
};

const numbered = (people: readonly Written[], count: number, most: number): readonly Written[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = Math.floor(i / people.length);
    const { name, familyName, givenName } = people[i % people.length] ?? { name: '', familyName: '', givenName: '' };
    if (turn === 0) return { name, familyName, givenName };
    const given = `${[...givenName].slice(0, most - [...familyName].length - 3).join('')} ${String.fromCharCode(64 + turn)}`;
    return { name: `${familyName} ${given}`, familyName, givenName: given };
  });

export const latin = (count: number, most: number = LONGEST.person): readonly Written[] =>
  numbered(pairs(FAMILY, GIVEN, most), count, most);
export const cyrillic = (count: number, most: number = LONGEST.person): readonly Written[] =>
  numbered(pairs(FAMILY_RU, GIVEN_RU, most), count, most);

export const tags = (count: number): readonly Written[] =>
  Array.from({ length: count }, (_, i) => {
    const word = `${FIRST[(i * 5) % FIRST.length]}${SECOND[(i * 7 + Math.floor(i / 12)) % SECOND.length]}`;
    return { name: `${word}${i % 3 === 0 && i < 40 ? '' : i}`.slice(-LONGEST.tag), familyName: '', givenName: '' };
  });

export const gameOf = (id: GameId): Game => families[id];

const CREATED: { readonly [game: string]: object } = { duel: { plannedRounds: 7 }, bridge: { plannedRounds: 6 } };

const entered = (family: GameId, entrants: readonly object[]): Tournament =>
  stateOf(
    run(
      emptyLedger,
      {
        ...created,
        family,
        rules: gameOf(family).rules.usual,
        ...CREATED[family],
        name: 'Autumn Open 2026',
      } as CommandInput,
      { type: 'entrants.add', entrants: [...entrants] } as CommandInput,
    ),
  );

export const mahjongWall = (people: readonly Written[]): Tournament => seatedBy(entered('mahjong', people), 4);

export const duelWall = (people: readonly Written[]): Tournament => seatedBy(entered('duel', people), 2);

/** Everybody of the first half of the list with somebody of the second: two families are seldom a pair twice, as among people. */
export const bridgeWall = (people: readonly Written[]): Tournament => {
  const half = people.length / 2;
  const entrants = Array.from({ length: half }, (_, i) => {
    const both = [i, half + ((37 * i) % half)].flatMap((at) => people[at] ?? []);
    return {
      name: both.map(({ familyName }) => familyName).join(' – '),
      members: both.map(({ familyName, givenName }) => `${givenName} ${familyName}`),
    };
  });
  return seatedBy(entered('bridge', entrants), 2);
};

export const pokerWall = (people: readonly Written[], seats = 9): Tournament => {
  const made = event(0, { seatCount: seats });
  made.send({
    type: 'entrants.add',
    entrants: people.map((person) => ({ ...person, traits: { paid: true } })),
  } as CommandInput);
  made.floor({ do: 'addTables', count: Math.ceil(people.length / seats) });
  made.floor({ do: 'initialDraw', at: 1_800_000_000_000 });
  return made.tournament;
};
