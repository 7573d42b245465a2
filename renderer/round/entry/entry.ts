/**
 * Result entry, keyboard first [hall-and-print 3.2]: one line, always focused. What is typed names a table, then its
 * result, then perhaps a reason; the game's form reads the middle part.
 *
 * | rule | where |
 * | --- | --- |
 * | which table is in hand, in which order, and what is put aside | in-turn.ts |
 * | a table that has a result is corrected in one go, its reason, if any, beside it [M-34, W-3.17] | `isSeen`, `followed` |
 * | what was typed without seeing the old result: old and new are shown and Enter replaces | stage `replace` |
 * | a correction that would be refused is refused at once, before its question | `correctionRefusal` |
 * | a check is overridden with a reason [hall-and-print 3.3], which the result keeps | stage `why` |
 * | missing when its round was closed: what counted and the new one are shown, Enter takes it, no reason asked | `isKnown`, `finish` |
 * | saved before the next key is accepted into the next table | stage `sending`: keys wait in `waiting` |
 * | a wrong entry stays as typed, the reason beside it | `complaint`; `line` is kept |
 * | what keys and lines do to all this | entry-keys.ts |
 * | as an option the first letter of the winner confirms who it was [hall-and-print 3.3] | stage `letter` |
 * | verify pass [hall-and-print 3.4]: the pile typed again, blind; what differs stops with both values | `verify`, `checked` |
 * | a result is taken away where the game's form says so; a confirmed one is only corrected | `clear` |
 */

import { type Ask, askEarly } from '../../../core/game/line.ts';
import { isAwaited } from '../../../core/game/provisional.ts';
import { families } from '../../../core/games/all.ts';
import { fingerprint } from '../../../core/tournament/draws/fingerprint.ts';
import type { Round } from '../../../core/tournament/state.ts';
import { carriedOut } from '../../../core/tournament/what-if.ts';
import type { Json, Phrase, TableNo } from '../../../core/tournament/words.ts';
import type { TwoPeople } from '../names/two-people.ts';
import { isLetterOf, lettersOf } from '../names/winner-letter.ts';
import type { Typed } from './entry-form.ts';
import {
  atPrompt,
  backToHand,
  complain,
  type Entry,
  offersWays,
  roundAsIs,
  roundIn,
  type Scene,
  type Sending,
  type Stepped,
  saysAllIn,
  still,
  type Verify,
} from './entry-state.ts';
import { changeMode, freshHand, leave, park, putAway } from './in-turn.ts';

/** Stands for a reason that is not typed yet. */
const ANY_REASON = '?';

export const sendIt = <H>(entry: Entry<H>, sending: Sending): Stepped<H> => ({
  entry: { ...entry, stage: 'sending', sending, complaint: null },
  send: sending,
});

type Compared = { readonly table: TableNo; readonly typed: Json; readonly known: Json };

/** Whether what was typed would be stored as what is stored. */
const isSame = <H>(entry: Entry<H>, { table, typed, known }: Compared, scene: Scene<H>): boolean => {
  const { tournament } = scene;
  const round = roundAsIs(scene, entry);
  const seated = round?.tables.find((candidate) => candidate.table === table);
  if (round === undefined || seated === undefined) return false;
  // Whoever types the pile again is not asked why a check was overridden.
  const { overridden } = scene.form;
  const reason = overridden?.(known)?.reason ?? '';
  const given = reason === '' ? typed : (overridden?.(typed)?.because(reason) ?? typed);
  const stored = families[tournament.family].results.check(tournament, round, seated, given);
  return stored?.ok === true && fingerprint(stored.value) === fingerprint(known);
};

/** A result typed again: the same is checked off; another one stops, and Enter puts it in the place of the first. */
const checked = <H>(entry: Entry<H>, verify: Verify, table: TableNo, scene: Scene<H>): Stepped<H> => {
  const known = roundAsIs(scene, entry)?.results[table];
  const { finished } = entry;
  if (known === undefined || finished === null) return finish(entry, scene);
  if (isSame(entry, { table, typed: finished, known }, scene)) return putAway(entry, table, scene);
  const differed = [...verify.differed.filter((other) => other !== table), table];
  const complaint = { code: 'entry.differs', params: { table } };
  const differing = { ...entry, verify: { ...verify, differed } };
  return still({ ...differing, stage: 'replace', complaint });
};

/** Begins a verify pass of the round, or ends it. */
export const changeVerify = <H>(
  entry: Entry<H>,
  on: boolean,
  scene: Scene<H>,
  by: TwoPeople | null = null,
): Stepped<H> => {
  if (entry.stage === 'sending' || on === (entry.verify !== null)) return still(entry);
  // A result that is there is typed blind; what is half typed or waits for one that is missing is kept.
  const results = roundAsIs(scene, entry)?.results ?? {};
  const put = Object.entries(park(entry, scene).parked).filter(([table]) => results[Number(table)] === undefined);
  const parked = Object.fromEntries(put);
  const begun = { ...atPrompt(entry), parked, held: null, verify: on ? { checked: [], differed: [], by } : null };
  return changeMode(begun, entry.mode, scene);
};

/** Whether something counts at a table already: a result, or what stood in for one that was missing. */
const isKnown = <H>(scene: Scene<H>, entry: Entry<H>, table: TableNo): boolean => {
  const round = roundIn(scene, entry);
  return round !== undefined && (round.results[table] !== undefined || (round.confirmed && isAwaited(round, table)));
};

/** Whether the old result stands struck beside what is typed: then whoever finishes it has seen what it replaces [W-3.17]. */
const isSeen = <H>({ stage, taken }: Entry<H>, table: TableNo, scene: Scene<H>, now: Json): boolean => {
  const was = taken?.was ?? null;
  if (stage !== 'hand' || taken?.table !== table || was === null || now === null) return false;
  return scene.form.isOneKey?.(taken.hand) !== true && fingerprint(was) === fingerprint(now);
};

/** Letters of which one is to be typed for the finished result; none where nothing is asked. */
const askedLetters = <H>({ taken, finished, held }: Entry<H>, scene: Scene<H>, round: Round): ReadonlySet<string> => {
  const table = round.tables.find((candidate) => candidate.table === taken?.table);
  if (scene.asksLetter !== true || table === undefined || finished === null || held !== null) return new Set();
  return lettersOf(scene.tournament, scene.form.winners?.(scene.tournament, table, finished) ?? []);
};

/** The question whether a result belongs into this round, where its people have an earlier table to play [W-3.4]. */
const earlyQuestion = <H>(
  { taken, isSure }: Entry<H>,
  { tournament }: Scene<H>,
  round: Round | undefined,
): Ask | null => {
  const family = families[tournament.family];
  if (isSure || taken === null || round === undefined) return null;
  return round.results[taken.table] === undefined ? askEarly(tournament, family, round, taken.table) : null;
};

/** A finished result: where it may belong elsewhere that is asked, and where it is wanted the letter of its winner. */
export const finish = <H>(entry: Entry<H>, scene: Scene<H>): Stepped<H> => {
  const round = roundAsIs(scene, entry);
  const asked = earlyQuestion(entry, scene, round);
  if (asked !== null) return still({ ...entry, stage: 'ask', asked, complaint: null });
  if (round === undefined || askedLetters(entry, scene, round).size === 0) return finishNow(entry, scene);
  return still({ ...entry, stage: 'letter', line: '', loaded: false, complaint: null });
};

/** A finished result that nobody typed beside the old one: one that takes its place is asked about, once, if it can. */
export const replaceOrFinish = <H>(entry: Entry<H>, table: TableNo, scene: Scene<H>): Stepped<H> => {
  if (!isKnown(scene, entry, table)) return finish(entry, scene);
  return refusedNow(entry, scene) ?? still({ ...entry, stage: 'replace' });
};

/** The letter that was typed: the right one goes on, another stays with a word about it. */
export const typeLetter = <H>(entry: Entry<H>, line: string, scene: Scene<H>): Stepped<H> => {
  const round = roundAsIs(scene, entry);
  const typed = line.trim();
  if (round === undefined || typed === '') return still({ ...entry, line: '', complaint: null });
  if (isLetterOf(typed, askedLetters(entry, scene, round))) return finishNow({ ...entry, line: '' }, scene);
  return complain({ ...entry, line: '' }, { code: 'entry.otherLetter', params: { letter: typed } });
};

/** Why a confirmed result cannot be replaced by the finished one, whatever the reason; null where it can. */
const correctionRefusal = <H>(finished: Json | null, table: TableNo, round: Round, { tournament, form }: Scene<H>) => {
  const result = form.overridden?.(finished)?.because(ANY_REASON) ?? finished;
  const command = { type: 'result.correct', round: round.no, table, result, reason: ANY_REASON } as const;
  const answer = carriedOut(tournament, command, families);
  return answer.ok ? null : answer.refusal;
};

/** The finished correction back in hand with the reason why it is refused; null where it is not. */
const refusedNow = <H>(entry: Entry<H>, scene: Scene<H>): Stepped<H> | null => {
  const { taken, finished } = entry;
  const round = roundAsIs(scene, entry);
  if (taken === null || finished === null || round === undefined || isAwaited(round, taken.table)) return null;
  const refusal = correctionRefusal(finished, taken.table, round, scene);
  return refusal === null ? null : still({ ...backToHand(entry, taken.hand, refusal, scene), finished });
};

/** A finished result that needs no further yes: sent. A correction that would be refused comes back with its ways out. */
const finishNow = <H>(entry: Entry<H>, scene: Scene<H>): Stepped<H> => {
  const { finished } = entry;
  const refusal = refusedNow(entry, scene);
  if (finished === null || refusal !== null) return refusal ?? still(entry);
  const isMissing = scene.form.overridden?.(finished)?.reason === '';
  const given = reasonOf(entry, scene);
  if (isMissing && (given === null || given === '')) {
    return still({ ...entry, stage: 'why', line: '', loaded: false, complaint: null });
  }
  return sendFor(entry, given ?? '', scene);
};

/** Why a confirmed result is corrected: as given, or as the result itself says; null where nothing is corrected. */
const reasonOf = <H>(entry: Entry<H>, scene: Scene<H>): string | null => {
  const { taken, finished, reason } = entry;
  const round = roundAsIs(scene, entry);
  if (taken === null || finished === null || round === undefined || isAwaited(round, taken.table)) return null;
  return reason.trim() || scene.form.reasonIn?.(finished) || '';
};

/** The finished result on its way; a check that it overrides gets the reason, and so does a correction. */
export const sendFor = <H>(entry: Entry<H>, reason: string, scene: Scene<H>): Stepped<H> => {
  const { taken, finished } = entry;
  if (taken === null || finished === null) return still(entry);
  const overridden = scene.form.overridden?.(finished) ?? null;
  const result = overridden?.reason === '' ? overridden.because(reason) : finished;
  return sendIt(entry, {
    table: taken.table,
    result,
    reason: reasonOf(entry, scene) === null ? null : reason,
  });
};

const isRefusedCorrection = <H>({ stage, finished, complaint }: Entry<H>): boolean =>
  stage === 'hand' && finished !== null && complaint !== null && 'ways' in complaint;

/** What was said of the tournament as it was: a refusal with ways out of it, or that all are in. */
export const canBeOutdated = <H>(entry: Entry<H>): boolean =>
  isRefusedCorrection(entry) ||
  (entry.taken === null && (offersWays(entry) || entry.complaint?.code === 'entry.allIn'));

/** Why the line at the prompt is refused as things are now; null where it is not, or not any more. */
const refusedLine = <H>(entry: Entry<H>, scene: Scene<H>): Phrase | null => {
  const { form, tournament } = scene;
  const round = roundAsIs(scene, entry);
  if (round === undefined || entry.line.trim() === '') return null;
  const reading = form.readLine({ tournament, round }, null, entry.line);
  if (reading.is === 'refuse') return reading.complaint;
  const seated = reading.is === 'store' && round.tables.find(({ table }) => table === reading.table);
  if (reading.is !== 'store' || !seated) return null;
  const old = round.results[seated.table] ?? null;
  const { result, complaint } = form.whole(freshHand(undefined, { round, seated, old }, scene).hand, reading);
  return result === null ? complaint : null;
};

/** The same when the tournament has gone on: a correction is asked about as soon as nothing is in its way. */
export const reconsidered = <H>(entry: Entry<H>, scene: Scene<H>): Stepped<H> => {
  const { taken } = entry;
  const round = roundAsIs(scene, entry);
  if (!canBeOutdated(entry)) return still(entry);
  if (taken === null) {
    const holds = entry.complaint?.code === 'entry.allIn' && saysAllIn(scene, entry);
    return still(holds ? entry : { ...entry, complaint: refusedLine(entry, scene) });
  }
  if (round === undefined || isAwaited(round, taken.table)) return still({ ...entry, complaint: null, finished: null });
  return refusedNow(entry, scene) ?? still({ ...entry, stage: 'replace', complaint: null });
};

/** The result of the table in hand is taken away, if it has one that may be. */
const clear = <H>(entry: Entry<H>, table: TableNo, scene: Scene<H>): Stepped<H> => {
  const round = roundIn(scene, entry);
  if (round?.results[table] === undefined) return leave(entry, String(table), scene);
  if (round.confirmed) return complain(entry, { code: 'entry.onlyCorrected', params: { round: round.no } });
  return sendIt(entry, { table, result: null, reason: null });
};

/** What the game's form answered; `loaded` unless the line was typed: it is filled in for the TO. */
type Answered<H> = { readonly typed: Typed<H>; readonly loaded?: boolean };

/** The entry after the game's form has answered. */
export const followed = <H>(
  entry: Entry<H>,
  table: TableNo,
  { typed, loaded = true }: Answered<H>,
  scene: Scene<H>,
): Stepped<H> => {
  if (typed.left) return leave(entry, String(table), scene);
  if (typed.clears === true) return clear(entry, table, scene);
  const line = scene.form.line(typed.hand);
  const next: Entry<H> = {
    ...entry,
    stage: 'hand',
    line,
    loaded: loaded && line !== '',
    complaint: typed.complaint,
    taken: { table, hand: typed.hand, was: entry.taken?.was ?? null },
    finished: typed.result,
    asked: null,
    isSure: false,
    unused: '',
    refused: null,
  };
  if (typed.result === null) return still(next);
  if (entry.verify !== null) return checked(next, entry.verify, table, scene);
  const known = roundIn(scene, entry)?.results[table] ?? null;
  if (!isSeen(entry, table, scene, known)) return replaceOrFinish(next, table, scene);
  // Whoever only looked it through has changed nothing.
  return isSame(next, { table, typed: typed.result, known }, scene) ? putAway(next, table, scene) : finish(next, scene);
};

/** The dialog was the question: whether it takes the place of a result is not asked a second time [W-3.17]. */
const answered = <H>(stepped: Stepped<H>, scene: Scene<H>): Stepped<H> =>
  stepped.entry.stage === 'replace' ? finish(stepped.entry, scene) : stepped;

/** What a game's own dialog made of the table in hand goes on as if it had been typed. */
export const handOver = <H>(entry: Entry<H>, change: (hand: H) => Typed<H>, scene: Scene<H>): Stepped<H> =>
  entry.stage !== 'hand' || entry.taken === null
    ? still(entry)
    : answered(followed(entry, entry.taken.table, { typed: change(entry.taken.hand) }, scene), scene);
