/// <reference lib="webworker" />
import { makeScript } from '../../../../core/games/mahjong/seating/script/script-make.ts';
import type { SearchAsked, SearchSaid } from './search.ts';

/** Swaps of the stages: the first answers at once, each next one begins anew with more. The last is the engine's own. */
const STAGES = [400_000, 4_000_000, 24_000_000];

const scope = self as DedicatedWorkerGlobalScope;

const said = (message: SearchSaid): void => scope.postMessage(message);

scope.onmessage = ({ data }: MessageEvent<SearchAsked>) => {
  const whole = STAGES.reduce((sum, steps) => sum + steps, 0);
  let before = 0;
  for (const steps of STAGES) {
    const made = makeScript(
      { ...data, steps },
      {
        progress: (share) => said({ share: (before + share * steps) / whole, made: null }),
        stopped: () => false,
      },
    );
    before += steps;
    said({ share: before / whole, made });
    if (!made.ok || made.value.budget.ended === 'complete') break;
  }
  said({ share: 1, made: null });
};
