import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { contains, searchable, typedWords } from '../../../../core/tournament/people/searched.ts';
import { Screen } from '../../../desk/screen.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { SearchField } from '../../../parts/field/search-field.tsx';
import { useTournament } from '../../../store/tournament.ts';
import { features } from './features.ts';
import { chooseFeature, type FeatureId, useFeature } from './place.ts';
import './swiss-screen.css';

/** The contents list: every feature in the order of the help that directors know, found by any word of its name. */
const Contents = ({ chosen }: { readonly chosen: FeatureId }) => {
  const textOf = useTextOf();
  const [search, setSearch] = useState('');
  const words = typedWords(search);
  const found = features.filter(({ id, known }) =>
    contains(searchable(`${textOf(`bridgeSwiss:features.${id}`)} ${known}`), words),
  );
  return (
    <nav className="swiss-contents" aria-label={textOf('bridgeSwiss:contents')}>
      <SearchField label={textOf('bridgeSwiss:search')} value={search} onChange={setSearch} />
      <ol>
        {found.map(({ id, no }) => (
          <li key={id}>
            <button type="button" aria-current={id === chosen} onClick={() => chooseFeature(id)}>
              <span className="swiss-no">{no ?? '·'}</span>
              {textOf(`bridgeSwiss:features.${id}`)}
            </button>
          </li>
        ))}
      </ol>
      {found.length === 0 && <p className="bridge-about">{textOf('bridgeSwiss:nothingFound')}</p>}
    </nav>
  );
};

/** Everything that bridge Swiss can do, where the help's contents would make a director look for it. */
export const SwissScreen = () => {
  const textOf = useTextOf();
  const tournament = useTournament();
  const chosen = useFeature(({ id }) => id);
  const feature = features.find(({ id }) => id === chosen);
  if (tournament === null || feature === undefined) return null;
  const { Panel } = feature;
  return (
    <Screen title={textOf('bridgeSwiss:title')}>
      <div className="swiss">
        <Contents chosen={chosen} />
        <section className="swiss-panel" aria-label={textOf(`bridgeSwiss:features.${chosen}`)}>
          <h2>
            <BookOpen size={18} aria-hidden /> {textOf(`bridgeSwiss:features.${chosen}`)}
          </h2>
          <p className="bridge-about">{textOf(`bridgeSwiss:about.${chosen}`)}</p>
          <Panel key={chosen} tournament={tournament} />
        </section>
      </div>
    </Screen>
  );
};
