import { BookOpen } from 'lucide-react';
import { useAsked } from '../../../desk/place.ts';
import { Screen } from '../../../desk/screen.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { useTournament } from '../../../store/tournament.ts';
import { features } from './features.ts';
import { chooseFeature, type FeatureId, featureIds, useFeature } from './place.ts';
import './swiss-screen.css';
import styles from '../round/seating-settings.module.css';

/** The contents list: every feature in the order of the help that directors know. The box finds them by any word. */
const Contents = ({ chosen }: { readonly chosen: FeatureId }) => {
  const textOf = useTextOf();
  return (
    <nav className="swiss-contents" aria-label={textOf('bridgeSwiss:contents')}>
      <ol>
        {features.map(({ id, no }) => (
          <li key={id}>
            <button type="button" aria-current={id === chosen} onClick={() => chooseFeature(id)}>
              <span className="swiss-no">{no ?? '·'}</span>
              {textOf(`bridgeSwiss:features.${id}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** Everything that bridge Swiss can do, where the help's contents would make a director look for it. */
export const SwissScreen = () => {
  const textOf = useTextOf();
  const tournament = useTournament();
  const chosen = useFeature(({ id }) => id);
  useAsked(({ feature }) => {
    const asked = featureIds.find((id) => id === feature);
    if (asked !== undefined) chooseFeature(asked);
    return feature !== undefined;
  });
  const feature = features.find(({ id }) => id === chosen);
  if (tournament === null || feature === undefined) return null;
  const { Panel } = feature;
  return (
    <Screen title={textOf('sheets:report.referee')}>
      <div className="swiss">
        <Contents chosen={chosen} />
        <section className="swiss-panel" aria-label={textOf(`bridgeSwiss:features.${chosen}`)}>
          <h2>
            <BookOpen size={18} aria-hidden /> {textOf(`bridgeSwiss:features.${chosen}`)}
          </h2>
          <p className={styles.bridgeAbout}>{textOf(`bridgeSwiss:about.${chosen}`)}</p>
          <Panel key={chosen} tournament={tournament} />
        </section>
      </div>
    </Screen>
  );
};
