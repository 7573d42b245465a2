/**
 * What somebody may send along with a question [reliability 15.2]: the program, the machine, what was done in which order, and the log.
 * Made only when it is asked for, shown before it is saved, and without names, entries or keys.
 *
 * | rule | where |
 * | --- | --- |
 * | names replaced by numbers | `withoutNames`, over the whole text |
 * | no entries: of a step only its kind and what types of changes it made | `stepLines` |
 * | no paths, which hold the name of the computer's user | folders are not named; those in the log's lines end at the program's own |
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoggedStep } from '../../core/api/tournament.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { careOf } from './copies/care.ts';
import type { DeskWith } from './desk.ts';
import { withoutNames } from './log-text.ts';

/** Most characters of the log, the newest ones. */
const MOST_OF_LOG = 200_000;

/** Most steps that are listed, the newest ones. */
const MOST_STEPS = 500;

/** The log of the desktop program, oldest line first; empty where none is kept. */
const keptLog = (folder: string): string => {
  try {
    const files = readdirSync(folder)
      .filter((name) => name.startsWith('seatwright.log'))
      // `seatwright.log` is the newest, `.1` the one before, and so on.
      .sort()
      .reverse();
    return files
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('')
      .slice(-MOST_OF_LOG);
  } catch {
    return '';
  }
};

const stepLines = (steps: readonly LoggedStep[]): readonly string[] =>
  steps
    .slice(-MOST_STEPS)
    .map(({ no, kind, cancels, at, changes }) =>
      [no, at, kind, ...(cancels === null ? [] : [cancels]), ...changes.map(({ type }) => type).slice(0, 10)].join(' '),
    );

const eventLines = ({ family, entrants, rounds }: Tournament): readonly string[] => [
  `event: ${family}, ${entrants.length} people, ${rounds.length} rounds`,
  ...rounds.map(
    ({ no, rev, draw, tables, results, confirmed }) =>
      `round ${no}: revision ${rev}, ${draw.proposal.method}, ${tables.length} tables, ${Object.keys(results).length} results${confirmed ? ', confirmed' : ''}`,
  ),
];

/** The paths of this computer, down to the program's own folders. */
const PATHS = /(?:file:\/\/)?(?:[A-Za-z]:)?[\\/](?:[^\s()'":\\/]+[\\/])+/g;

/** The text of the bundle. */
export const diagnostics = (desk: DeskWith<'machine' | 'memory' | 'open'>): string => {
  const { machine } = desk;
  const { session } = desk.open;
  const tournament = session?.ledger().tournament ?? null;
  const steps = session?.steps(0, Number.MAX_SAFE_INTEGER);
  const care = careOf(desk);
  const text = [
    `Seatwright ${machine.version}, ${machine.host}, ${machine.platform}, Node ${process.versions.node}, ${machine.now().toISOString()}`,
    `language: ${desk.memory.read().settings.language ?? machine.locale}`,
    ...(session === null
      ? ['no tournament is open']
      : [
          `file: ${session.ledger().last} steps, ${desk.open.trouble ?? 'saved'}, ${care?.marks.join(' ') || 'no marks'}, second folder ${care?.second.state ?? 'none'}`,
          ...(tournament === null ? [] : eventLines(tournament)),
          '',
          'steps:',
          ...(steps?.ok === true ? stepLines(steps.value) : []),
        ]),
    '',
    'log:',
    keptLog(join(machine.folders.data, 'logs')).replaceAll(PATHS, '…/') || 'nothing was logged',
  ].join('\n');
  return `${withoutNames(text, tournament)}\n`;
};
