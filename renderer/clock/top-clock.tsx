import { Button as AriaButton, Tooltip, TooltipTrigger } from 'react-aria-components';
import type { Round } from '../../core/tournament/state.ts';
import { goTo } from '../desk/place.ts';
import { useTextOf } from '../i18n/text.ts';
import controlsStyles from '../parts/controls.module.css';
import { useApp } from '../store/app.ts';
import { useTournament } from '../store/tournament.ts';
import styles from './clock.module.css';
import { FaceMark } from './clock-face.tsx';
import { useGong } from './gong.ts';
import { clockRound } from './round-clock.ts';
import { useFace } from './ticking.ts';

const Running = ({ round }: { readonly round: Round }) => {
  const textOf = useTextOf();
  const { sound, warnings } = useApp(({ settings }) => settings.clock);
  const face = useFace(round.timer, warnings);
  useGong(face, `${round.no}`, sound === 'desk');
  if (face === null) return null;
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <AriaButton className={styles.topClock ?? ''} onPress={() => goTo('rounds', { round: round.no, clock: true })}>
        <FaceMark face={face} words={false} />
      </AriaButton>
      <Tooltip className={controlsStyles.tooltip ?? ''} offset={6}>
        {textOf('clock:of', { round: round.no })}
      </Tooltip>
    </TooltipTrigger>
  );
};

/** The clock of the round that is played, small, on every screen of the desk; a press leads to the round. */
export const TopClock = () => {
  const tournament = useTournament();
  const round = tournament === null ? null : clockRound(tournament);
  return round === null || round.timer === null ? null : <Running round={round} />;
};
