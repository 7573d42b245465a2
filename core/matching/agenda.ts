/** What the dual clock runs into next, a heap: an edge (0…) or, as −1−b, a blossom b. Stale entries stay; takers look again. */

import { compare, compareRows, int } from './cells.ts';

export type Agenda = {
  readonly levels: number;
  length: number;
  times: Float64Array;
  names: Int32Array;
};

export const emptyAgenda = (levels: number, room: number): Agenda => ({
  levels,
  length: 0,
  times: new Float64Array((room + 1) * levels),
  names: new Int32Array(room + 1),
});

const copy = (agenda: Agenda, from: number, to: number): void => {
  const { levels, times, names } = agenda;
  names[to] = int(names, from);
  for (let l = 0; l < levels; l++) times[to * levels + l] = times[from * levels + l] as number;
};

const enlarge = (agenda: Agenda): void => {
  const names = new Int32Array(2 * agenda.names.length);
  names.set(agenda.names);
  agenda.names = names;
  const times = new Float64Array(2 * agenda.times.length);
  times.set(agenda.times);
  agenda.times = times;
};

export const note = (agenda: Agenda, name: number, due: Float64Array): void => {
  if (agenda.length === agenda.names.length) enlarge(agenda);
  const { levels, times, names } = agenda;
  let hole = agenda.length;
  agenda.length += 1;
  while (hole > 0) {
    const above = (hole - 1) >> 1;
    if (compare(due, times, above) >= 0) break;
    copy(agenda, above, hole);
    hole = above;
  }
  names[hole] = name;
  for (let l = 0; l < levels; l++) times[hole * levels + l] = due[l] as number;
};

export const takeEarliest = (agenda: Agenda, due: Float64Array): number => {
  const { levels, times, names } = agenda;
  const name = int(names, 0);
  for (let l = 0; l < levels; l++) due[l] = times[l] as number;
  agenda.length -= 1;
  const last = agenda.length;
  let hole = 0;
  for (;;) {
    let below = 2 * hole + 1;
    if (below >= last) break;
    if (below + 1 < last && compareRows(times, levels, below + 1, below) < 0) below += 1;
    if (compareRows(times, levels, below, last) >= 0) break;
    copy(agenda, below, hole);
    hole = below;
  }
  copy(agenda, last, hole);
  return name;
};
