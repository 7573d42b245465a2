/** A file with problems is not read at all, because half an event is worse than none. Warnings do not stop it. */

import type { Problem } from '../problems.ts';
import { checkPlayers, checkPoints, type ReadPlayer } from './check.ts';
import { field, type Line, LONGEST_LINE, linesOf, reportTo, restFrom, wholeNumber } from './columns.ts';
import {
  readAbnormal,
  readAcceleration,
  readBye,
  readOldProhibited,
  readPlayer,
  readProhibited,
  readValues,
} from './read-records.ts';
import { defaultValues, TEAM_TAGS, TEXT_TAGS, type Trf, type TrfValue } from './trf.ts';

/** Larger files are refused before they are looked at. */
const LONGEST = 20_000_000;

export type TrfRead =
  | { readonly ok: true; readonly trf: Trf; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };

const present = <T>(value: T | null): T[] => (value === null ? [] : [value]);

/** @returns the file with warnings, or problems `duel.trf.…` with line and column (in characters) */
export const readTrf = (text: string): TrfRead => {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const report = reportTo(problems);
  const nowhere: Line = { no: 1, letters: [] };
  if (text.length > LONGEST) {
    report('tooLong', nowhere, [1, 1], { length: text.length, most: LONGEST });
    return { ok: false, problems };
  }
  const trf: Mutable<Omit<Trf, 'values'>> = {
    texts: [],
    rounds: null,
    firstColour: null,
    type: '',
    tieBreaks: [],
    players: [],
    byes: [],
    accelerations: [],
    prohibited: [],
    abnormal: [],
    comments: [],
  };
  const values = new Map<TrfValue, number>();
  const players: ReadPlayer[] = [];

  const readers: { readonly [tag: string]: (line: Line) => void } = {
    '###': (line) => trf.comments.push(restFrom(line, 4)),
    '001': (line) => players.push(...present(readPlayer(line, report)).map((player) => ({ line, player }))),
    '142': (line) => {
      trf.rounds = wholeNumber(line, [5, line.letters.length], [1, 999], report);
    },
    '152': (line) => {
      const colour = field(line, [5, 5]).toLowerCase();
      if (colour === 'w' || colour === 'b') trf.firstColour = colour;
      else report('badColour', line, [5, 5], { round: 1 });
    },
    '162': (line) => {
      for (const [letter, points] of readValues(line, report)) values.set(letter, points);
    },
    '192': (line) => {
      trf.type = restFrom(line, 5);
    },
    '202': (line) => {
      trf.tieBreaks = restFrom(line, 5)
        .split(',')
        .map((code) => code.trim())
        .filter((code) => code !== '');
    },
    '240': (line) => trf.byes.push(...present(readBye(line, report))),
    '250': (line) => trf.accelerations.push(...present(readAcceleration(line, report))),
    '260': (line) => trf.prohibited.push(...present(readProhibited(line, report))),
    '299': (line) => trf.abnormal.push(...present(readAbnormal(line, report))),
    XXR: (line) => {
      trf.rounds = wholeNumber(line, [4, line.letters.length], [1, 999], report);
    },
    XXP: (line) => trf.prohibited.push(...present(readOldProhibited(line, report))),
  };

  for (const line of linesOf(text)) {
    if (line.letters.length > LONGEST_LINE) {
      report('lineTooLong', line, [1, 3], { most: LONGEST_LINE });
      continue;
    }
    const tag = field(line, [1, 3]);
    if (tag === '') {
      if (restFrom(line, 1) !== '') report('noTag', line, [1, 3]);
      continue;
    }
    const reader = readers[tag];
    if (reader !== undefined) reader(line);
    else if (TEXT_TAGS.includes(tag)) trf.texts.push({ tag, text: restFrom(line, 5) });
    else if (TEAM_TAGS.includes(tag)) report('teams', line, [1, 3]);
    else reportTo(warnings)('unknownRecord', line, [1, 3]);
  }
  if (players.length === 0) report('noPlayers', nowhere, [1, 1]);
  checkPlayers(players, report);
  if (problems.length > 0) return { ok: false, problems };
  const win = values.get('W') ?? defaultValues.W;
  const draw = values.get('D') ?? defaultValues.D;
  const all = { ...defaultValues, W: win, D: draw, P: win, X: draw, ...Object.fromEntries(values) };
  checkPoints(players, { values: all, abnormal: trf.abnormal }, reportTo(warnings));
  const ordered = players.map(({ player }) => player).sort((a, b) => a.number - b.number);
  return { ok: true, trf: { ...trf, values: all, players: ordered }, warnings };
};
