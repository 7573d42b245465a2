/**
 * The hall, beside every place of the desk.
 *
 * | rule | where |
 * | --- | --- |
 * | in this order: the live picture; what is shown, of which round; pages, hold, black; screens; network; *Options* [W-4.7] | `Controls` |
 * | another event's picture stays until the TO says otherwise [W-4.5] | `OtherEvent` |
 */

import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HallState, HallsState, HallScreen as Shown } from '../../../core/api/hall.ts';
import { families } from '../../../core/games/all.ts';
import { isShowable, ownOffered, viewCode, viewsOf } from '../../../core/sheets/hall/hall-views.ts';
import { documentsOf } from '../../../core/sheets/paper/documents.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { familyIds } from '../../../core/tournament/words.ts';
import { useDeeds } from '../../desk/commands/commands.ts';
import { closeDrawer } from '../../desk/place.ts';
import { useTextOf, withoutDots } from '../../i18n/text.ts';
import { SegmentedControl } from '../../parts/button.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { Stack } from '../../parts/layout/layout.tsx';
import { Badge } from '../../parts/marks.tsx';
import { Drawer } from '../../parts/side/side.tsx';
import { useApp, useLanguage } from '../../store/app.ts';
import { useTournament } from '../../store/tournament.ts';
import { pageDeeds } from '../deeds.ts';
import styles from '../hall.module.css';
import { useHallPage } from '../live-page.ts';
import { NetworkPanel } from '../network/network-panel.tsx';
import { useNetworkState } from '../network/network-state.ts';
import { LiveWord, Thumbnail, useShown } from '../picture/thumbnail.tsx';
import { showView, useHallInHand, useHallsState } from '../state.ts';
import { Advice, ListFigures } from './advice.tsx';
import { BannerAdvice } from './banner-advice.tsx';
import { OtherEvent, RoundChoice } from './hall-choice.tsx';
import { Message } from './message.tsx';
import { Opening } from './opening.tsx';
import { RevealPanel } from './reveal-panel.tsx';
import { Screens } from './screens.tsx';
import { SeatingGone } from './seating-gone.tsx';
import { SeveralViews } from './several-views.tsx';
import { Turning } from './turning.tsx';
import { WindowWishes } from './window-wishes.tsx';

const LiveMark = ({ open }: { readonly open: boolean }) => {
  const { t } = useTranslation('sheets');
  return open ? <LiveWord /> : <Badge>{t('hall.notLive')}</Badge>;
};

/** Whether the clock stands in place of the seating that was asked for. */
const isHidden = (shown: string, { view, views }: Shown): boolean =>
  shown === 'timer' && view !== 'timer' && !(views.includes(view) && views.includes('timer'));

type ControlsProps = { readonly tournament: Tournament; readonly halls: HallsState; readonly state: HallState };

const Controls = ({ tournament, halls: { halls, reveal, other }, state }: ControlsProps) => {
  const { t } = useTranslation('sheets');
  const settings = useApp((app) => app.settings);
  const sent = useHallPage();
  const { hall } = settings;
  const desk = useLanguage();
  const language = hall.language ?? desk;
  const laid = useShown(sent, state, settings, language);
  const textOf = useTextOf();
  // The picture that stays of another event has the views of that one's game, and no more than was sent; its places are not told on.
  const kept = other === null ? null : laid.view;
  const family = families[familyIds.find((id) => id === kept?.family) ?? tournament.family];
  const views = useMemo(() => viewsOf(family), [family]);
  const round = other === null ? (laid.view?.round ?? 0) : null;
  const offered = useMemo(
    () => (round === null ? [] : ownOffered(tournament, family, round)),
    [tournament, family, round],
  );
  const { screen, open } = state;
  // A window whose page does not load shows nothing.
  const isLive = open && !state.lost;
  const hasMessage = screen.message !== '' || hall.logo != null;
  const [isWriting, setWriting] = useState(false);
  const inNetwork = useNetworkState().status !== 'off';
  // The view it has reached while it turns through several.
  const come = state.shown?.view ?? null;
  const shownView =
    come !== null && screen.views.includes(screen.view) && screen.views.includes(come) ? come : screen.view;
  /** Why a view is off: what the sheet of that name waits for, too. */
  const reasonOf = (id: string): { readonly reason?: string } => {
    if (id === 'reveal') return { reason: t('hall.reveal.nobody') };
    const waits =
      documentsOf(family)
        .find((each) => each.id === id)
        ?.own?.waits(tournament, null) ?? null;
    return waits === null ? {} : { reason: textOf(waits.replace('.', ':')) };
  };
  const isOff = (id: string): boolean =>
    (id === 'reveal' && kept !== null && kept.reveal === null) ||
    (id !== 'timer' && id !== 'message' && !offered.includes(id) && !isShowable(laid.view, id, hasMessage));
  const shows = (view: string) => {
    const isMessage = view === 'message';
    setWriting(isMessage);
    // There is nothing to show yet: it is written first.
    if (!isMessage || hasMessage) void showView(state, view);
  };
  const writes = isWriting || shownView === 'message';
  const list = laid.list !== null && laid.list.pages.length > 0 ? laid.list : null;
  return (
    <>
      {other !== null && <OtherEvent event={other} />}
      <section className={styles.hallPicture} aria-label={t(isLive ? 'hall.preview' : 'hall.closedPreview')}>
        <div className={styles.hallPictureHead}>
          <LiveMark open={isLive} />
          <span>{t(isLive ? 'hall.preview' : 'hall.closedPreview')}</span>
        </div>
        <Thumbnail state={state} laid={laid} hall={hall} language={language} />
        {laid.view === null && !laid.isUnknown && <p className="field-about">{t('hall.nothing')}</p>}
      </section>
      <div className={`field ${styles.hallViews}`}>
        <span className="field-label">{t('hall.show')}</span>
        <SegmentedControl
          label={t('hall.show')}
          value={isWriting ? 'message' : shownView}
          onChange={shows}
          items={views.map((id) => ({
            id,
            label: textOf(viewCode(id).replace('.', ':')),
            isDisabled: isOff(id),
            ...(isOff(id) ? reasonOf(id) : {}),
          }))}
        />
      </div>
      {writes && <Message state={state} hall={hall} />}
      {other === null && laid.view !== null && <RoundChoice view={laid.view} />}
      {laid.view !== null && isHidden(laid.screen.view, screen) && <SeatingGone round={laid.view.round} />}
      {screen.view === 'reveal' && other === null && <RevealPanel tournament={tournament} reveal={reveal} />}
      <Turning state={state} pages={state.shown?.pages ?? 0} />
      {list !== null && <ListFigures list={list} image={laid.image} hall={hall} />}
      {list !== null && <Advice list={list} image={laid.image} hall={hall} screen={screen} />}
      <BannerAdvice laid={laid} hall={hall} />
      {(open || halls.length > 1 || state.hall > 1 || inNetwork) && <Screens halls={halls} no={state.hall} />}
      <Opening key={state.hall} hall={state} others={halls.filter(({ hall: no }) => no !== state.hall)} />
      <NetworkPanel halls={halls} hall={state} language={language} />
      <Disclosure title={withoutDots(textOf('shell:deeds.settings'))}>
        <Stack gap={3}>
          <SeveralViews hall={state} views={views} />
          <WindowWishes hall={state} />
        </Stack>
      </Disclosure>
    </>
  );
};

/** The hall from the desk: what it shows, live; which list, which page; hold, black, a message; where it opens. */
export const HallDrawer = () => {
  const { t } = useTranslation('sheets');
  const tournament = useTournament();
  const halls = useHallsState();
  const state = useHallInHand();
  useDeeds(pageDeeds);
  return (
    <Drawer title={t('hall.title')} onClose={closeDrawer}>
      {tournament !== null && halls !== null && state !== null && (
        <Controls tournament={tournament} halls={halls} state={state} />
      )}
    </Drawer>
  );
};
