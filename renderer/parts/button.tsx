import { createContext, type ReactNode, useContext } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';
import styles from './controls.module.css';
import { Kbd } from './kbd.tsx';
import { usePrimary } from './layer.tsx';
import { useLooksOnly } from './look/looks-only.tsx';

export type Tone = 'primary' | 'plain' | 'quiet' | 'danger';

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly size?: 'normal' | 'large';
  readonly icon?: ReactNode;
  /** It changes nothing: it is not off while the tournament is only looked at. */
  readonly reads?: boolean;
  /** The one thing to do next: Ctrl+Enter presses it from anywhere [W-2.1]. */
  readonly primary?: boolean;
};

/** Whether the buttons stand at the foot of a window over the window, where the blue one is its answer. */
export const IsAnswer = createContext(false);

/** A button with words. One `primary` per screen or dialog at most. */
export const Button = ({
  children,
  tone = 'plain',
  size = 'normal',
  icon,
  reads = false,
  primary = false,
  ...rest
}: ButtonProps) => {
  const isOff = useLooksOnly() && !reads;
  const isAnswer = useContext(IsAnswer) && tone === 'primary';
  const goesOn = usePrimary((primary || isAnswer) && !isOff);
  return (
    <AriaButton
      {...rest}
      isDisabled={isOff || rest.isDisabled === true}
      className="button"
      data-tone={tone}
      data-size={size}
      {...(goesOn ? { 'data-primary': '' } : {})}
    >
      {icon}
      {children}
    </AriaButton>
  );
};

type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: Tone;
  /** As shown to people ("Ctrl+Z"), in the tooltip. */
  readonly shortcut?: string | null;
  /** It changes nothing: it is not off while the tournament is only looked at. */
  readonly reads?: boolean;
  /** Ctrl+Enter presses it: nothing else goes on [W-2.1]. */
  readonly goesOn?: boolean;
};

/** A button with an icon only: its label is its name and its tooltip. */
export const IconButton = ({
  label,
  icon,
  tone = 'quiet',
  shortcut = null,
  reads = false,
  goesOn = false,
  ...rest
}: IconButtonProps) => {
  const isOff = useLooksOnly() && !reads;
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <AriaButton
        {...rest}
        isDisabled={isOff || rest.isDisabled === true}
        aria-label={label}
        className="button"
        data-tone={tone}
        data-icon-only=""
        {...(goesOn ? { 'data-primary': '' } : {})}
      >
        {icon}
      </AriaButton>
      <Tooltip className={styles.tooltip ?? ''} offset={6}>
        {label}
        {shortcut !== null && <Kbd>{shortcut}</Kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
};

type Segment<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Why it is off. */
  readonly reason?: string;
};

type SegmentedControlProps<Id extends string> = {
  readonly label: string;
  readonly items: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly isDisabled?: boolean;
};

/** One of a few choices, all in sight: views of a list, paper size. Arrow keys move, space chooses. */
export const SegmentedControl = <Id extends string>({
  label,
  items,
  value,
  onChange,
  isDisabled = false,
}: SegmentedControlProps<Id>) => (
  <ToggleButtonGroup
    aria-label={label}
    className="segments"
    selectionMode="single"
    disallowEmptySelection
    isDisabled={isDisabled}
    selectedKeys={[value]}
    onSelectionChange={(keys) => {
      const chosen = items.find(({ id }) => keys.has(id));
      if (chosen !== undefined) onChange(chosen.id);
    }}
  >
    {items.map((item) => (
      <ToggleButton key={item.id} id={item.id} isDisabled={item.isDisabled ?? false} className={styles.segment ?? ''}>
        {item.reason === undefined ? item.label : <span title={item.reason}>{item.label}</span>}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
