import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { families } from '../../../core/games/all.ts';
import { type BridgeCommand, startOwn as bridgeStart } from '../../../core/games/bridge/rules/state.ts';
import { type DuelCommand, startOwn as duelStart } from '../../../core/games/duel/rules/state.ts';
import { type MahjongCommand, startOwn as mahjongStart } from '../../../core/games/mahjong/rules/state.ts';
import { languages } from '../../../core/languages.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { familyIds, type GameId } from '../../../core/tournament/words.ts';
import { bridgeHistory } from '../../../renderer/games/bridge/history.ts';
import { duelHistory } from '../../../renderer/games/duel/history.ts';
import type { HistoryPart } from '../../../renderer/games/game-screens.ts';
import { mahjongHistory } from '../../../renderer/games/mahjong/history.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { nameEntrantsBy } from '../../../renderer/i18n/names.ts';

/** At least one command of every kind: a kind without one does not compile. */
type Every<Command extends { readonly do: string }> = {
  readonly [What in Command['do']]: readonly Extract<Command, { readonly do: What }>[];
};

const none = { do: 'none' } as const;

const mahjong: Every<MahjongCommand> = {
  setSeating: [{ do: 'setSeating', seating: {} as never }],
  setApart: [{ do: 'setApart', apart: {} as never }],
  substitute: [{ do: 'substitute', substitute: { player: 1, name: 'Sub', from: 2, until: null } }],
  endSubstitute: [{ do: 'endSubstitute', player: 1, from: 3 }],
  penalise: [{ do: 'penalise', penalty: { player: 1, round: 2, amount: 20_000, reason: 'late' } }],
  cancelPenalty: [{ do: 'cancelPenalty', no: 1, reason: 'mistake' }],
  leave: [{ do: 'leave', player: 1 }],
  comeBack: [{ do: 'comeBack', player: 1 }],
  setScript: [{ do: 'setScript', script: {} as never }],
  clearScript: [{ do: 'clearScript' }],
  setLocalIds: [{ do: 'setLocalIds', localIds: [] }],
  setCurrentGame: [{ do: 'setCurrentGame', current: 3 }],
  dropLines: [{ do: 'dropLines', lines: [1] }],
  writePlayedRounds: [{ do: 'writePlayedRounds' }],
};

const duel: Every<DuelCommand> = {
  shuffleUnseeded: [true, false].map((on) => ({ do: 'shuffleUnseeded' as const, on })),
  setNever: [
    { do: 'setNever', pairs: [[1, 2]] },
    { do: 'setNever', pairs: [] },
  ],
  liftNever: [{ do: 'liftNever', pairs: [[1, 2]] }],
  awardBye: [{ do: 'awardBye', award: { player: 1, round: 2 } }],
  takeByeBack: [{ do: 'takeByeBack', award: { player: 1, round: 2 } }],
  grantMissed: [{ do: 'grantMissed', grant: { player: 1, round: 2, as: 'draw' } }],
  takeGrantBack: [{ do: 'takeGrantBack', player: 1, round: 2 }],
  adjust: [{ do: 'adjust', adjustment: { player: 1, points: -50, reason: 'phone' } }],
  cancelAdjustment: [{ do: 'cancelAdjustment', no: 1, reason: 'mistake' }],
  setTables: [{ do: 'setTables', tables: { first: 1, skipped: [] } }],
  pin: [{ do: 'pin', pin: { player: 1, table: 4, reason: '', accessible: true } }],
  unpin: [{ do: 'unpin', player: 1 }],
  void: [null, 3].map((table) => ({ do: 'void' as const, what: { round: 2, table }, reason: 'fire' })),
  restore: [null, 3].map((table) => ({ do: 'restore' as const, what: { round: 2, table } })),
  disqualify: [{ do: 'disqualify', disqualification: { player: 1, reason: 'cheating', keepPoints: true } }],
  readmit: [{ do: 'readmit', player: 1 }],
  lateArrival: [{ do: 'lateArrival', player: 1 }],
  freeze: [{ do: 'freeze', order: [], reason: '' }],
  unfreeze: [{ do: 'unfreeze' }],
  startCut: [{ do: 'startCut', cut: { size: 8, thirdPlace: true } }],
  cancelCut: [{ do: 'cancelCut' }],
  bestOf: [2, null].map((round) => ({ do: 'bestOf' as const, bestOf: 5 as const, round })),
};

const bridge: Every<BridgeCommand> = {
  setOrder: [{ do: 'setOrder', order: [1, 2] }],
  shuffleNames: [{ do: 'shuffleNames' }],
  closePreparations: [{ do: 'closePreparations' }],
  closeByLot: [{ do: 'closeByLot', clubsApart: true }],
  reopenPreparations: [{ do: 'reopenPreparations' }],
  setHomes: [{ do: 'setHomes', homes: [] }],
  setDirectors: [[], [1], [1, 2]].map((entrants) => ({ do: 'setDirectors' as const, entrants })),
  wishBye: [2, null].map((round) => ({ do: 'wishBye' as const, entrant: 1, round })),
  chooseBye: [
    { do: 'chooseBye', round: 2, entrant: 1, reason: 'ill' },
    { do: 'chooseBye', round: 2, entrant: 1, reason: '' },
    { do: 'chooseBye', round: 2, entrant: null, reason: '' },
  ],
  setAbsences: [
    { do: 'setAbsences', entrant: 1, absences: [{ entrant: 1, from: 2, to: 3 }] },
    { do: 'setAbsences', entrant: 1, absences: [] },
  ],
  withdraw: [{ do: 'withdraw', entrant: 1, from: 3, reason: '', seated: null }],
  reinstate: [{ do: 'reinstate', entrant: 1, from: 4, missed: { kind: 'own' } }],
  addLate: [1, 9].map((count) => ({
    do: 'addLate' as const,
    entrants: Array.from({ length: count }, () => 1),
    from: 2,
    missed: { kind: 'own' },
    pairingScore: 0,
    pairingRounds: 0,
  })),
  setCarryOver: [{ do: 'setCarryOver', scores: [{ entrant: 1, score: 100 }] }],
  adjust: (['penalty', 'award', 'correction'] as const).map((kind) => ({
    do: 'adjust',
    adjustment: { entrant: 1, round: 2, amount: 150, kind, reason: 'slow' },
  })),
  cancelAdjustment: [{ do: 'cancelAdjustment', no: 1 }],
  setProvisional: [{ do: 'setProvisional', round: 2, results: [] }],
  setBreak: [{ minutes: 15, text: '' }, null].map((pause) => ({ do: 'setBreak' as const, after: 2, break: pause })),
  turnOffDelay: [3, null].map((from) => ({ do: 'turnOffDelay' as const, from })),
  ignoreMeetings: [0, 2].map((through) => ({ do: 'ignoreMeetings' as const, through, forgetByes: false })),
  setArrows: (['off', 'evenTablesOddRounds', 'evenTablesAlways', 'balance'] as const).map((arrowMode) => ({
    do: 'setArrows',
    round: 2,
    arrowMode,
  })),
  editRound: [{ do: 'editRound', round: 2, tables: [], byes: [] }],
  convertBarometer: [{ do: 'convertBarometer', rows: [], boards: 2, nextBoard: null }],
  convertTotals: [{ do: 'convertTotals', totals: [] }],
  revertConversion: [{ do: 'revertConversion' }],
};

const adjusted = { no: 1, round: null, reason: 'late', cancelled: null };
const owns: { readonly [family in GameId]?: unknown } = {
  mahjong: { ...mahjongStart, penalties: [{ ...adjusted, player: 1, amount: 20_000 }] },
  duel: { ...duelStart, adjustments: [{ ...adjusted, player: 1, points: -50 }] },
  bridge: { ...bridgeStart, adjustments: [{ ...adjusted, entrant: 1, amount: 150, kind: 'penalty' }] },
};

const parts: readonly (readonly [GameId, HistoryPart<never>, { readonly [what: string]: readonly object[] }])[] = [
  ['mahjong', mahjongHistory, mahjong],
  ['duel', duelHistory, duel],
  ['bridge', bridgeHistory, bridge],
];

const entrants = ['Anna Okafor', 'Björn Dahl'].map((name, i) => ({ id: i + 1, name }));
const eventOf = (family: GameId) => ({ family, own: owns[family], entrants }) as unknown as Tournament;

const toldBy = (family: GameId, { lines, text }: HistoryPart<never>, command: object): string => {
  const event = eventOf(family);
  const step = { changes: [], command: command as never, before: event, after: event };
  return lines(step).map(text).join('; ');
};

/** Whether a command is about somebody: then the history names them. */
const isAbout = (command: object): boolean => /"(player|entrant)":1|\[1,2\]|"no":1/.test(JSON.stringify(command));
const isOfMany = (command: { readonly do?: string }): boolean =>
  ['setOrder', 'setCarryOver', 'dropLines', 'editRound'].includes(command.do ?? none.do) ||
  JSON.stringify(command).length > 2000;

afterEach(async () => {
  await i18n.changeLanguage('en');
});

describe.each(parts)('the history of %s', (family, part, commands) => {
  nameEntrantsBy((id) => entrants.find((entrant) => entrant.id === id)?.name ?? null);

  it.each(languages)('tells every own step in plain words, in %s', async (tongue) => {
    await i18n.changeLanguage(tongue);
    const told = Object.values(commands)
      .flat()
      .map((command) => toldBy(family, part, command));
    for (const words of told) {
      expect(words).not.toMatch(/\{\{|undefined|NaN|steps\.|\(\)|^$/u);
      if (tongue === 'ru') expect(words).toMatch(/[А-я]/u);
    }
    expect(new Set(told).size).toBe(told.length);
  });

  it('names whom it is about', () => {
    const about = Object.values(commands)
      .flat()
      .filter((command) => isAbout(command) && !isOfMany(command));
    expect(about.length).toBeGreaterThan(5);
    for (const command of about) expect(toldBy(family, part, command)).toContain('Anna Okafor');
  });
});

it('every game with commands of its own is told of', () => {
  const withOwn = familyIds.filter((family) => !(families[family].steps.command instanceof z.ZodNever));
  // The floor has a test of its own.
  expect([...parts.map(([family]) => family), 'poker'].toSorted()).toEqual(withOwn.toSorted());
});
