import type { Refusal, WayOut } from '../../core/tournament/refusal.ts';
import { namespaces } from './i18n.ts';
import { hasText, textOf } from './text.ts';

/**
 * Where the text of a code is: `x.rest` in namespace `x` under `refusals.rest` or `rest`, else in namespace `refusals`
 * under the whole code. Null where nobody has written one.
 */
export const refusalKey = (code: string): string | null => {
  const [first = '', ...more] = code.split('.');
  const rest = more.join('.');
  const places = namespaces.includes(first) ? [`${first}:refusals.${rest}`, `${first}:${rest}`] : [];
  return [...places, `refusals:${code}`].find(hasText) ?? null;
};

/** A refusal as a sentence in the language of the desk. A code without a text shows itself rather than nothing. */
export const refusalText = ({ code, params }: Refusal): string => {
  const key = refusalKey(code);
  return key === null ? textOf('refusals:unknown', { code }) : textOf(key, params);
};

/** The label of a way out: in the refusal's own namespace under `ways`, else among those of all. */
export const wayText = (way: WayOut, code = ''): string => {
  const [first = ''] = code.split('.');
  const own = `${first}:ways.${way.do}`;
  const key = namespaces.includes(first) && hasText(own) ? own : `refusals:ways.${way.do}`;
  return textOf(key, way.params ?? {});
};
