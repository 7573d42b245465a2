import { useRef } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import type { TableTile } from '../../../../core/games/poker/paper/tiles.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { lettersAct } from '../../../desk/commands/letter-keys.ts';
import { isLetterKey, shortcutText } from '../../../desk/commands/shortcut.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Kbd } from '../../../parts/kbd.tsx';
import { nameOf } from '../names.ts';
import { chairId, closeMenu, useFloor } from './floor-store.ts';
import { seatLabel } from './seat-chip.tsx';
import { type SeatDeed, seatDeeds } from './seat-deeds.ts';

type SeatMenuProps = { readonly tournament: Tournament; readonly tables: readonly TableTile[] };

/** The menu of the seat in hand: arrows and Enter, or the letter beside each deed. */
export const SeatMenu = ({ tournament, tables }: SeatMenuProps) => {
  const textOf = useTextOf();
  const at = useFloor((floor) => floor.at);
  const isOpen = useFloor(({ menu }) => menu);
  const anchor = useRef<Element | null>(null);
  const table = tables.find(({ id }) => id === at?.table);
  const seat = at === null ? undefined : table?.seats[at.seat - 1];
  if (!isOpen || at === null || table === undefined || seat === undefined) return null;
  // Where seats are not drawn the menu hangs at the box in which the seat was called.
  anchor.current = document.getElementById(chairId(at)) ?? document.querySelector('.find-input');
  const deeds = seatDeeds(table, seat);
  const titleOf = ({ title, about }: SeatDeed): string => {
    if (about === undefined) return textOf(`floor:${title}`);
    const name = about.player === null ? textOf('floor:seat.nextBigBlind') : nameOf(tournament, about.player);
    return textOf(`floor:${title}`, { name, slip: about.slip });
  };
  const act = (id: string) => {
    closeMenu();
    deeds.find((deed) => deed.id === id)?.perform();
  };
  return (
    <Popover
      className="popover seat-menu"
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => {
        if (!open) closeMenu();
      }}
      placement="end top"
      offset={4}
      aria-label={seatLabel(tournament, table, seat)}
    >
      <div
        onKeyDownCapture={(event) => {
          const code = event.code === 'Delete' ? 'KeyX' : event.code;
          const deed =
            event.ctrlKey || event.altKey || event.metaKey || (isLetterKey(event.code) && !lettersAct())
              ? undefined
              : deeds.find((each) => each.code === code);
          if (deed === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          act(deed.id);
        }}
      >
        <p className="seat-menu-head">
          <bdi>{seatLabel(tournament, table, seat)}</bdi>
        </p>
        <Menu autoFocus="first" aria-label={seatLabel(tournament, table, seat)} onAction={(key) => act(String(key))}>
          {deeds.map((deed) => (
            <MenuItem key={deed.id} id={deed.id} textValue={titleOf(deed)} className="option">
              <bdi className="option-label">{titleOf(deed)}</bdi>
              {deed.code !== null && <Kbd>{shortcutText(deed.code)}</Kbd>}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </Popover>
  );
};
