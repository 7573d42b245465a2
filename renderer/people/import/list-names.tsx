import type { PeopleRead } from '../../../core/exchange/people.ts';
import { languageOf } from '../../../core/languages.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { useLanguage } from '../../store/app.ts';
import { FamilyWord } from '../family-word.tsx';
import { undivided } from '../undivided.ts';
import { sayFamily, useImport } from './import-store.ts';

type ListNamesProps = { readonly tournament: Tournament; readonly read: PeopleRead };

/** Asked where the names of a list stand in one piece; it is entered with the people, in the same step. */
export const ListNames = ({ tournament, read }: ListNamesProps) => {
  const language = useLanguage();
  const said = useImport(({ family }) => family);
  const names = undivided(read.people.map(({ draft }) => draft));
  // Written as they are entered, they have no first and no last word.
  if (names.length === 0 || tournament.namesAs?.order === 'entered') return null;
  const value = said ?? tournament.namesAs?.family ?? languageOf(language).familyName;
  return <FamilyWord names={names} value={value} onChange={sayFamily} />;
};
