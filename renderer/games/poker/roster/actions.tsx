import { Armchair, Banknote, Ellipsis } from 'lucide-react';
import { useMemo, useState } from 'react';
import { noLine, type RosterLine } from '../../../../core/games/poker/results/roster.ts';
import type { Entrant } from '../../../../core/tournament/state.ts';
import { useDeeds } from '../../../desk/commands/commands.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { MenuButton, type MenuEntry } from '../../../parts/menu.tsx';
import type { PeopleActionsProps } from '../../../people/people-part.ts';
import { doFloor } from '../own-command.ts';
import { printSlips } from '../slip-printing.ts';
import { entriesOf, forEach, lineOf, reEnter, seatPeople, slipsOfPeople, toggleRole } from './deeds.ts';
import { EliminateDialog } from './eliminate-dialog.tsx';
import { tournamentRoster } from './lines.ts';

const SEAT = 'Alt+KeyS';

/** What each line of the menu does, and of whom it can be said. */
type Act = {
  readonly id: string;
  readonly canDo: (line: RosterLine) => boolean;
  /** Only of one person at a time. */
  readonly single?: boolean;
  readonly perform: (people: readonly Entrant[]) => void;
};

const entered = ({ status }: RosterLine) => status === 'registered' || status === 'waiting';
const seated = ({ status }: RosterLine) => status === 'seated';
const out = ({ status }: RosterLine) => status === 'eliminated';

const sell = (what: 'rebuy' | 'addOn', count: 1 | -1) => (people: readonly Entrant[]) =>
  void forEach(people, ({ entry }) => (entry === null ? null : { do: 'sell', entry, what, count }));

const acts: readonly (Act | 'line')[] = [
  { id: 'rebuy', canDo: seated, perform: sell('rebuy', 1) },
  { id: 'rebuyBack', canDo: (line) => seated(line) && line.rebuys > 0, perform: sell('rebuy', -1) },
  { id: 'addOn', canDo: seated, perform: sell('addOn', 1) },
  { id: 'addOnBack', canDo: (line) => seated(line) && line.addOns > 0, perform: sell('addOn', -1) },
  { id: 'printSlip', canDo: seated, perform: (people) => void printSlips(slipsOfPeople(people)) },
  { id: 'reEnter', canDo: out, single: true, perform: ([one]) => void (one !== undefined && reEnter(one)) },
  {
    id: 'reinstate',
    canDo: out,
    single: true,
    perform: (people) => void forEach(people, ({ entry }) => (entry === null ? null : { do: 'reinstate', entry })),
  },
  'line',
  {
    id: 'unseat',
    canDo: seated,
    perform: (people) => void doFloor({ do: 'unseat', entries: [...entriesOf(people, 'seated')] }),
  },
  {
    id: 'withdraw',
    canDo: entered,
    perform: (people) => void doFloor({ do: 'withdraw', entries: [...entriesOf(people, 'registered', 'waiting')] }),
  },
  'line',
];

const roles = ['clockOperator', 'expert'] as const;

/** Seat, paid, out, and whatever else can be done to the chosen people [poker 5 A]. */
export const RosterActions = ({ tournament, chosen }: PeopleActionsProps) => {
  const textOf = useTextOf();
  const [eliminating, setEliminating] = useState<readonly Entrant[]>([]);
  const { lines } = tournamentRoster(tournament);
  const linesOf = chosen.map(({ id }) => lines.get(id) ?? noLine);
  const someone = chosen.length > 0;
  const playing = chosen.filter((_, i) => linesOf[i]?.status === 'seated');

  useDeeds(
    useMemo(
      () => [
        {
          id: 'roster.seat',
          titleKey: 'poker:roster.deeds.seat',
          groupKey: 'poker:roster.title',
          shortcut: SEAT,
          perform: () => void seatPeople(chosen),
        },
      ],
      [chosen],
    ),
  );

  const items: readonly MenuEntry[] = [
    {
      id: 'eliminate',
      label: textOf('poker:roster.acts.eliminate'),
      isDisabled: playing.length === 0,
    },
    ...acts.map(
      (act): MenuEntry =>
        act === 'line'
          ? 'line'
          : {
              id: act.id,
              label: textOf(`poker:roster.acts.${act.id}`),
              isDisabled: !linesOf.some(act.canDo) || (act.single === true && chosen.length > 1),
            },
    ),
    ...roles.map(
      (role): MenuEntry => ({
        id: role,
        label: textOf(`people:fields.trait.${role}`),
        isDisabled: !someone,
        isChosen: someone && chosen.every(({ traits }) => traits[role] === true),
      }),
    ),
  ];
  const onAction = (id: string) => {
    if (id === 'eliminate') setEliminating(playing);
    const role = roles.find((one) => one === id);
    if (role !== undefined) void toggleRole(role, chosen);
    const act = acts.find((one) => one !== 'line' && one.id === id);
    if (act === undefined || act === 'line') return;
    act.perform(chosen.filter(({ id: no }) => act.canDo(lineOf(no) ?? noLine)));
  };
  const allPaid = someone && chosen.every(({ traits }) => traits.paid === true);

  return (
    <>
      <Button icon={<Armchair size={16} aria-hidden />} onPress={() => void seatPeople(chosen)}>
        {someone ? textOf('poker:roster.seatChosen', { count: chosen.length }) : textOf('poker:roster.seatAll')}
      </Button>
      <Button
        isDisabled={!someone}
        icon={<Banknote size={16} aria-hidden />}
        onPress={() => void toggleRole('paid', chosen)}
      >
        {textOf(allPaid ? 'poker:roster.notPaid' : 'poker:roster.paid')}
      </Button>
      <MenuButton
        label={textOf('poker:roster.more')}
        icon={<Ellipsis size={16} aria-hidden />}
        items={items}
        onAction={onAction}
      />
      {eliminating.length > 0 && (
        <EliminateDialog tournament={tournament} people={eliminating} onClose={() => setEliminating([])} />
      )}
    </>
  );
};
