import { Armchair, Banknote, Ellipsis } from 'lucide-react';
import { useMemo, useState } from 'react';
import { noLine } from '../../../../core/games/poker/results/roster.ts';
import { hallOf } from '../../../../core/games/poker/steps/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useDeeds } from '../../../desk/commands/commands.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { MenuButton, type MenuEntry } from '../../../parts/menu.tsx';
import type { PeopleActionsProps } from '../../../people/people-part.ts';
import { BustDialog } from '../floor/dialogs/bust-dialog.tsx';
import { ToFloor } from '../to-floor.tsx';
import { rosterActs } from './acts.ts';
import { entriesOf, lineOf, seatPeople, toggleRole } from './deeds.ts';
import { tournamentRoster } from './lines.ts';

const SEAT = 'Alt+KeyS';

/** Who has a seat to come. */
const UNSEATED: ReadonlySet<string> = new Set(['none', 'registered']);

const isSomeUnseated = (tournament: Tournament): boolean => {
  const { lines } = tournamentRoster(tournament);
  return tournament.entrants.some(({ id, playing }) => playing && UNSEATED.has(lines.get(id)?.status ?? 'none'));
};

/** Where everybody has a seat, the floor goes on. */
export const RosterOnward = ({ tournament }: { readonly tournament: Tournament }) =>
  isSomeUnseated(tournament) || tournament.entrants.length === 0 ? null : <ToFloor />;

const roles = ['clockOperator', 'expert'] as const;

/** Seat, paid, out, and whatever else can be done to the chosen people [poker 5 A]. */
export const RosterActions = ({ tournament, chosen }: PeopleActionsProps) => {
  const textOf = useTextOf();
  const [bust, setBust] = useState<readonly number[]>([]);
  const hall = useMemo(() => hallOf(tournament), [tournament]);
  const { lines } = tournamentRoster(tournament);
  const linesOf = chosen.map(({ id }) => lines.get(id) ?? noLine);
  const someone = chosen.length > 0;
  // Whoever sits already is not seated again; where all chosen do, the others are meant.
  const toSit = useMemo(() => chosen.filter(({ id }) => lines.get(id)?.status !== 'seated'), [lines, chosen]);
  const hasUnseated = isSomeUnseated(tournament);
  const playing = chosen.filter((_, i) => linesOf[i]?.status === 'seated');

  useDeeds(
    useMemo(
      () => [
        {
          id: 'roster.seat',
          titleKey: 'poker:roster.deeds.seat',
          groupKey: 'people:title',
          shortcut: SEAT,
          perform: () => void seatPeople(toSit),
        },
      ],
      [toSit],
    ),
  );

  const items: readonly MenuEntry[] = [
    {
      id: 'eliminate',
      label: textOf('floor:deeds.bust'),
      isDisabled: playing.length === 0,
    },
    ...rosterActs.map(
      (act): MenuEntry =>
        act === 'line'
          ? 'line'
          : {
              id: act.id,
              label: textOf(act.titleKey),
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
    if (id === 'eliminate') setBust(entriesOf(playing, 'seated'));
    const role = roles.find((one) => one === id);
    if (role !== undefined) void toggleRole(role, chosen);
    const act = rosterActs.find((one) => one !== 'line' && one.id === id);
    if (act === undefined || act === 'line') return;
    act.perform(chosen.filter(({ id: no }) => act.canDo(lineOf(no) ?? noLine)));
  };
  const allPaid = someone && chosen.every(({ traits }) => traits.paid === true);

  return (
    <>
      <Button
        primary={hasUnseated}
        tone={hasUnseated ? 'primary' : 'plain'}
        icon={<Armchair size={16} aria-hidden />}
        onPress={() => void seatPeople(toSit)}
      >
        {toSit.length > 0 ? textOf('poker:roster.seatChosen', { count: toSit.length }) : textOf('poker:roster.seatAll')}
      </Button>
      <Button
        isDisabled={!someone}
        icon={<Banknote size={16} aria-hidden />}
        onPress={() => void toggleRole('paid', chosen)}
      >
        {textOf(allPaid ? 'poker:roster.notPaid' : 'poker:roster.paid')}
      </Button>
      <MenuButton
        label={textOf('words:moreActs')}
        icon={<Ellipsis size={16} aria-hidden />}
        items={items}
        onAction={onAction}
      />
      {bust.length > 0 && (
        <BustDialog tournament={tournament} hall={hall} entries={bust} seen={[]} onClose={() => setBust([])} />
      )}
    </>
  );
};
