import type { z } from 'zod';
import {
  type IntervalRequest,
  intervalRequest,
  type PlayedRound,
  type PredefinedRequest,
  predefinedRequest,
  type RandomRequest,
  randomRequest,
  type SwissRequest,
  swissRequest,
} from '../../../../core/games/mahjong/seating/request.ts';
import type { Answer, Refusal } from '../../../../core/tournament/refusal.ts';

/** Players named by their place: registration numbers 1..n, ranked in that order. */
export const ranked = (n: number): { id: number }[] => Array.from({ length: n }, (_, place) => ({ id: place + 1 }));

/** Earlier rounds written as '1-2-3-4, 5-6-7-8'. */
export const played = (...rounds: readonly string[]): PlayedRound[] =>
  rounds.map((text, index) => ({
    round: index + 1,
    tables: text.split(', ').map((line, table) => {
      const [e = 0, s = 0, w = 0, n = 0] = line.split('-').map(Number);
      return { table: table + 1, seats: [e, s, w, n] };
    }),
  }));

/** Tables as text, players of a table ascending: 'who sits together'. */
export const together = (tables: readonly { readonly seats: readonly number[] }[]): string =>
  tables.map(({ seats }) => [...seats].sort((a, b) => a - b).join('-')).join(', ');

/** Tables as text in seat order. */
export const written = (tables: readonly { readonly seats: readonly number[] }[]): string =>
  tables.map(({ seats }) => seats.join('-')).join(', ');

type Base = { n?: number; seed?: string; round?: number; history?: PlayedRound[] };

const base = ({ n = 16, seed = 'seed', round, history = [] }: Base) => ({
  family: 'mahjong' as const,
  seed,
  round: round ?? history.length + 1,
  players: ranked(n),
  history,
});

export const random = (
  about: Base & { avoidRepeats?: boolean },
  more: Partial<z.input<typeof randomRequest>> = {},
): RandomRequest =>
  randomRequest.parse({
    ...base(about),
    method: 'random',
    options: { avoidRepeats: about.avoidRepeats ?? false },
    ...more,
  });

export const interval = (
  about: Base & { k: number },
  more: Partial<z.input<typeof intervalRequest>> = {},
): IntervalRequest => intervalRequest.parse({ ...base(about), method: 'interval', options: { k: about.k }, ...more });

export const swiss = (about: Base, more: Partial<z.input<typeof swissRequest>> = {}): SwissRequest =>
  swissRequest.parse({ ...base(about), method: 'swiss', ...more });

export const predefined = (
  about: Base,
  options: z.input<typeof predefinedRequest>['options'],
  more: Partial<z.input<typeof predefinedRequest>> = {},
): PredefinedRequest => predefinedRequest.parse({ ...base(about), method: 'predefined', options, ...more });

/** The value of an answer that must not be a refusal. */
export const granted = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code} ${JSON.stringify(answer.refusal.params)}`);
  return answer.value;
};

/** The refusal of an answer that must not be granted. */
export const refused = (answer: Answer<unknown>): Refusal => {
  if (answer.ok) throw new Error('was granted');
  return answer.refusal;
};
