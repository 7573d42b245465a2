import { Ellipsis } from 'lucide-react';
import type { Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import { seatsToUnlock } from '../../../../core/games/poker/steps/decide-tables.ts';
import { textOf, useTextOf } from '../../../i18n/text.ts';
import { MenuButton } from '../../../parts/menu.tsx';
import { useSlipPrinting } from '../slip-printing.ts';
import { more } from './more.ts';

/** What is seldom done on the floor. */
export const MoreMenu = ({ hall }: { readonly hall: Hall }) => {
  const text = useTextOf();
  const t = (key: string) => text(`floor:more.${key}`);
  const { floor } = hall;
  const { atOnce } = useSlipPrinting();
  const locked = seatsToUnlock(floor);
  return (
    <MenuButton
      label={text('words:moreActs')}
      icon={<Ellipsis size={16} aria-hidden />}
      items={[
        { id: 'consolidation', label: t('consolidation') },
        { id: 'balance', label: t('balance') },
        { id: 'redraw', label: t('redraw') },
        'line',
        { id: 'tables', label: t('tables') },
        { id: 'order', label: t('order') },
        { id: 'unlock', label: text('poker:ways.unlockSeats', { count: locked }), isDisabled: locked === 0 },
        'line',
        { id: 'registration', label: t('registration'), isChosen: floor.registrationOpen },
        { id: 'handForHand', label: t('handForHand'), isChosen: floor.handForHand },
        'line',
        { id: 'print', label: text('poker:roster.print'), isChosen: atOnce },
        { id: 'draws', label: t('draws') },
        { id: 'clock', label: text('sheets:hall.views.timer') },
        { id: 'rules', label: textOf('rounds:rules.open') },
      ]}
      onAction={(id) => more(hall, id)}
    />
  );
};
