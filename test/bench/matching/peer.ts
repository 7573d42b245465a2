/** One measurement of a public package in a process of its own: `node peer.ts <folder> <task as JSON>`. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { residentMegabytes } from '../figures.ts';
import { type GroupGraph, groupGraph, groupGraphs, hardApart, hardTeams, sixthRound } from './instances.ts';
import type { PeerFigures, PeerTask } from './peers.ts';

const [folder = '', text = '{}'] = process.argv.slice(2);
const { peer, task, players } = JSON.parse(text) as PeerTask;
const require = createRequire(join(folder, 'package.json'));
type Blossom = (edges: [number, number, number][], maxCardinality: boolean) => number[];

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const blossomOf = (): Blossom => {
  if (peer === 'edmonds-blossom-fixed') return require('edmonds-blossom-fixed') as Blossom;
  const core = require('@graph-algorithm/maximum-matching/core/index') as { readonly blossomNoChecks: Blossom };
  return (edges, maxCardinality) => [...core.blossomNoChecks(edges, maxCardinality)];
};

const graphs = (): GroupGraph[] => {
  if (task === 'two teams' || task === 'blocked seeds') return [groupGraph(1_000, hardApart(hardTeams(task)))];
  return groupGraphs(sixthRound(players), task === 'pruned' ? 6 : undefined);
};

const solveGraphs = (): PeerFigures => {
  const blossom = blossomOf();
  let spent = 0;
  const costs = graphs().map(({ edges }) => {
    const top = edges.reduce((most, [, , cost]) => Math.max(most, cost), 0) + 1;
    const weighted = edges.map(([u, v, cost]): [number, number, number] => [u, v, top - cost]);
    const before = cpuMs();
    const mate = blossom(weighted, true);
    spent += cpuMs() - before;
    return edges.reduce((sum, [u, v, cost]) => sum + (mate[u] === v ? cost : 0), 0);
  });
  return { cpuMs: spent, megabytes: residentMegabytes(), costs };
};

const ownRound = async (): Promise<PeerFigures> => {
  const { players: people, history, round } = sixthRound(players);
  const matches = history.flatMap((played) => played.matches.map((match) => ({ ...match, round: played.round })));
  let run: () => unknown;
  if (peer === 'tournament-pairings') {
    const entry = pathToFileURL(join(folder, 'node_modules/tournament-pairings/dist/index.js')).href;
    const { Swiss } = (await import(entry)) as { readonly Swiss: (list: unknown[], round: number) => unknown };
    const won = (id: number): number => matches.filter(({ a, b, outcome }) => (outcome === 'a' ? a : b) === id).length;
    const avoid = (id: number): number[] => matches.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
    const list = people.map(({ id }) => ({ id, score: won(id), avoid: avoid(id), receivedBye: false }));
    run = () => Swiss(list, round);
  } else {
    const swiss = require('swiss-pairing') as (options: object) => {
      readonly getMatchups: (round: number, people: unknown[], matches: unknown[]) => unknown;
    };
    const list = people.map(({ id, seed }) => ({ id, seed }));
    const past = matches.map(({ a, b, outcome, round: at }) => ({
      round: at,
      home: { id: a, points: outcome === 'a' ? 1 : 0 },
      away: { id: b, points: outcome === 'b' ? 1 : 0 },
    }));
    run = () => swiss({}).getMatchups(round, list, past);
  }
  const before = cpuMs();
  run();
  return { cpuMs: cpuMs() - before, megabytes: residentMegabytes(), costs: [] };
};

process.stdout.write(JSON.stringify(task === 'round' ? await ownRound() : solveGraphs()));
