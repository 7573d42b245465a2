/**
 * What the desk knows of the open event beside its journal: facts of the file, which survive a restart and are no steps.
 *
 * | rule | where |
 * | --- | --- |
 * | [W-2.2] a round is printed in one revision, by the set that is printed for a round; single cards are no set | `paperOf`, `keepPrinted` |
 * | [L-2.5] a revision that was printed and taken back is remembered: it still hangs somewhere | `keepPrinted` |
 * | [W-5.2] what each document said when it was printed last; lists of changes and single cards are not the whole of it | `papersIn` |
 * | [W-2.3] *Not needed* is remembered by round, and of paper by its seating | `passStep` |
 * | [W-2.3] the hall has shown the seats of a round in one revision: nothing else is said to be shown | `keepInHall` |
 * | a file that is only viewed is not written | `keep` |
 */

import { type DeskFacts, deskFacts, noFacts, onWalls } from '../../core/api/desk.ts';
import type { PrintJob } from '../../core/api/print.ts';
import type { Game } from '../../core/game/game.ts';
import type { FreeStep } from '../../core/game/round-steps.ts';
import { families } from '../../core/games/all.ts';
import { roundMeant } from '../../core/sheets/paper/documents.ts';
import { contentOf, roundPrinted } from '../../core/sheets/paper/out-of-date.ts';
import { usualPackage } from '../../core/sheets/paper/sheets.ts';
import type { Ledger } from '../../core/tournament/ledger.ts';
import { type Answer, no, ok, refuse } from '../../core/tournament/refusal.ts';
import { roundOf } from '../../core/tournament/state.ts';
import { asJson, type RoundNo } from '../../core/tournament/words.ts';
import type { DeskWith } from './desk.ts';

type Told = DeskWith<'open' | 'push'>;

const FACT = 'desk.facts';

/** Facts that another version wrote in another form are none. */
export const factsOf = ({ open: { session } }: DeskWith<'open'>): DeskFacts => {
  const fact = session?.fact(FACT);
  const read = deskFacts.safeParse(fact?.ok === true ? fact.value : null);
  return read.success ? read.data : noFacts;
};

export const tellFacts = (desk: Told): void => desk.push({ type: 'desk.facts', facts: factsOf(desk) });

const keep = (desk: Told, facts: DeskFacts): Answer<null> => {
  if (desk.open.session === null) return no(refuse('tournament.none'));
  const kept = desk.open.session.keepFact(FACT, asJson(facts));
  if (kept.ok) tellFacts(desk);
  return kept;
};

export const passStep = (desk: Told, round: RoundNo, step: FreeStep, passed: boolean): Answer<null> => {
  const tournament = desk.open.session?.ledger().tournament ?? null;
  if (tournament === null) return no(refuse('tournament.none'));
  const rev = roundOf(tournament, round)?.rev;
  if (rev === undefined) return no(refuse('round.unknown', { round }));
  const facts = factsOf(desk);
  const others = (facts.notNeeded[round] ?? []).filter((one) => one !== step);
  const { [round]: left, ...elsewhere } = facts.paperLeft;
  const paper = step === 'print' ? (passed ? rev : undefined) : left;
  if ((facts.notNeeded[round] ?? []).includes(step) === passed && paper === left) return ok(null);
  const notNeeded = { ...facts.notNeeded, [round]: passed ? [...others, step] : others };
  return keep(desk, {
    ...facts,
    notNeeded,
    paperLeft: paper === undefined ? elsewhere : { ...elsewhere, [round]: paper },
  });
};

/** A hall window says that it shows the seats of a round: told once, it is so until other seats are published. */
export const keepInHall = (desk: Told, no: RoundNo): void => {
  const tournament = desk.open.session?.ledger().tournament ?? null;
  const rev = tournament === null ? undefined : roundOf(tournament, no)?.rev;
  const facts = factsOf(desk);
  if (rev !== undefined && facts.inHall[no] !== rev) keep(desk, { ...facts, inHall: { ...facts.inHall, [no]: rev } });
};

/** What a job puts on paper: the seating of a round, where it has some of its set, and what each document says. */
export type Paper = {
  readonly event: string;
  readonly seating: { readonly round: RoundNo; readonly rev: number } | null;
  readonly says: { readonly [paper: string]: string };
};

const papersIn = (
  { tournament, done }: Ledger,
  family: Game,
  { documents, changedOnly }: PrintJob,
  round: RoundNo,
): Paper['says'] => {
  if (tournament === null || changedOnly) return {};
  const said = documents.flatMap((document) => {
    const no = roundPrinted(family, document, round);
    const content = contentOf({ tournament, family, done }, document, no);
    return content === null ? [] : [[`${document}@${no}`, content] as const];
  });
  return Object.fromEntries(said);
};

/** Null where a job is for single cards. */
export const paperOf = ({ open: { session } }: DeskWith<'open'>, job: PrintJob): Paper | null => {
  const ledger = session?.ledger();
  const tournament = ledger?.tournament ?? null;
  const family = tournament === null ? undefined : families[tournament.family];
  if (ledger === undefined || tournament === null || family === undefined || job.only !== undefined) return null;
  const meant = roundMeant(tournament, family, job.round);
  const set = new Set(family.paper.roundPackage ?? usualPackage);
  const isOfRound = job.documents.some((document) => set.has(document));
  return {
    event: tournament.id,
    seating: meant === undefined || !isOfRound ? null : { round: meant.no, rev: meant.rev },
    says: papersIn(ledger, family, job, meant?.no ?? 0),
  };
};

/** The print is good even if this cannot be kept: the next step reports a full disk. */
export const keepPrinted = (
  desk: Told & DeskWith<'machine'>,
  { event, seating, says }: Paper,
  sheets: number,
): void => {
  // Another event may have been opened while the printer's dialog was.
  if (desk.open.session?.ledger().tournament?.id !== event || desk.open.session.file === null) return;
  const facts = factsOf(desk);
  const at = desk.machine.now().getTime();
  const highest = seating === null ? 0 : (onWalls(facts)[seating.round] ?? 0);
  const above = seating === null || highest <= seating.rev ? {} : { highest };
  const printed = seating === null ? {} : { [seating.round]: { rev: seating.rev, sheets, at, ...above } };
  const papers = Object.entries(says).map(([paper, content]) => [paper, { content, at }]);
  keep(desk, {
    ...facts,
    printed: { ...facts.printed, ...printed },
    papers: { ...facts.papers, ...Object.fromEntries(papers) },
  });
};
