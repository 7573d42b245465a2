import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import { Kbd } from './kbd.tsx';
import './button.css';
import './field/field.css';

export type MenuEntry =
  | {
      readonly id: string;
      readonly label: string;
      /** As shown to people. */
      readonly shortcut?: string | null;
      readonly isDisabled?: boolean;
      /** A tick before the label: the present choice. */
      readonly isChosen?: boolean;
    }
  | 'line';

type MenuButtonProps = {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Only the icon is shown, the label is its name. */
  readonly iconOnly?: boolean;
  /** Shown in place of the label, which then is the button's name: the present choice, short. */
  readonly shown?: string;
  readonly tone?: 'plain' | 'quiet';
  readonly items: readonly MenuEntry[];
  readonly onAction: (id: string) => void;
};

/** A button that unfolds a list of deeds. */
export const MenuButton = ({
  label,
  icon,
  iconOnly = false,
  shown,
  tone = 'plain',
  items,
  onAction,
}: MenuButtonProps) => {
  // Where one label has a tick before it, all begin behind the place of the tick.
  const marked = items.some((item) => item !== 'line' && item.isChosen !== undefined);
  return (
    <MenuTrigger>
      <AriaButton
        className="button"
        data-tone={tone}
        {...(iconOnly ? { 'data-icon-only': '' } : {})}
        {...(iconOnly || shown !== undefined ? { 'aria-label': label } : {})}
      >
        {icon}
        {!iconOnly && (shown ?? label)}
      </AriaButton>
      <Popover className="popover" offset={4}>
        <AriaMenu onAction={(key) => onAction(String(key))} aria-label={label}>
          {items.map((item, i) =>
            item === 'line' ? (
              // Lines have no identity but their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Separator key={`line-${i}`} className="option-line" />
            ) : (
              <MenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                isDisabled={item.isDisabled ?? false}
                className="option"
              >
                {marked && <span className="option-mark">{item.isChosen && <Check size={16} aria-hidden />}</span>}
                <span className="option-label">{item.label}</span>
                {item.shortcut !== undefined && item.shortcut !== null && <Kbd>{item.shortcut}</Kbd>}
              </MenuItem>
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
};
