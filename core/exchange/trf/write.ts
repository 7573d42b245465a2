import { laid, type Piece, padded, pointsText } from './columns.ts';
import { defaultValues, roundColumn, type Trf, type TrfPlayer, type TrfValue } from './trf.ts';

export type TrfVersion = '2016' | '2026';

const playerLine = (player: TrfPlayer): string => {
  const pieces: Piece[] = [
    [1, 3, '001'],
    [5, 4, String(player.number)],
    [10, 1, player.sex],
    [11, 3, player.title],
    [15, 33, player.name, 'after'],
    [49, 4, player.rating === null ? '' : String(player.rating)],
    [54, 3, player.federation],
    [58, 11, player.fideNumber],
    [70, 10, player.birth],
    [81, 4, pointsText(player.points)],
    [86, 4, player.rank === null ? '' : String(player.rank)],
  ];
  for (const [i, { opponent, colour, result }] of player.rounds.entries()) {
    const start = roundColumn(i + 1);
    pieces.push(
      [start, 4, opponent === null ? '0000' : String(opponent)],
      [start + 5, 1, colour ?? '-'],
      [start + 7, 1, result],
    );
  }
  return laid(pieces);
};

const numbers = (from: number, players: readonly number[]): Piece[] =>
  players.map((number, i): Piece => [from + 5 * i, 4, String(number)]);

const valuesLine = ({ values }: Trf): string[] => {
  const letters = (Object.keys(defaultValues) as TrfValue[]).filter((letter) => letter !== 'X');
  const usual = { ...defaultValues, P: values.W };
  if (letters.every((letter) => values[letter] === usual[letter])) return [];
  const pieces = letters.flatMap((letter, i): Piece[] => [
    [6 + 9 * i, 1, letter],
    [7 + 9 * i, 4, pointsText(values[letter])],
  ]);
  return [laid([[1, 3, '162'], ...pieces])];
};

const newRecords = (trf: Trf): string[] => [
  ...(trf.rounds === null ? [] : [`142 ${trf.rounds}`]),
  ...(trf.firstColour === null ? [] : [`152 ${trf.firstColour.toUpperCase()}`]),
  ...valuesLine(trf),
  ...(trf.type === '' ? [] : [`192 ${trf.type}`]),
  ...(trf.tieBreaks.length === 0 ? [] : [`202 ${trf.tieBreaks.join(',')}`]),
];

const newSections = (trf: Trf): string[] => [
  ...trf.byes.map(({ type, round, players }) =>
    laid([[1, 3, '240'], [5, 1, type], [7, 3, padded(round, 3)], ...numbers(11, players)]),
  ),
  ...trf.accelerations.map(({ points, firstRound, lastRound, firstPlayer, lastPlayer }) =>
    laid([
      [1, 3, '250'],
      [10, 4, pointsText(points)],
      [15, 3, padded(firstRound, 3)],
      [19, 3, padded(lastRound, 3)],
      [23, 4, padded(firstPlayer, 4)],
      [28, 4, padded(lastPlayer, 4)],
    ]),
  ),
  ...trf.prohibited.map(({ firstRound, lastRound, players }) =>
    laid([[1, 3, '260'], [5, 3, padded(firstRound, 3)], [9, 3, padded(lastRound, 3)], ...numbers(13, players)]),
  ),
  ...trf.abnormal.map(({ type, points, round, players }) =>
    laid([
      [1, 3, '299'],
      [5, 1, type],
      [13, 5, pointsText(points)],
      [20, 3, padded(round ?? 0, 3)],
      ...numbers(24, players),
    ]),
  ),
];

const oldRecords = (trf: Trf): string[] => [
  ...(trf.rounds === null ? [] : [`XXR ${trf.rounds}`]),
  ...trf.prohibited.map(({ players }) => `XXP ${players.join(' ')}`),
];

/**
 * Lines end with CRLF. The 2016 form has no records for points per result, tie-breaks, byes in advance, acceleration and
 * abnormal points; they are left out. Rounds and prohibited pairs have the form that pairing engines read.
 */
export const writeTrf = (trf: Trf, version: TrfVersion): string => {
  const isNew = version === '2026';
  const lines = [
    ...trf.texts.map(({ tag, text }) => `${tag} ${text}`),
    ...(isNew ? newRecords(trf) : oldRecords(trf)),
    // Comment lines came with 2026; a 2016 reader would take them for a record.
    ...(isNew ? trf.comments.map((comment) => `### ${comment}`) : []),
    ...trf.players.map(playerLine),
    ...(isNew ? newSections(trf) : []),
  ];
  return lines.map((line) => `${line.trimEnd()}\r\n`).join('');
};
