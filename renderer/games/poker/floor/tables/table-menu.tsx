import { useLayoutEffect, useRef } from 'react';
import { Menu, MenuItem, Popover, Separator } from 'react-aria-components';
import type { TableTile } from '../../../../../core/games/poker/paper/tiles.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import styles from '../../../../parts/field/field.module.css';
import { OptionWords } from '../../../../parts/option-words.tsx';
import { closeTableMenu, tableButtonId, useFloor } from '../floor-store.ts';
import { doWithTable, tableMenu } from './table-deeds.ts';

/**
 * Puts the keyboard on the first item. The menu marks it by itself, but its items come in after it, and until somebody moves on
 * the keyboard would stay on the menu, where Enter does nothing.
 */
const useFirstItem = (isOpen: boolean) => {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = menu.current;
    if (!isOpen || box === null) return undefined;
    const focus = (): boolean => {
      const first = box.querySelector<HTMLElement>('[role^="menuitem"]');
      first?.focus();
      return first !== null;
    };
    if (focus()) return undefined;
    const items = new MutationObserver(() => {
      if (focus()) items.disconnect();
    });
    items.observe(box, { childList: true, subtree: true });
    return () => items.disconnect();
  }, [isOpen]);
  return menu;
};

/** The menu of the table whose button was pressed. */
export const TableMenuList = ({ tables }: { readonly tables: readonly TableTile[] }) => {
  const textOf = useTextOf();
  const id = useFloor(({ tableMenuOf }) => tableMenuOf);
  const anchor = useRef<Element | null>(null);
  const table = tables.find((each) => each.id === id);
  const menu = useFirstItem(table !== undefined);
  if (table === undefined) return null;
  anchor.current = document.getElementById(tableButtonId(table.id));
  const label = textOf('floor:table.menu', { name: table.name });
  return (
    <Popover
      className="popover"
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => {
        if (!open) closeTableMenu();
      }}
      offset={4}
      aria-label={label}
    >
      <Menu
        ref={menu}
        autoFocus="first"
        aria-label={label}
        onAction={(key) => {
          closeTableMenu();
          doWithTable(table, String(key));
        }}
      >
        {tableMenu(table).map((item, index) =>
          item === 'line' ? (
            // Lines have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Separator key={`line-${index}`} className={styles.optionLine ?? ''} />
          ) : (
            <MenuItem key={item.id} id={item.id} textValue={item.label} className={styles.option ?? ''}>
              <OptionWords label={item.label} isChosen={item.isChosen ?? null} />
            </MenuItem>
          ),
        )}
      </Menu>
    </Popover>
  );
};
