/** A JSON text that somebody hands us, and the line of it that people look for in their editor when something is wrong. */

import type { z } from 'zod';
import { type Answer, no, ok, type Refusal, refuse } from '../tournament/refusal.ts';
import { jsonDepth } from './json-depth.ts';

const ANOTHER = [{ do: 'chooseAnother' }];

const BLANKS = /[ \t\n\r]*/y;
const STRING = /"(?:[ !\x23-\x5b\x5d-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Path = readonly PropertyKey[];

/**
 * From 1; of what lies deepest of the field's path where the field itself is missing. The text has been counted to be no deeper
 * than may be read (`jsonDepth`).
 */
export const lineInJson = (text: string, field: Path = []): number => {
  let at = 0;
  let found = 0;
  const take = (form: RegExp): string | null => {
    form.lastIndex = at;
    const taken = form.exec(text)?.[0] ?? null;
    at += taken?.length ?? 0;
    return taken;
  };
  const takes = (sign: string): boolean => {
    take(BLANKS);
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };
  /** Its values one after the other; `name` answers what the next one is called, or null where the text is wrong. */
  const values = (end: string, path: Path | null, name: () => string | null): boolean => {
    if (takes(end)) return true;
    do {
      const called = name();
      const [wanted, ...rest] = path ?? [];
      if (called === null || !value(wanted !== undefined && String(wanted) === called ? rest : null)) return false;
    } while (takes(','));
    return takes(end);
  };
  const nameOfMember = (): string | null => {
    take(BLANKS);
    const quoted = take(STRING);
    return quoted === null || !takes(':') ? null : (JSON.parse(quoted) as string);
  };
  /** False: the text is wrong at `at`. */
  const value = (path: Path | null): boolean => {
    take(BLANKS);
    if (path !== null) found = at;
    if (takes('{')) return values('}', path, nameOfMember);
    if (takes('[')) {
      let index = 0;
      return values(']', path, () => String(index++));
    }
    return take(STRING) !== null || (take(PLAIN) ?? '') !== '';
  };
  const isWhole = value(field) && take(BLANKS) !== null && at === text.length;
  return text.slice(0, isWhole ? found : at).split(/\r\n|\r|\n/).length;
};

/** What a text holds that is no deeper than `allowed`. Refuses `event.tooDeep`, `event.notJson`. */
export const contentOfJson = (text: string, allowed: number): Answer<unknown> => {
  const found = jsonDepth(text);
  if (found > allowed) return no(refuse('event.tooDeep', { found, allowed }, ANOTHER));
  try {
    return ok(JSON.parse(text));
  } catch {
    return no(refuse('event.notJson', { line: lineInJson(text) }, ANOTHER));
  }
};

/** Refuses `event.form`: the first field that is not as the form asks, and its line. */
export const formRefused = (text: string, { issues: [issue] }: z.ZodError): Refusal => {
  const { path, message: expected } = issue ?? { path: [], message: '' };
  return refuse('event.form', { field: path.join('.'), expected, line: lineInJson(text, path) }, ANOTHER);
};
