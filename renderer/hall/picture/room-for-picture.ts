import { useEffect, useState } from 'react';

/** A window as wide and high as this has room for the hall's picture beside every screen, below the names of the screens. */
const ROOMY = '(min-width: 64.01rem) and (min-height: 40rem)';

/** Whether the picture of the hall stands beside every screen; a smaller window has the red word at the top instead. */
export const useRoomForPicture = (): boolean => {
  const [isRoomy, setRoomy] = useState(() => window.matchMedia(ROOMY).matches);
  useEffect(() => {
    const query = window.matchMedia(ROOMY);
    const changed = () => setRoomy(query.matches);
    changed();
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return isRoomy;
};
