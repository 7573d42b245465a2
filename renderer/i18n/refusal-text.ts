import type { Refusal, WayOut } from '../../core/tournament/refusal.ts';
import { namespaces } from './i18n.ts';
import { type Params, withNames } from './names.ts';
import { hasText, textOf } from './text.ts';

/** The first word of a dotted code where it is a namespace, with the rest; else null. */
const inNamespace = (code: string): { readonly namespace: string; readonly rest: string } | null => {
  const [namespace = '', ...more] = code.split('.');
  return more.length > 0 && namespaces.includes(namespace) ? { namespace, rest: more.join('.') } : null;
};

/**
 * Where the text of a code is: `x.rest` in namespace `x` under `refusals.rest` or `rest`, else in namespace `refusals`
 * under the whole code. Null where nobody has written one.
 */
export const refusalKey = (code: string, params: Params = {}): string | null => {
  const own = inNamespace(code);
  const places = own === null ? [] : [`${own.namespace}:refusals.${own.rest}`, `${own.namespace}:${own.rest}`];
  return [...places, `refusals:${code}`].find((key) => hasText(key, params)) ?? null;
};

/** Numbers that decide the plural form where the refusal does not call them `count`. */
const COUNTS = ['count', 'missing', 'planned', 'players'];

/** The parameters as the sentences want them: names for numbers of people, `count` for the plural form. */
const spoken = (params: Params): Params => {
  const name = COUNTS.find((candidate) => typeof params[candidate] === 'number');
  return withNames(name === undefined ? params : { ...params, count: params[name] });
};

/** A refusal as a sentence in the language of the desk. A code without a text shows itself rather than nothing. */
export const refusalText = (refusal: Refusal): string => {
  const params = spoken(refusal.params);
  const key = refusalKey(refusal.code, params);
  return key === null ? textOf('refusals:unknown', { code: refusal.code }) : textOf(key, params);
};

/** The label of a way out, the same wherever it stands: in the namespace its name begins with, else among those of all. */
export const wayText = (way: WayOut): string => {
  const named = inNamespace(way.do);
  const params = spoken(way.params ?? {});
  if (named !== null) return textOf(`${named.namespace}:ways.${named.rest}`, params);
  // What is a step of a round too is called as its blue button is.
  const stage = `rounds:stage.${way.do}`;
  return textOf(hasText(stage, params) ? stage : `refusals:ways.${way.do}`, params);
};
