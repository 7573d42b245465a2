/**
 * Everything that was acknowledged, in memory: the steps with their links, and the facts. Out of it a new file is made when the open
 * one can no longer be trusted [desktop 8.7]; what the database would give then is somebody else's.
 */

import type { Json } from '../../../core/tournament/words.ts';
import type { StoredFact } from './facts.ts';
import type { Appended } from './journal.ts';
import { type ChainEnd, firstLink, type NewStep, type StoredStep } from './step.ts';

export type Kept = {
  readonly steps: (from: number, limit: number) => readonly StoredStep[];
  readonly stepOf: (commandId: string) => StoredStep | null;
  readonly last: () => ChainEnd;
  readonly facts: () => readonly StoredFact[];
  readonly addStep: (step: NewStep, appended: Appended) => void;
  readonly addFact: (name: string, value: Json) => void;
};

/** @param read the steps of the file from the first one on, checked */
export const keptOf = (tournamentId: string, read: readonly StoredStep[], known: readonly StoredFact[]): Kept => {
  const steps = [...read];
  const byCommand = new Map(steps.map((step) => [step.commandId, step]));
  const facts = new Map(known.map((fact) => [fact.name, fact]));
  let written = known.reduce((most, { no }) => Math.max(most, no), 0);
  return {
    // Numbers count from 1 without gaps.
    steps: (from, limit) => steps.slice(Math.max(0, from - 1), Math.max(0, from - 1) + limit),
    stepOf: (commandId) => byCommand.get(commandId) ?? null,
    last: () => {
      const { no, hash } = steps.at(-1) ?? { no: 0, hash: firstLink(tournamentId) };
      return { no, hash };
    },
    facts: () => [...facts.values()].sort((a, b) => a.no - b.no),
    addStep: (step, { no, hash }) => {
      const stored: StoredStep = { ...step, no, prev: steps.at(-1)?.hash ?? firstLink(tournamentId), hash };
      steps.push(stored);
      byCommand.set(stored.commandId, stored);
    },
    addFact: (name, value) => {
      written += 1;
      facts.set(name, { name, value, no: written });
    },
  };
};
