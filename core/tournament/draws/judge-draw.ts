/**
 * What a published draw is worth [ME-48 to ME-52]. Nothing the file says of itself is believed.
 *
 * | question | where |
 * | --- | --- |
 * | the proposal against a replay | judge-proposal.ts |
 * | published tables against the proposal and the stated changes | `judgePublished`, judge-places.ts |
 * | a stated change that cannot be carried out, or that leads past the published tables | `wrongChange` |
 * | figures and claims of the published tables | `judgeMetrics` |
 * | check number, flag, signature | `judgeDraw` |
 */

import { ENGINE_VERSION } from '../../game/seating.ts';
import type { GameId, Phrase, RoundNo, TableNo } from '../words.ts';
import type { DrawToJudge } from './draw-file.ts';
import { canonical, fingerprint } from './fingerprint.ts';
import { carryOut, type HandChange, type Places, samePlaces } from './hand-change.ts';
import { firstPlaces, isOnce, notEverybody, peopleOf, placesDiffer } from './judge-places.ts';
import { isBacked, judgeProposal, otherClaim, otherFigures, otherMetrics, type Replay } from './judge-proposal.ts';

export type SignatureFound = 'good' | 'bad' | 'none';

export type Verdict = {
  readonly same: boolean;
  readonly sentence: Phrase;
  /** What is false; or, where nothing is, what has to be told. */
  readonly differences: readonly Phrase[];
  readonly tables: readonly TableNo[];
  readonly editedByHand: boolean;
  readonly changes: readonly HandChange[];
  readonly engine: { readonly draw: string; readonly here: string };
};

/** `key`: the code of the key that signed it, or null. */
export type CheckedDraw = Verdict & {
  readonly family: GameId;
  readonly event: string | null;
  readonly eventId: string | null;
  readonly round: RoundNo | null;
  readonly key: string | null;
};

/** Told although they make nothing false. */
const TOLD: ReadonlySet<string> = new Set(['draw.noSignature', 'draw.unstated', 'draw.wasStopped', 'draw.otherEngine']);

/** Up to so many stated changes, each is left out in turn to find the wrong one. */
const MOST_LEFT_OUT = 200;

const otherChange = (index: number): Phrase => ({ code: 'draw.changesOther', params: { index, number: index + 1 } });

/** The change without which the others lead to the published tables, or null. */
const wrongChange = (first: Places, changes: readonly HandChange[], published: Places): Phrase | null => {
  if (changes.length > MOST_LEFT_OUT) return null;
  for (const index of [...changes.keys()].reverse()) {
    const carried = carryOut(first, changes.toSpliced(index, 1));
    if (carried.ok && samePlaces(carried.value, published)) return otherChange(index);
  }
  return null;
};

type Judged = {
  readonly found: readonly Phrase[];
  readonly isEdited: boolean;
  /** The stated changes are false, so only the published tables tell what was measured. */
  readonly isWrong?: true;
};

const judgePublished = (draw: DrawToJudge): Judged => {
  const { published, edited } = draw;
  const first = firstPlaces(draw.proposal);
  const isEdited = !samePlaces(first, published);
  const flag: Phrase = { code: 'draw.editedFlag', params: { edited } };
  if (draw.changes === null) {
    const everybody = notEverybody(published, first);
    if (!isEdited) return { found: edited ? [flag] : [], isEdited };
    const differ = placesDiffer(published, first);
    if (!edited || everybody.length > 0) return { found: [...differ, ...everybody], isEdited };
    return { found: [{ code: 'draw.unstated' }], isEdited };
  }
  const carried = carryOut(first, draw.changes);
  if (!carried.ok) {
    const index = Number(carried.refusal.params.index);
    return { found: [otherChange(index), ...notEverybody(published, first)], isEdited, isWrong: true };
  }
  const expected = carried.value;
  if (samePlaces(expected, published)) return { found: edited === isEdited ? [] : [flag], isEdited };
  const everybody = notEverybody(published, expected);
  const wrong = wrongChange(first, draw.changes, published);
  if (wrong !== null) return { found: [wrong, ...everybody], isEdited, isWrong: true };
  return { found: [...placesDiffer(published, expected), ...everybody], isEdited };
};

/** Figures are held against the tables as they should be. A proof goes with the tables it was made for. */
const judgeMetrics = (
  draw: DrawToJudge,
  replay: Replay | null,
  isReplayable: boolean,
  isWrong: boolean,
): readonly Phrase[] => {
  const { metrics: said, proposal } = draw;
  if (said === null || replay === null) return [];
  const known = firstPlaces(replay.proposal);
  const first = isReplayable ? known : firstPlaces(proposal);
  const carried = carryOut(first, draw.changes ?? []);
  const places = carried.ok && !isWrong ? carried.value : draw.published;
  const people = new Set(peopleOf(known));
  if (!isOnce(places) || peopleOf(places).some((entrant) => !people.has(entrant))) return [];
  const counted = replay.measure(places.tables);
  const proved = (isReplayable ? replay.proposal : proposal).metrics.least;
  const isDrawn = samePlaces(first, places);
  const claims = isDrawn ? [proved, counted.least] : [counted.least];
  const isClaimed = claims.some((least) => canonical(least) === canonical(said.least));
  return [
    ...otherMetrics(otherFigures(said, counted)),
    ...(isClaimed || (!isReplayable && isBacked(said.least, counted.repeats, counted.least.atLeast))
      ? []
      : [otherClaim(said.least, claims[0] ?? counted.least)]),
  ];
};

/** One phrase a code; findings about figures become one with all their fields. */
const once = (found: readonly Phrase[]): readonly Phrase[] => {
  const byCode = new Map<string, Phrase>();
  for (const phrase of found) {
    const before = byCode.get(phrase.code);
    if (before === undefined) byCode.set(phrase.code, phrase);
    else if (phrase.code === 'draw.otherMetrics') {
      const fields = [before, phrase].flatMap(({ params }) => params?.fields as readonly string[]);
      byCode.set(phrase.code, { code: phrase.code, params: { fields: [...new Set(fields)] } });
    }
  }
  return [...byCode.values()];
};

const tablesIn = (found: readonly Phrase[]): readonly TableNo[] =>
  found.flatMap(({ params }) => (params?.tables as readonly TableNo[] | undefined) ?? []);

const sentenceOf = (
  { isSame, isKnown, isEdited }: { readonly [what in 'isSame' | 'isKnown' | 'isEdited']: boolean },
  tables: readonly TableNo[],
  changes: number | null,
): Phrase => {
  if (!isSame) return { code: 'draw.isFalse' };
  if (!isEdited) return { code: isKnown ? 'draw.isSame' : 'draw.isStopped' };
  return changes === null
    ? { code: 'draw.isEdited', params: { count: tables.length, tables } }
    : { code: 'draw.isStated', params: { count: changes, tables } };
};

const touched = (first: Places, published: Places): readonly TableNo[] => {
  const texts = ({ tables }: Places) => new Map(tables.map(({ table, seats }) => [table, seats.join()]));
  const [before, after] = [texts(first), texts(published)];
  return [...new Set([...before.keys(), ...after.keys()])].filter((table) => before.get(table) !== after.get(table));
};

export const judgeDraw = (draw: DrawToJudge, replay: Replay | null, signature: SignatureFound): Verdict => {
  const { found, isKnown, isReplayable } = judgeProposal(draw.proposal, draw.request, replay);
  const published = judgePublished(draw);
  const isContradictory = draw.engine !== draw.proposal.engine;
  const engine: Phrase = { code: 'draw.otherEngine', params: { draw: draw.engine, here: draw.proposal.engine } };
  const differences = once([
    ...(fingerprint(draw.request) === draw.fingerprint ? [] : [{ code: 'draw.otherRequest' }]),
    ...found,
    ...(isContradictory ? [engine] : []),
    ...published.found,
    ...judgeMetrics(draw, replay, isReplayable, published.isWrong === true),
    ...(signature === 'bad' ? [{ code: 'draw.badSignature' }] : []),
    ...(signature === 'none' && draw.changes !== null ? [{ code: 'draw.noSignature' }] : []),
  ]);
  const isSame = !isContradictory && differences.every(({ code }) => TOLD.has(code));
  const tables = [
    ...new Set([...tablesIn(differences), ...touched(firstPlaces(draw.proposal), draw.published)]),
  ].toSorted((a, b) => a - b);
  return {
    same: isSame,
    sentence: sentenceOf({ isSame, isKnown, isEdited: published.isEdited }, tables, draw.changes?.length ?? null),
    differences,
    tables,
    editedByHand: published.isEdited,
    changes: draw.changes ?? [],
    engine: { draw: draw.proposal.engine, here: ENGINE_VERSION },
  };
};
