import { useState } from 'react';
import type { Unprintable } from '../../core/sheets/paper/printable.ts';
import { GlyphNotice } from '../print/glyph-notice.tsx';

/** What was read and put away since the program started, by event and names. */
const seen = new Set<string>();

type GlyphsSeenProps = { readonly event: string; readonly found: readonly Unprintable[] };

/** Names that cannot be printed, before the first sheet is; once read it makes room until there are others. */
export const GlyphsSeen = ({ event, found }: GlyphsSeenProps) => {
  const key = `${event} ${found.map(({ text }) => text).join(' ')}`;
  const [dismissed, setDismissed] = useState('');
  if (found.length === 0 || dismissed === key || seen.has(key)) return null;
  return (
    <GlyphNotice
      found={found}
      onDismiss={() => {
        seen.add(key);
        setDismissed(key);
      }}
    />
  );
};
