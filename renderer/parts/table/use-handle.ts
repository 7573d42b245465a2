import { type Ref, useImperativeHandle } from 'react';
import type { TableHandle } from './column.ts';

/** Pixels of the head or the foot, which stay in sight. */
export const heightOf = (box: HTMLElement | null, part: 'thead' | 'tfoot'): number =>
  box?.querySelector(part)?.getBoundingClientRect().height ?? 0;

/** Gives what others may ask of the table; how a row is shown is known by whoever draws the rows. */
export const useHandle = (
  handle: Ref<TableHandle> | undefined,
  box: HTMLElement | null,
  show: TableHandle['show'],
): void =>
  useImperativeHandle(handle, () => ({
    show,
    room: () => (box?.clientHeight ?? 0) - heightOf(box, 'thead') - heightOf(box, 'tfoot'),
  }));
