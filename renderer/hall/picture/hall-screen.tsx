import {
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  MessageSquare,
  MonitorUp,
  Moon,
  Pause,
  Play,
  Sun,
} from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../core/api/app.ts';
import { type HallState, type HallsState, MOST_HALLS, type HallScreen as Shown } from '../../../core/api/hall.ts';
import { families } from '../../../core/games/all.ts';
import { isShowable, ownOffered, viewCode, viewsOf } from '../../../core/sheets/hall/hall-views.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { familyIds } from '../../../core/tournament/words.ts';
import { useDeeds } from '../../desk/commands/commands.ts';
import { Screen } from '../../desk/screen.tsx';
import { useTextOf } from '../../i18n/text.ts';
import { Button, IconButton, SegmentedControl } from '../../parts/button.tsx';
import { TextField } from '../../parts/field/field.tsx';
import { Badge } from '../../parts/marks.tsx';
import { GlyphNotice } from '../../print/glyph-notice.tsx';
import { LogoField } from '../../print/logo-field.tsx';
import { useUnprintable } from '../../print/unprintable.ts';
import { changeSettings, useApp, useLanguage } from '../../store/app.ts';
import { useTournament } from '../../store/tournament.ts';
import { Advice } from '../advice.tsx';
import { BannerAdvice } from '../banner-advice.tsx';
import { pageDeeds, toggleBlack, toggleHold, turnPage } from '../deeds.ts';
import { OtherEvent, RoundChoice } from '../hall-choice.tsx';
import { LetterField } from '../letter-field.tsx';
import { useHallPage } from '../live-page.ts';
import { NetworkPanel } from '../network/network-panel.tsx';
import { Opening } from '../opening.tsx';
import { RevealPanel } from '../reveal-panel.tsx';
import { SeatingGone } from '../seating-gone.tsx';
import { SeveralViews } from '../several-views.tsx';
import { chooseHall, showView, useHallInHand, useHallsState } from '../state.ts';
import { WindowWishes } from '../window-wishes.tsx';
import { LiveWord, Thumbnail, useShown } from './thumbnail.tsx';
import './hall-screen.css';

const LiveMark = ({ open }: { readonly open: boolean }) => {
  const { t } = useTranslation('sheets');
  return open ? <LiveWord /> : <Badge>{t('hall.notLive')}</Badge>;
};

/** Which page, stay on it, black: what is needed at once stands under the picture. */
const Turning = ({ state, pages }: { readonly state: HallState; readonly pages: number }) => {
  const { t } = useTranslation('sheets');
  const { screen, shown } = state;
  const { black } = screen;
  return (
    <fieldset className="hall-turning" aria-label={t('hall.turning')}>
      <IconButton
        label={t('hall.first')}
        shortcut="Home"
        icon={<ChevronsLeft size={18} aria-hidden />}
        isDisabled={pages < 2}
        onPress={() => void turnPage('first')}
      />
      <IconButton
        label={t('hall.previous')}
        shortcut="PageUp"
        icon={<ChevronLeft size={18} aria-hidden />}
        isDisabled={pages < 2}
        onPress={() => void turnPage('previous')}
      />
      <span className="hall-page" role="status">
        {shown !== null && shown.pages > 0 ? t('hall.page', { no: shown.page, of: shown.pages }) : ''}
      </span>
      <IconButton
        label={t('hall.next')}
        shortcut="PageDown"
        icon={<ChevronRight size={18} aria-hidden />}
        isDisabled={pages < 2}
        onPress={() => void turnPage('next')}
      />
      <LetterField isDisabled={pages < 2} />
      <Button
        icon={screen.hold ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
        onPress={() => void toggleHold()}
      >
        {t(screen.hold ? 'hall.goOn' : 'hall.hold')}
      </Button>
      <Button
        icon={black ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
        onPress={() => void toggleBlack()}
      >
        {t(black ? 'hall.unblack' : 'hall.black')}
      </Button>
    </fieldset>
  );
};

type MessageProps = { readonly state: HallState; readonly hall: Settings['hall'] };

const Message = ({ state, hall }: MessageProps) => {
  const { t } = useTranslation('sheets');
  const { screen } = state;
  const [text, setText] = useState(screen.message);
  const { message } = screen;
  useEffect(() => setText(message), [message]);
  const live = screen.view === 'message' && text === message;
  const logo = hall.logo ?? null;
  return (
    <div className="hall-message">
      <TextField
        label={t('hall.message')}
        about={t('hall.messageAbout')}
        value={text}
        onChange={setText}
        maxLength={500}
        rows={3}
      />
      <Button
        icon={<MessageSquare size={16} aria-hidden />}
        isDisabled={(text.trim() === '' && logo === null) || live}
        onPress={() => void showView(state, 'message', { message: text })}
      >
        {t('hall.sendMessage')}
      </Button>
      <LogoField
        add={t('hall.logo')}
        logo={logo}
        onChange={(next) => void changeSettings({ hall: { ...hall, logo: next } })}
      />
    </div>
  );
};

/** The hall windows there are, and one more. */
const Windows = ({ halls, no }: { readonly halls: readonly HallState[]; readonly no: number }) => {
  const { t } = useTranslation('sheets');
  const numbers = halls.some(({ hall }) => hall === no)
    ? halls.map(({ hall }) => hall)
    : [...halls.map(({ hall }) => hall), no];
  const next = Array.from({ length: MOST_HALLS }, (_, i) => i + 1).find((free) => !numbers.includes(free));
  const nameOf = (number: number) => {
    const display = halls.find(({ hall }) => hall === number)?.display ?? '';
    return display === '' ? t('hall.screenNo', { no: number }) : t('hall.screenOn', { no: number, display });
  };
  return (
    <div className="hall-windows">
      {numbers.length > 1 && (
        <SegmentedControl
          label={t('hall.screens')}
          value={String(no)}
          onChange={(id) => chooseHall(Number(id))}
          items={numbers.map((number) => ({ id: String(number), label: nameOf(number) }))}
        />
      )}
      {next !== undefined && (
        <Button icon={<MonitorUp size={16} aria-hidden />} onPress={() => chooseHall(next)}>
          {t('hall.another')}
        </Button>
      )}
    </div>
  );
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
  const unprintable = useUnprintable(tournament);
  // While it turns through several, the one that it has come to.
  const come = state.shown?.view ?? null;
  const shownView =
    come !== null && screen.views.includes(screen.view) && screen.views.includes(come) ? come : screen.view;
  return (
    <div className="hall-desk">
      <section className="hall-picture" aria-label={t(isLive ? 'hall.preview' : 'hall.closedPreview')}>
        <div className="hall-picture-head">
          <LiveMark open={isLive} />
          <span>{t(isLive ? 'hall.preview' : 'hall.closedPreview')}</span>
        </div>
        <Thumbnail state={state} laid={laid} hall={hall} language={language} />
        <Turning state={state} pages={state.shown?.pages ?? 0} />
        <NetworkPanel halls={halls} hall={state} language={language} />
      </section>
      <div className="hall-controls">
        {other !== null && <OtherEvent event={other} />}
        {(open || halls.length > 1 || state.hall > 1) && <Windows halls={halls} no={state.hall} />}
        <Opening key={state.hall} hall={state} others={halls.filter(({ hall: other }) => other !== state.hall)} />
        <div className="field">
          <span className="field-label">{t('hall.show')}</span>
          <SegmentedControl
            label={t('hall.show')}
            value={shownView}
            onChange={(view) => void showView(state, view)}
            items={views.map((id) => ({
              id,
              label: textOf(viewCode(id).replace('.', ':')),
              isDisabled:
                (id === 'reveal' && kept !== null && kept.reveal === null) ||
                (id !== 'timer' && !offered.includes(id) && !isShowable(laid.view, id, hasMessage)),
            }))}
          />
        </div>
        {other === null && laid.view !== null && <RoundChoice view={laid.view} />}
        {laid.view !== null && isHidden(laid.screen.view, screen) && <SeatingGone round={laid.view.round} />}
        {screen.view === 'reveal' && other === null && <RevealPanel tournament={tournament} reveal={reveal} />}
        <SeveralViews hall={state} views={views} />
        <WindowWishes hall={state} />
        {laid.list !== null && laid.list.pages.length > 0 && (
          <Advice list={laid.list} image={laid.image} hall={hall} screen={screen} />
        )}
        <BannerAdvice laid={laid} hall={hall} />
        <GlyphNotice found={unprintable} />
        {laid.view === null && !laid.isUnknown && <p className="field-about">{t('hall.nothing')}</p>}
        <Message state={state} hall={hall} />
      </div>
    </div>
  );
};

/** The hall from the desk: what it shows, live; which list, which page; hold, black, a message; where it opens. */
export const HallScreen = () => {
  const { t } = useTranslation('sheets');
  const tournament = useTournament();
  const halls = useHallsState();
  const state = useHallInHand();
  useDeeds(pageDeeds);
  return (
    <Screen title={t('hall.title')}>
      {tournament !== null && halls !== null && state !== null && (
        <Controls tournament={tournament} halls={halls} state={state} />
      )}
    </Screen>
  );
};
