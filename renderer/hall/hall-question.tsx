import { useEffect, useMemo, useState } from 'react';
import type { HallAsk, HallChange, HallPage, HallState } from '../../core/api/hall.ts';
import { changedPage, reseatedRounds } from '../../core/sheets/hall/hall-change.ts';
import { isSeating } from '../../core/sheets/hall/hall-pages.ts';
import { noticeBetween, staying } from '../../core/sheets/hall/hall-show.ts';
import type { PublishedView } from '../../core/sheets/hall/published-view.ts';
import { call } from '../door/current.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useDeskFacts, usePrintedWords } from '../round/desk-facts.ts';
import { useApp, useLanguage } from '../store/app.ts';
import { type Question, useQuestion } from './ask.ts';
import styles from './hall.module.css';
import { useNetworkState } from './network/network-state.ts';
import { Thumbnail, useShown } from './picture/thumbnail.tsx';
import { useHallInHand, useHallsState } from './state.ts';

/** No hall window shows these: they are what one would show. */
const TRIED = -1;

/** A picture of the hall as it is not, or not any more: laid out as the window lays it out. */
const useLaid = (state: HallState, view: PublishedView | null, asOf: number | null) => {
  const settings = useApp((app) => app.settings);
  const desk = useLanguage();
  const language = settings.hall.language ?? desk;
  const tried = useMemo(
    () => ({ ...state, shown: state.shown === null ? null : { ...state.shown, made: TRIED } }),
    [state],
  );
  const page: HallPage = { screens: {}, places: {}, event: '', view, made: TRIED, asOf };
  return { state: tried, laid: useShown(page, tried, settings, language), hall: settings.hall, language };
};

type SidesProps = { readonly state: HallState; readonly change: HallChange };

const TwoSides = ({ state, change: { before, after, asOf } }: SidesProps) => {
  const textOf = useTextOf();
  const was = useLaid(state, before, null);
  const willBe = useLaid(state, after, asOf);
  const { shown, screen } = state;
  const notice = staying(noticeBetween(before, after), after, isSeating(shown?.view ?? screen.view));
  const changed = notice === null ? changedPage(was.laid.list, willBe.laid.list) : null;
  const page = changed === null ? {} : { page: changed };
  return (
    <div className={styles.hallSides}>
      <figure className={styles.hallSide}>
        <figcaption>{textOf('words:now')}</figcaption>
        <Thumbnail {...was} {...page} />
      </figure>
      <figure className={styles.hallSide}>
        <figcaption>{textOf('words:then')}</figcaption>
        <Thumbnail {...willBe} {...page} notice={notice} />
      </figure>
    </div>
  );
};

/** The hall now and then, as pictures of the hall itself; nothing while nobody looks at it. */
const Sides = ({ change }: { readonly change: HallChange }) => {
  const halls = useHallsState();
  const inHand = useHallInHand();
  const state = inHand?.open === true ? inHand : (halls?.halls.find(({ open }) => open) ?? inHand);
  return !change.isSeen || state === null ? null : <TwoSides state={state} change={change} />;
};

/** What hangs on the wall, or lies on the tables, and would not be right any more. */
const OnPaper = ({ change: { lost, before, after } }: { readonly change: HallChange }) => {
  const textOf = useTextOf();
  const printedWords = usePrintedWords();
  const { printed } = useDeskFacts();
  return [...lost, ...reseatedRounds(before, after)].map((round) => {
    const paper = printed[round];
    if (paper === undefined) return null;
    return <p key={round}>{`${textOf('rounds:round', { round })} · ${printedWords(paper)}`}</p>;
  });
};

const VERBS = {
  undo: 'shell:deeds.undo',
  redo: 'shell:deeds.redo',
  leave: 'sheets:hall.ask.leave',
} as const;

const Asked = ({ question: { act, change, what, answer } }: { readonly question: Question }) => {
  const textOf = useTextOf();
  const { lost, results } = change;
  // Rounds that were published together go together: what the step was names them all [W-9.3].
  const isOne = lost.length === 1 || what === '';
  const round = isOne ? lost[0] : undefined;
  const isLeaving = act === 'leave';
  const isInNetwork = useNetworkState().status !== 'off';
  const halls = useHallsState();
  // No window keeps its pages: whoever looks does so in the network.
  const isOnlyPhones = isInNetwork && halls?.halls.every(({ open }) => !open) === true;
  const reseated = act === 'do' ? reseatedRounds(change.before, change.after) : [];
  const said = act === 'undo' || act === 'redo' ? `${textOf(VERBS[act])}: ${what}` : what;
  const title =
    round !== undefined
      ? textOf('refusals:ways.withdrawRound', { round })
      : !isOne && lost.length > 0
        ? said
        : reseated.length > 0
          ? textOf('sheets:hall.ask.reseats', { count: reseated.length, rounds: reseated })
          : textOf(isLeaving ? 'sheets:hall.ask.leaveTitle' : 'sheets:hall.ask.changes');
  const verb = round !== undefined ? 'rounds:deeds.withdraw' : act === 'do' ? 'clock:goOn' : VERBS[act];
  return (
    <Dialog
      title={title}
      isOpen
      onClose={() => answer(false)}
      role="alertdialog"
      actions={
        <>
          <Button tone="primary" onPress={() => answer(false)} autoFocus>
            {textOf('shell:history.keep')}
          </Button>
          <Button tone={results > 0 ? 'danger' : 'plain'} onPress={() => answer(true)}>
            {textOf(verb)}
          </Button>
        </>
      }
    >
      {what !== '' && lost.length === 0 && <p>{said}</p>}
      {lost.length > 0 && <p>{textOf('rounds:withdraw.about')}</p>}
      {results > 0 && <p>{textOf('rounds:withdraw.results', { count: results })}</p>}
      <OnPaper change={change} />
      {isLeaving && !isOnlyPhones && <p>{textOf('sheets:hall.ask.leaveAbout')}</p>}
      {isLeaving && isInNetwork && <p>{textOf('sheets:hall.ask.leaveNetwork')}</p>}
      {!(isLeaving && isOnlyPhones) && <Sides change={change} />}
    </Dialog>
  );
};

/** The same in a question that another dialog asks. */
export const HallEffect = ({ ask }: { readonly ask: HallAsk }) => {
  const [change, setChange] = useState<HallChange | null>(null);
  const [wanted] = useState(ask);
  useEffect(() => {
    let isThere = true;
    void call('hall.ask', wanted).then((answer) => {
      if (isThere && answer.ok) setChange(answer.value);
    });
    return () => {
      isThere = false;
    };
  }, [wanted]);
  if (change === null) return null;
  return (
    <>
      <OnPaper change={change} />
      <Sides change={change} />
    </>
  );
};

/** Asks before the hall goes back: what it shows now, and what then. Enter and Escape keep it. */
export const HallQuestion = () => {
  const { question } = useQuestion();
  return question === null ? null : <Asked question={question} />;
};
