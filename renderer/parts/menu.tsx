import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components';
import { Kbd } from './kbd.tsx';
import { OptionWords } from './option-words.tsx';
import './controls.module.css';
import styles from './field/field.module.css';

export type MenuEntry =
  | {
      readonly id: string;
      readonly label: string;
      /** As shown to people. */
      readonly shortcut?: string | null;
      readonly isDisabled?: boolean;
      /** A tick before the label: the present choice. */
      readonly isChosen?: boolean;
      /** What it unfolds beside it, in place of doing anything itself. */
      readonly items?: readonly MenuEntry[];
    }
  | 'line';

type MenuButtonProps = {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Only the icon is shown, the label is its name. */
  readonly iconOnly?: boolean;
  /** Shown in place of the label, which then is the button's name: the present choice, short. */
  readonly shown?: ReactNode;
  /** After the label: a sign that it unfolds. */
  readonly end?: ReactNode;
  readonly tone?: 'plain' | 'quiet';
  readonly items: readonly MenuEntry[];
  readonly onAction: (id: string) => void;
};

type EntriesProps = Pick<MenuButtonProps, 'label' | 'items' | 'onAction'>;

const Entries = ({ label, items, onAction }: EntriesProps) => {
  // Where one label has a tick before it, all begin behind the place of the tick.
  const marked = items.some((item) => item !== 'line' && item.isChosen !== undefined);
  return (
    <AriaMenu onAction={(key) => onAction(String(key))} aria-label={label}>
      {items.map((item, i) => {
        // Lines have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        if (item === 'line') return <Separator key={`line-${i}`} className={styles.optionLine ?? ''} />;
        const entry = (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled ?? false}
            className={styles.option ?? ''}
          >
            <OptionWords label={item.label} isChosen={marked ? item.isChosen === true : null} />
            {item.shortcut !== undefined && item.shortcut !== null && <Kbd>{item.shortcut}</Kbd>}
            {item.items !== undefined && <ChevronRight size={16} aria-hidden />}
          </MenuItem>
        );
        if (item.items === undefined) return entry;
        return (
          <SubmenuTrigger key={item.id}>
            {entry}
            <Popover className="popover">
              <Entries label={item.label} items={item.items} onAction={onAction} />
            </Popover>
          </SubmenuTrigger>
        );
      })}
    </AriaMenu>
  );
};

/** A button that unfolds a list of deeds. */
export const MenuButton = ({
  label,
  icon,
  iconOnly = false,
  shown,
  end,
  tone = 'plain',
  items,
  onAction,
}: MenuButtonProps) => (
  <MenuTrigger>
    <AriaButton
      className="button"
      data-tone={tone}
      {...(iconOnly ? { 'data-icon-only': '' } : {})}
      {...(iconOnly || shown !== undefined ? { 'aria-label': label } : {})}
    >
      {icon}
      {!iconOnly && (shown ?? label)}
      {end}
    </AriaButton>
    <Popover className="popover" offset={4}>
      <Entries label={label} items={items} onAction={onAction} />
    </Popover>
  </MenuTrigger>
);
