/**
 * The contract between windows and back end. A new call is a line in `methods` of its subject, and a handler. Everything is JSON.
 * Nothing throws across the door: a reply is an `Answer`, a value or a refusal.
 */

import type { z } from 'zod';
import { appMethods } from './app.ts';
import { copyMethods } from './copies.ts';
import { deskMethods } from './desk.ts';
import { eventMethods } from './events.ts';
import { fileMethods } from './file.ts';
import { hallMethods } from './hall.ts';
import { menuMethods } from './menu.ts';
import { networkMethods } from './network.ts';
import { printMethods } from './print.ts';
import { seatingMethods } from './seating.ts';
import { tournamentMethods } from './tournament.ts';

export const methods = {
  ...appMethods,
  ...menuMethods,
  ...fileMethods,
  ...eventMethods,
  ...copyMethods,
  ...tournamentMethods,
  ...deskMethods,
  ...seatingMethods,
  ...hallMethods,
  ...networkMethods,
  ...printMethods,
} as const;

export type MethodName = keyof typeof methods;
export type Input<M extends MethodName> = z.input<(typeof methods)[M]['input']>;
export type Checked<M extends MethodName> = z.output<(typeof methods)[M]['input']>;
export type Reply<M extends MethodName> = z.output<(typeof methods)[M]['reply']>;

export type { Push } from './push.ts';
