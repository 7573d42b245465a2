/** What the hall shows, as text to scroll: every kind of view there is. */

import { Fragment } from 'react';
import { standingsTitle } from '../../core/game/standings.ts';
import { digitsOf, type Warnings } from '../../core/sheets/hall/clock.ts';
import { isSeating, listingOf } from '../../core/sheets/hall/hall-pages.ts';
import { isShowable, ownViewOf, viewCode } from '../../core/sheets/hall/hall-views.ts';
import type { OwnView, PublishedSeating, PublishedView } from '../../core/sheets/hall/published-view.ts';
import { stageFace } from '../../core/sheets/hall/stage-clock.ts';
import type { Voice } from '../../core/sheets/layout/laid.ts';
import type { Listing } from '../../core/sheets/sheet.ts';
import type { Phrase } from '../../core/tournament/words.ts';
import { useStageTime } from '../hall/own.ts';
import { nextTitle, roundOf } from '../hall/picture/round-title.ts';
import { figuresOf, type StageView } from '../hall/picture/stage-picture.tsx';
import { isRevised } from '../hall/picture/time.ts';
import { useTextOf } from '../i18n/text.ts';
import { CellText, Where } from './cells.tsx';
import { ClockLine } from './clock-line.tsx';
import { Lines } from './lines.tsx';
import './texts.ts';
import listPageStyles from './lists.module.css';
import styles from './network.module.css';

type ListingProps = { readonly listing: Listing; readonly revised: boolean; readonly voice: Voice };

const headingOf = (heading: Listing['blocks'][number]['heading'], voice: Voice) =>
  heading.kind === 'letter' ? heading.letter : <CellText cell={heading} voice={voice} />;

/** As in the lines of a list. */
const keyed = <T,>(items: readonly T[]): readonly { readonly key: number; readonly item: T }[] =>
  items.map((item, key) => ({ key, item }));

/** Name and place under letters. */
const Names = ({ listing, revised, voice }: ListingProps) =>
  keyed(listing.blocks).map(({ key, item: { heading, rows } }) => (
    <section key={key}>
      <h3 className={styles.netLetter}>{headingOf(heading, voice)}</h3>
      <ul className={styles.netRows}>
        {keyed(rows).map(
          ({
            key: no,
            item: {
              cells: [who, ...where],
              changed,
            },
          }) => (
            <li key={no}>
              {who !== undefined && <CellText cell={who} voice={voice} />}
              <Where cells={where} changed={changed && revised} voice={voice} />
            </li>
          ),
        )}
      </ul>
    </section>
  ));

/** A table's number with its seats beside it. */
const Tables = ({ listing, revised, voice }: ListingProps) => {
  const textOf = useTextOf();
  return keyed(listing.blocks).map(({ key, item: { heading, rows } }) => {
    const changed = revised && rows.some((row) => row.changed);
    const isNumber = heading.kind === 'number' || heading.kind === 'text';
    return (
      <section key={key} className={styles.netTable} {...(changed ? { 'data-changed': '' } : {})}>
        <h3>
          {isNumber && <span className={styles.netUnseen}>{textOf('sheets:slip.table', { table: '' })}</span>}
          {changed && <span aria-hidden>► </span>}
          {headingOf(heading, voice)}
        </h3>
        <ul>
          {keyed(rows).map(({ key: no, item: { cells } }) => (
            <li key={no}>
              {keyed(cells).map(({ key: at, item: cell }) => (
                <span key={at} data-kind={cell.kind}>
                  <CellText cell={cell} voice={voice} />
                </span>
              ))}
            </li>
          ))}
        </ul>
      </section>
    );
  });
};

const ListingShown = (props: ListingProps) => {
  if (props.listing.form === 'names') return <Names {...props} />;
  return props.listing.form === 'tables' ? <Tables {...props} /> : <Lines {...props} />;
};

const BETWEEN = ' · ';

/** Lines end between what is told, never inside it. */
const Told = ({ texts }: { readonly texts: readonly string[] }) =>
  keyed(texts.flatMap((text) => text.split(BETWEEN)).filter((text) => text !== '')).map(({ key, item }) => (
    <Fragment key={key}>
      {key > 0 && BETWEEN}
      <span className={styles.netTold}>{item}</span>
    </Fragment>
  ));

/** A clock of stages: what runs, how long, what comes. */
const Stages = ({
  view,
  all,
  id,
  voice,
}: {
  readonly view: StageView;
  readonly all: PublishedView;
  readonly id: string;
  readonly voice: Voice;
}) => {
  const now = useStageTime(all, id);
  const face = stageFace(view.clock, now);
  const stage = view.clock.stages[face.stage];
  const said = (phrase: Phrase | null | undefined) => (phrase == null ? '' : voice.say(phrase));
  return (
    <div className={styles.netStages}>
      <p className={styles.netStage}>{said(stage?.title)}</p>
      <p className={styles.netStageDigits} role="timer">
        {digitsOf(face.left)}
      </p>
      {face.paused && <p>{voice.say({ code: 'clock.signs.paused' })}</p>}
      <p className={styles.netStagePlayed}>
        <Told texts={[said(stage?.large), said(stage?.small)]} />
      </p>
      <dl className={styles.netFigures}>
        {figuresOf(view, face, voice).map(({ label, what }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Told texts={[what]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const Bracket = ({
  rounds,
  voice,
}: {
  readonly rounds: Extract<OwnView, { kind: 'bracket' }>['rounds'];
  readonly voice: Voice;
}) =>
  keyed(rounds).map(({ key, item: { title, matches } }) => (
    <section key={key}>
      <h3 className={styles.netLetter}>{voice.say(title)}</h3>
      <ul className={styles.netMatches}>
        {keyed(matches).map(({ key: no, item: { label, sides, won } }) => (
          <li key={no}>
            {label !== null && <span className={listPageStyles.netNote}>{voice.say(label)}</span>}
            {keyed(sides).map(({ key: at, item: { who, score } }) => (
              <span key={at} className={styles.netSide} {...(won === at ? { 'data-won': '' } : {})}>
                <CellText cell={who} voice={voice} />
                <span>{score}</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ));

const Floor = ({
  tables,
  voice,
}: {
  readonly tables: Extract<OwnView, { kind: 'map' }>['tables'];
  readonly voice: Voice;
}) => (
  <ul className={styles.netFloor}>
    {tables.map(({ name, count, mark }) => (
      <li key={name} {...(mark === null ? {} : { 'data-edge': mark.edge })}>
        <strong>{name}</strong>
        <span>{voice.say(count)}</span>
        {mark !== null && <span>{voice.say(mark.phrase)}</span>}
      </li>
    ))}
  </ul>
);

type Props = {
  readonly id: string;
  readonly view: PublishedView | null;
  readonly warnings: Warnings;
  readonly voice: Voice;
};

const titleOf = (id: string, view: PublishedView, voice: Voice): string => {
  const own = ownViewOf(view, id);
  if (own !== null) return voice.say(own.title);
  const ranked = id === 'reveal' ? view.reveal : id === 'standings' ? view.standings : null;
  if (ranked !== null) return voice.say(standingsTitle(ranked));
  return voice.say({ code: viewCode(id) });
};

type NextProps = Pick<Props, 'id' | 'voice'> & { readonly view: PublishedView; readonly seating: PublishedSeating };

/** The announced round stands below the one being played, under its name. */
const Next = ({ id, view, seating, voice }: NextProps) => {
  const next = { ...view, ...seating };
  const listing = listingOf(next, id);
  if (listing === null) return null;
  const title = nextTitle(roundOf(seating), voice);
  const revised = seating.revised && isRevised(next, Date.now());
  return (
    <>
      <h2>{title}</h2>
      <ListingShown listing={listing} revised={revised} voice={voice} />
    </>
  );
};

const Body = ({ id, view, warnings, voice }: Props & { readonly view: PublishedView }) => {
  const own = ownViewOf(view, id);
  const plain = (code: string) => <p className={listPageStyles.netPlain}>{voice.say({ code })}</p>;
  switch (own?.kind) {
    case 'clock':
      return <Stages view={own} all={view} id={id} voice={voice} />;
    case 'bracket':
      return <Bracket rounds={own.rounds} voice={voice} />;
    case 'map':
      return <Floor tables={own.tables} voice={voice} />;
    case 'kiosk':
      return null;
  }
  if (id === 'timer') {
    if (view.clock === null) return plain('clock.hall.notStarted');
    return <ClockLine clock={view.clock} warnings={warnings} voice={voice} isLarge />;
  }
  const listing = isShowable(view, id, false) ? listingOf(view, id) : null;
  if (listing === null || listing.blocks.every(({ rows }) => rows.length === 0)) {
    return plain(id === 'standings' ? 'sheets.hall.noStandings' : 'sheets.hall.nothingNow');
  }
  // Marked as long as in the hall itself.
  const revised = (view.revised && isRevised(view, Date.now())) || id === 'reveal';
  return (
    <>
      <ListingShown listing={listing} revised={revised} voice={voice} />
      {isSeating(id) && view.next.map((seating) => <Next key={seating.round} {...{ id, view, seating, voice }} />)}
    </>
  );
};

/** The view of the hall under its name. */
export const Shown = (props: Props) => {
  const { id, view, voice } = props;
  if (view === null) {
    return id === 'message' ? null : (
      <p className={listPageStyles.netPlain}>{voice.say({ code: 'sheets.hall.waiting' })}</p>
    );
  }
  if (id === 'message' || ownViewOf(view, id)?.kind === 'kiosk') return null;
  return (
    <section className={styles.netShown}>
      <h2>{titleOf(id, view, voice)}</h2>
      <Body {...props} view={view} />
    </section>
  );
};
