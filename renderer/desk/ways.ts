import type { WayOut } from '../../core/tournament/refusal.ts';
import type { Json } from '../../core/tournament/words.ts';

type Params = { readonly [name: string]: Json };
type Take = (params: Params) => void;

const takers = new Map<string, Take>();

/**
 * Says how a way out of a refusal is taken (`WayOut.do`), once, when the feature's module is loaded. Notices show only the
 * ways that somebody can take. The label is in the texts `refusals` under `ways.<do>`, of `x.y` in namespace `x` under `ways.y`.
 */
export const offerWay = (name: string, take: Take): void => {
  takers.set(name, take);
};

export const canTake = (way: WayOut): boolean => takers.has(way.do);

export const takeWay = (way: WayOut): void => takers.get(way.do)?.(way.params ?? {});
