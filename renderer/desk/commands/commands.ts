/**
 * Everything the TO can do by menu, shortcut or button stands here once, with its title, its key and when it can be done.
 * The menus and the shortcut list read it. (Not to be mixed up with the tournament's commands, which go to the journal.)
 *
 * A screen registers its own deeds while it is shown: `useDeeds([{ id: 'people.add', … }])`.
 */

import { useEffect } from 'react';
import { create } from 'zustand';
import { useApp } from '../../store/app.ts';
import { isViewing } from '../../store/care.ts';
import { browserKeeps, isShortcut, type Shortcut } from './shortcut.ts';

export type Deed = {
  /** `<feature>.<verb>`, unique. */
  readonly id: string;
  /** Text key with namespace, for menu and shortcut list. */
  readonly titleKey: string;
  readonly params?: { readonly [name: string]: unknown };
  /** Heading in the shortcut list: text key with namespace. */
  readonly groupKey: string;
  readonly shortcut?: Shortcut;
  /** A second shortcut that other programs use for the same; it works and is not shown. */
  readonly also?: Shortcut;
  /**
   * Whether the shortcut counts while the TO types into a field. Default: with Ctrl, Alt or an F key yes, else no. A field
   * that wants a shortcut with `inFields: false` all the same (undo in score entry) carries `data-desk-keys`.
   */
  readonly inFields?: boolean;
  /** Its shortcut counts while a dialog is open too, which has the keyboard to itself otherwise. */
  readonly inDialogs?: true;
  /** Whether the open event has it at all; always, if missing. What it has not is in no list. */
  readonly belongs?: () => boolean;
  /** Whether it can be done now; always, if missing. */
  readonly when?: () => boolean;
  /** What is missing while it cannot be done, as a text key with namespace. */
  readonly needs?: string;
  readonly perform: () => void;
};

type DeedStore = { readonly deeds: readonly Deed[] };

export const useDeedStore = create<DeedStore>()(() => ({ deeds: [] }));

const { getState, setState } = useDeedStore;

/** Adds deeds; the returned function takes them out again. A deed with a known id takes its place. */
export const registerDeeds = (fresh: readonly Deed[]): (() => void) => {
  const ids = new Set(fresh.map(({ id }) => id));
  setState(({ deeds }) => ({ deeds: [...deeds.filter(({ id }) => !ids.has(id)), ...fresh] }));
  return () => setState(({ deeds }) => ({ deeds: deeds.filter((deed) => !fresh.includes(deed)) }));
};

/** Deeds of a component, there while it is shown. The list must be stable (useMemo or a constant). */
export const useDeeds = (deeds: readonly Deed[]): void => {
  useEffect(() => registerDeeds(deeds), [deeds]);
};

/** What is off while the tournament is only looked at [reliability 5.3]. */
const WRITING = /^(edit\.|clock\.|script\.|people\.(add|import)|results\.|rounds\.publish|poker\.clock)/;

export const canPerform = ({ id, when }: Deed): boolean =>
  (when === undefined || when()) && !(WRITING.test(id) && isViewing());

/** The shortcut of a deed in this host, or null. */
export const shortcutOf = ({ shortcut }: Deed): Shortcut | null => {
  if (shortcut === undefined) return null;
  return useApp.getState().info?.host === 'browser' && browserKeeps(shortcut) ? null : shortcut;
};

export const deedOf = (id: string): Deed | undefined => getState().deeds.find((deed) => deed.id === id);

/** Performs a deed by its id, if it can be done now. */
export const perform = (id: string): void => {
  const deed = deedOf(id);
  if (deed !== undefined && canPerform(deed)) deed.perform();
};

const FIELDS = 'input:not([type=checkbox],[type=radio]), textarea, [contenteditable]';

const countsHere = (deed: Deed, shortcut: Shortcut, target: EventTarget | null): boolean => {
  if (!(target instanceof Element) || target.closest(FIELDS) === null) return true;
  if (target.closest('[data-desk-keys]') !== null) return true;
  return deed.inFields ?? /Mod\+|Alt\+|^F\d/.test(shortcut);
};

/** Performs the deed whose shortcut was pressed; whether there was one. */
const performPressed = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.isComposing) return false;
  const inDialog = document.querySelector('.modal') !== null;
  for (const deed of getState().deeds) {
    const shortcut = [shortcutOf(deed), deed.also ?? null].find((one) => one !== null && isShortcut(event, one));
    if (shortcut === undefined || shortcut === null) continue;
    if (inDialog && deed.inDialogs !== true) continue;
    if (!countsHere(deed, shortcut, event.target) || !canPerform(deed)) continue;
    event.preventDefault();
    deed.perform();
    return true;
  }
  return false;
};

const onKeyDown = (event: KeyboardEvent): void => void performPressed(event);

/**
 * A button, a choice, an entry of a list and a field take Enter for themselves, with Ctrl held too. A shortcut of that key goes first, and
 * nothing else is pressed: while the blue button is off, no other one in its place [W-2.1].
 */
const beforeButtons = (event: KeyboardEvent): void => {
  const isHeld = event.ctrlKey || event.metaKey;
  if (!isHeld || !/Enter$/.test(event.code)) return;
  const isOnButton = event.target instanceof Element && event.target.closest('button, [role=button]') !== null;
  if (!performPressed(event) && !isOnButton) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Listens to the keyboard of the page; the returned function ends that. */
export const listenForShortcuts = (): (() => void) => {
  window.addEventListener('keydown', beforeButtons, { capture: true });
  window.addEventListener('keydown', onKeyDown);
  return () => {
    window.removeEventListener('keydown', beforeButtons, { capture: true });
    window.removeEventListener('keydown', onKeyDown);
  };
};
