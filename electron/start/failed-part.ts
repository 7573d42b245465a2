/** Which part of the program kept it from starting, and what the box says of it [desktop 6.6]. */

import type shell from '../../resources/locales/en/shell.json';

/** What may be missing, as it is thrown by whoever found out. */
export type Part = 'native' | 'folder' | 'pages';

/** A part of the program is missing. Over a code, for what is thrown in one bundle is caught in another. */
export class PartMissing extends Error {
  readonly code: `start.${Part}`;
  /** The place that it is about. */
  readonly place: string;
  constructor(part: Part, place: string, cause: unknown) {
    super(`${part}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.code = `start.${part}`;
    this.place = place;
  }
}

const detailsOf = (fault: unknown): { readonly code: string; readonly place: string; readonly message: string } => {
  const { code, place } = Object(fault) as { readonly code?: unknown; readonly place?: unknown };
  return {
    code: typeof code === 'string' ? code : '',
    place: typeof place === 'string' ? place : '',
    message: fault instanceof Error ? fault.message : String(fault),
  };
};

/** The library whose native half antivirus programs like to take away. */
const NATIVE = 'better-sqlite3';

export const failedPart = (fault: unknown): Part | null => {
  const { code, message } = detailsOf(fault);
  if (code === 'start.native' || code === 'ERR_DLOPEN_FAILED') return 'native';
  // Its JavaScript half is gone too: it is missed already where the rest of the program is brought in.
  if (/MODULE_NOT_FOUND$/.test(code) && message.includes(NATIVE)) return 'native';
  if (code === 'start.folder') return 'folder';
  return code === 'start.pages' ? 'pages' : null;
};

/** @param log the log's path */
export const boxText = (fault: unknown, log: string, texts: (typeof shell)['startFailed']): string => {
  const part = failedPart(fault);
  const { place, message } = detailsOf(fault);
  if (part === 'folder') return texts.folder.replace('{{path}}', () => place);
  if (part !== null) return texts.part.replace('{{part}}', () => (part === 'native' ? NATIVE : place));
  const [line = ''] = message.split('\n');
  return `${line}\n\n${log}`;
};
