import { Printer, X } from 'lucide-react';
import type { SlipNo } from '../../../../core/games/poker/rules/floor-state.ts';
import type { EntryNo } from '../../../../core/games/poker/rules/room.ts';
import { textOf, useTextOf } from '../../../i18n/text.ts';
import { IconButton } from '../../../parts/button.tsx';
import { doFloor } from '../own-command.ts';
import { printSlips } from '../slip-printing.ts';
import { cancelSlip } from './cancel-slip.ts';
import { showDialog } from './floor-store.ts';

type Out = { readonly slip: SlipNo; readonly entry: EntryNo | null };

/** Whoever walks with the slip sits; where it names nobody it is asked who came. True: it is done. */
export const seatSlip = async ({ slip, entry }: Out): Promise<boolean> => {
  if (entry !== null) return doFloor({ do: 'arrive', slips: [slip] });
  showDialog({ what: 'walk', slip });
  return true;
};

/** What that is called. */
export const seatWords = ({ slip, entry }: Out): string =>
  textOf(entry === null ? 'floor:moves.name' : 'floor:moves.seated', { slip });

/** What else can be done with a slip that is out. */
export const SlipDeeds = ({ slip }: { readonly slip: SlipNo }) => {
  const textOf = useTextOf();
  return (
    <>
      <IconButton
        label={textOf('floor:moves.reprint', { slip })}
        icon={<Printer size={16} aria-hidden />}
        onPress={() => void printSlips([slip])}
      />
      <IconButton
        label={textOf('poker:ways.cancelMove', { slip })}
        icon={<X size={16} aria-hidden />}
        onPress={() => void cancelSlip(slip)}
      />
    </>
  );
};
