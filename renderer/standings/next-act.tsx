import type { ReactNode } from 'react';
import type { HallState } from '../../core/api/hall.ts';
import { families } from '../../core/games/all.ts';
import { lastRound, type Tournament } from '../../core/tournament/state.ts';
import { goTo } from '../desk/place.ts';
import { openHallNow } from '../hall/displays.ts';
import { showViewInHall, useHallsState } from '../hall/state.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { firstAt, usePrintChoice } from '../print/choice.ts';
import { printRound } from '../print/deeds.ts';
import { isEventOver } from '../print/on-paper.ts';
import { BackToRound } from '../round/back-to-round.tsx';
import { useDeskFacts } from '../round/desk-facts.ts';
import { wordsOf } from '../round/names/texts.ts';

type NextActProps = { readonly tournament: Tournament };

type FinalActProps = {
  readonly isPrinted: boolean;
  readonly onPrint: () => void;
  /** Where one goes on, once it is on paper and in the hall. */
  readonly back: ReactNode;
};

const openWithStandings = async (): Promise<void> => {
  await openHallNow();
  await showViewInHall('standings');
};

const showsStandings = ({ open, screen: { view, views, black } }: HallState): boolean =>
  open && !black && [view, ...views].includes('standings');

/** What comes at the end, one thing after the other: the final standings on paper, then in the hall. */
export const FinalAct = ({ isPrinted, onPrint, back }: FinalActProps) => {
  const textOf = useTextOf();
  const halls = useHallsState();
  if (!isPrinted) {
    return (
      <Button primary tone="primary" onPress={onPrint}>
        {textOf('sheets:print.print')}
      </Button>
    );
  }
  if (halls?.halls.some(showsStandings) === true) return back;
  const isOpen = halls?.halls.some(({ open }) => open) === true;
  return (
    <Button primary tone="primary" onPress={() => void (isOpen ? showViewInHall('standings') : openWithStandings())}>
      {isOpen ? textOf('words:showInHall') : wordsOf({ code: 'stage.openHall' })}
    </Button>
  );
};

const AfterRounds = ({ tournament }: NextActProps) => {
  const { papers } = useDeskFacts();
  const choice = usePrintChoice();
  const last = lastRound(tournament)?.no ?? 0;
  const wanted = [...firstAt(families[tournament.family], choice, true)];
  const print = () => {
    if (!printRound()) goTo('print');
  };
  return (
    <FinalAct
      isPrinted={wanted.some((id) => papers[`${id}@${last}`] !== undefined || papers[`${id}@0`] !== undefined)}
      onPrint={print}
      back={<BackToRound tournament={tournament} />}
    />
  );
};

/** The one blue button of the standings [W-2.1]. */
export const NextAct = ({ tournament }: NextActProps) =>
  isEventOver(tournament) ? <AfterRounds tournament={tournament} /> : <BackToRound tournament={tournament} />;
