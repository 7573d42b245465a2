import type { Tournament } from '../../../core/tournament/state.ts';
import { screensOf } from '../../games/game.ts';
import { useTextOf } from '../../i18n/text.ts';
import { EmptyState } from '../../parts/marks.tsx';
import type { Chosen } from './choice.ts';

type OneWayProps = { readonly tournament: Tournament; readonly chosen: Chosen };

/** A round that one method alone can seat: the method is named, what holds for all rounds stands below it, and nothing is asked [W-8.2]. */
export const OneWay = ({ tournament, chosen }: OneWayProps) => {
  const textOf = useTextOf();
  const { Seating } = screensOf(tournament.family);
  const { id, icon: Icon } = chosen.part;
  return (
    <EmptyState
      icon={<Icon size={40} aria-hidden />}
      title={textOf(`${tournament.family}:methods.${id}.name`)}
      {...(Seating === null
        ? {}
        : {
            actions: (
              <div className="one-way">
                <Seating tournament={tournament} method={id} />
              </div>
            ),
          })}
    >
      {textOf(`${tournament.family}:methods.${id}.about`)}
    </EmptyState>
  );
};
