import { Eye, EyeOff, Snowflake } from 'lucide-react';
import type { StandingsShown, Tournament } from '../../core/tournament/state.ts';
import { useTextOf } from '../i18n/text.ts';
import { Badge } from '../parts/marks.tsx';
import { MenuButton } from '../parts/menu.tsx';
import { carryOut } from '../store/carry-out.ts';

const show = async (shown: StandingsShown): Promise<void> => {
  await carryOut({ type: 'standings.show', ...shown });
};

/** What hall and paper are kept from showing; nothing where they show all [hall-and-print 2.9]. */
export const ShownBadge = ({ shown: { hidden, frozenAfter } }: { readonly shown: StandingsShown }) => {
  const textOf = useTextOf();
  if (hidden) {
    return (
      <Badge tone="warn" icon={<EyeOff size={12} strokeWidth={2.5} aria-hidden />}>
        {textOf('rounds:standings.hall.hidden')}
      </Badge>
    );
  }
  if (frozenAfter === null) return null;
  return (
    <Badge tone="warn" icon={<Snowflake size={12} strokeWidth={2.5} aria-hidden />}>
      {textOf('rounds:standings.hall.frozen', { round: frozenAfter })}
    </Badge>
  );
};

const icons = { all: Eye, hidden: EyeOff, frozen: Snowflake };

/** Shows the standings in the hall and on paper, hides them, or keeps them as they were after a round. */
export const ShownMenu = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const { standingsShown, plannedRounds, rounds } = tournament;
  const { hidden, frozenAfter } = standingsShown;
  const state = hidden ? 'hidden' : frozenAfter === null ? 'all' : 'frozen';
  const Icon = icons[state];
  const last = Math.max(plannedRounds, rounds.length);
  const freezes = Array.from({ length: last - 1 }, (_, i) => i + 1);
  return (
    <MenuButton
      label={textOf('rounds:standings.hall.menu')}
      icon={<Icon size={16} aria-hidden />}
      items={[
        { id: 'all', label: textOf('rounds:standings.hall.showAll'), isChosen: state === 'all' },
        { id: 'hidden', label: textOf('rounds:standings.hall.hide'), isChosen: state === 'hidden' },
        ...(freezes.length === 0 ? [] : (['line'] as const)),
        ...freezes.map((round) => ({
          id: String(round),
          label: textOf('rounds:standings.hall.freeze', { round }),
          isChosen: state === 'frozen' && frozenAfter === round,
        })),
      ]}
      onAction={(id) => {
        if (id === 'all') void show({ hidden: false, frozenAfter: null });
        else if (id === 'hidden') void show({ hidden: true, frozenAfter });
        else void show({ hidden: false, frozenAfter: Number(id) });
      }}
    />
  );
};
