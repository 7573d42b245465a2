/**
 * What typed characters and keys do to the entry of results: the line is read by the game (`readLine`), and goes where it says.
 *
 * | rule (design: the round is the window) | where |
 * | --- | --- |
 * | [W-3.5] in a round that waits, or is not seated yet, nothing is typed: the line begins in the round in work | `typeLine` |
 * | [W-3.10] at the prompt a number takes its table, a number and a result store there; another line takes it with the text and the complaint, or in 1-v-1 nothing | `enterAtTable` |
 * | what is refused at the prompt stays in sight, and gives way to the next slip | `letGo` |
 * | `*` and `+` behind a table number are characters of its line | `press` |
 * | a table that is not there is said while its number is typed | `notThere` |
 * | [W-3.11] a line that names another table is stored there, and the table in hand is in hand again | `storeAt` |
 * | [W-3.12] what can mean two things is asked: keys, a click, Escape back to the text | stage `ask`, `answer` |
 * | [W-3.4] whether a result belongs into this round is asked the same way | `answer` |
 * | what is typed while a question stands is no answer: it is shown, its Enter does not say yes, and whole lines of it have their turn afterwards | `unanswered`, `goesOn` |
 * | [W-3.13] a typed blank goes on to the next field where the game says so; a mark behind a key that was a result | `typeCharacter`, `scoreBehind` |
 */

import {
  bareTable,
  type Meaning as LineMeaning,
  noTable,
  plainFigures,
  type Reading,
  type Store,
  type Take,
} from '../../../core/game/line.ts';
import { families } from '../../../core/games/all.ts';
import { isWaiting } from '../../../core/tournament/round-in-work.ts';
import type { Json, Phrase, RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { finish, followed, replaceOrFinish, sendFor, sendIt, typeLetter } from './entry.ts';
import {
  type Away,
  atPrompt,
  backToHand,
  complain,
  ENDED,
  type Entry,
  goesOn,
  isFree,
  nextOutstanding,
  roundAsIs,
  roundIn,
  type Scene,
  type Stepped,
  saysAllIn,
  still,
  wholeLines,
  withWays,
  workedAt,
} from './entry-state.ts';
import { changeMode, freshHand, leave, park, scoreBehind, takeTable } from './in-turn.ts';
import type { Press } from './press.ts';

/** A table whose number was typed: it gets the result that is held, if any; one that has a result is asked about. */
const takeTyped = <H>(entry: Entry<H>, { table, text, complaint, readsOn }: Take, scene: Scene<H>): Stepped<H> => {
  const taken = takeTable(entry, table, scene);
  const { held } = entry;
  const inHand = taken.entry.taken;
  if (inHand?.table !== table) return taken;
  if (text !== '') {
    const hand = scene.form.put(inHand.hand, text);
    const there = { ...taken.entry, taken: { table, hand }, line: scene.form.line(hand), loaded: false, complaint };
    return readsOn === true ? enterInHand(there, table, hand, scene) : still(there);
  }
  if (held === null) return taken;
  const finished = { ...taken.entry, finished: held.result };
  return replaceOrFinish(finished, table, scene);
};

/** A complete result at its table. Another one than that in hand is only visited: what is half typed there is not used. */
const storeAt = <H>(entry: Entry<H>, read: Store, scene: Scene<H>): Stepped<H> => {
  const { form } = scene;
  const { taken } = entry;
  if (taken?.table === read.table) return followed(entry, read.table, { typed: form.whole(taken.hand, read) }, scene);
  const round = roundAsIs(scene, entry);
  const seated = round?.tables.find(({ table }) => table === read.table);
  if (round === undefined || seated === undefined) return still(entry);
  const waits = taken === null ? entry : park({ ...entry, taken: { ...taken, hand: form.without(taken.hand) } }, scene);
  const old = roundIn(scene, entry)?.results[read.table] ?? null;
  const { hand } = freshHand(waits.parked[read.table], { round, seated, old }, scene);
  const once = form.whole(hand, read);
  const isAsked = taken === null && once.result === null && once.complaint !== null;
  // Asked about at the prompt: Enter at the same line says yes, and another number is the next slip.
  if (isAsked && !(entry.loaded && entry.complaint !== null)) return still({ ...entry, complaint: once.complaint });
  const confirm = () => (form.readsLine(once.hand) ? form.whole(once.hand, read) : form.press(once.hand, 'enter'));
  const there: Entry<H> = { ...atPrompt(waits), stage: 'hand', taken: { table: read.table, hand } };
  const back = entry.back ?? taken?.table ?? null;
  return followed(
    { ...there, back: back === read.table ? null : back },
    read.table,
    { typed: isAsked ? confirm() : once },
    scene,
  );
};

/** What a reading of the line does. */
const read = <H>(entry: Entry<H>, reading: Reading, scene: Scene<H>): Stepped<H> => {
  switch (reading.is) {
    case 'take':
      return takeTyped(entry, reading, scene);
    case 'store':
      return storeAt(entry, reading, scene);
    case 'refuse':
      return complain(entry, reading.complaint);
    case 'ask':
      return still({ ...entry, stage: 'ask', asked: reading, complaint: null });
  }
};

/** What is refused at the prompt stays in sight, and the next slip's digits take its place. */
const letGo = <H>(stepped: Stepped<H>): Stepped<H> => {
  const { stage, line, complaint } = stepped.entry;
  const isRefused = stage === 'table' && complaint !== null && line !== '';
  return isRefused ? { ...stepped, entry: { ...stepped.entry, loaded: true } } : stepped;
};

/** A typed table number that is none, whatever figure comes next; null while there is one or can be. */
const notThere = <H>(entry: Entry<H>, line: string, scene: Scene<H>): Phrase | null => {
  const round = roundAsIs(scene, entry);
  const [, figures = '', blank = ''] = /^0*(\d{1,6})(\s?)/u.exec(plainFigures(line).trimStart()) ?? [];
  if (round === undefined || figures === '' || figures === '0') return null;
  const isBare = blank === '';
  const couldBe = round.tables.some(({ table }) => (isBare ? `${table}`.startsWith(figures) : `${table}` === figures));
  return couldBe ? null : noTable(round, Number(figures));
};

const CHARACTERS: { readonly [press in Press]?: string } = { accept: '*', more: '+' };

const enterAtTable = <H>(entry: Entry<H>, scene: Scene<H>): Stepped<H> => {
  const round = roundAsIs(scene, entry);
  if (round === undefined) return still(entry);
  if (entry.line.trim() !== '') {
    return letGo(read(entry, scene.form.readLine({ tournament: scene.tournament, round }, null, entry.line), scene));
  }
  const instead = insteadOf(entry, scene);
  if (instead !== null) return { ...still(atPrompt(entry)), away: { round: instead, line: '' } };
  const next = nextOutstanding(scene, entry, 0);
  if (next === null && saysAllIn(scene, entry)) return complain(entry, { code: 'entry.allIn' });
  // What is left waits for the round in work [W-3.2].
  if (next === null) return { ...still(atPrompt(entry)), away: { round: workedAt(scene) ?? round.no, line: '' } };
  // One Enter more after a key that saves by itself has nothing to say.
  return entry.mode === 'inOrder' ? takeTable(entry, next, scene) : still(atPrompt(entry));
};

const enterInHand = <H>(entry: Entry<H>, table: TableNo, hand: H, scene: Scene<H>): Stepped<H> => {
  const { form, tournament } = scene;
  const round = roundAsIs(scene, entry);
  if (round === undefined || !form.readsLine(hand)) {
    return followed(entry, table, { typed: form.press(hand, 'enter') }, scene);
  }
  return read(
    { ...entry, loaded: entry.line !== '' },
    form.readLine({ tournament, round }, hand, form.line(hand)),
    scene,
  );
};

/** What Enter would store at another table, so that it can be shown before; null where the line names none [boards 13.6]. */
export const namedResult = <H>(
  entry: Entry<H>,
  scene: Pick<Scene<H>, 'form' | 'tournament'>,
): { readonly table: TableNo; readonly result: Json } | null => {
  const { form, tournament } = scene;
  const { stage, taken, line } = entry;
  const round = roundAsIs(scene, entry);
  const hand = taken?.hand ?? null;
  const isRead = stage === 'table' ? hand === null : stage === 'hand' && hand !== null && form.readsLine(hand);
  if (round === undefined || !isRead || line.trim() === '') return null;
  const reading = form.readLine({ tournament, round }, hand, line);
  return reading.is === 'store' && reading.table !== taken?.table ? reading : null;
};

/** The way that was chosen out of a question. */
const chosen = <H>(entry: Entry<H>, { means }: LineMeaning, scene: Scene<H>): Stepped<H> => {
  const { taken } = entry;
  if (means.is === 'store') return storeAt({ ...entry, stage: 'hand', asked: null }, means, scene);
  if (means.is === 'thisRound') return finish({ ...entry, asked: null, isSure: true }, scene);
  if (taken === null) return still(entry);
  const here = leave(entry, '', scene);
  return { ...here, away: { round: means.round, table: means.table, hand: taken.hand } };
};

const enterReason = <H>(entry: Entry<H>, scene: Scene<H>): Stepped<H> => {
  const { taken, finished } = entry;
  if (taken === null || finished === null) return still(entry);
  const reason = entry.line.trim();
  return reason === '' ? complain(entry, { code: 'director.reasonMissing' }) : sendFor(entry, reason, scene);
};

/**
 * Escape: first the question, then the typed line, then the table. Whoever keeps the old result is done with the table; in the second
 * pass the slip is typed once more. Where one key is a result there is no field to go back to from any question, and the next slip's
 * number would be a result of this table.
 */
const takeBack = <H>(entry: Entry<H>, scene: Scene<H>): Stepped<H> => {
  const { taken, stage, verify } = entry;
  if (taken === null) return still(entry.line === '' ? { ...atPrompt(entry), held: null } : atPrompt(entry));
  const isOneKey = scene.form.isOneKey?.(taken.hand) === true;
  if ((stage === 'replace' && verify === null) || (isOneKey && (stage === 'ask' || stage === 'why')))
    return leave(entry, '', scene);
  if (stage === 'ask') return still({ ...backToHand(entry, taken.hand, null, scene), loaded: false });
  if (stage !== 'hand') return still(backToHand(entry, taken.hand, null, scene));
  if (entry.line === '' || entry.loaded) return leave(entry, '', scene);
  return typeLine(entry, '', scene);
};

/** One step back where characters remain: the last of them. */
const deleteOne = <H>(entry: Entry<H>, scene: Scene<H>): Stepped<H> => typeLine(entry, entry.line.slice(0, -1), scene);

/** What Enter says to a question: its only meaning, or a first one that stores nothing; else a key has to be chosen. */
const usualAnswer = <H>({ asked }: Entry<H>): LineMeaning | undefined => {
  const [first, ...others] = asked?.meanings ?? [];
  return others.length === 0 || first?.means.is === 'otherRound' ? first : undefined;
};

/** A question answered by the number of its way, or by Enter. */
const answer = <H>(entry: Entry<H>, key: string | 'enter', scene: Scene<H>): Stepped<H> => {
  const meaning = key === 'enter' ? usualAnswer(entry) : entry.asked?.meanings[Number(key) - 1];
  return meaning === undefined ? still(entry) : goesOn(entry, chosen(entry, meaning, scene));
};

/** Somebody types the next slip without looking up: the question stays, and says so. */
const unanswered = <H>(entry: Entry<H>, unused: string): Stepped<H> =>
  still({ ...entry, unused, complaint: { code: 'entry.answerFirst' } });

/** A refused result is in hand, and somebody types the next slip without looking up: nothing of it is taken for this table. */
const afterRefusal = <H>(entry: Entry<H>, unused: string, typed: boolean): Stepped<H> =>
  still(entry.refused === null ? entry : { ...entry, unused, refused: { ...entry.refused, typed } });

/** Enter gives the refused result out again, after one that belonged to what was typed on. */
const again = <H>(
  entry: Entry<H>,
  { sending, typed }: NonNullable<Entry<H>['refused']>,
  scene: Scene<H>,
): Stepped<H> => {
  const { taken } = entry;
  if (typed || taken === null) return afterRefusal(entry, '', false);
  if (sending.result === null) return sendIt({ ...entry, refused: null }, sending);
  const typedAgain = { hand: taken.hand, complaint: null, result: sending.result, left: false };
  return followed({ ...entry, refused: null }, taken.table, { typed: typedAgain }, scene);
};

/** A key with a meaning. While a result is on its way it waits. */
export const press = <H>(entry: Entry<H>, pressed: Press, scene: Scene<H>): Stepped<H> => {
  const { taken, stage } = entry;
  if (stage === 'sending') return still({ ...entry, waiting: [...entry.waiting, { press: pressed }] });
  if (pressed === 'escape') return takeBack({ ...entry, unused: '' }, scene);
  if (entry.refused !== null) {
    const character = CHARACTERS[pressed];
    if (pressed === 'enter') return again(entry, entry.refused, scene);
    if (character !== undefined) return afterRefusal(entry, entry.unused + character, true);
    return press({ ...entry, unused: '', refused: null }, pressed, scene);
  }
  if ((stage === 'ask' || stage === 'replace') && pressed === 'enter' && !isFree(entry)) {
    return unanswered(entry, entry.unused + ENDED);
  }
  if (stage === 'ask') {
    if (pressed === 'back') return takeBack(entry, scene);
    return pressed === 'enter' ? answer(entry, 'enter', scene) : still(entry);
  }
  if (pressed === 'back' && stage !== 'replace' && entry.line !== '' && !entry.loaded) return deleteOne(entry, scene);
  if (stage === 'table' || taken === null) {
    if (pressed === 'enter') return enterAtTable(entry, scene);
    if (pressed === 'back') return still(atPrompt(entry));
    const character = CHARACTERS[pressed];
    if (character === undefined) return still(entry);
    const line = entry.line.trim();
    if (line !== '' && !entry.loaded)
      return typeLine(entry, `${bareTable(line) === null ? entry.line : `${line} `}${character}`, scene);
    if (pressed === 'accept') return still(entry);
    return changeMode(entry, entry.mode === 'byNumber' ? 'inOrder' : 'byNumber', scene);
  }
  if (stage === 'letter') return pressed === 'back' ? takeBack(entry, scene) : still(entry);
  if (stage === 'replace' || stage === 'why') {
    if (pressed === 'back') return takeBack(entry, scene);
    if (stage === 'replace') {
      return pressed === 'enter' ? goesOn(entry, finish(entry, scene)) : still(entry);
    }
    return pressed === 'enter' ? enterReason(entry, scene) : still(entry);
  }
  if (pressed === 'enter') return withWays(entry, enterInHand(entry, taken.table, taken.hand, scene));
  return followed(entry, taken.table, { typed: scene.form.press(taken.hand, pressed) }, scene);
};

/** The round that a line belongs to which is begun in a round that waits or is not there yet; null where the line may stay. */
const insteadOf = <H>(entry: Entry<H>, scene: Scene<H>): RoundNo | null => {
  const { tournament } = scene;
  const round = roundAsIs(scene, entry);
  const family = families[tournament.family];
  if (entry.verify !== null) return null;
  return round === undefined || isWaiting(tournament, family, round) ? workedAt(scene) : null;
};

/** The line as it is after typing. */
export const typeLine = <H>(entry: Entry<H>, line: string, scene: Scene<H>): Stepped<H> => {
  if (entry.stage === 'sending') return still(entry);
  if (entry.stage === 'replace' || entry.stage === 'ask') {
    return still({ ...entry, unused: wholeLines(entry.unused), complaint: null });
  }
  if (entry.stage === 'letter') return typeLetter(entry, line, scene);
  const behind = scoreBehind(entry, line, scene);
  if (behind !== null) return still(behind);
  if (entry.stage === 'hand' && entry.taken !== null) {
    return followed(
      { ...entry, refused: null },
      entry.taken.table,
      { typed: scene.form.type(entry.taken.hand, line), loaded: false },
      scene,
    );
  }
  const instead = entry.stage === 'table' && line.trim() !== '' ? insteadOf(entry, scene) : null;
  if (instead !== null) return { ...still(atPrompt(entry)), away: { round: instead, line } };
  return still({ ...entry, line, loaded: false, complaint: notThere(entry, line, scene), unused: '' });
};

/** A character at the end of the line, or in place of a line that was filled in. While a result is on its way it waits. */
export const typeCharacter = <H>(entry: Entry<H>, character: string, scene: Scene<H>): Stepped<H> => {
  const { stage, taken } = entry;
  if (stage === 'sending') return still({ ...entry, waiting: [...entry.waiting, { character }] });
  if (entry.refused !== null) return afterRefusal(entry, entry.unused + character, true);
  if (stage === 'replace') return unanswered(entry, entry.unused + character);
  if (stage === 'ask') {
    const isKey = isFree(entry) && entry.asked?.meanings[Number(character) - 1] !== undefined;
    return isKey ? answer(entry, character, scene) : unanswered(entry, entry.unused + character);
  }
  if (character === ' ' && stage === 'hand' && taken !== null && scene.form.blankGoesOn?.(taken.hand) === true) {
    return press(entry, 'enter', scene);
  }
  return typeLine(entry, entry.loaded ? character : entry.line + character, scene);
};

/** What goes on here after it was begun in another round: nothing is stored, and what was in hand here is put aside. */
export const arrive = <H>(entry: Entry<H>, away: Away<H>, scene: Scene<H>): Stepped<H> => {
  // A result that is on its way comes first; the line has to be begun again.
  if (entry.stage === 'sending') return still(entry);
  if ('line' in away) {
    const prompt = atPrompt(entry.stage === 'table' ? entry : park(entry, scene));
    return typeLine({ ...prompt, loaded: false }, away.line, scene);
  }
  const taken = takeTable(entry, away.table, scene);
  const inHand = taken.entry.taken;
  if (inHand?.table !== away.table) return taken;
  const hand = scene.form.carried(away.hand, inHand.hand);
  return still({
    ...taken.entry,
    taken: { table: away.table, hand },
    line: scene.form.line(hand),
    loaded: false,
  });
};
