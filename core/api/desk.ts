import { z } from 'zod';
import { freeSteps } from '../game/round-steps.ts';
import { roundNo } from '../tournament/draws/proposal.ts';
import { done, method, nothing } from './method.ts';

const step = z.enum(freeSteps);
const round = z.string().regex(/^[1-9]\d{0,3}$/);

const paper = z.strictObject({ content: z.string().max(40), at: z.int().min(0) });

/** `at` in milliseconds since 1970. */
const printed = z.strictObject({
  rev: z.int().min(1),
  sheets: z.int().min(0),
  at: z.int().min(0),
  /** The highest revision on paper, where that is another one: it was printed and taken back. */
  highest: z.int().min(1).optional(),
});

/** What the desk knows of an event beside its journal, by round. No steps: undo leaves them. */
export const deskFacts = z.strictObject({
  /** The newest seating that went to a printer or into a PDF. */
  printed: z.record(round, printed).readonly(),
  notNeeded: z.record(round, z.array(step).readonly()).readonly(),
  /** The seating whose paper was passed by hand; files of before name none. */
  paperLeft: z.record(round, z.int().min(1)).readonly().default({}),
  /** The newest seating whose seats a hall window has shown. Files of before name rounds alone: that tells of no seating. */
  inHall: z
    .union([
      z.record(round, z.int().min(1)),
      z.array(roundNo).transform((): { readonly [round: string]: number } => ({})),
    ])
    .readonly()
    .default({}),
  /** The newest printing of each document, `slips@3`: of the round, or @0 of the event; a code over what it said. */
  papers: z.record(z.string().max(70), paper).readonly().default({}),
});
export type DeskFacts = z.infer<typeof deskFacts>;

export const noFacts: DeskFacts = { printed: {}, notNeeded: {}, paperLeft: {}, inHall: {}, papers: {} };

/** The highest revision of each round that hangs somewhere: sheets of another one say so [L-2.5]. */
export const onWalls = ({ printed: rounds }: DeskFacts): { readonly [round: string]: number } =>
  Object.fromEntries(Object.entries(rounds).map(([no, { rev, highest = rev }]) => [no, highest]));

export const deskMethods = {
  /** Nothing while no event is open. */
  'desk.facts': method(nothing, deskFacts),
  /** *Not needed*, or taken back. Refuses `tournament.none`, `round.unknown`, and what the file refuses. */
  'desk.passed': method(z.strictObject({ round: roundNo, step, passed: z.boolean().default(true) }), done),
} as const;
