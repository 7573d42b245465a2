import { MonitorPlay } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NetworkPage } from '../../core/api/network-page.ts';
import { hidingClock, viewNow } from '../../core/sheets/hall/clock.ts';
import { viewCode, viewsInTurn, withoutLeft } from '../../core/sheets/hall/hall-views.ts';
import type { PublishedView } from '../../core/sheets/hall/published-view.ts';
import { inBoth } from '../../core/sheets/layout/placed.ts';
import { useCurrent } from '../hall/own.ts';
import { roundOf } from '../hall/picture/round-title.ts';
import { revisedOf, revisedText } from '../hall/picture/time.ts';
import { paperVoice } from '../print/voice.ts';
import { ClockLine } from './clock-line.tsx';
import { FindMe } from './find-me.tsx';
import { useNews } from './news.ts';
import { Shown } from './shown.tsx';
import './texts.ts';
import styles from './network.module.css';
import shownStyles from './shown.module.css';

type Props = { readonly page: NetworkPage; readonly onPicture?: () => void };

/** The hall on a phone: where I sit, and under it what the hall shows, to scroll at one's own pace. */
export const ListPage = ({ page, onPicture }: Props) => {
  const { t } = useTranslation('network');
  const { screen, logo, clock, language } = page;
  const latest = page.view as PublishedView | null;
  const voice = useMemo(() => paperVoice(language, screen.bilingual), [language, screen.bilingual]);
  const [chosen, setChosen] = useState<string | null>(null);
  const news = useNews(latest);
  const standIn = (id: string) =>
    viewNow(
      { view: id, keepSeating: screen.keepSeating, hideSeating: clock.hideSeating },
      latest?.round ?? 0,
      hidingClock(latest, latest?.clock ?? null),
      Date.now(),
    );
  const now = latest === null ? null : withoutLeft(latest, Date.now());
  const turning = viewsInTurn(screen, now, standIn, logo !== null);
  const asked = standIn(screen.view);
  const id = chosen !== null && turning.includes(chosen) ? chosen : asked;
  const view = useCurrent(latest, latest, id);
  if (screen.black) {
    return (
      <main className="net-list">
        <p className="net-plain" role="status">
          {t('page.dark')}
        </p>
      </main>
    );
  }
  const round = view === null || view.round === 0 ? '' : inBoth(voice, (each) => each.say(roundOf(view)));
  const newsTitle = news === null ? null : roundOf({ round: news.round, roundTitle: news.title ?? null });
  return (
    <main className="net-list">
      <header className="net-head">
        <h1 className="net-event">
          <bdi>{view?.event ?? t('page.title')}</bdi>
        </h1>
        {round !== '' && (
          <p className="net-round">
            <strong>{round}</strong>
            <span className="net-stamp">
              {view?.stamp}
              {view?.revised === true &&
                ` · ${voice.say(revisedText(revisedOf(view, Date.now(), language).revisedAt))}`}
            </span>
          </p>
        )}
        {id !== 'timer' && <ClockLine clock={view?.clock ?? null} warnings={clock.warnings} voice={voice} />}
      </header>
      <p className="net-news" role="status">
        {news !== null &&
          newsTitle !== null &&
          inBoth(voice, (each) => `${each.say(newsTitle)} · ${each.say({ code: `sheets.hall.${news.kind}` })}`)}
      </p>
      {id === 'message' && logo !== null && <img className="net-logo" src={logo.source} alt="" />}
      {id === 'message' && screen.message !== '' && <p className="net-message">{screen.message}</p>}
      {view !== null && <FindMe view={view} voice={voice} />}
      {turning.length > 1 && (
        <nav className={shownStyles.netViews} aria-label={t('page.views')}>
          {turning.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.netButton}
              aria-pressed={each === id}
              onClick={() => setChosen(each)}
            >
              {voice.say({ code: viewCode(each) })}
            </button>
          ))}
        </nav>
      )}
      <Shown id={id} view={view} warnings={clock.warnings} voice={voice} />
      {onPicture !== undefined && (
        <p>
          <button type="button" className={styles.netButton} onClick={onPicture}>
            <MonitorPlay size={18} aria-hidden />
            {t('page.asPicture')}
          </button>
        </p>
      )}
    </main>
  );
};
