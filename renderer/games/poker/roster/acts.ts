import type { RosterLine } from '../../../../core/games/poker/results/roster.ts';
import { floorOf } from '../../../../core/games/poker/steps/state.ts';
import type { Entrant } from '../../../../core/tournament/state.ts';
import { tournament } from '../../../store/tournament.ts';
import { doFloor } from '../own-command.ts';
import { printSlips } from '../slip-printing.ts';
import { entriesOf, forEach, reEnter, slipsOfPeople } from './deeds.ts';

/** What each line of the menu does, and of whom it can be said. */
export type RosterAct = {
  readonly id: string;
  readonly titleKey: string;
  readonly canDo: (line: RosterLine) => boolean;
  /** Only of one person at a time. */
  readonly single?: boolean;
  readonly perform: (people: readonly Entrant[]) => void;
};

const entered = ({ status }: RosterLine) => status === 'registered' || status === 'waiting';
const seated = ({ status }: RosterLine) => status === 'seated';
const out = ({ status }: RosterLine) => status === 'eliminated';

/** Only while people may still come in. */
const canReEnter = (line: RosterLine): boolean => {
  const open = tournament();
  return out(line) && open !== null && floorOf(open).registrationOpen;
};

const sell = (what: 'rebuy' | 'addOn', count: 1 | -1) => (people: readonly Entrant[]) =>
  void forEach(people, ({ entry }) => (entry === null ? null : { do: 'sell', entry, what, count }));

export const rosterActs: readonly (RosterAct | 'line')[] = [
  { id: 'rebuy', titleKey: 'floor:deeds.rebuy', canDo: seated, perform: sell('rebuy', 1) },
  {
    id: 'rebuyBack',
    titleKey: 'poker:roster.acts.rebuyBack',
    canDo: (line) => seated(line) && line.rebuys > 0,
    perform: sell('rebuy', -1),
  },
  { id: 'addOn', titleKey: 'floor:deeds.addOn', canDo: seated, perform: sell('addOn', 1) },
  {
    id: 'addOnBack',
    titleKey: 'poker:roster.acts.addOnBack',
    canDo: (line) => seated(line) && line.addOns > 0,
    perform: sell('addOn', -1),
  },
  {
    id: 'printSlip',
    titleKey: 'poker:roster.acts.printSlip',
    canDo: seated,
    perform: (people) => void printSlips(slipsOfPeople(people)),
  },
  {
    id: 'reEnter',
    titleKey: 'poker:ways.reEnter',
    canDo: canReEnter,
    single: true,
    perform: ([one]) => void (one !== undefined && reEnter(one)),
  },
  {
    id: 'reinstate',
    titleKey: 'floor:places.reinstate',
    canDo: out,
    single: true,
    perform: (people) => void forEach(people, ({ entry }) => (entry === null ? null : { do: 'reinstate', entry })),
  },
  'line',
  {
    id: 'unseat',
    titleKey: 'poker:ways.unseat',
    canDo: seated,
    perform: (people) => void doFloor({ do: 'unseat', entries: [...entriesOf(people, 'seated')] }),
  },
  {
    id: 'withdraw',
    titleKey: 'poker:roster.acts.withdraw',
    canDo: entered,
    perform: (people) => void doFloor({ do: 'withdraw', entries: [...entriesOf(people, 'registered', 'waiting')] }),
  },
  'line',
];
