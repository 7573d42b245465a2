import type { ReactNode } from 'react';
import { goTo } from '../desk/place.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { EmptyState } from '../parts/marks.tsx';

type NobodyYetProps = {
  readonly icon?: ReactNode;
  /** What is empty for want of people; that nobody is entered, where nothing is said. */
  readonly title?: string;
  /** A place of its own: nothing else goes on there. Beside a round its own button does [W-2.1]. */
  readonly isPlace?: boolean;
};

/** What a screen shows while nobody is entered, with the way to the list of people. */
export const NobodyYet = ({ icon, title, isPlace = false }: NobodyYetProps) => {
  const textOf = useTextOf();
  return (
    <EmptyState
      icon={icon}
      title={title ?? textOf('rounds:standings.nobody')}
      actions={
        <Button reads primary={isPlace} tone={isPlace ? 'primary' : 'plain'} onPress={() => goTo('people')}>
          {textOf('refusals:ways.addContestants')}
        </Button>
      }
    />
  );
};
