import type { Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import { goTo, openDialog } from '../../../desk/place.ts';
import { textOf, withoutDots } from '../../../i18n/text.ts';
import { say } from '../../../store/notices.ts';
import { doFloor } from '../own-command.ts';
import { setAtOnce, useSlipPrinting } from '../slip-printing.ts';
import { type Check, showDialog } from './floor-store.ts';
import { checkedCard, nothingToDo } from './panels/cards-panel.tsx';

/** *Check balance* and *check consolidation*: what is to be done becomes a card, or it is said that nothing is. */
const check = (hall: Hall, what: Check): void => {
  const card = checkedCard(hall, what, Date.now());
  if (card === null) say('good', nothingToDo[what]);
  else if (card.deed !== null) showDialog({ what: 'card', check: what });
};

/** What the menu *More* of the floor does, by the ids of its lines. */
export const more = (hall: Hall, id: string): void => {
  switch (id) {
    case 'balance':
    case 'consolidation':
      check(hall, id);
      break;
    case 'redraw':
      showDialog({ what: 'preview', order: { do: 'redraw' }, title: withoutDots(textOf('floor:more.redraw')) });
      break;
    case 'tables':
      showDialog({ what: 'tables', followedBy: null });
      break;
    case 'draws':
      showDialog({ what: 'draws' });
      break;
    case 'clock':
      goTo('clock');
      break;
    case 'rules':
      openDialog('rules');
      break;
    case 'order':
      showDialog({ what: 'breakOrder' });
      break;
    case 'unlock':
      void doFloor({ do: 'unlockSeats' });
      break;
    case 'handForHand':
      void doFloor({ do: 'setHandForHand', on: !hall.floor.handForHand });
      break;
    case 'print':
      setAtOnce(!useSlipPrinting.getState().atOnce);
      break;
    case 'registration':
      void doFloor({ do: 'setRegistration', open: !hall.floor.registrationOpen });
      break;
  }
};
