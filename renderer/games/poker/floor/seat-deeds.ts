/**
 * What can be done with a seat, once: the menu of a seat, and the keys on a seat in hand. Letters are physical keys
 * (`KeyboardEvent.code`), so that they work on ЙЦУКЕН.
 */

import type { SeatTile, TableTile } from '../../../../core/games/poker/paper/tiles.ts';
import { lettersAct } from '../../../desk/commands/letter-keys.ts';
import { isLetterKey } from '../../../desk/commands/shortcut.ts';
import { doFloor } from '../own-command.ts';
import { cancelSlip } from './cancel-slip.ts';
import { showDialog } from './floor-store.ts';

export type SeatDeed = {
  readonly id: string;
  /** Key of its words. */
  readonly title: string;
  /** The slip it is about, where two may be about one seat, and whose it is; nobody's while a walk has no name. */
  readonly about?: { readonly slip: number; readonly player: number | null };
  readonly code: string | null;
  readonly perform: () => void;
};

/** Deeds of a seat in the order of its menu. Where somebody sits the first is the bust, whatever else is on: a typed seat busts with the same keys each time. */
export const seatDeeds = (table: TableTile, seat: SeatTile): readonly SeatDeed[] => {
  const chair = { table: table.id, seat: seat.seat };
  const { entry, player, coming, leaves } = seat;
  const arrivals = [...(coming === null ? [] : [coming]), ...(leaves === null ? [] : [{ slip: leaves, player }])];
  const seen = entry === null ? [] : [{ entry, ...chair }];
  const deeds: SeatDeed[] = [];
  const arrived = arrivals.map((about, index): SeatDeed => {
    const { slip } = about;
    const isWalk = slip === coming?.slip && coming.player === null;
    return {
      id: `arrive-${slip}`,
      title: isWalk ? 'floor:deeds.nameWalk' : slip === leaves ? 'floor:deeds.hasGone' : 'floor:deeds.hasCome',
      about,
      code: index === 0 ? 'KeyI' : null,
      perform: () => (isWalk ? showDialog({ what: 'walk', slip }) : void doFloor({ do: 'arrive', slips: [slip] })),
    };
  });
  if (entry !== null) {
    deeds.push(
      {
        id: 'bust',
        title: 'floor:deeds.bust',
        code: 'KeyX',
        perform: () => showDialog({ what: 'bust', entries: [entry], seen }),
      },
      ...arrived,
      {
        id: 'rebuy',
        title: 'floor:deeds.rebuy',
        code: 'KeyR',
        perform: () => void doFloor({ do: 'sell', entry, what: 'rebuy', seen }),
      },
      {
        id: 'addOn',
        title: 'floor:deeds.addOn',
        code: 'KeyA',
        perform: () => void doFloor({ do: 'sell', entry, what: 'addOn', seen }),
      },
      { id: 'move', title: 'floor:deeds.move', code: 'KeyM', perform: () => showDialog({ what: 'move', entry, seen }) },
      { id: 'swap', title: 'floor:deeds.swap', code: 'KeyS', perform: () => showDialog({ what: 'swap', entry, seen }) },
      {
        id: 'unseat',
        title: 'poker:ways.unseat',
        code: 'KeyU',
        perform: () => void doFloor({ do: 'unseat', entries: [entry], seen }),
      },
    );
  } else if (coming !== null) {
    deeds.push(...arrived);
  } else {
    deeds.push({
      id: 'place',
      title: 'floor:deeds.place',
      code: 'KeyM',
      perform: () => showDialog({ what: 'place', chair }),
    });
  }
  for (const about of arrivals)
    deeds.push({
      id: `cancel-${about.slip}`,
      title: 'poker:ways.cancelMove',
      about,
      code: null,
      perform: () => void cancelSlip(about.slip),
    });
  deeds.push(
    {
      id: 'bigBlind',
      title: seat.bigBlind ? 'floor:deeds.unmarkBigBlind' : 'floor:deeds.markBigBlind',
      code: 'KeyB',
      perform: () => void doFloor({ do: 'markBigBlind', table: table.id, seat: seat.bigBlind ? null : seat.seat }),
    },
    {
      id: 'button',
      title: 'floor:deeds.markButton',
      code: 'KeyD',
      perform: () => void doFloor({ do: 'markButton', ...chair }),
    },
    {
      id: 'lock',
      title: seat.locked ? 'floor:deeds.unlock' : 'floor:deeds.lock',
      code: 'KeyL',
      perform: () => void doFloor({ do: 'lockSeat', ...chair, locked: !seat.locked }),
    },
  );
  if (player !== null) {
    deeds.push({
      id: 'player',
      title: 'floor:deeds.player',
      code: 'KeyP',
      perform: () => showDialog({ what: 'player', player }),
    });
  }
  return deeds;
};

/** Does what a key means on a seat. True: it meant something. */
export const pressSeatKey = (table: TableTile, seat: SeatTile, code: string): boolean => {
  if (isLetterKey(code) && !lettersAct()) return false;
  const wanted = code === 'Delete' ? 'KeyX' : code;
  const deed = seatDeeds(table, seat).find((each) => each.code === wanted);
  deed?.perform();
  return deed !== undefined;
};
