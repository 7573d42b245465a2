import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { familyIds } from '../../core/games/all.ts';
import { perform } from '../desk/commands/commands.ts';
import { useTextOf } from '../i18n/text.ts';
import { GameIcon } from './game-icon.tsx';
import styles from './start.module.css';

/** A sample of every game: an event in the middle, to look around in. */
export const SampleList = () => {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  return (
    <section className={styles.startSamples} aria-labelledby="start-samples">
      <h2 id="start-samples">{t('start.samples')}</h2>
      <ul>
        {familyIds.map((family) => (
          <li key={family}>
            <AriaButton className={styles.sample ?? ''} onPress={() => perform(`file.sample.${family}`)}>
              <GameIcon family={family} />
              <span className={styles.sampleName}>{textOf(`${family}:game.name`)}</span>
              <span className={styles.sampleAbout}>{textOf(`${family}:game.sampleAbout`)}</span>
            </AriaButton>
          </li>
        ))}
      </ul>
    </section>
  );
};
