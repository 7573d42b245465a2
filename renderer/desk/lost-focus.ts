import { useEffect } from 'react';
import { keepInPlaceSoon } from '../parts/side/returning-focus.ts';
import { useNotices } from '../store/notices.ts';
import { usePlace } from './place.ts';

/** A drawer that closes and a notice whose way out was taken go with the button that had the focus: the screen gets it then. */
export const useLostFocus = (): void => {
  useEffect(() => {
    let stop = (): void => undefined;
    const begin = () => {
      stop();
      stop = keepInPlaceSoon();
    };
    const leave = [useNotices.subscribe(begin), usePlace.subscribe(begin)];
    return () => {
      stop();
      for (const end of leave) end();
    };
  }, []);
};
