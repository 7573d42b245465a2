import type { SlipNo } from '../../../../../core/games/poker/rules/floor-state.ts';
import type { WayOut } from '../../../../../core/tournament/refusal.ts';
import { refusalText, wayText } from '../../../../i18n/refusal-text.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button } from '../../../../parts/button.tsx';
import { Dialog } from '../../../../parts/dialog.tsx';
import type { FloorOrder } from '../../own-command.ts';
import { useOutcome } from '../../places/place-changes.tsx';
import { useOrder } from './order-dialog.tsx';

/** What each answer sends: another seat for this one player, or all that hangs on the slip. */
const orderOf = ({ do: way, params }: WayOut, slip: SlipNo): FloorOrder =>
  way === 'poker.newSeat'
    ? { do: 'newSeat', slip }
    : { do: 'cancelMoves', slips: (params?.slips ?? [slip]) as SlipNo[], confirmed: true };

type CancelProps = { readonly slip: SlipNo; readonly onClose: () => void };

/** A slip that cannot be cancelled alone: what would happen, and whether another seat for its player was meant. */
export const CancelDialog = ({ slip, onClose }: CancelProps) => {
  const textOf = useTextOf();
  const { carryOut, notice, goesOn } = useOrder(onClose);
  const asked = useOutcome({ do: 'cancelMoves', slips: [slip] });
  const another = useOutcome({ do: 'newSeat', slip });
  // What the slip hung on may have gone since.
  const alone: WayOut = { do: 'poker.cancelMove', params: { slip } };
  const ways = asked.ok ? [alone] : asked.refusal.ways.filter(({ do: way }) => way !== 'poker.newSeat' || another.ok);
  const [first] = ways;
  const isSafe = first?.do === 'poker.newSeat';
  const blue = { tone: 'primary', autoFocus: true } as const;
  return (
    <Dialog
      title={textOf('poker:ways.cancelMove', { slip })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button {...(isSafe || goesOn !== null ? {} : blue)} onPress={onClose}>
            {textOf('floor:moves.keep', { slip })}
          </Button>
          {ways.toReversed().map((way) => (
            <Button
              key={way.do}
              {...(isSafe && goesOn === null && way === first ? blue : {})}
              onPress={() => void carryOut(orderOf(way, slip))}
            >
              {wayText(way)}
            </Button>
          ))}
          {goesOn !== null && (
            <Button {...blue} onPress={goesOn.perform}>
              {goesOn.words}
            </Button>
          )}
        </>
      }
    >
      {notice}
      {asked.ok ? null : <p>{refusalText(asked.refusal)}</p>}
    </Dialog>
  );
};
