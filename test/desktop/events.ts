/** Events made through the door of a running program, without the screens: for tests of what comes out of it. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright';
import type { Input, MethodName, Reply } from '../../core/api/contract.ts';
import { families } from '../../core/games/all.ts';
import type { AskedInput, DraftEntrant } from '../../core/tournament/commands.ts';
import { advance, emptyLedger, type Ledger, type Step } from '../../core/tournament/ledger.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { GameId, Json } from '../../core/tournament/words.ts';
import { launchDesktop } from '../electron-double/launch.ts';
import { publishing } from '../publishing.ts';
import { root } from './hosts.ts';

export type Desktop = {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly home: string;
  /** Calls the back end as the desk; throws when it refuses. */
  readonly value: <M extends MethodName>(method: M, input: Input<M>) => Promise<Reply<M>>;
  readonly send: (command: AskedInput) => Promise<void>;
  /** What the next question for a place to save is answered with. */
  readonly saveAs: (path: string) => Promise<void>;
};

/**
 * The desktop program in a folder of its own.
 * @param mainPath where the program itself lies: the tree, or what was packed
 */
export const startDesktop = async (home: string, mainPath = root, args: readonly string[] = []): Promise<Desktop> => {
  const app = await launchDesktop({
    mainPath,
    args,
    userData: join(home, 'data'),
    env: { HOME: home, LANG: 'en_US.UTF-8' },
  });
  const page = await app.firstWindow();
  await page.getByRole('button', { name: 'New tournament' }).waitFor();
  const value: Desktop['value'] = async (method, input) => {
    const answer = (await page.evaluate(
      ([name, given]) =>
        (
          window as unknown as { seatwright: { call: (method: string, input: unknown) => Promise<unknown> } }
        ).seatwright.call(name, given),
      [method, input as unknown] as readonly [string, unknown],
    )) as Answer<never>;
    if (!answer.ok) throw new Error(`${method} refused: ${JSON.stringify(answer.refusal)}`);
    return answer.value;
  };
  const saveAs = (path: string): Promise<void> =>
    app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, path);
  return {
    app,
    page,
    home,
    value,
    saveAs,
    send: async (command) => {
      await value('tournament.do', { id: randomBytes(16).toString('hex'), command: command as never });
    },
  };
};

export type People = readonly (Partial<DraftEntrant> & { readonly name: string })[];

type EventOptions = { readonly name?: string; readonly family?: GameId; readonly rules?: Json };

let made = 0;

/** A new event with its people open in the program. */
export const openEvent = async (desktop: Desktop, people: People, options: EventOptions = {}): Promise<void> => {
  const { name = 'Riichi Open', family = 'mahjong', rules } = options;
  made += 1;
  await desktop.saveAs(join(desktop.home, `event ${made}.seatwright`));
  const place = await desktop.value('file.chooseNew', { suggested: name });
  if (place === null) throw new Error('no place for the file');
  const rulesOf = rules === undefined ? {} : { rules };
  await desktop.value('file.create', { handle: place.handle, name, family, plannedRounds: 8, ...rulesOf });
  await desktop.send({ type: 'entrants.add', entrants: [...people] });
};

/** The sample of a game open in the program. */
export const openSample = async (desktop: Desktop, family: GameId, name = 'Sample'): Promise<void> => {
  made += 1;
  await desktop.saveAs(join(desktop.home, `event ${made}.seatwright`));
  const place = await desktop.value('file.chooseNew', { suggested: name });
  if (place === null) throw new Error('no place for the file');
  await desktop.value('event.sample', { handle: place.handle, name, family });
};

/** Seats the next round by a method and publishes it. */
export const publishRound = async (desktop: Desktop, method = 'random', options: Json = {}): Promise<void> => {
  await desktop.send(publishing(await desktop.value('seating.seat', { method, options, seed: 'lucky' })));
};

/** The event as it is in the program. */
export const eventNow = async (desktop: Desktop): Promise<Tournament> => {
  let ledger: Ledger = emptyLedger;
  for (;;) {
    const { steps } = await desktop.value('tournament.steps', { after: ledger.last, limit: 1000 });
    if (steps.length === 0) break;
    ledger = (steps as readonly Step[]).reduce((before, step) => advance(before, step, families), ledger);
  }
  if (ledger.tournament === null) throw new Error('no event');
  return ledger.tournament;
};
