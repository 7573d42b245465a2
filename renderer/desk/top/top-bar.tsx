import { Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TopClock } from '../../clock/top-clock.tsx';
import { CareMark } from '../../copies/care-mark.tsx';
import { useGame } from '../../games/use-game.ts';
import { HallMark } from '../../hall/hall-mark.tsx';
import { IconButton } from '../../parts/button.tsx';
import { Stepper } from '../../round/window/stepper.tsx';
import { useViewing } from '../../store/care.ts';
import { canRedo, canUndo, useTournament, useTournamentStore } from '../../store/tournament.ts';
import { deedOf, perform, shortcutOf } from '../commands/commands.ts';
import { shortcutText } from '../commands/shortcut.ts';
import styles from '../shell.module.css';
import { SavedMark } from './saved-mark.tsx';
import { SearchBox } from './search-box.tsx';
import { TitleMenu } from './title-menu.tsx';

const keysOf = (id: string): string | null => {
  const deed = deedOf(id);
  const shortcut = deed === undefined ? null : shortcutOf(deed);
  return shortcut === null ? null : shortcutText(shortcut);
};

/** What is open, how far it is, what can be found; undo, redo, and whether it is saved. */
export const TopBar = () => {
  const { t } = useTranslation('shell');
  const tournament = useTournament();
  const viewing = useViewing();
  const undoable = useTournamentStore(canUndo) && !viewing;
  const redoable = useTournamentStore(canRedo) && !viewing;
  const { Progress, TopClock: OwnClock } = useGame() ?? {};
  return (
    <header className={styles.top}>
      <div className={styles.topEvent}>
        <TitleMenu />
        {tournament !== null && Progress !== undefined && <Progress tournament={tournament} />}
        {tournament !== null && Progress === undefined && <Stepper tournament={tournament} />}
      </div>
      {tournament !== null && OwnClock !== undefined ? <OwnClock tournament={tournament} /> : <TopClock />}
      <HallMark />
      <CareMark />
      <SearchBox />
      <IconButton
        label={t('deeds.undo')}
        shortcut={keysOf('edit.undo')}
        icon={<Undo2 size={18} aria-hidden />}
        isDisabled={!undoable}
        onPress={() => perform('edit.undo')}
      />
      <IconButton
        label={t('deeds.redo')}
        shortcut={keysOf('edit.redo')}
        icon={<Redo2 size={18} aria-hidden />}
        isDisabled={!redoable}
        onPress={() => perform('edit.redo')}
      />
      <SavedMark />
    </header>
  );
};
