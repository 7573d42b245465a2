/** Who has to be stationary by the member list and is not yet: offered, never applied unasked [bridge 4.2]. */

import { Plus } from 'lucide-react';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { openHome, suggestedHomes } from '../../../../core/games/bridge/seating/stationary.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { doOwn } from '../own-command.ts';
import styles from '../rules/rules.module.css';

/** The suggestions with a button for each, and one for all of them. */
export const StationarySuggestions = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const suggested = suggestedHomes(tournament);
  if (suggested.length === 0) return null;
  const add = (ids: readonly EntrantId[]) =>
    void doOwn({
      do: 'setHomes',
      homes: [...ownOf(tournament).homes, ...ids.map(openHome)].map((home) => ({ ...home })),
    });
  return (
    <Notice
      title={textOf('bridgeSwiss:stationary.suggested', { count: suggested.length })}
      {...(suggested.length === 1
        ? {}
        : {
            actions: (
              <Button icon={<Plus size={16} aria-hidden />} onPress={() => add(suggested)}>
                {textOf('bridgeSwiss:stationary.addAll', { count: suggested.length })}
              </Button>
            ),
          })}
    >
      <ul className={styles.suggested}>
        {suggested.map((id) => (
          <li key={id}>
            <PersonName person={people.get(id)} />
            <Button
              icon={<Plus size={16} aria-hidden />}
              aria-label={`${textOf('bridgeSwiss:stationary.add')}: ${people.get(id)?.name ?? ''}`}
              onPress={() => add([id])}
            >
              {textOf('bridgeSwiss:stationary.add')}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
