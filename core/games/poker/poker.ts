/**
 * What poker gives to the rest of the program.
 *
 * | rule | function |
 * | --- | --- |
 * | one hand after the other, no rounds: seats change one by one | `hasRounds`, `request` refuses |
 * | draw and slip numbers are never used twice, not even after undo [poker 2] | `counters` |
 * | a late entry is one step: registered, drawn, slip numbered [poker 5 A] | `welcome` |
 * | whoever has an entry stays in the list: slips, busts and places name the player | `removalRefusal` |
 */

import { z } from 'zod';
import { erased } from '../../game/game.ts';
import type { Standings } from '../../game/standings.ts';
import { MOST_ENTRANTS } from '../../tournament/draws/proposal.ts';
import { no, refuse } from '../../tournament/refusal.ts';
import type { Tournament } from '../../tournament/state.ts';
import { pokerHallViews } from './paper/hall.ts';
import { placesOf, pokerDocuments, withoutDocuments } from './paper/paper.ts';
import { resultsOf } from './results/results.ts';
import { startFloor } from './rules/floor-state.ts';
import { itemsOf } from './rules/pages.ts';
import { MOST_SEATS } from './rules/room.ts';
import { defaultRules, pokerRules, rulesBefore } from './rules/rules.ts';
import { pokerSample } from './sample.ts';
import { pokerMethods } from './seating/methods.ts';
import { countFloor, startCounters } from './steps/floor-changes.ts';
import { drawReason, type FloorCommand, floorCommand, type PlainCommand } from './steps/floor-commands.ts';
import { decideFloor } from './steps/floor-decide.ts';
import { evolveFloor } from './steps/floor-evolve.ts';
import { floorOf, hallOf, type PokerGame, pokerTraits } from './steps/state.ts';

const pokerWelcome = z.strictObject({ do: z.literal('seat'), at: z.int().min(0), reason: drawReason.optional() });

/** Best place first. Whoever is still in has none yet and is not listed. */
const standings = (tournament: Tournament): Standings => {
  const { rows, prizes, provisional } = resultsOf(hallOf(tournament));
  const hasPrizes = prizes.some((prize) => prize > 0);
  return {
    through: 0,
    columns: hasPrizes ? [{ code: 'prize', unit: { scale: 1, decimals: 0, signed: false } }] : [],
    rows: rows
      .filter(({ counts }) => counts)
      .map(({ player, from, prize }) => ({
        place: from,
        entrant: player,
        cells: hasPrizes ? [prize] : [],
        ...(provisional ? { marks: ['provisional'] } : {}),
      })),
  };
};

const wing: PokerGame = {
  id: 'poker',
  seats: Array.from({ length: MOST_SEATS }, (_, index) => String(index + 1)),
  mostEntrants: MOST_ENTRANTS,
  traits: pokerTraits,
  sample: pokerSample,
  hasRounds: false,
  rules: {
    schema: pokerRules,
    usual: defaultRules,
    before: rulesBefore,
  },
  seating: {
    methods: pokerMethods,
    offers: () => [],
    request: () => no(refuse('poker.noRounds')),
    playingRefusal: () => null,
    removalRefusal: (tournament, id) => {
      const entered = itemsOf(floorOf(tournament).entries).some(({ player }) => player === id);
      return entered ? refuse('poker.hasEntry', { player: id }) : null;
    },
    check: () => refuse('poker.noRounds'),
  },
  results: {
    check: () => no(refuse('poker.noRounds')),
    lines: () => [],
    standings,
  },
  steps: {
    start: () => startFloor,
    command: floorCommand,
    decide: (tournament, command, counters) => decideFloor(hallOf(tournament), command, counters),
    welcome: (tournament, ids, atOnce, counters) => {
      const parsed = pokerWelcome.safeParse(atOnce);
      if (!parsed.success) {
        return no(refuse('command.invalid', { field: `atOnce.${parsed.error.issues[0]?.path.join('.') ?? ''}` }));
      }
      const { at, reason } = parsed.data;
      const order: PlainCommand = { do: 'seat', players: [...ids], at, overflow: 'wait' };
      const seat: FloorCommand = reason === undefined ? order : { do: 'drawAgain', order, reason };
      return decideFloor(hallOf(tournament), seat, counters);
    },
    evolve: (tournament, change) => ({
      ...tournament,
      own: evolveFloor(floorOf(tournament), change),
    }),
    counters: {
      start: startCounters,
      count: countFloor,
    },
  },
  paper: {
    substitute: () => null,
    documents: pokerDocuments,
    without: withoutDocuments,
    places: placesOf,
  },
  hall: {
    views: pokerHallViews,
  },
};

export const poker = erased(wing);
