import { cleanText } from '../tournament/people/names.ts';
import type { EntrantField, TraitCode } from './fields.ts';

/**
 * `city` stands in for a missing country. The columns beside it tell whether `team` is a name, a club or a trait, and that
 * `plainName` ("name") is the given name. `ordinal` numbers lines or members.
 */
export type HeadingMeaning =
  | EntrantField
  | 'plainName'
  | 'member'
  | 'city'
  | 'team'
  | 'ordinal'
  | `trait.${Exclude<TraitCode, 'team'>}`;

const words: { readonly [meaning in HeadingMeaning]: string } = {
  name:
    'full name, player, players, player name, participant, participants, competitor, entrant, nickname, nick, tag, ' +
    'gamertag, handle, pair, pairs, pair name, names, фио, фамилия имя, фамилия и имя, имя и фамилия, имя фамилия, ' +
    'фамилия имя отчество, игрок, игроки, участник, участники, имя игрока, спортсмен, ник, никнейм, тег, тэг, пара, ' +
    'пары, название',
  plainName: 'name, имя, имена',
  familyName: 'family name, surname, last name, lastname, фамилия, фамилии',
  givenName: 'given name, first name, firstname, forename, личное имя',
  reading: 'reading, kana, furigana, yomi, sort key, sort name, чтение, ключ сортировки',
  club: 'club, clubs, organisation, organization, society, school, клуб, организация, школа',
  country:
    'country, country code, country or city, nation, nationality, federation, fed, flag, страна, страна или город, федерация, гражданство',
  number:
    'number, ema, ema number, ema no, ema id, id, player id, player number, member number, membership number, ' +
    'membership, licence, license, licence number, license number, fide id, номер, номер ema, номер ема, ema номер, ' +
    'ид, id игрока, номер игрока, членский номер, номер лицензии, лицензия',
  member: 'partner, member, партнер, напарник, член команды',
  city: 'city, town, place, region, город, населенный пункт, регион, область',
  team: 'team, teams, team name, команда, команды, название команды',
  ordinal: '#, №, no, nr, n, num, п/п, № п/п, n п/п, пп, рег №, reg no',
  'trait.seed': 'seed, seeding, seed number, посев, сид, номер посева, сеяный',
  'trait.rating': 'rating, elo, рейтинг, рейтинг эло',
  'trait.fixedTable': 'fixed table, table, стол, постоянный стол, фиксированный стол',
  'trait.paid': 'paid, payment, оплата, оплачено, оплатил, взнос',
  'trait.expert': 'expert, experts, эксперт, опытный',
  'trait.clockOperator': 'clock operator, clock, оператор часов, часы',
  'trait.standIn': 'stand-in, stand in, standin, запасной, на замену',
  'trait.stationary':
    'stationary, has to be stationary, must be stationary, stationary pair, sitter, sitting, stays, ' +
    'не переходит, остается за столом, постоянно за столом, стационарно, стационарная, стационарная пара',
  'trait.largePrint': 'large print, large-print, big print, крупный шрифт, крупно',
  'trait.lang': 'language, lang, язык',
  'trait.otherScript':
    'second script, second-script name, other script, native name, name in native script, kanji, original name, latin name, ' +
    'имя латиницей, латиницей, второе письмо, имя вторым письмом, оригинальное имя',
};

export const folded = (heading: string): string =>
  cleanText(heading)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[.:*_"()]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const meanings = new Map(
  Object.entries(words).flatMap(([meaning, list]) =>
    list.split(', ').map((word) => [word, meaning as HeadingMeaning] as const),
  ),
);

/** "Player 1", "Игрок №2", "Member 3": the members of a pair or a team in columns of their own. */
const numberedMember = /^(player|member|partner|name|игрок|участник|партнер|имя|фамилия имя|фио) ?[#№]? ?\d{1,2}$/;

export const headingMeaning = (heading: string): HeadingMeaning | null => {
  const word = folded(heading);
  return numberedMember.test(word) ? 'member' : (meanings.get(word) ?? null);
};

/** Headings of that kind come in twos; alone it is what somebody is called. */
export const isNumberedMember = (heading: string): boolean => numberedMember.test(folded(heading));

/** The other one of two, in a column of their own. */
export const isPartner = (heading: string): boolean => ['partner', 'партнер', 'напарник'].includes(folded(heading));

/** Names that are one person's: "pair" and "team" are names of several. */
export const namesOne = (heading: string): boolean => {
  const word = folded(heading);
  return (
    !/^(pair|team|names|пар|команд|названи)/u.test(word) &&
    ['name', 'plainName'].includes(headingMeaning(heading) ?? '')
  );
};
