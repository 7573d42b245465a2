/**
 * The window's own fold of the journal. Commands go through `send`; the state changes only by steps that the back end has
 * on disk, pushed or fetched, with the same fold as everywhere.
 *
 * | rule | function |
 * | --- | --- |
 * | acknowledged means on disk: the state never runs ahead | `take` |
 * | a lost connection must not lose or double a command | `carry` sends it again with the same id |
 * | steps arrive in order or are fetched | `catchUp` |
 */

import { create } from 'zustand';
import type { LoggedStep } from '../../core/api/tournament.ts';
import { families } from '../../core/games/all.ts';
import type { AskedInput } from '../../core/tournament/commands.ts';
import { advanceAll, emptyLedger, type Ledger } from '../../core/tournament/ledger.ts';
import { type Answer, no, refuse } from '../../core/tournament/refusal.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { call, link, onLink } from '../door/current.ts';
import { acted, answered } from './notices.ts';

/** Most steps fetched in one call. */
const BATCH = 2000;

type TournamentStore = {
  readonly ledger: Ledger;
  /** All steps, oldest first. */
  readonly log: readonly LoggedStep[];
  /** Commands sent and not yet acknowledged. */
  readonly unconfirmed: number;
};

export const useTournamentStore = create<TournamentStore>()(() => ({ ledger: emptyLedger, log: [], unconfirmed: 0 }));

const { getState, setState } = useTournamentStore;

/** The tournament as it stands, or null while no file is open. */
export const useTournament = (): Tournament | null => useTournamentStore(({ ledger }) => ledger.tournament);

/** The same outside components. */
export const tournament = (): Tournament | null => getState().ledger.tournament;

export const canUndo = ({ ledger }: TournamentStore): boolean => ledger.done !== null && ledger.done.earlier !== null;
export const canRedo = ({ ledger }: TournamentStore): boolean => ledger.undone !== null;

const fold = (steps: readonly LoggedStep[]): void => {
  const { ledger, log } = getState();
  const fresh = steps.filter(({ no }) => no > ledger.last);
  if (fresh.length === 0) return;
  setState({
    ledger: advanceAll(ledger, fresh, families),
    log: [...log, ...fresh],
  });
  acted();
};

let fetching: Promise<void> = Promise.resolve();

/** Raised when the tournament is forgotten, so that steps on their way to the old one are not taken for the new one's. */
let epoch = 0;

/** Fetches and folds everything after the last step known here. Calls in a row share one walk through the journal. */
export const catchUp = (): Promise<void> => {
  const walk = async () => {
    for (;;) {
      const asked = epoch;
      const answer = await call('tournament.steps', { after: getState().ledger.last, limit: BATCH });
      if (!answer.ok || asked !== epoch) return;
      fold(answer.value.steps);
      if (getState().ledger.last >= answer.value.last || answer.value.steps.length === 0) return;
    }
  };
  fetching = fetching.then(walk, walk);
  return fetching;
};

/** Takes a pushed step in: folds it when it is the next one, fetches the gap when steps before it are missing. */
export const take = (step: LoggedStep): void => {
  const { last } = getState().ledger;
  if (step.no === last + 1) fold([step]);
  else if (step.no > last + 1) void catchUp();
};

const forgotten: (() => void)[] = [];

/**
 * What a window has open or half typed about the event (a card, a question, a drawer, a message) is closed with it: in another event it
 * would mean somebody else.
 */
export const closeWithEvent = (close: () => void): void => {
  forgotten.push(close);
};

/** Forgets the tournament, because its file was closed or another one was opened. */
export const forget = (): void => {
  epoch += 1;
  newest = null;
  if (tournament() !== null) for (const close of forgotten) close();
  setState({ ledger: emptyLedger, log: [] });
};

/** The id of the tournament that is open over there now, from its first step; null when there is none or no answer. */
export const openOverThere = async (): Promise<string | null> => {
  const answer = await call('tournament.steps', { after: 0, limit: 1 });
  const created = answer.ok ? answer.value.steps[0]?.changes[0] : undefined;
  return created?.type === 'tournament.created' ? created.id : null;
};

/** 128 random bits in hex: the same id twice is the same command once. */
const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const joinedAgain = (): Promise<boolean> => {
  if (link() !== 'lost') return Promise.resolve(link() === 'joined');
  return new Promise((resolve) => {
    const leave = onLink((next) => {
      if (next === 'lost') return;
      leave();
      resolve(next === 'joined');
    });
  });
};

type Carried = Answer<{ readonly no: number }>;

/**
 * Calls until an answer has come through. When the line broke on the way nobody knows whether the command arrived, so the
 * same one goes out again, unless the file over there is another one by then.
 */
const carry = async (ask: (event: string) => Promise<Carried>): Promise<Carried> => {
  const id = tournament()?.id ?? '';
  setState(({ unconfirmed }) => ({ unconfirmed: unconfirmed + 1 }));
  try {
    for (;;) {
      const answer = await ask(id);
      if (answer.ok) {
        answered();
        if (getState().ledger.last < answer.value.no) await catchUp();
        return answer;
      }
      if (answer.refusal.code !== 'door.lost' || !(await joinedAgain())) return answer;
      const there = await openOverThere();
      if (there !== null && there !== id) return no(refuse('door.otherFile'));
    }
  } finally {
    setState(({ unconfirmed }) => ({ unconfirmed: unconfirmed - 1 }));
  }
};

/** The second press of a double click, or a key held down, comes within so many milliseconds of the one before. */
const DOUBLE = 500;

/** Acts of which the same one may well be meant twice at once: a minute more, a rebuy more. */
const isRepeated = ({ type, ...rest }: AskedInput): boolean =>
  type === 'round.clock' ||
  ('command' in rest && ['workClock', 'sell'].includes(String((rest.command as { readonly do?: unknown }).do)));

/** What a command says, whenever it was given. */
const saying = (command: AskedInput): string =>
  JSON.stringify(command, (key, value: unknown) => (key === 'at' ? undefined : value));

let newest: { readonly says: string; readonly at: number; readonly answer: Promise<Carried> } | null = null;

/**
 * Sends a command. Answers after the step is on disk *and* in this window's state, with its number; or with the refusal. The same
 * command once more in the time of a double click is the same one: it gets the same answer, and nothing is done twice.
 */
export const send = (command: AskedInput): Promise<Carried> => {
  const [says, at] = [saying(command), performance.now()];
  if (newest?.says === says && at - newest.at < DOUBLE && !isRepeated(command)) {
    newest = { ...newest, at };
    return newest.answer;
  }
  const id = freshId();
  const answer = carry((event) => call('tournament.do', { id, event, command }));
  newest = { says, at, answer };
  // What was refused may be tried again at once.
  void answer.then(({ ok }) => {
    if (!ok && newest?.answer === answer) newest = null;
  });
  return answer;
};

export const undo = (): Promise<Carried> => {
  newest = null;
  const id = freshId();
  return carry((event) => call('tournament.undo', { id, event }));
};

export const redo = (): Promise<Carried> => {
  newest = null;
  const id = freshId();
  return carry((event) => call('tournament.redo', { id, event }));
};
