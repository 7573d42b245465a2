import { goTo } from '../../desk/place.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';

/** Back to the floor: what goes on from a place that has nothing to do itself, and beside such a place a way [W-2.1]. */
export const ToFloor = ({ goesOn = true }: { readonly goesOn?: boolean }) => {
  const textOf = useTextOf();
  return (
    <Button reads primary={goesOn} tone={goesOn ? 'primary' : 'plain'} onPress={() => goTo('rounds')}>
      {textOf('floor:places.toFloor')}
    </Button>
  );
};
