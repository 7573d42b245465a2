/**
 * [T-MSG-1] [reliability 17.1, 17.3]: every refusal of the file, the door, imports, the engine and the hall in the network, with the trial that
 * brings it about. A code that is added without a trial, a row whose trial no longer names its code, and a row of a
 * code that is gone all fail here. That each code has a sentence and its ways out in both languages is held by
 * `file/messages.test.ts` and `core/locales.test.ts`.
 */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../core/languages.ts';
import en from '../../resources/locales/en/file.json' with { type: 'json' };
import ru from '../../resources/locales/ru/file.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

/** Code → the trial that brings it about, below `test/`. */
const TRIALS: Readonly<Record<string, string>> = {
  // [reliability 5.1 to 5.3, 6.2] opening.
  'file.missing': 'electron/file/check/opening.test.ts',
  'file.empty': 'electron/file/check/opening.test.ts',
  'file.folder': 'electron/file/check/opening.test.ts',
  'file.notTournament': 'electron/file/check/opening.test.ts',
  'file.otherKind': 'electron/file/check/opening.test.ts',
  'file.newer': 'electron/file/check/opening.test.ts',
  'file.altered': 'electron/file/schema.test.ts',
  'file.damaged': 'electron/file/damage.test.ts',
  'file.locked': 'electron/file/lock.test.ts',
  'file.changed': 'electron/backend/refused.test.ts',
  'file.unreadable': 'electron/file/check/opening.test.ts',
  'file.notAllowed': 'electron/file/messages.test.ts',
  'file.pathTooLong': 'electron/backend/places.test.ts',
  'file.readOnly': 'electron/file/check/opening.test.ts',
  'file.noRecoveryFolder': 'electron/file/check/opening.test.ts',
  'file.unsafePlace': 'electron/backend/refused.test.ts',
  'file.notChecked': 'electron/checker/checker.test.ts',
  'file.logMissing': 'electron/file/lost-log.test.ts',
  'file.logDamaged': 'electron/file/lost-log.test.ts',
  'file.shorter': 'electron/file/lost-log.test.ts',
  'file.newerCopy': 'electron/file/sidecars.test.ts',
  'file.folderNotShown': 'electron/backend/places.test.ts',
  'file.noLocalFolder': 'electron/backend/places.test.ts',
  'file.keptHere': 'electron/backend/places.test.ts',
  'file.replaced': 'electron/backend/overwritten.test.ts',
  'file.twin': 'electron/backend/shared-files.test.ts',
  'file.viewing': 'electron/copies/copies.test.ts',
  'file.noCopy': 'electron/backend/refused.test.ts',
  'file.unknownHandle': 'electron/backend/backend.test.ts',
  'file.severalGiven': 'desktop/start/given.test.ts',
  // [reliability 3.5, 3.6] writing.
  'file.exists': 'electron/file/tournament-file.test.ts',
  'file.diskFull': 'electron/file/trouble.test.ts',
  'file.notConfirmed': 'electron/file/disk.test.ts',
  'file.moved': 'electron/file/trouble.test.ts',
  'file.overwritten': 'electron/file/overwritten.test.ts',
  'file.movedNoCopy': 'electron/file/trouble.test.ts',
  'file.notTidied': 'electron/backend/refused.test.ts',
  'file.lowSpace': 'electron/copies/copies.test.ts',
  'file.notWritten': 'electron/backend/save-text.test.ts',
  'file.putBackChanged': 'electron/backend/shared-files.test.ts',
  // [reliability 4.7, 7, 8, 16] erasing, copies, recovery, renewal.
  'file.notErased': 'electron/backend/refused.test.ts',
  'file.copyFailed': 'electron/copies/copies.test.ts',
  'file.entering': 'electron/copies/copies.test.ts',
  'file.notRecovered': 'electron/backend/refused.test.ts',
  'file.notRenewed': 'electron/file/renew.test.ts',
  // [reliability 11, 13.11] the door.
  'door.moved': 'electron/host/door-place.test.ts',
  'door.badInput': 'electron/backend/backend.test.ts',
  'door.closing': 'electron/backend/ending.test.ts',
  'door.fault': 'electron/backend/log-text.test.ts',
  'door.noHello': 'electron/host/loopback.test.ts',
  'door.notAllowed': 'electron/backend/backend.test.ts',
  'door.stranger': 'electron/host/ipc.test.ts',
  'door.tooFast': 'electron/host/ipc.test.ts',
  'door.tooLarge': 'electron/backend/refused.test.ts',
  'door.unknownMethod': 'electron/backend/backend.test.ts',
  'door.wrongKey': 'electron/host/loopback.test.ts',
  'door.failed': 'renderer/desk/refused.test.ts',
  'door.lost': 'renderer/desk/socket.test.ts',
  'door.otherFile': 'renderer/desk/line.test.ts',
  // [reliability 14.1 to 14.3] imports.
  'entrant.tooMany': 'core/tournament/limits.test.ts',
  'event.form': 'electron/backend/handlers/events.test.ts',
  'event.newer': 'electron/backend/handlers/events.test.ts',
  'event.notJson': 'electron/backend/handlers/events.test.ts',
  'event.notRead': 'electron/backend/handlers/events.test.ts',
  'event.other': 'electron/backend/handlers/events.test.ts',
  'event.step': 'electron/backend/handlers/events.test.ts',
  'event.tooDeep': 'core/exchange/json-depth.test.ts',
  'exchange.rounds.noRounds': 'core/refused.test.ts',
  'people.emptyList': 'renderer/people/list-draft.test.ts',
  'people.emptyName': 'core/exchange/people.test.ts',
  'people.notAllowed': 'renderer/desk/refused.test.ts',
  'people.notText.locked': 'electron/checker/read-book.test.ts',
  'people.notText.office': 'electron/checker/read-book.test.ts',
  'people.tooBig': 'electron/checker/read-book.test.ts',
  'people.tooManyColumns': 'electron/checker/read-book.test.ts',
  'people.tooManyParts': 'electron/checker/read-book.test.ts',
  'people.tooManyRows': 'electron/checker/read-book.test.ts',
  'people.notWhole': 'core/exchange/people.test.ts',
  'people.notYesNo': 'core/exchange/people.test.ts',
  'people.tooLong': 'core/exchange/people.test.ts',
  'people.unclosedQuote': 'core/exchange/people.test.ts',
  // 9: the engine.
  'seating.changesOther': 'core/tournament/hand-change.test.ts',
  'seating.stale': 'electron/backend/publish.test.ts',
  'seating.badDraw': 'electron/cli/cli.test.ts',
  'seating.badRequest': 'electron/cli/cli.test.ts',
  'seating.busy': 'electron/backend/engine.test.ts',
  'seating.engineDied': 'electron/backend/engine.test.ts',
  'seating.engineFault': 'electron/backend/refused.test.ts',
  'seating.missing': 'core/games/duel/duel.test.ts',
  'seating.noFamily': 'electron/cli/cli.test.ts',
  'seating.noMethod': 'electron/cli/cli.test.ts',
  'seating.notJson': 'electron/cli/cli.test.ts',
  'seating.options': 'core/games/duel/duel.test.ts',
  'seating.stranger': 'core/tournament/decide.test.ts',
  'seating.tableTwice': 'core/refused.test.ts',
  'seating.tooLong': 'electron/cli/cli.test.ts',
  'seating.tooMuchMemory': 'core/memory.test.ts',
  'seating.twice': 'core/tournament/decide.test.ts',
  // 13: the hall in the network.
  'network.full': 'electron/network/network.test.ts',
  'network.noAddress': 'electron/network/network.test.ts',
  'network.stopped': 'electron/network/network.test.ts',
  // What is there and what is not.
  'print.failed': 'electron/backend/refused.test.ts',
  'print.noJob': 'electron/backend/refused.test.ts',
  'print.noLayout': 'electron/backend/refused.test.ts',
  'print.noPdf': 'electron/backend/refused.test.ts',
  'print.noPrinter': 'electron/backend/refused.test.ts',
  'print.noPdfHere': 'electron/backend/refused.test.ts',
  'result.otherSince': 'core/tournament/decide.test.ts',
  'result.none': 'core/refused.test.ts',
  'tournament.exists': 'core/tournament/decide.test.ts',
  'tournament.fewerRounds': 'core/tournament/decide.test.ts',
  'tournament.tooManyRounds': 'core/games/duel/rounds.test.ts',
  'tournament.none': 'core/tournament/decide.test.ts',
  'tournament.rules': 'core/tournament/decide.test.ts',
  'tournament.startTime': 'core/tournament/round-starts.test.ts',
};

/** Where a trial says only the last word, its code is put together from it. */
const names = (text: string, code: string): boolean => {
  const last = code.slice(code.lastIndexOf('.') + 1);
  return (
    [`'${code}'`, `'${last}'`, `"${code}"`, ` ${code} `, `${code}$`].some((way) => text.includes(way)) ||
    text.includes(`(${code}`)
  );
};

const FAMILIES = /^(file|door|event|exchange|people|seating|network|print|tournament)\./;

describe('T-MSG-1 every refusal is brought about by a trial', () => {
  const sources = globSync('{core,electron,renderer}/**/*.{ts,tsx}', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const raised = new Set(
    sources.flatMap((text) => [...text.matchAll(/\brefuse\(\s*'([^']+)'/g)].map((found) => found[1] ?? '')),
  );

  test('the table holds every code of these parts, and no other', () => {
    const rows = Object.keys(TRIALS);
    expect([...raised].filter((code) => FAMILIES.test(code) && !(code in TRIALS)).sort()).toEqual([]);
    expect(rows.filter((code) => !raised.has(code))).toEqual([]);
  });

  test.each(Object.entries(TRIALS))('%s in %s', (code, trial) => {
    expect(names(readFileSync(join(root, 'test', trial), 'utf8'), code)).toBe(true);
  });
});

describe('[reliability 17.1] every sentence about a file says whether what was entered is safe', () => {
  /** Where nothing was entered or is at stake. */
  const NOTHING_AT_STAKE = new Set([
    'folder',
    'none',
    'unknownHandle',
    'noLocalFolder',
    'folderNotShown',
    'keptHere',
    'severalGiven',
  ]);
  const SAFE = {
    en: /\bsafe\b|saved|not changed|nothing was changed|not touched|not overwritten|not confirmed|may exist only here/i,
    ru: /сохран|не измен|не менял|не тронут|не затрону|не перезаписан|не подтвержд|в безопасности|цел\.|только здесь/i,
  };
  const codes = [...Object.keys(TRIALS)]
    .filter((code) => code.startsWith('file.'))
    .map((code) => code.slice('file.'.length))
    .filter((code) => !NOTHING_AT_STAKE.has(code));
  const texts: Readonly<Record<'en' | 'ru', Readonly<Record<string, unknown>>>> = { en, ru };
  test.each(languages)('in %s', (language) => {
    expect(codes.filter((code) => !SAFE[language].test(String(texts[language][code])))).toEqual([]);
  });
});
