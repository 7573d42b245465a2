import { Undo2 } from 'lucide-react';
import { useTextOf } from '../../i18n/text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { revise } from '../round-place.ts';

type RevisionActsProps = {
  /** Swaps so far, and tables that differ by them. */
  readonly swaps: number;
  readonly changed: number;
  /** Something is in the way of it, which is said above the tables. */
  readonly isRefused: boolean;
  readonly onUnswap: () => void;
  readonly onReview: () => void;
};

/** What can be done while seats of a published round are changed by hand [W-2.7]. */
export const RevisionActs = ({ swaps, changed, isRefused, onUnswap, onReview }: RevisionActsProps) => {
  const textOf = useTextOf();
  return (
    <>
      <IconButton
        label={textOf('rounds:seat.unswap')}
        icon={<Undo2 size={16} aria-hidden />}
        isDisabled={swaps === 0}
        onPress={onUnswap}
      />
      <Button onPress={() => revise(null)}>{textOf('shell:history.keep')}</Button>
      <Button primary tone="primary" isDisabled={changed === 0 || isRefused} onPress={onReview}>
        {textOf('rounds:revision.review', { count: changed })}
      </Button>
    </>
  );
};
