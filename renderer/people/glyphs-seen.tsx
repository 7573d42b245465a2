import { useState } from 'react';
import type { Tournament } from '../../core/tournament/state.ts';
import { useUnprintable } from '../fonts/unprintable.ts';
import { GlyphNotice } from './glyph-notice.tsx';
import styles from './people.module.css';

/** What was read and put away since the program started, by the id of the event. */
const read = new Map<string, ReadonlySet<string>>();

/** Names that cannot be printed as they are written, each until it was read once [fault H-13]. */
export const GlyphsSeen = ({ tournament }: { readonly tournament: Tournament }) => {
  const { id } = tournament;
  const [seen, setSeen] = useState(() => read.get(id) ?? new Set<string>());
  const found = useUnprintable(tournament);
  const unseen = found.filter(({ text }) => !seen.has(text));
  if (unseen.length === 0) return null;
  return (
    <div className={styles.peopleSaid}>
      <GlyphNotice
        found={unseen}
        onDismiss={() => {
          const all = new Set([...seen, ...unseen.map(({ text }) => text)]);
          read.set(id, all);
          setSeen(all);
        }}
      />
    </div>
  );
};
