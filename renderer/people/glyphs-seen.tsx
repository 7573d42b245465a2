import { useState } from 'react';
import { z } from 'zod';
import type { Tournament } from '../../core/tournament/state.ts';
import { useUnprintable } from '../fonts/unprintable.ts';
import { GlyphNotice } from './glyph-notice.tsx';

const texts = z.array(z.string());

const keyOf = (event: string): string => `glyphs ${event}`;

const remembered = (event: string): ReadonlySet<string> => {
  try {
    return new Set(texts.parse(JSON.parse(localStorage.getItem(keyOf(event)) ?? '[]')));
  } catch {
    return new Set();
  }
};

/** Names that cannot be printed as they are written, each until it was read once [fault H-13]. */
export const GlyphsSeen = ({ tournament }: { readonly tournament: Tournament }) => {
  const { id } = tournament;
  const [seen, setSeen] = useState(() => remembered(id));
  const found = useUnprintable(tournament);
  const unseen = found.filter(({ text }) => !seen.has(text));
  if (unseen.length === 0) return null;
  return (
    <div className="people-said">
      <GlyphNotice
        found={unseen}
        onDismiss={() => {
          const all = new Set([...seen, ...unseen.map(({ text }) => text)]);
          localStorage.setItem(keyOf(id), JSON.stringify([...all]));
          setSeen(all);
        }}
      />
    </div>
  );
};
