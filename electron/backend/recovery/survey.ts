/**
 * What can be gone on with when a file cannot be opened, or when a copy knows more than the file [reliability 8.2, 8.3].
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 8.2] candidates with last event, time, results per round; what each lacks; one recommended | `surveyOf` |
 * | [reliability 8.3] best snapshot + following valid events of mirror and damaged file | `joined`: the longest way through all pieces |
 */

import { existsSync } from 'node:fs';
import type { Candidate, Lack, RoundSeen } from '../../../core/api/recovery.ts';
import { families } from '../../../core/games/all.ts';
import { advance, emptyLedger, type Ledger } from '../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { copiesIn, endOfCopy } from '../copies/list.ts';
import type { CopyPlaces, NamedCopy } from '../copies/names.ts';
import { bytesAt } from '../file/check/look.ts';
import { changesOf, type StoredStep } from '../file/step.ts';
import { chainTo, type Pool, poolOf, poolsOf } from './pool.ts';
import { type About, type Piece, pieceOfFile, pieceOfMirror } from './salvage.ts';

type Source = { readonly kind: Candidate['kind']; readonly copy: NamedCopy | null; readonly end: StoredStep };

export type Survey = {
  readonly pool: Pool | null;
  /** The tournament's, and those of others that lie under its name. */
  readonly pools: readonly Pool[];
  readonly candidates: readonly Candidate[];
};

/** Most copies shown: the newest ones. All of them are read for what they know. */
const MOST_SHOWN = 12;

const roundsOf = (tournament: Tournament | null): readonly RoundSeen[] =>
  (tournament?.rounds ?? []).map(({ no, tables, results, confirmed }) => ({
    no,
    tables: tables.length,
    results: tables.filter(({ table }) => results[table] !== undefined).length,
    confirmed,
  }));

/** The tournaments after the steps of a chain that are asked for, by hash, in one fold. */
const statesAt = (chain: readonly StoredStep[], wanted: ReadonlySet<string>): Map<string, Tournament | null> => {
  const states = new Map<string, Tournament | null>();
  let ledger: Ledger = emptyLedger;
  for (const step of chain) {
    try {
      ledger = advance(ledger, { ...step, changes: changesOf(step) }, families);
    } catch {
      // Steps that this program did not write (another version's): counted, not read.
      break;
    }
    if (wanted.has(step.hash)) states.set(step.hash, ledger.tournament);
  }
  return states;
};

/** What is known to have been entered after a candidate ends and is not in it. */
const lacksOf = (tournament: Tournament | null, later: readonly StoredStep[]): readonly Lack[] => {
  const lacking = new Map<number, { seating: boolean; readonly tables: Set<number> }>();
  const ofRound = (round: number) => {
    const known = lacking.get(round) ?? { seating: false, tables: new Set<number>() };
    lacking.set(round, known);
    return known;
  };
  const rounds = tournament?.rounds ?? [];
  for (const change of later.flatMap(changesOf)) {
    if (change.type === 'round.published' && !rounds.some(({ no }) => no === change.no))
      ofRound(change.no).seating = true;
    if (change.type !== 'result.entered' && change.type !== 'result.corrected') continue;
    const round = rounds.find(({ no }) => no === change.round);
    if (round === undefined || round.results[change.table] === undefined)
      ofRound(change.round).tables.add(change.table);
  }
  return [...lacking]
    .sort(([a], [b]) => a - b)
    .map(([round, { seating, tables }]) => ({ round, seating, tables: [...tables].sort((a, b) => a - b) }));
};

const aboutOf = ({ tournamentId, createdBy, createdAt }: About): About => ({ tournamentId, createdBy, createdAt });

const piecesOf = (path: string, places: CopyPlaces) => {
  const file = pieceOfFile(path);
  const mirrors = places.mirrors.filter(existsSync).map((mirror) => pieceOfMirror(bytesAt(mirror).toString('utf8')));
  const copies = places.folders.flatMap((folder, place) =>
    copiesIn(folder).map((copy) => ({ copy, kind: place === 0 ? ('copy' as const) : ('second' as const) })),
  );
  // A copy whose whole chain is known need not be read: the hash of its last step says what it holds.
  const known = new Map([file, ...mirrors].flatMap(({ steps }) => steps.map((step) => [step.hash, step] as const)));
  const read: {
    readonly copy: NamedCopy;
    readonly kind: 'copy' | 'second';
    readonly end: string;
    readonly piece: Piece;
  }[] = [];
  for (const { copy, kind } of copies) {
    const end = endOfCopy(copy.path);
    const isKnown = end !== null && chainTo({ about: end, steps: known, facts: [], best: [] }, end.hash) !== null;
    const piece: Piece = isKnown ? { about: aboutOf(end), steps: [], facts: end.facts } : pieceOfFile(copy.path);
    for (const step of piece.steps) known.set(step.hash, step);
    const hash = isKnown ? end.hash : poolOf([piece])?.best.at(-1)?.hash;
    if (hash !== undefined) read.push({ copy, kind, end: hash, piece });
  }
  return { file, mirrors, copies: read };
};

/** Another tournament as a way to go on that nobody recommends. */
const strangerIn = ({ best }: Pool): readonly Candidate[] => {
  const end = best.at(-1);
  if (end === undefined) return [];
  const state = statesAt(best, new Set([end.hash])).get(end.hash) ?? null;
  return [
    {
      kind: 'file',
      other: state?.name ?? '',
      id: end.hash,
      copy: null,
      steps: end.no,
      lastAt: end.at,
      rounds: [...roundsOf(state)],
      lacks: [],
      recommended: false,
    },
  ];
};

/**
 * All that is left of a tournament. Pure reading: nothing is written. What another tournament left under its name is never recommended: it
 * stands apart, by its own name [desktop 8.7].
 * @param expected id of the tournament that was open under this name last, where that is known; else the file says it
 */
export const surveyOf = (path: string, places: CopyPlaces, expected: string | null = null): Survey => {
  const { file, mirrors, copies } = piecesOf(path, places);
  const pieces = [file, ...mirrors, ...copies.map(({ piece }) => piece)];
  const own = expected ?? file.about?.tournamentId ?? null;
  const others = poolsOf([file]).filter(({ about }) => own !== null && about.tournamentId !== own);
  const found = poolOf(pieces, own);
  const pool =
    found !== null && others.some(({ about }) => about.tournamentId === found.about.tournamentId) ? null : found;
  const pools = [...(pool === null ? [] : [pool]), ...others];
  const apart = others.flatMap(strangerIn);
  if (pool === null) return { pool, pools, candidates: apart };
  const ownEnd = (pieces: readonly Piece[]) => poolOf(pieces, pool.about.tournamentId)?.best.at(-1);
  const source = (kind: Source['kind'], end: StoredStep | undefined, copy: NamedCopy | null = null): Source[] =>
    end === undefined || chainTo(pool, end.hash) === null ? [] : [{ kind, copy, end }];
  const seen = [
    ...source('file', ownEnd([file])),
    ...mirrors.flatMap((mirror) => source('mirror', ownEnd([mirror]))),
    ...copies.slice(0, MOST_SHOWN).flatMap(({ copy, kind, end }) => source(kind, pool.steps.get(end), copy)),
  ];
  const best = pool.best.at(-1);
  const sources = [
    ...(best === undefined || seen.some(({ end }) => end.hash === best.hash) ? [] : source('joined', best)),
    ...seen,
  ];
  const states = statesAt(pool.best, new Set(sources.map(({ end }) => end.hash)));
  const stateAt = (hash: string): Tournament | null =>
    states.get(hash) ?? statesAt(chainTo(pool, hash) ?? [], new Set([hash])).get(hash) ?? null;
  const all = [...pool.steps.values()];
  const recommended = sources.find(({ end }) => end.hash === best?.hash);
  return {
    pool,
    pools,
    candidates: [
      ...sources.map((candidate) => {
        const { kind, copy, end } = candidate;
        const state = stateAt(end.hash);
        const own = new Set((chainTo(pool, end.hash) ?? []).map(({ hash }) => hash));
        return {
          kind,
          other: null,
          id: end.hash,
          copy: copy === null ? null : { at: copy.at, round: copy.round, reason: copy.reason },
          steps: end.no,
          lastAt: end.at,
          rounds: [...roundsOf(state)],
          lacks: [
            ...lacksOf(
              state,
              all.filter((step) => step.no > end.no && !own.has(step.hash)),
            ),
          ],
          recommended: candidate === recommended,
        };
      }),
      ...apart,
    ],
  };
};
