/** The contract of windows and back end: a call is a line in its subject's `methods`, and a handler. Nothing throws across it. */

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
