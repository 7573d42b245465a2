import type { Game } from '../../../../core/game/game.ts';
import type { GameCard, GameCell } from '../../../../core/game/paper.ts';
import { families } from '../../../../core/games/all.ts';
import type { FloorCommandInput } from '../../../../core/games/poker/steps/floor-commands.ts';
import { type CommandInput, command as commandForm } from '../../../../core/tournament/commands.ts';
import { advance, doStep, emptyLedger, type Ledger } from '../../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';

export const AT = 1_800_000_000_000;

const found = families.poker;
if (found === undefined) throw new Error('no poker');

export const poker: Game = found;

/** A poker event as the program keeps it. */
export const event = (people: number, rules: object = {}) => {
  let ledger: Ledger = emptyLedger;
  const send = (input: CommandInput) => {
    const answer = doStep(ledger, commandForm.parse(input), families);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    if (answer.value !== null) ledger = advance(ledger, { no: ledger.last + 1, ...answer.value }, families);
  };
  const api = {
    get tournament(): Tournament {
      if (ledger.tournament === null) throw new Error('no tournament');
      return ledger.tournament;
    },
    send,
    floor: (command: FloorCommandInput) => send({ type: 'family.do', command: command as never }),
  };
  send({
    type: 'tournament.create',
    id: '0'.repeat(32),
    name: 'Thursday',
    family: 'poker',
    plannedRounds: 1,
    seed: 'paper',
    at: '2026-11-21T08:00:00Z',
    rules: { ...(poker.rules.usual as object), ...rules } as never,
  });
  if (people > 0) {
    send({
      type: 'entrants.add',
      entrants: Array.from({ length: people }, (_, i) => ({
        name: `Player ${String(i + 1).padStart(3, '0')}`,
        traits: { paid: true, ...(i === 4 ? { clockOperator: true } : {}), ...(i === 6 ? { expert: true } : {}) },
      })),
    });
  }
  return api;
};

export const drawn = (people = 18, tables = 2, rules: object = {}) => {
  const made = event(people, rules);
  made.floor({ do: 'addTables', count: tables });
  made.floor({ do: 'editTable', table: 1, clock: true });
  made.floor({ do: 'initialDraw', at: AT });
  return made;
};

export const shown = (cell: GameCell | undefined): unknown => {
  switch (cell?.kind) {
    case 'number':
      return cell.value;
    case 'text':
      return cell.text;
    case 'entrant':
      return cell.entrant;
    case 'entrants':
      return cell.entrants;
    case 'seat':
      return cell.seat;
    case 'spot':
      return [cell.table];
    case 'phrase':
    case 'note':
      return cell.phrase.code;
    default:
      return cell?.kind ?? null;
  }
};

export const facts = ({ parts }: GameCard) =>
  Object.fromEntries(
    parts.flatMap((part) =>
      part.kind === 'facts' ? part.facts.map(({ label, what }) => [label.code.split('.').at(-1), shown(what)]) : [],
    ),
  );
