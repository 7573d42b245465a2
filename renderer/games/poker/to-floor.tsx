import { goTo } from '../../desk/place.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';

/** What goes on from a place that has nothing to do itself: back to the floor [W-2.1]. */
export const ToFloor = () => {
  const textOf = useTextOf();
  return (
    <Button reads primary tone="primary" onPress={() => goTo('rounds')}>
      {textOf('floor:places.toFloor')}
    </Button>
  );
};
