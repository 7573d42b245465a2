import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Gives the keyboard back to where it was; where that is gone or switched off, to the place that is shown. The next
 * Tab begins there, never outside.
 */
const giveTo = (element: Element | null): void => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
  keepInPlace();
};

/**
 * The keyboard that belongs to nothing any more belongs to the place that is shown: to what is marked there as `data-home`, the
 * line of the floor [W-6.3], else to the whole of it.
 */
export const keepInPlace = (): void => {
  const { activeElement: at } = document;
  if (document.querySelector('.modal') !== null) return;
  if (at !== null && at !== document.body && at.tagName !== 'MAIN') return;
  const home = document.querySelector<HTMLElement>('[data-home]') ?? document.querySelector('main');
  home?.focus({ preventScroll: true });
};

/** Until then a dialog that closed has given the focus back by itself, or found nothing to give it to. */
const FRAMES = 3;

/** The same when that is past; the answer stops it. */
export const keepInPlaceSoon = (): (() => void) => {
  let frame = 0;
  const wait = (left: number): void => {
    frame = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : keepInPlace()));
  };
  wait(FRAMES);
  return () => cancelAnimationFrame(frame);
};

const FIELDS = 'input:enabled, textarea:enabled, select:enabled, [role=radio]:enabled';
const CONTROLS = 'button:enabled, [tabindex="0"]';

/** Puts the keyboard into the first field of a part; where there is none, on its first control. */
export const focusFirst = (part: Element): void => {
  const first = [FIELDS, CONTROLS]
    .flatMap((kind) => [...part.querySelectorAll<HTMLElement>(kind)])
    .find((one) => one.checkVisibility());
  first?.focus();
  if (first instanceof HTMLInputElement) first.select();
};

/** Gives the focus back to where it was when it last came into a part. */
export const useFocusBefore = (part: RefObject<HTMLElement | null>): (() => void) => {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !element.contains(relatedTarget)) before.current = relatedTarget;
    };
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, [part]);
  return useCallback(() => giveTo(before.current), []);
};

/** Takes the focus into a part when it comes, and back when it goes. Whoever went elsewhere meanwhile stays there. */
export const useReturningFocus = (part: RefObject<HTMLElement | null>): void => {
  const giveBack = useFocusBefore(part);
  useEffect(() => {
    const element = part.current;
    // A field inside that asked for the focus has it already.
    if (element?.contains(document.activeElement) === false) element.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body || element?.contains(document.activeElement)) giveBack();
    };
  }, [part, giveBack]);
};
