/**
 * The results of a bridge event as USEBIO XML 1.2, which federations of the British Isles, New Zealand and Australia take
 * in. We write what open programs write and read (docs/EXCHANGE.md) and name no document type, because we could not read
 * its definition.
 *
 * | element | where |
 * | --- | --- |
 * | `CLUB`, and `EVENT` with its description, day, boards and kind of scores | `usebioText` |
 * | `PARTICIPANTS`: pairs or teams with their place and total, best first | `participant` |
 * | `MATCH`: round, both sides and their scores; of teams the boards, too | `matchesOf` |
 *
 * Only rounds up to which everything is in. Byes, walkovers, decisions of the desk and stand-ins for missing results are in
 * the totals alone. No boards: this program has none.
 */

import type { Account } from '../games/bridge/results/accounts.ts';
import { completeThrough, eventOf, numbersOf, roundBoards } from '../games/bridge/results/event.ts';
import { type Ranked, rankingAfter } from '../games/bridge/results/ranking.ts';
import type { BridgeRules, RankingUnit } from '../games/bridge/rules/rules.ts';
import { rulesOf } from '../games/bridge/rules/state.ts';
import { type Entrant, entrantOf, type Tournament } from '../tournament/state.ts';
import type { EntrantId, RoundNo } from '../tournament/words.ts';

export type UsebioHead = {
  readonly club: string;
  readonly clubNumber: string;
  /** dd/mm/yyyy. */
  readonly day: string;
};

type Attributes = { readonly [name: string]: string };
type Element = {
  readonly name: string;
  readonly attributes?: Attributes;
  readonly content: string | readonly Element[];
};

/** XML 1.0 cannot hold these in any form. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const written = ({ name, attributes = {}, content }: Element, indent = ''): string => {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((element) => written(element, `${indent}  `)).join('')}${indent}`;
  return `${indent}<${name}${head.join('')}>${inside}</${name}>\n`;
};

const of = (name: string, content: string | number | readonly Element[], attributes: Attributes = {}): Element => ({
  name,
  attributes,
  content: typeof content === 'number' ? String(content) : content,
});

const METHODS: { readonly [unit in RankingUnit]: string } = { vp: 'VPS', imp: 'IMPS', mp: 'PERCENTAGE' };

const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Numbers are written where as many are given as there are players. */
const playersOf = ({ name, members, number }: Entrant): readonly Element[] => {
  const players = members.length === 0 ? [name] : members;
  const numbers = number.split(/[\s,;/&+]+/).filter((part) => part !== '');
  return players.map((player, i) =>
    of('PLAYER', [
      of('PLAYER_NAME', player),
      ...(numbers.length === players.length ? [of('NATIONAL_ID_NUMBER', numbers[i] ?? '')] : []),
    ]),
  );
};

const participant = (tournament: Tournament, { kind, ranking }: BridgeRules, row: Ranked): Element => {
  const entrant = entrantOf(tournament, row.entrant);
  const { total, contestant } = row.account;
  const score = [
    ...(row.place === null ? [] : [of('PLACE', row.place)]),
    of(ranking === 'mp' ? 'PERCENTAGE' : 'TOTAL_SCORE', decimal(total)),
  ];
  const players = entrant === undefined ? [] : playersOf(entrant);
  return kind === 'pairs'
    ? of('PAIR', [of('PAIR_NUMBER', contestant.number), ...score, ...players])
    : of('TEAM', [...score, ...players], { TEAM_ID: String(contestant.number), TEAM_NAME: entrant?.name ?? '' });
};

const playedScore = ({ lines, scores }: Account, round: RoundNo): number | null => {
  const at = lines.findIndex((line) => line.round === round && line.kind === 'match' && !line.provisional);
  return at === -1 ? null : (scores[at] ?? null);
};

const matchesOf = (
  tournament: Tournament,
  { kind }: BridgeRules,
  ranked: readonly Ranked[],
  through: RoundNo,
): readonly Element[] => {
  const accounts = new Map<EntrantId, Account>(ranked.map(({ entrant, account }) => [entrant, account]));
  const numbers = numbersOf(tournament);
  const side = (id: EntrantId, round: RoundNo) => {
    const account = accounts.get(id);
    const score = account === undefined ? null : playedScore(account, round);
    return score === null ? null : { number: numbers.get(id) ?? 0, score: decimal(score) };
  };
  return tournament.rounds
    .filter(({ no }) => no <= through)
    .flatMap(({ no, tables }) =>
      tables.flatMap(({ seats: [north = 0, east = 0] }): readonly Element[] => {
        const [ns, ew] = [side(north, no), side(east, no)];
        if (ns === null || ew === null) return [];
        const { from, to } = roundBoards(tournament, no);
        const sides =
          kind === 'pairs'
            ? [
                of('NS_PAIR_NUMBER', ns.number),
                of('EW_PAIR_NUMBER', ew.number),
                of('NS_SCORE', ns.score),
                of('EW_SCORE', ew.score),
              ]
            : [
                of('TEAM', ns.number),
                of('OPPOSING_TEAM', ew.number),
                of('START_BOARD_NUMBER', from),
                of('END_BOARD_NUMBER', to),
                of('TEAM_SCORE', ns.score),
                of('OPPOSING_TEAM_SCORE', ew.score),
              ];
        return [of('MATCH', [of('ROUND_NUMBER', no), ...sides])];
      }),
    );
};

export const usebioText = (tournament: Tournament, { club, clubNumber, day }: UsebioHead): string | null => {
  const through = completeThrough(tournament);
  if (through === 0) return null;
  const rules = rulesOf(tournament);
  const ranked = rankingAfter(eventOf(tournament), through, tournament.seed);
  const boards = tournament.rounds
    .filter(({ no }) => no <= through)
    .map(({ no }) => roundBoards(tournament, no))
    .reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const event = of(
    'EVENT',
    [
      of('PROGRAM_NAME', 'Seatwright'),
      of('EVENT_DESCRIPTION', tournament.name),
      of('DATE', day),
      of('WINNER_TYPE', 1),
      of('MATCH_SCORING_METHOD', METHODS[rules.ranking]),
      of('BOARDS_PLAYED', boards),
      of('BOARDS_PER_ROUND', rules.boardsPerRound),
      of(
        'PARTICIPANTS',
        ranked.map((row) => participant(tournament, rules, row)),
      ),
      ...matchesOf(tournament, rules, ranked, through),
    ],
    { EVENT_TYPE: rules.kind === 'pairs' ? 'SWISS_PAIRS' : 'SWISS_TEAMS' },
  );
  const clubOf = of('CLUB', [of('CLUB_NAME', club), of('CLUB_ID_NUMBER', clubNumber)]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(of('USEBIO', [clubOf, event], { Version: '1.2' }))}`;
};
