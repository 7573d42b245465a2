import { FolderOpen, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { perform } from '../desk/commands/commands.ts';
import { LanguageMenu, ThemeMenu } from '../desk/top/look-menus.tsx';
import { TitleMenu } from '../desk/top/title-menu.tsx';
import { withoutDots } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { useApp } from '../store/app.ts';
import { forgetFile, openListed } from './file-deeds.ts';
import { FileList } from './file-list.tsx';
import { HomeFolder } from './home-folder.tsx';
import { SampleList } from './sample-list.tsx';
import styles from './start.module.css';

/** The first thing the TO sees: begin, or go on where it was left. */
export const Start = () => {
  const { t } = useTranslation('shell');
  const recent = useApp((store) => store.recent);
  return (
    <div className={styles.start}>
      <header className={styles.startTop}>
        <TitleMenu />
        <span className={styles.startGap} />
        <LanguageMenu />
        <ThemeMenu />
      </header>
      <main className={styles.startMain}>
        <h1 className={styles.startTitle}>{recent.length === 0 ? t('start.welcome') : t('start.title')}</h1>
        <p className={styles.startWords}>{t('start.about')}</p>
        <div className={styles.startActions}>
          <Button
            tone="primary"
            size="large"
            icon={<Plus size={18} aria-hidden />}
            onPress={() => perform('file.new')}
            autoFocus
          >
            {withoutDots(t('deeds.new'))}
          </Button>
          <Button size="large" icon={<FolderOpen size={18} aria-hidden />} onPress={() => perform('file.open')}>
            {t('deeds.open')}
          </Button>
        </div>
        {recent.length > 0 && (
          <section className={styles.startRecent} aria-labelledby="start-recent">
            <h2 id="start-recent">{t('start.recent')}</h2>
            <FileList
              files={recent}
              onOpen={(handle) => void openListed(handle)}
              onForget={(handle) => void forgetFile(handle)}
            />
          </section>
        )}
        <SampleList />
        <HomeFolder />
      </main>
    </div>
  );
};
