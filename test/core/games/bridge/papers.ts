import type { GameCell, GameSheet } from '../../../../core/game/paper.ts';
import { bridgeDocuments } from '../../../../core/games/bridge/paper/documents.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { roundOf } from '../../../../core/tournament/state.ts';
import { vpRules } from './events.ts';
import { golden } from './golden.ts';
import { playedThrough, seatNext, stateOf } from './tournament.ts';

export const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'evenTablesOddRounds' });

export const seven = seatNext(playedThrough(golden('G2'), rules, 16));

export const make = (ledger: Ledger, id: string, no: number | null = null): readonly GameSheet[] => {
  const tournament = stateOf(ledger);
  const document = bridgeDocuments.find((one) => one.id === id);
  if (document === undefined) throw new Error(`no document ${id}`);
  const round = no === null ? (tournament.rounds.at(-1) ?? null) : (roundOf(tournament, no) ?? null);
  const waits = document.waits(tournament, round);
  if (waits !== null) throw new Error(`waits for ${waits}`);
  return document.make(tournament, round);
};

/** A cell as short text: numbers in their unit, people as #id, words as their code with their values. */
export const text = (cell: GameCell): string => {
  switch (cell.kind) {
    case 'number':
      return (cell.value / cell.unit.scale).toFixed(cell.unit.decimals);
    case 'entrant':
      return `#${cell.entrant}`;
    case 'member':
      return `${cell.name}/${cell.note}`;
    case 'seat':
      return typeof cell.seat === 'number' ? String(cell.seat) : cell.seat.code.split('.').slice(1).join('.');
    case 'phrase':
    case 'note': {
      const { code, params } = cell.phrase;
      return [code.split('.').slice(1).join('.'), ...Object.values(params ?? {})].join(':');
    }
    case 'marks':
      return cell.phrases
        .map(({ code, params }) => [code.split('.').slice(1).join('.'), ...Object.values(params ?? {})].join(':'))
        .join(' ');
    case 'text':
      return cell.text;
    case 'pair':
      return cell.players.join('+');
    case 'brief':
      return `${cell.number}:${cell.players.join('+')}`;
    default:
      return '';
  }
};

export const titleOf = (sheet: GameSheet | undefined) => (sheet?.kind === 'list' ? sheet.title : undefined);

export const rowsOf = (sheet: GameSheet | undefined): readonly string[] =>
  sheet?.kind === 'list'
    ? sheet.parts.flatMap(({ blocks }) =>
        blocks.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(text).join(' ').replace(/\s+/gu, ' ').trim())),
      )
    : [];
