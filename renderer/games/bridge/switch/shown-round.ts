/** The round that the arrow-switch screen works on: a proposal that is not published yet, or a seated round. */

import type { ArrowMode } from '../../../../core/games/bridge/rules/rules.ts';
import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { moreIn } from '../../../../core/games/bridge/seating/more.ts';
import {
  type DirectionRow,
  directionRows,
  modeOfRound,
  seatedDirections,
} from '../../../../core/games/bridge/steps/direction-view.ts';
import { rowsAsSeated } from '../../../../core/games/bridge/steps/rows.ts';
import { roundOf, type Tournament } from '../../../../core/tournament/state.ts';
import type { Json, RoundNo, TableNo } from '../../../../core/tournament/words.ts';
import { type Drawn, swap } from '../../../round/seating/arrangement.ts';
import { chooseOptions, rearrange, seat } from '../../../round/seating/seating-store.ts';
import { doOwn } from '../own-command.ts';

export type ShownRound = {
  readonly round: RoundNo;
  readonly isDraft: boolean;
  /** Seated by Swiss or Danish, so that a rule for directions can be chosen. */
  readonly hasRule: boolean;
  readonly mode: ArrowMode | null;
  readonly rows: readonly DirectionRow[];
};

const optionsOf = (options: Json): { readonly [name: string]: Json } =>
  typeof options === 'object' && options !== null && !Array.isArray(options)
    ? (options as { readonly [name: string]: Json })
    : {};

const draftMode = (tournament: Tournament, { options }: Drawn): ArrowMode => {
  const rules = rulesOf(tournament);
  const usual = rules.teamSeating === 'homeTables' ? 'off' : rules.arrowMode;
  return (optionsOf(options).arrowMode as ArrowMode | undefined) ?? usual;
};

/** A proposal as it is arranged now. */
export const draftRound = (tournament: Tournament, drawn: Drawn): ShownRound => {
  const { proposal } = drawn.seated;
  const hasRule = drawn.method !== 'start';
  const mode = hasRule ? draftMode(tournament, drawn) : null;
  const rows = rowsAsSeated(moreIn(proposal), {
    tables: drawn.arrangement.tables,
    byes: proposal.byes,
  });
  return {
    round: drawn.round,
    isDraft: true,
    hasRule,
    mode,
    rows: directionRows(tournament, { round: drawn.round, rows, mode, decided: new Set() }),
  };
};

export const seatedRound = (tournament: Tournament, no: RoundNo): ShownRound | null => {
  const round = roundOf(tournament, no);
  if (round === undefined) return null;
  const { method } = round.draw.proposal;
  return {
    round: no,
    isDraft: false,
    hasRule: method === 'swiss' || method === 'danish',
    mode: modeOfRound(tournament, round),
    rows: seatedDirections(tournament, round),
  };
};

/** The two at a table exchange directions. */
export const turnTable = async (tournament: Tournament, shown: ShownRound, table: TableNo): Promise<void> => {
  if (shown.isDraft) {
    rearrange((now) => {
      const index = now.tables.findIndex((one) => one.table === table);
      return index === -1 ? now : swap(now, { table: index, seat: 0 }, { table: index, seat: 1 });
    });
    return;
  }
  const round = roundOf(tournament, shown.round);
  if (round === undefined) return;
  const tables = round.tables.map((one) => ({
    table: one.table,
    seats: one.table === table ? [...one.seats].reverse() : [...one.seats],
  }));
  await doOwn({ do: 'editRound', round: shown.round, tables, byes: round.byes.map((bye) => ({ ...bye })) });
};

/** All tables follow a rule; turns made by hand are lost. */
export const setMode = async (shown: ShownRound, drawn: Drawn | null, arrowMode: ArrowMode): Promise<void> => {
  if (!shown.isDraft) {
    await doOwn({ do: 'setArrows', round: shown.round, arrowMode });
    return;
  }
  if (drawn === null) return;
  const options = { ...optionsOf(drawn.options), arrowMode };
  chooseOptions(drawn.method, options);
  await seat(drawn.method, options);
};
