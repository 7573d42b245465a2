import { goTo } from '../../desk/place.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { doFloor } from './own-command.ts';

/** Back to the floor: what goes on from a place that has nothing to do itself, and beside such a place a way [W-2.1]. */
export const ToFloor = ({ goesOn = true }: { readonly goesOn?: boolean }) => {
  const textOf = useTextOf();
  return (
    <Button reads primary={goesOn} tone={goesOn ? 'primary' : 'plain'} onPress={() => goTo('rounds')}>
      {textOf('floor:places.toFloor')}
    </Button>
  );
};

/** One is left of several, and somebody may still enter: nobody has won before this is pressed [poker 8]. */
export const CloseRegistration = () => {
  const textOf = useTextOf();
  return (
    <Button tone="primary" primary onPress={() => void doFloor({ do: 'setRegistration', open: false })}>
      {textOf('floor:outlook.close')}
    </Button>
  );
};
