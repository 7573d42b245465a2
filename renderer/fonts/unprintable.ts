import { useEffect, useState } from 'react';
import { families } from '../../core/games/all.ts';
import { type HasGlyph, type Unprintable, unprintableIn } from '../../core/sheets/paper/printable.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { glyphs } from './load.ts';

/** Everybody with characters that no bundled font has [hall-and-print 0.6]: paper spells them by their codes. */
const unprintable = async (tournament: Tournament): Promise<readonly Unprintable[]> => {
  const family = families[tournament.family];
  return unprintableIn(tournament, family, await glyphs());
};

/** The same for a component; empty until the fonts were asked. */
export const useUnprintable = (tournament: Tournament): readonly Unprintable[] => {
  const [found, setFound] = useState<readonly Unprintable[]>([]);
  useEffect(() => {
    let wanted = true;
    void unprintable(tournament).then((people) => {
      if (wanted) setFound(people);
    });
    return () => {
      wanted = false;
    };
  }, [tournament]);
  return found;
};

/** Whether a bundled font has a character; null until the fonts were asked. */
export const useGlyphs = (): HasGlyph | null => {
  const [has, setHas] = useState<HasGlyph | null>(null);
  useEffect(() => {
    let wanted = true;
    void glyphs().then((found) => {
      if (wanted) setHas(() => found);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return has;
};
