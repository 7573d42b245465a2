import type { CSSProperties, ReactElement } from 'react';
import type { HallScreen } from '../../../core/api/hall.ts';
import type { Logo } from '../../../core/api/logo.ts';
import { standingsTitle } from '../../../core/game/standings.ts';
import type { HallList } from '../../../core/sheets/hall/hall-pages.ts';
import type { Notice } from '../../../core/sheets/hall/hall-show.ts';
import { ownViewOf, viewCode } from '../../../core/sheets/hall/hall-views.ts';
import { bandsOf, type Image, ROW, type Room } from '../../../core/sheets/hall/legibility.ts';
import type { PublishedSeating, PublishedView } from '../../../core/sheets/hall/published-view.ts';
import type { Measure } from '../../../core/sheets/layout/fit.ts';
import { inBoth, type Voice } from '../../../core/sheets/layout/laid.ts';
import type { LaidPage } from '../../../core/sheets/layout/lists/place.ts';
import { rangeText } from '../../../core/sheets/layout/range.ts';
import type { Phrase } from '../../../core/tournament/words.ts';
import { LaidColumns } from '../../print/laid.tsx';
import { DrawnParts } from '../../print/paper-page.tsx';
import { bandTexts, clockBox, fullTexts, messageBoxes, messageText, rangeRoom } from './bands.ts';
import { ClockMark, ClockPicture, extrasText, type HallClock } from './clock-picture.tsx';
import { Drawn } from './drawn.tsx';
import { Foot } from './foot.tsx';
import { KioskPicture } from './kiosk-picture.tsx';
import { Moving } from './moving.tsx';
import styles from './picture.module.css';
import { nextTitle, roundOf } from './round-title.ts';
import { StagePicture, type StageView } from './stage-picture.tsx';
import { revisedText } from './time.ts';

export type PictureProps = {
  readonly screen: Pick<HallScreen, 'view' | 'message' | 'black' | 'hold'>;
  readonly view: PublishedView | null;
  readonly notice: Notice | null;
  /** The pages of the list that the screen asks for; null where it asks for none. */
  readonly list: HallList | null;
  readonly page: number;
  readonly image: Image;
  readonly room: Room;
  /** The message that goes with it; null: none. */
  readonly logo: Logo | null;
  readonly theme: 'light' | 'dark';
  readonly language: string;
  /** Whether changed rows are marked. */
  readonly marks: boolean;
  /** When the seating was revised, as people read it; null if that is not known. */
  readonly revisedAt: string | null;
  /** The time of day. */
  readonly clock: string;
  /** The clock of the round that is shown; null while it has none. */
  readonly roundClock: HallClock | null;
  /** The time that clocks go by, in milliseconds since 1970. */
  readonly now: number;
  /** How far the page has come, 0 to 1; null where it does not turn. */
  readonly progress: number | null;
  /** A sentence for a picture that is no longer kept up to date; null while it is. */
  readonly asOf: string | null;
  readonly voice: Voice;
  readonly measure: Measure;
};

/** One or two texts in the middle of the picture and nothing else. */
const Full = ({
  texts,
  image,
  room,
  measure,
}: { readonly texts: readonly string[] } & Pick<PictureProps, 'image' | 'room' | 'measure'>) =>
  fullTexts(texts, image, room, measure).map((text) => <Drawn key={text.box.y} text={text} />);

type BandProps = Pick<PictureProps, 'image' | 'measure' | 'roundClock'> & {
  readonly words: Omit<Parameters<typeof bandTexts>[0], 'hasRoundClock'>;
  /** The round comes after the one that is played: white on black [L-10.6]. */
  readonly isNext?: boolean;
};

/** What stands above a list, and the rule below it. */
const Band = ({ image, measure, roundClock, words, isNext = false }: BandProps) => {
  const { list } = bandsOf(image);
  const line = Math.max(1, Math.round((3 * Math.min(image.width, image.height)) / 1080));
  const texts = bandTexts({ ...words, hasRoundClock: roundClock !== null }, image, measure);
  return (
    <div className={styles.hallBand} {...(isNext ? { 'data-next': '' } : {})} style={{ height: list.y }}>
      {texts.map((text) => (
        <Drawn key={`${text.box.x} ${text.box.y}`} text={text} />
      ))}
      {roundClock !== null && <ClockMark clock={roundClock} box={clockBox(image)} measure={measure} />}
      {!isNext && (
        <div
          className={styles.hallRule}
          style={{ left: list.x, top: list.y - line, width: list.width, height: line }}
        />
      )}
    </div>
  );
};

const List = (props: PictureProps & { readonly view: PublishedView; readonly list: HallList }) => {
  const { screen, view, list, page, image, marks, revisedAt, clock, roundClock, progress, asOf, voice, measure } =
    props;
  const { list: box } = bandsOf(image);
  const at = Math.min(page, list.pages.length - 1);
  const shown = list.pages[at];
  const say = (code: string, params: { readonly [name: string]: string | number } = {}) =>
    inBoth(voice, (each) => each.say({ code: `sheets.hall.${code}`, params }));
  const standings = screen.view === 'standings' && ownViewOf(view, 'standings') === null;
  const own = ownViewOf(view, screen.view);
  const reveal = own === null && screen.view === 'reveal';
  const ranked = reveal ? view.reveal : standings ? view.standings : null;
  const both = (phrase: Phrase) => inBoth(voice, ({ say: said }) => said(phrase));
  const next = nextOn(list, page);
  const seating = next ?? view;
  const shownOwn = own === null ? null : (ownViewOf({ ...view, ...seating }, screen.view) ?? own);
  const beside = shownOwn?.kind === 'list' ? shownOwn.about : undefined;
  const heading: Phrase =
    shownOwn !== null && beside === undefined
      ? shownOwn.title
      : ranked !== null
        ? standingsTitle(ranked)
        : roundOf(seating);
  const title = next === null ? both(heading) : inBoth(voice, (each) => nextTitle(heading, each));
  const revised = both(revisedText(revisedAt));
  const isRanked = standings || reveal;
  // Places and turns are no range: "now round 2" and "1 – 10" would be read as one.
  const isCounted = shownOwn?.kind === 'list' && shownOwn.listing.form === 'lines' && /^\d+$/.test(shown?.from ?? '');
  const range =
    shown === undefined || isRanked || isCounted || shown.from === ''
      ? ''
      : screen.view === 'byTable'
        ? tablesText(shown, voice)
        : rangeText(
            [shown.from, shown.to],
            rangeRoom({ title, clock, hasRoundClock: roundClock !== null }, image, measure),
            measure,
          );
  const many = list.pages.length > 1;
  const extras = roundClock === null ? '' : extrasText(roundClock.face, voice);
  const marked = seating.revised && !isRanked ? revised : '';
  const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  // The name of the event goes first where there is no room: a line too small to read says nothing.
  const boards = beside === undefined ? '' : both(beside);
  const told =
    extras === '' ? [joined(boards, view.event, marked), joined(boards, marked), marked] : [joined(extras, marked)];
  const playing = next === null ? '' : say('isPlaying', { round: view.round });
  const about = next === null ? told : [marked];
  const words = { title, about, range, playing, clock: roundClock === null ? clock : '' };
  const foot = {
    view: next === null ? both({ code: viewCode(screen.view) }) : say('stay', { round: view.round }),
    legend: next === null ? list.legend : [],
    urgent: next !== null,
    pages: many
      ? say('page', { no: at + 1, of: list.pages.length })
      : reveal && view.reveal !== null && view.reveal.left > 0
        ? voice.say({ code: 'sheets.hall.placesLeft', params: { count: view.reveal.left } })
        : '',
    stamp: isRanked ? '' : seating.stamp,
  };
  return (
    <>
      <Band image={image} measure={measure} roundClock={roundClock} words={words} isNext={next !== null} />
      {shown !== undefined && (
        <div
          key={`${page} ${seating.stamp}`}
          className={styles.hallList}
          {...(list.scroll === null ? {} : { 'data-moving': '' })}
          style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
        >
          {list.scroll !== null ? (
            <Moving scroll={list.scroll} held={screen.hold}>
              <LaidColumns columns={shown.columns} line={ROW} marks={marks} />
            </Moving>
          ) : shown.drawn === undefined ? (
            <LaidColumns columns={shown.columns} line={ROW} marks={marks || reveal} />
          ) : (
            <DrawnParts drawn={shown.drawn} width={box.width} height={box.height} />
          )}
        </div>
      )}
      <Foot
        image={image}
        hand={{ voice, measure }}
        asOf={asOf}
        list={list.size}
        turned={{ page: at, pages: list.pages.length, progress }}
        {...foot}
      />
    </>
  );
};

/** "Tables 1 – 7". */
const tablesText = ({ from, to }: Pick<LaidPage, 'from' | 'to'>, voice: Voice): string =>
  from === to
    ? voice.say({ code: 'sheets.slip.table', params: { table: from } })
    : `${voice.say({ code: 'words.tables' })} ${from} – ${to}`;

/** The seating that a page belongs to, where it comes after the round that is shown. */
const nextOn = ({ next }: HallList, page: number): PublishedSeating | null =>
  next.findLast(({ from }) => from <= page)?.seating ?? null;

/** The clock of the round over the whole picture. */
const Clock = (props: PictureProps & { readonly view: PublishedView; readonly roundClock: HallClock }) => {
  const { view, roundClock, image, clock, voice, measure } = props;
  const title = inBoth(voice, (each) => each.say(roundOf(view)));
  const words = { title, about: [view.event, ''], range: '', clock };
  return (
    <>
      <Band image={image} measure={measure} roundClock={null} words={words} />
      <ClockPicture clock={roundClock} image={image} voice={voice} measure={measure} />
    </>
  );
};

/** The game's clock over the whole picture. */
const Stages = (props: PictureProps & { readonly view: PublishedView; readonly own: StageView }) => {
  const { screen, view, own, now, image, clock, voice, measure } = props;
  const message = screen.message.replaceAll('\n', ' ').trim();
  const about = message === '' ? view.event : `${view.event} · ${message}`;
  const title = inBoth(voice, (each) => each.say(own.title));
  const words = { title, about: [about], range: '', clock };
  return (
    <>
      <Band image={image} measure={measure} roundClock={null} words={words} />
      <StagePicture view={own} now={now} image={image} voice={voice} measure={measure} />
    </>
  );
};

/** What the TO wrote, below the logo of the event where there is one. */
const Message = ({ screen, logo, image, room, measure }: PictureProps) => {
  const { message } = screen;
  const { logo: box } = messageBoxes(message !== '', logo !== null, image);
  return (
    <>
      {logo !== null && (
        <img
          className={styles.hallLogo}
          src={logo.source}
          alt=""
          style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
        />
      )}
      {message !== '' && <Drawn text={messageText({ text: message, hasLogo: logo !== null }, image, room, measure)} />}
    </>
  );
};

const Content = (props: PictureProps) => {
  const { screen, view, notice, list, roundClock, image, room, language, asOf, voice, measure } = props;
  const lines = (said: (each: Voice) => string) =>
    [voice, ...(voice.also === undefined ? [] : [voice.also])].map(said).join('\n');
  const say = (code: string) => lines((each) => each.say({ code: `sheets.hall.${code}` }));
  const bare = (content: ReactElement) => (
    <>
      {content}
      {asOf !== null && (
        <Foot image={image} hand={{ voice, measure }} asOf={asOf} view="" legend={[]} pages="" stamp="" />
      )}
    </>
  );
  const full = (...texts: readonly string[]) =>
    bare(<Full texts={texts} image={image} room={room} measure={measure} />);
  if (screen.black) return null;
  if (screen.view === 'message') return bare(<Message {...props} />);
  if (notice !== null && screen.view !== 'standings' && screen.view !== 'reveal') {
    const { kind, round, title: roundTitle = null } = notice;
    const title = roundOf({ round, roundTitle });
    const announced = (each: Voice) => `${each.say(title)}\n${each.say({ code: `sheets.hall.${kind}` })}`;
    return full(lines(announced), say(kind === 'withdrawn' ? 'wait' : 'takeSeats'));
  }
  if (view === null) return full(say('waiting'));
  const own = ownViewOf(view, screen.view);
  if (own?.kind === 'clock') return bare(<Stages {...props} view={view} own={own} />);
  if (own?.kind === 'kiosk') {
    return bare(<KioskPicture view={own} image={image} voice={voice} language={language} measure={measure} />);
  }
  if (screen.view === 'timer') {
    if (roundClock !== null) return bare(<Clock {...props} view={view} roundClock={roundClock} />);
    const title = view.round === 0 ? view.event : lines((each) => each.say(roundOf(view)));
    return full(
      title,
      lines((each) => each.say({ code: 'clock.hall.notStarted' })),
    );
  }
  if (list === null || list.pages.length === 0) {
    if (screen.view === 'reveal') return full(say('views.reveal'), view.event);
    return full(screen.view === 'standings' ? say('noStandings') : say('nothingNow'));
  }
  return <List {...props} view={view} list={list} />;
};

/** What stands in the hall: a picture of so many pixels, drawn the same in the hall and, smaller, on the desk. */
export const Picture = (props: PictureProps) => {
  const { image, theme, screen, language } = props;
  const pixel = Math.max(1, Math.round(Math.min(image.width, image.height) / 1080));
  const style = {
    width: image.width,
    height: image.height,
    '--thin': `${pixel}px`,
    '--thick': `${2 * pixel}px`,
  } as CSSProperties;
  return (
    <div
      className={styles.hall}
      lang={language}
      data-theme={theme}
      {...(screen.black ? { 'data-black': '' } : {})}
      {...(screen.black || props.asOf === null ? {} : { 'data-as-of': '' })}
      style={style}
    >
      <Content {...props} />
    </div>
  );
};
