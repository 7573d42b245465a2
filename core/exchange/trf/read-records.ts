import { field, type Line, type Report, restFrom, tenths, wholeNumber } from './columns.ts';
import {
  isMatch,
  RESULTS,
  roundColumn,
  type TrfAbnormal,
  type TrfAcceleration,
  type TrfBye,
  type TrfPlayer,
  type TrfProhibited,
  type TrfResult,
  type TrfRound,
  type TrfValue,
} from './trf.ts';

const PLAYER: readonly [number, number] = [1, 9999];
const ROUND: readonly [number, number] = [1, 999];

const isResult = (text: string): text is TrfResult => (RESULTS as readonly string[]).includes(text);

const readRound = (line: Line, round: number, report: Report): TrfRound => {
  const start = roundColumn(round);
  const id = field(line, [start, start + 3]);
  const opponent = id === '0000' || id === '0' ? null : wholeNumber(line, [start, start + 3], PLAYER, report);
  const letter = field(line, [start + 5, start + 5]).toLowerCase();
  if (!['', '-', 'w', 'b'].includes(letter)) report('badColour', line, [start + 5, start + 5], { round });
  const text = field(line, [start + 7, start + 7]).toUpperCase();
  if (text !== '' && !isResult(text)) report('badResult', line, [start + 7, start + 7], { round });
  const result = isResult(text) ? text : 'Z';
  if (isResult(text) && isMatch(result) && opponent === null && result !== '-' && result !== '+') {
    report('noOpponent', line, [start, start + 7], { round });
  }
  if (opponent !== null && (text === '' || (isResult(text) && !isMatch(result)))) {
    report('noResult', line, [start, start + 7], { round, opponent });
  }
  return { opponent, colour: letter === 'w' || letter === 'b' ? letter : null, result };
};

/** `001`; null without a usable start number. Its other fields are looked at all the same. */
export const readPlayer = (line: Line, report: Report): TrfPlayer | null => {
  const number = wholeNumber(line, [5, 8], PLAYER, report);
  if (field(line, [5, 8]) === '') report('noNumber', line, [5, 8]);
  const sex = field(line, [10, 10]).toLowerCase();
  if (!['', 'm', 'w', 'f'].includes(sex)) report('badSex', line, [10, 10]);
  const name = field(line, [15, 47]);
  if (name === '') report('noName', line, [15, 47], { number: field(line, [5, 8]) });
  const rating = wholeNumber(line, [49, 52], [0, 9999], report);
  const points = tenths(line, [81, 84], report) ?? 0;
  const rank = wholeNumber(line, [86, 89], [0, 9999], report);
  const rounds: TrfRound[] = [];
  const end = line.letters.findLastIndex((letter) => letter !== ' ') + 1;
  for (let round = 1; roundColumn(round) <= end; round++) rounds.push(readRound(line, round, report));
  if (number === null) return null;
  return {
    number,
    sex: sex === 'm' ? 'm' : sex === 'w' || sex === 'f' ? 'w' : '',
    title: field(line, [11, 13]),
    name,
    rating,
    federation: field(line, [54, 56]),
    fideNumber: field(line, [58, 68]),
    birth: field(line, [70, 79]),
    points,
    rank,
    rounds,
  };
};

const numbersFrom = (line: Line, from: number, report: Report): number[] => {
  const numbers: number[] = [];
  for (let column = from; column <= line.letters.length; column += 5) {
    const number = wholeNumber(line, [column, column + 3], PLAYER, report);
    if (number !== null) numbers.push(number);
  }
  return numbers;
};

const isValue = (text: string): text is TrfValue => text !== '' && 'WDLAPX'.includes(text);

/** `162`: pairs of a letter and its points, one every nine columns. */
export const readValues = (line: Line, report: Report): [TrfValue, number][] => {
  const values: [TrfValue, number][] = [];
  for (let column = 6; column <= line.letters.length; column += 9) {
    const letter = field(line, [column, column]).toUpperCase();
    if (letter === '' && field(line, [column, column + 4]) === '') continue;
    const points = tenths(line, [column + 1, column + 4], report);
    if (!isValue(letter)) report('badValue', line, [column, column]);
    else if (points !== null) values.push([letter, points]);
  }
  return values;
};

/** `240`: a bye given in advance. */
export const readBye = (line: Line, report: Report): TrfBye | null => {
  const type = field(line, [5, 5]).toUpperCase();
  const round = wholeNumber(line, [7, 9], ROUND, report);
  if (type !== 'F' && type !== 'H' && type !== 'Z') {
    report('badBye', line, [5, 5]);
    return null;
  }
  return round === null ? null : { type, round, players: numbersFrom(line, 11, report) };
};

/** `250`: fictitious points of a range of players in a range of rounds. */
export const readAcceleration = (line: Line, report: Report): TrfAcceleration | null => {
  const points = tenths(line, [10, 13], report);
  const firstRound = wholeNumber(line, [15, 17], ROUND, report);
  const lastRound = wholeNumber(line, [19, 21], ROUND, report);
  const firstPlayer = wholeNumber(line, [23, 26], PLAYER, report);
  const lastPlayer = wholeNumber(line, [28, 31], PLAYER, report);
  if (points === null || firstRound === null || lastRound === null || firstPlayer === null || lastPlayer === null) {
    report('incomplete', line, [1, line.letters.length]);
    return null;
  }
  return { points, firstRound, lastRound, firstPlayer, lastPlayer };
};

/** `260`: players who must not meet each other in a range of rounds. */
export const readProhibited = (line: Line, report: Report): TrfProhibited | null => {
  const firstRound = wholeNumber(line, [5, 7], ROUND, report);
  const lastRound = wholeNumber(line, [9, 11], ROUND, report);
  const players = numbersFrom(line, 13, report);
  if (firstRound === null || lastRound === null || players.length < 2) {
    report('incomplete', line, [1, line.letters.length]);
    return null;
  }
  return { firstRound, lastRound, players };
};

/** `XXP`, the TRF16 form: start numbers with blanks between them, for the whole event. */
export const readOldProhibited = (line: Line, report: Report): TrfProhibited | null => {
  const players = restFrom(line, 4).split(/\s+/).map(Number);
  if (players.length >= 2 && players.every((number) => number >= 1 && number <= 9999)) {
    return { firstRound: 1, lastRound: 999, players };
  }
  report('incomplete', line, [1, line.letters.length]);
  return null;
};

const ABNORMAL = ['', 'W', 'D', 'L', 'F', 'H', 'Z', '+', '-'] as const;

/** `299`: points that differ from the values. */
export const readAbnormal = (line: Line, report: Report): TrfAbnormal | null => {
  const letter = field(line, [5, 5]).toUpperCase();
  const type = ABNORMAL.find((known) => known === letter);
  const points = tenths(line, [13, 17], report);
  const round = wholeNumber(line, [20, 22], [0, 999], report);
  const players = numbersFrom(line, 24, report);
  if (type === undefined) report('badAbnormal', line, [5, 5]);
  if (type === undefined || points === null || players.length === 0) {
    if (type !== undefined) report('incomplete', line, [1, line.letters.length]);
    return null;
  }
  return { type, points, round: round === 0 ? null : round, players };
};
