/**
 * The hall on a phone.
 *
 * | rule | where |
 * | --- | --- |
 * | [L-11] the language, the remembered name with *Not me*, now, next, place; below *My seat*, *Seats*, *Standings* | `ListPage` |
 * | [L-11] a cut connection is told above the cards, which keep their last words | `stale` |
 * | what else the hall shows, to scroll at one's own pace | `tabsOf`, `Shown` |
 */

import { MonitorPlay } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NetworkPage } from '../../core/api/network-page.ts';
import { type Language, languages } from '../../core/languages.ts';
import { hidingClock, viewNow } from '../../core/sheets/hall/clock.ts';
import { findable } from '../../core/sheets/hall/finding.ts';
import { viewCode, viewsInTurn, withoutLeft } from '../../core/sheets/hall/hall-views.ts';
import { mineOf } from '../../core/sheets/hall/mine.ts';
import type { PublishedView } from '../../core/sheets/hall/published-view.ts';
import { useCurrent } from '../hall/own.ts';
import { roundOf } from '../hall/picture/round-title.ts';
import { revisedOf, revisedText } from '../hall/picture/time.ts';
import { textOf } from '../i18n/text.ts';
import { voiceOf } from '../print/voice.ts';
import { ClockLine } from './clock-line.tsx';
import { FindMe } from './find-me.tsx';
import { MyCards } from './mine.tsx';
import { useNews } from './news.ts';
import { useOwn } from './own-person.ts';
import { Shown } from './shown.tsx';
import './texts.ts';
import listPageStyles from './lists.module.css';
import styles from './network.module.css';

type Props = {
  readonly page: NetworkPage;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** Since when what stands here is not kept up; null while it is. */
  readonly stale: string | null;
  readonly onPicture?: () => void;
};

/** One tab is the owner's; the others are views: seats by name always, standings while they are told, what the hall shows besides. */
const MINE = 'mine';

const tabsOf = (view: PublishedView | null, turning: readonly string[]): readonly string[] => {
  const others = turning.filter((id) => id !== 'byName' && id !== 'message');
  const seats = view !== null && findable(view).length > 0 ? ['byName'] : [];
  return [MINE, ...seats, ...others.filter((id) => id === 'standings'), ...others.filter((id) => id !== 'standings')];
};

const Languages = ({ language, onLanguage }: Pick<Props, 'language' | 'onLanguage'>) => (
  <div className={listPageStyles.mineLanguages}>
    {languages.map((id) => (
      <button key={id} type="button" lang={id} aria-pressed={id === language} onClick={() => onLanguage(id)}>
        {id.toUpperCase()}
      </button>
    ))}
  </div>
);

export const ListPage = ({ page, language, onLanguage, stale, onPicture }: Props) => {
  const { t } = useTranslation('network');
  const { screen, logo, clock } = page;
  const latest = page.view as PublishedView | null;
  const voice = useMemo(() => voiceOf(language), [language]);
  const news = useNews(latest);
  const own = useOwn(page.event, page.people);
  const standIn = (id: string) =>
    viewNow(
      { view: id, keepSeating: screen.keepSeating, hideSeating: clock.hideSeating },
      latest?.round ?? 0,
      hidingClock(latest, latest?.clock ?? null),
      Date.now(),
    );
  const now = latest === null ? null : withoutLeft(latest, Date.now());
  const inTurn = viewsInTurn(screen, now, standIn, logo !== null);
  const tabs = tabsOf(latest, [...new Set([...inTurn, standIn(screen.view)])]);
  const tab = tabs.includes(own.tab) ? own.tab : MINE;
  const view = useCurrent(latest, latest, tab === MINE ? 'byName' : tab);
  const people = useMemo(() => (view === null ? [] : findable(view)), [view]);
  const mine = own.who === null ? null : mineOf(people, own.who);
  if (screen.black) {
    return (
      <main className={listPageStyles.netList}>
        <p className={listPageStyles.netPlain} role="status">
          {t('page.dark')}
        </p>
      </main>
    );
  }
  const round = view === null || view.round === 0 ? '' : voice.say(roundOf(view));
  const newsTitle = news === null ? null : roundOf({ round: news.round, roundTitle: news.title ?? null });
  return (
    <main className={listPageStyles.netList}>
      <header className={listPageStyles.netHead}>
        <div className={listPageStyles.mineTop}>
          <h1 className={listPageStyles.netEvent}>
            <bdi>{view?.event ?? textOf('sheets:hall.title')}</bdi>
          </h1>
          <Languages language={language} onLanguage={onLanguage} />
        </div>
        {round !== '' && (
          <p className={listPageStyles.netRound}>
            <strong>{round}</strong>
            <span className={listPageStyles.netStamp}>
              {view?.stamp}
              {view?.revised === true &&
                ` · ${voice.say(revisedText(revisedOf(view, Date.now(), language).revisedAt))}`}
            </span>
          </p>
        )}
      </header>
      <p className={styles.netLost} role="status" hidden={stale === null}>
        {stale}
      </p>
      <p className={listPageStyles.netNews} role="status">
        {news !== null &&
          newsTitle !== null &&
          `${voice.say(newsTitle)} · ${voice.say({ code: `sheets.hall.${news.kind}` })}`}
      </p>
      {logo !== null && screen.view === 'message' && (
        <img className={listPageStyles.netLogo} src={logo.source} alt="" />
      )}
      {screen.view === 'message' && screen.message !== '' && (
        <p className={listPageStyles.netMessage}>{screen.message}</p>
      )}
      {tab === MINE &&
        view !== null &&
        (own.who !== null && mine !== null ? (
          <>
            <p className={listPageStyles.mineBox}>
              <bdi>{own.who}</bdi>
              <button
                type="button"
                className={listPageStyles.mineNot}
                onClick={() => own.change({ who: null, typed: '' })}
              >
                {t('page.notMe')}
              </button>
            </p>
            <MyCards mine={mine} view={view} people={page.people} warnings={clock.warnings} voice={voice} />
          </>
        ) : (
          <>
            <ClockLine clock={view.clock} warnings={clock.warnings} voice={voice} />
            <FindMe
              people={people}
              voice={voice}
              typed={own.typed}
              onType={(typed) => own.change({ typed })}
              onMe={(who) => own.change({ who })}
            />
          </>
        ))}
      {tab === MINE && view === null && screen.view !== 'message' && (
        <p className={listPageStyles.netPlain}>{voice.say({ code: 'sheets.hall.waiting' })}</p>
      )}
      {tab !== MINE && <Shown id={tab} view={view} warnings={clock.warnings} voice={voice} />}
      {onPicture !== undefined && (
        <p>
          <button type="button" className={styles.netButton} onClick={onPicture}>
            <MonitorPlay size={18} aria-hidden />
            {t('page.asPicture')}
          </button>
        </p>
      )}
      {tabs.length > 1 && (
        <nav className={listPageStyles.mineTabs} aria-label={t('page.views')}>
          {tabs.map((id) => (
            <button key={id} type="button" aria-pressed={id === tab} onClick={() => own.change({ tab: id })}>
              {id === MINE
                ? t('page.mine')
                : id === 'byName'
                  ? textOf('words:seats')
                  : voice.say({ code: viewCode(id) })}
            </button>
          ))}
        </nav>
      )}
    </main>
  );
};
