import { countedRounds } from '../../core/game/rounds.ts';
import { families } from '../../core/games/all.ts';
import { openDialog } from '../desk/place.ts';
import { offerWay } from '../desk/ways.ts';
import { isViewing } from '../store/care.ts';
import { offer } from '../store/notices.ts';
import { useTournamentStore } from '../store/tournament.ts';
import { careMark } from './care-mark.tsx';

offerWay('file.chooseStick', () => openDialog('second'));

// Said when there is something to lose for the first time: the first round counts. Later it is a dot in the menu [W-1.11].
useTournamentStore.subscribe(({ ledger: { tournament: now } }, { ledger: { tournament: before } }) => {
  if (now === null || before === null || now === before || now.id !== before.id || isViewing()) return;
  const family = families[now.family];
  const isFirst = countedRounds(family, before) === 0 && countedRounds(family, now) > 0;
  if (isFirst && careMark() === 'onlyHere') offer('file:copies.askAbout', {}, { do: 'file.chooseStick' }, 'care');
});
