import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type SafeSearch, safeSearch } from '../../../../core/games/bridge/steps/safe-now.ts';
import { MOST_OPEN, type SafeTables } from '../../../../core/games/bridge/steps/safe-tables.ts';
import type { Refusal } from '../../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { RefusalNotice } from '../../../parts/notice.tsx';
import { NameList } from '../../../round/names/name-list.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import styles from '../round/round.module.css';
import lateResultsStyles from '../rules/rules.module.css';

/** How long outcomes are tried before the window draws and listens again, in milliseconds. */
const SLICE = 20;

type Found =
  | { readonly kind: 'trying'; readonly tried: number; readonly of: number }
  | { readonly kind: 'found'; readonly tables: SafeTables }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Tries all outcomes in slices; the returned function ends it. */
const search = ({ steps, of }: SafeSearch, onFound: (found: Found) => void): (() => void) => {
  const outcomes = steps[Symbol.iterator]();
  let known: SafeTables = { safe: [], outcomes: 0 };
  let waiting = 0;
  const slice = () => {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const next = outcomes.next();
      if (next.done === true) {
        onFound({ kind: 'found', tables: known });
        return;
      }
      known = next.value;
    }
    onFound({ kind: 'trying', tried: known.outcomes, of });
    waiting = window.setTimeout(slice);
  };
  slice();
  return () => window.clearTimeout(waiting);
};

const useSafeTables = (asked: Tournament | null): Found | null => {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (asked === null) {
      setFound(null);
      return undefined;
    }
    const answer = safeSearch(asked, 'swiss', {}, asked.seed);
    if (!answer.ok) setFound({ kind: 'refused', refusal: answer.refusal });
    else if (answer.value === null) setFound({ kind: 'tooMany' });
    else return search(answer.value, setFound);
    return undefined;
  }, [asked]);
  return found;
};

/** Tables of the next round that no missing result can change any more, with whom they seat; only when it is asked for. */
export const SafeTablesPart = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const [asked, setAsked] = useState<Tournament | null>(null);
  const found = useSafeTables(asked);
  if (asked !== tournament || found === null) {
    return (
      <Button reads icon={<ShieldCheck size={16} aria-hidden />} onPress={() => setAsked(tournament)}>
        {textOf('bridgeSwiss:late.check')}
      </Button>
    );
  }
  switch (found.kind) {
    case 'refused':
      return <RefusalNotice refusal={found.refusal} />;
    case 'tooMany':
      return <p className={styles.bridgeAbout}>{textOf('bridgeSwiss:late.tooMany', { most: MOST_OPEN })}</p>;
    case 'trying':
      return (
        <p className={styles.bridgeAbout} role="status">
          {textOf('bridgeSwiss:late.trying', { tried: found.tried, of: found.of })}
        </p>
      );
    case 'found':
      return (
        <section className={lateResultsStyles.safeTables}>
          <h3>
            <ShieldCheck size={16} aria-hidden /> {textOf('bridgeSwiss:late.safe', { count: found.tables.safe.length })}
          </h3>
          <ul>
            {found.tables.safe.map(({ table, seats }) => (
              <li key={table}>
                <strong>{textOf('rounds:cards.table', { table })}</strong> <NameList people={people} ids={seats} />
              </li>
            ))}
          </ul>
        </section>
      );
  }
};
