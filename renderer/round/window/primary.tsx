import { MonitorPlay, Printer } from 'lucide-react';
import { useMemo } from 'react';
import type { AskedInput } from '../../../core/tournament/commands.ts';
import type { StageRow as Stage } from '../../../core/tournament/stage.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json, RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { minutesOf, startClock } from '../../clock/round-clock.ts';
import { goTo } from '../../desk/place.ts';
import { openHallNow } from '../../hall/displays.ts';
import { showSeatingInHall } from '../../hall/state.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { printRound } from '../../print/deeds.ts';
import { passStep } from '../desk-facts.ts';
import { wordsOf } from '../names/texts.ts';
import { showRound } from '../round-place.ts';
import { seatNext } from '../ways.ts';
import { HallNow, HallWill } from './hall-words.tsx';

type PrimaryProps = {
  readonly tournament: Tournament;
  readonly stage: Stage;
  readonly onTake: (table: TableNo) => void;
  readonly onConfirm: () => void;
  /** Gives the line the keyboard back. */
  readonly onLine: () => void;
};

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** What the primary stores, where the hall could follow it. */
const commandOf = (code: string, no: RoundNo, minutes: number): AskedInput | null => {
  if (code === 'stage.confirm') return { type: 'round.confirm', no };
  if (code !== 'stage.startClock') return null;
  return { type: 'round.clock', no, at: 0, do: { what: 'start', seconds: minutes * 60 } };
};

/** The one blue button of a published round, and *Not needed* beside what may be left out [W-2.1, W-2.2, W-2.3]. */
export const Primary = ({ tournament, stage, onTake, onConfirm, onLine }: PrimaryProps) => {
  const textOf = useTextOf();
  const { code, params = {} } = stage.primary;
  const round: RoundNo = numberOf(params.round);
  const back = () => {
    showRound(round);
    onLine();
  };
  const acts: { readonly [code: string]: () => void } = {
    'stage.print': () => {
      if (!printRound()) goTo('print');
    },
    'stage.printChanged': () => {
      if (!printRound(true)) goTo('print');
    },
    'stage.openHall': () => void openHallNow().then(() => goTo('hall')),
    'stage.showInHall': () => void showSeatingInHall(round).then(onLine),
    'stage.startClock': () => void startClock(round, minutesOf(tournament)).then(onLine),
    'stage.enter': () => onTake(numberOf(params.table)),
    'stage.confirm': onConfirm,
    'stage.seat': () => void seatNext(),
    'stage.backTo': back,
    'stage.finalStandings': () => goTo('standings'),
  };
  const act = acts[code];
  const command = useMemo(() => commandOf(code, round, minutesOf(tournament)), [code, round, tournament]);
  const { step } = stage;
  const free = step === 'print' || step === 'hall' || step === 'play' ? step : null;
  return (
    <>
      {free !== null && (
        <Button tone="quiet" onPress={() => void passStep(round, free).then(onLine)}>
          {textOf('rounds:steps.notNeeded')}
        </Button>
      )}
      {code === 'stage.showInHall' ? <HallNow round={round} /> : <HallWill command={command} />}
      {act !== undefined && (
        <Button
          primary
          reads={code !== 'stage.confirm' && code !== 'stage.seat' && code !== 'stage.enter'}
          tone="primary"
          icon={
            step === 'print' ? (
              <Printer size={16} aria-hidden />
            ) : step === 'hall' ? (
              <MonitorPlay size={16} aria-hidden />
            ) : undefined
          }
          onPress={act}
        >
          {wordsOf(stage.primary)}
        </Button>
      )}
    </>
  );
};
