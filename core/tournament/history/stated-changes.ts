/** What was changed by hand on a round and not undone [ME-49] [hall-and-print 1.1 X], for draw file, report and round window. */

import type { Change } from '../changes.ts';
import { type HandChange, type HandDeed, type Places, stamped } from '../draws/hand-change.ts';
import type { Ledger } from '../ledger.ts';
import type { RoundNo } from '../words.ts';
import { changesBetween } from './changes-between.ts';

/** `rev` is the revision that has them; `at` is empty where the program made the step by itself. */
export type HandStep = {
  readonly rev: number;
  readonly at: string;
  readonly by: string;
  readonly deeds: readonly HandDeed[];
};

type Issue = Extract<Change, { type: 'round.published' | 'round.revised' }>;

export const deedsOf = (issue: Issue, before: Places): readonly HandDeed[] => {
  if (issue.type === 'round.published' && issue.draw.proposal.tables.length === 0) return [];
  const byes = issue.type === 'round.published' ? issue.byes : before.byes;
  // Steps of earlier versions say where everybody sat, not how that came about.
  return issue.changes ?? changesBetween(before, { tables: issue.tables, byes });
};

/** Since the round was last published, oldest first. */
const issuesOf = (done: Ledger['done'], no: RoundNo): readonly { issue: Issue; at: string; by: string }[] => {
  const found: { issue: Issue; at: string; by: string }[] = [];
  for (let link = done; link !== null; link = link.earlier) {
    const { at = '', actor: by = '', changes } = link.step;
    for (const change of changes.toReversed()) {
      if (change.type !== 'round.published' && change.type !== 'round.revised') continue;
      if (change.no !== no) continue;
      found.push({ issue: change, at, by });
      if (change.type === 'round.published') return found.reverse();
    }
  }
  return [];
};

export const handSteps = (done: Ledger['done'], no: RoundNo): readonly HandStep[] => {
  let before: Places = { tables: [], byes: [] };
  return issuesOf(done, no).flatMap(({ issue, at, by }): HandStep[] => {
    if (issue.type === 'round.published') before = issue.draw.proposal;
    const { byes } = issue.type === 'round.published' ? issue : before;
    const deeds = deedsOf(issue, before);
    before = { tables: issue.tables, byes };
    return deeds.length === 0 ? [] : [{ rev: issue.rev, at, by, deeds }];
  });
};

export const statedChanges = (steps: readonly HandStep[]): readonly HandChange[] =>
  steps.flatMap(({ deeds, ...stamp }) => stamped(deeds, stamp));
