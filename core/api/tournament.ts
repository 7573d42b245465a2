import { z } from 'zod';
import { asked } from '../tournament/commands.ts';
import type { Step } from '../tournament/ledger.ts';
import { made, method } from './method.ts';

export type LoggedStep = Step & { readonly at: string; readonly actor: string };

/** Made by the window, 128 bits in hex: the same id twice is one command. */
const commandId = z.string().regex(/^[0-9a-f]{32}$/);

/** The tournament that the window means: another window may have opened another one a moment before. */
const event = z.string().optional();

const stepped = z.strictObject({ no: z.int() });

export const tournamentMethods = {
  /** The window folds them with the same `advance` as the back end. */
  'tournament.steps': method(
    z.strictObject({ after: z.int().min(0), limit: z.int().min(1).max(2000) }),
    z.strictObject({ steps: z.array(made<LoggedStep>()), last: z.int() }),
  ),
  /** The answer comes after the step is on disk; `no` is the last step then. */
  'tournament.do': method(z.strictObject({ id: commandId, event, command: asked }), stepped),
  'tournament.undo': method(z.strictObject({ id: commandId, event }), stepped),
  'tournament.redo': method(z.strictObject({ id: commandId, event }), stepped),
} as const;
