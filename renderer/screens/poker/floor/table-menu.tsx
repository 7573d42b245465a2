import { Check } from 'lucide-react';
import { useRef } from 'react';
import { Menu, MenuItem, Popover, Separator } from 'react-aria-components';
import type { TableTile } from '../../../../core/poker/tiles.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { closeTableMenu, tableButtonId, useFloor } from './floor-store.ts';
import { doWithTable, tableMenu } from './table-deeds.ts';

/** The menu of the table whose button was pressed. */
export const TableMenuList = ({ tables }: { readonly tables: readonly TableTile[] }) => {
  const textOf = useTextOf();
  const id = useFloor(({ tableMenuOf }) => tableMenuOf);
  const anchor = useRef<Element | null>(null);
  const table = tables.find((each) => each.id === id);
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
            <Separator key={`line-${index}`} className="option-line" />
          ) : (
            <MenuItem key={item.id} id={item.id} textValue={item.label} className="option">
              {item.isChosen !== undefined && (
                <span className="option-mark">{item.isChosen && <Check size={16} aria-hidden />}</span>
              )}
              <span className="option-label">{item.label}</span>
            </MenuItem>
          ),
        )}
      </Menu>
    </Popover>
  );
};
