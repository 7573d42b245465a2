import { Monitor } from 'lucide-react';
import { viewCode } from '../../../core/sheets/hall/hall-views.ts';
import type { AskedInput } from '../../../core/tournament/commands.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { useHallPage } from '../../hall/live-page.ts';
import { useNetworkState } from '../../hall/network/network-state.ts';
import { useHallsState } from '../../hall/state.ts';
import { useTextOf } from '../../i18n/text.ts';
import { useHallEffect } from '../hall-effect.ts';
import styles from './work.module.css';

const Words = ({ children }: { readonly children: string }) => (
  <span className={styles.words} role="status">
    <Monitor size={15} aria-hidden />
    {children}
  </span>
);

type WillProps = {
  /** Null: there is nothing to be said yet. */
  readonly command: AskedInput | null;
  /** The act tells people where to sit, so it is worth saying when nobody in the hall hears it. */
  readonly tellsSeats?: boolean;
};

/** What the button at its right will do to the hall [W-4.2]. */
export const HallWill = ({ command, tellsSeats = false }: WillProps) => {
  const textOf = useTextOf();
  const effect = useHallEffect(command);
  if (effect === null || (effect === 'same' && !tellsSeats)) return null;
  return <Words>{textOf(`rounds:inHall.${effect}`)}</Words>;
};

/** What the hall shows in place of the round that is to be shown there. */
export const HallNow = ({ round }: { readonly round: RoundNo }) => {
  const textOf = useTextOf();
  const halls = useHallsState()?.halls ?? [];
  const { status, hall } = useNetworkState();
  const screen = (halls.find(({ open }) => open) ?? halls.find((each) => status !== 'off' && each.hall === hall))
    ?.screen;
  const shown = useHallPage()?.view?.round ?? 0;
  if (screen === undefined) return null;
  if (screen.black) return <Words>{textOf('rounds:inHall.black')}</Words>;
  if (shown > 0 && shown !== round) return <Words>{textOf('rounds:inHall.otherRound', { round: shown })}</Words>;
  return <Words>{textOf('rounds:inHall.otherView', { view: textOf(viewCode(screen.view).replace('.', ':')) })}</Words>;
};
