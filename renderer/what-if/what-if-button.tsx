import { FlaskConical } from 'lucide-react';
import type { Json } from '../../core/tournament/words.ts';
import { goTo } from '../desk/place.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button, IconButton } from '../parts/button.tsx';

type WhatIfButtonProps = {
  /** What is supposed to be otherwise: `{ round, table }`, `{ person }`, or nothing yet. */
  readonly of?: Json;
  /** It has room for its words. */
  readonly isWide?: boolean;
};

/** The way to *What if* from whatever it is asked about: a card, a person, the reasons of a round. */
export const WhatIfButton = ({ of = null, isWide = false }: WhatIfButtonProps) => {
  const textOf = useTextOf();
  const props = { reads: true, onPress: () => goTo('whatIf', of) };
  const icon = <FlaskConical size={isWide ? 16 : 18} aria-hidden />;
  return isWide ? (
    <Button {...props} icon={icon}>
      {textOf('whatIf:title')}
    </Button>
  ) : (
    <IconButton {...props} icon={icon} label={textOf('whatIf:title')} />
  );
};
