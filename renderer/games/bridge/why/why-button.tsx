import { Route } from 'lucide-react';
import { useState } from 'react';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import type { WhyProps } from '../../game-screens.ts';
import '../texts-office.ts';
import { WhyDialog } from './why-dialog.tsx';

/** Opens the whole story of a round that was paired; start rounds are seated by position and have none. */
export const WhyButton = (props: WhyProps) => {
  const textOf = useTextOf();
  const [isOpen, setOpen] = useState(false);
  if (props.proposal.method === 'start' || props.proposal.family !== 'bridge') return null;
  return (
    <>
      <Button tone="quiet" icon={<Route size={16} aria-hidden />} onPress={() => setOpen(true)}>
        {textOf('bridgeOffice:why.open')}
      </Button>
      {isOpen && <WhyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
