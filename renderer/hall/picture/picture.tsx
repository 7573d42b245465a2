import type { CSSProperties, ReactElement } from 'react';
import type { HallScreen } from '../../../core/api/hall.ts';
import type { Logo } from '../../../core/api/logo.ts';
import { standingsTitle } from '../../../core/game/standings.ts';
import { bandsOf, type HallList } from '../../../core/sheets/hall/hall-pages.ts';
import type { Notice } from '../../../core/sheets/hall/hall-show.ts';
import { ownViewOf, viewCode } from '../../../core/sheets/hall/hall-views.ts';
import { type Image, ROW, type Room } from '../../../core/sheets/hall/legibility.ts';
import type { PublishedSeating, PublishedView } from '../../../core/sheets/hall/published-view.ts';
import type { Measure } from '../../../core/sheets/layout/fit.ts';
import { inBoth, type Voice } from '../../../core/sheets/layout/placed.ts';
import { rangeText } from '../../../core/sheets/layout/range.ts';
import type { Phrase } from '../../../core/tournament/words.ts';
import { LaidColumns } from '../../print/laid.tsx';
import { DrawnParts } from '../../print/paper-page.tsx';
import { bandTexts, clockBox, footTexts, fullTexts, messageBoxes, messageText } from './bands.ts';
import { ClockMark, ClockPicture, extrasText, type HallClock } from './clock-picture.tsx';
import { Drawn } from './drawn.tsx';
import { KioskPicture } from './kiosk-picture.tsx';
import { Moving } from './moving.tsx';
import { nextTitle, roundOf } from './round-title.ts';
import { StagePicture, type StageView } from './stage-picture.tsx';
import { revisedText } from './time.ts';
import './picture.css';

export type PictureProps = {
  readonly screen: Pick<HallScreen, 'view' | 'message' | 'black' | 'hold'>;
  readonly view: PublishedView | null;
  readonly notice: Notice | null;
  /** The pages of the list that the screen asks for; null where it asks for none. */
  readonly list: HallList | null;
  readonly page: number;
  readonly image: Image;
  readonly room: Room;
  /** With the message; null: none. */
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

/** Share of the bottom band that the range may take. */
const RANGE = 0.3;

/** Where the rule over the foot stands in its band: a list that is full to the last row ends 1 % of the height above it. */
const RULE = 0.18;

/** One or two texts in the middle of the picture and nothing else. */
const Full = ({
  texts,
  image,
  room,
  measure,
}: { readonly texts: readonly string[] } & Pick<PictureProps, 'image' | 'room' | 'measure'>) =>
  fullTexts(texts, image, room, measure).map((text) => <Drawn key={text.box.y} text={text} />);

type FootProps = Pick<PictureProps, 'image' | 'measure' | 'asOf'> & { readonly view: string; readonly pages: string };

/** What stands below the picture; of one that is not kept up any more in a strip that says since when. */
const Foot = ({ image, measure, ...words }: FootProps) => (
  <div className="hall-foot">
    {words.asOf !== null && (
      <div className="hall-as-of" style={{ top: bandsOf(image).bottom.y + bandsOf(image).bottom.height * RULE }} />
    )}
    {footTexts(words, image, measure)
      .filter(({ fitted }) => fitted.lines.some((line) => line !== ''))
      .map((text) => (
        <Drawn key={text.box.x} text={text} />
      ))}
  </div>
);

const List = (props: PictureProps & { readonly view: PublishedView; readonly list: HallList }) => {
  const { screen, view, list, page, image, room, marks, revisedAt, clock, roundClock, progress, voice, measure } =
    props;
  const { list: box, bottom } = bandsOf(image);
  const shown = list.pages[Math.min(page, list.pages.length - 1)];
  const say = (code: string, params?: { readonly [name: string]: string | number }) =>
    voice.say(params === undefined ? { code: `sheets.hall.${code}` } : { code: `sheets.hall.${code}`, params });
  const standings = screen.view === 'standings' && ownViewOf(view, 'standings') === null;
  const own = ownViewOf(view, screen.view);
  const reveal = own === null && screen.view === 'reveal';
  const ranked = reveal ? view.reveal : standings ? view.standings : null;
  const both = (phrase: Phrase) => inBoth(voice, ({ say: said }) => said(phrase));
  const next = nextOn(list, page);
  const seating = next ?? view;
  const heading: Phrase =
    own !== null
      ? (ownViewOf({ ...view, ...seating }, screen.view) ?? own).title
      : ranked !== null
        ? standingsTitle(ranked)
        : roundOf(seating);
  const title = next === null ? both(heading) : inBoth(voice, (each) => nextTitle(heading, each));
  const revised = both(revisedText(revisedAt));
  const range =
    shown === undefined || standings || reveal || shown.from === ''
      ? ''
      : rangeText([shown.from, shown.to], { width: bottom.width * RANGE, size: bottom.height * 0.5 }, measure);
  const many = list.pages.length > 1;
  const drawn = shown?.drawn === undefined ? 0 : box.width;
  const used = Math.max(drawn, ...list.pages.flatMap(({ columns }) => columns.map(({ x, width }) => x + width)));
  const extras = roundClock === null ? '' : extrasText(roundClock.face, voice);
  const marked = seating.revised && !standings && !reveal ? revised : '';
  const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  // The name of the event goes first where there is no room: a line too small to read says nothing.
  const about = extras === '' ? [joined(view.event, marked), marked] : [joined(extras, marked)];
  const words = { title, about, clock, hasRoundClock: roundClock !== null };
  const foot = {
    view: [both({ code: viewCode(screen.view) }), ...(many ? [range] : [])].filter((word) => word !== '').join(' · '),
    pages: [
      ...(many ? [say('page', { no: Math.min(page, list.pages.length - 1) + 1, of: list.pages.length })] : []),
      ...(reveal && view.reveal !== null && view.reveal.left > 0
        ? [say('placesLeft', { count: view.reveal.left })]
        : []),
      ...(standings || reveal || seating.stamp === '' ? [] : [seating.stamp]),
    ].join('   '),
  };
  return (
    <>
      {bandTexts(words, image, room, measure).map((text) => (
        <Drawn key={`${text.box.x} ${text.box.y}`} text={text} />
      ))}
      {roundClock !== null && <ClockMark clock={roundClock} box={clockBox(image)} measure={measure} />}
      {shown !== undefined && (
        <div
          key={`${page} ${seating.stamp}`}
          className="hall-list"
          {...(list.scroll === null ? {} : { 'data-moving': '' })}
          style={{ left: box.x + (box.width - used) / 2, top: box.y, width: used, height: box.height }}
        >
          {list.scroll !== null ? (
            <Moving scroll={list.scroll} held={screen.hold}>
              <LaidColumns columns={shown.columns} line={ROW} marks={marks} />
            </Moving>
          ) : shown.drawn === undefined ? (
            <LaidColumns columns={shown.columns} line={ROW} marks={marks || reveal} />
          ) : (
            <DrawnParts drawn={shown.drawn} width={used} height={box.height} />
          )}
        </div>
      )}
      <Foot image={image} measure={measure} asOf={props.asOf} {...foot} />
      <div
        className="hall-rule"
        style={{ left: bottom.x, top: bottom.y + bottom.height * RULE, width: bottom.width }}
      />
      {progress !== null && (
        <div
          className="hall-bar"
          style={{ left: bottom.x, top: bottom.y + bottom.height * RULE, width: bottom.width * progress }}
        />
      )}
    </>
  );
};

/** The seating that a page belongs to, where it comes after the round that is shown. */
const nextOn = ({ next }: HallList, page: number): PublishedSeating | null =>
  next.findLast(({ from }) => from <= page)?.seating ?? null;

/** The clock of the round over the whole picture. */
const Clock = (props: PictureProps & { readonly view: PublishedView; readonly roundClock: HallClock }) => {
  const { view, roundClock, image, room, clock, voice, measure } = props;
  const title = inBoth(voice, (each) => each.say(roundOf(view)));
  const words = { title, about: [view.event, ''], clock, hasRoundClock: false };
  return (
    <>
      {bandTexts(words, image, room, measure)
        .filter(({ fitted }) => fitted.lines.some((line) => line !== ''))
        .map((text) => (
          <Drawn key={`${text.box.x} ${text.box.y}`} text={text} />
        ))}
      <ClockPicture clock={roundClock} image={image} voice={voice} measure={measure} />
    </>
  );
};

/** The game's clock over the whole picture. */
const Stages = (props: PictureProps & { readonly view: PublishedView; readonly own: StageView }) => {
  const { screen, view, own, now, image, room, clock, voice, measure } = props;
  const message = screen.message.replaceAll('\n', ' ').trim();
  const about = message === '' ? view.event : `${view.event} · ${message}`;
  const title = inBoth(voice, (each) => each.say(own.title));
  const words = { title, about: [about], clock, hasRoundClock: false };
  return (
    <>
      {bandTexts(words, image, room, measure)
        .filter(({ fitted }) => fitted.lines.some((line) => line !== ''))
        .map((text) => (
          <Drawn key={`${text.box.x} ${text.box.y}`} text={text} />
        ))}
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
          className="hall-logo"
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
      {asOf !== null && <Foot image={image} measure={measure} asOf={asOf} view="" pages="" />}
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
    return full(lines(announced), say(kind === 'newSeating' ? 'takeSeats' : 'wait'));
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
  const pixel = Math.max(1, Math.round(image.height / 1080));
  const style = {
    width: image.width,
    height: image.height,
    '--thin': `${pixel}px`,
    '--thick': `${2 * pixel}px`,
    '--bar': `${4 * pixel}px`,
  } as CSSProperties;
  return (
    <div
      className="hall"
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
