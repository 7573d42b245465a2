import type { EntrantId } from '../../../core/tournament/words.ts';
import styles from '../../people/people.module.css';
import type { People } from './people.ts';
import { PersonName } from './person-name.tsx';

/** Names in seat order, set apart by points. */
export const NameList = ({ people, ids }: { readonly people: People; readonly ids: readonly EntrantId[] }) => (
  <span className={styles.list}>
    {ids.map((id, index) => (
      <span key={id}>
        {index > 0 && ' · '}
        <PersonName person={people.get(id)} />
      </span>
    ))}
  </span>
);
