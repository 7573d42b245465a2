import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { setCurrentGame } from './deeds.ts';
import styles from './script.module.css';

type CurrentGameProps = {
  /** 1..R+1. */
  readonly game: number;
  readonly rounds: number;
  readonly isLocked: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (open: boolean) => void;
};

const GameDialog = ({ game, rounds, onClose }: Pick<CurrentGameProps, 'game' | 'rounds'> & { onClose: () => void }) => {
  const textOf = useTextOf();
  const [typed, setTyped] = useState(game);
  const save = async () => {
    if (await setCurrentGame(typed)) onClose();
  };
  return (
    <Dialog
      title={textOf('mahjong:ways.setCurrentGame')}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" type="submit" isDisabled={Number.isNaN(typed)}>
            {textOf('words:set')}
          </Button>
        </>
      }
    >
      <NumberField
        label={textOf('mahjongDesk:game.label')}
        about={textOf('mahjongDesk:game.about', { rounds, end: rounds + 1 })}
        value={typed}
        minValue={1}
        maxValue={rounds + 1}
        onChange={setTyped}
        autoFocus
      />
    </Dialog>
  );
};

/** "Current game: 3 of 10", editable while no seating is waiting or running [M-25]. */
export const CurrentGame = ({ game, rounds, isLocked, isOpen, onOpen }: CurrentGameProps) => {
  const textOf = useTextOf();
  return (
    <span className={styles.currentGame}>
      <Badge tone={game > rounds ? 'neutral' : 'accent'}>
        {game > rounds
          ? textOf('mahjongDesk:game.finished', { count: rounds })
          : textOf('mahjongDesk:game.of', { game, rounds })}
      </Badge>
      <IconButton
        label={textOf('mahjong:ways.setCurrentGame')}
        icon={<Pencil size={16} aria-hidden />}
        isDisabled={isLocked}
        onPress={() => onOpen(true)}
      />
      {isOpen && <GameDialog game={game} rounds={rounds} onClose={() => onOpen(false)} />}
    </span>
  );
};
