import { useEffect, useRef, useState } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { flushSync } from 'react-dom';
import type { SeatTile, TableTile } from '../../../../core/games/poker/paper/tiles.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { lettersAct } from '../../../desk/commands/letter-keys.ts';
import { isLetterKey, shortcutText } from '../../../desk/commands/shortcut.ts';
import { useTextOf } from '../../../i18n/text.ts';
import fieldStyles from '../../../parts/field/field.module.css';
import { Kbd } from '../../../parts/kbd.tsx';
import { nameOf } from '../names.ts';
import styles from './floor.module.css';
import { chairId, closeMenu, LINE, useFloor } from './floor-store.ts';
import { type SeatDeed, seatDeeds } from './seat-deeds.ts';
import { seatLabel } from './tables/seat-row.tsx';

type SeatMenuProps = { readonly tournament: Tournament; readonly tables: readonly TableTile[] };

export const SeatMenu = ({ tournament, tables }: SeatMenuProps) => {
  const at = useFloor((floor) => floor.at);
  const isOpen = useFloor(({ menu }) => menu);
  const table = tables.find(({ id }) => id === at?.table);
  const seat = at === null ? undefined : table?.seats[at.seat - 1];
  if (!isOpen || at === null || table === undefined || seat === undefined) return null;
  return <OpenMenu key={chairId(at)} tournament={tournament} table={table} seat={seat} />;
};

type OpenMenuProps = { readonly tournament: Tournament; readonly table: TableTile; readonly seat: SeatTile };

/** Arrows and Enter, or the letter beside each deed. It is about who sat there when it was opened: for anybody else it closes. */
const OpenMenu = ({ tournament, table, seat }: OpenMenuProps) => {
  const textOf = useTextOf();
  const anchor = useRef<Element | null>(null);
  const [opened] = useState(seat);
  const isOthers = opened.entry !== seat.entry || opened.coming?.slip !== seat.coming?.slip;
  useEffect(() => {
    if (isOthers) closeMenu();
  }, [isOthers]);
  if (isOthers) return null;
  const at = { table: table.id, seat: seat.seat };
  // Where seats are not drawn the menu hangs at the box in which the seat was called.
  anchor.current = document.getElementById(chairId(at)) ?? document.getElementById(LINE);
  const deeds = seatDeeds(table, seat);
  const titleOf = ({ title, about }: SeatDeed): string => {
    if (about === undefined) return textOf(title);
    const name = about.player === null ? textOf('floor:seat.nextBigBlind') : nameOf(tournament, about.player);
    const words = textOf(title, { name, slip: about.slip });
    return title === 'poker:ways.cancelMove' ? `${words}, ${name}` : words;
  };
  const act = (id: string) => {
    closeMenu();
    deeds.find((deed) => deed.id === id)?.perform();
  };
  return (
    <Popover
      className={`popover ${styles.seatMenu}`}
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
          // The next line begins with its figure here, too.
          if (/^[0-9]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
            event.stopPropagation();
            // Gone before the figure is written: an open menu keeps the keyboard.
            flushSync(closeMenu);
            document.getElementById(LINE)?.focus();
            return;
          }
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
        <p className={styles.seatMenuHead}>
          <bdi>{seatLabel(tournament, table, seat)}</bdi>
        </p>
        <Menu autoFocus="first" aria-label={seatLabel(tournament, table, seat)} onAction={(key) => act(String(key))}>
          {deeds.map((deed) => (
            <MenuItem key={deed.id} id={deed.id} textValue={titleOf(deed)} className={fieldStyles.option ?? ''}>
              <bdi className={fieldStyles.optionLabel}>{titleOf(deed)}</bdi>
              {deed.code !== null && <Kbd>{shortcutText(deed.code)}</Kbd>}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </Popover>
  );
};
