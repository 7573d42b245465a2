import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HallAsk, HallChange, HallPage, HallState } from '../../core/api/hall.ts';
import { reseatedRounds } from '../../core/sheets/hall/hall-change.ts';
import { isSeating } from '../../core/sheets/hall/hall-pages.ts';
import { noticeBetween, staying } from '../../core/sheets/hall/hall-show.ts';
import type { PublishedView } from '../../core/sheets/hall/published.ts';
import { call } from '../door/current.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useApp, useLanguage } from '../store/app.ts';
import { type Question, useQuestion } from './ask.ts';
import { useNetworkState } from './network/network-state.ts';
import { Thumbnail, useShown } from './picture/thumbnail.tsx';
import { useHallInHand, useHallsState } from './state.ts';
import './hall-question.css';

/** No hall window shows these: they are what one would show. */
const TRIED = -1;

type SideProps = {
  readonly state: HallState;
  readonly view: PublishedView | null;
  readonly asOf: number | null;
  readonly label: string;
};

const Side = ({ state, view, asOf, label }: SideProps) => {
  const settings = useApp((app) => app.settings);
  const desk = useLanguage();
  const language = settings.hall.language ?? desk;
  const page: HallPage = { screens: {}, places: {}, event: '', view, made: TRIED, asOf };
  const laid = useShown(page, state, settings, language);
  return (
    <figure className="hall-side">
      <figcaption>{label}</figcaption>
      <Thumbnail state={state} laid={laid} hall={settings.hall} language={language} />
    </figure>
  );
};

/** The hall now and then, as pictures of the hall itself; nothing while nobody looks at it. */
const Sides = ({ change: { isSeen, before, after, asOf } }: { readonly change: HallChange }) => {
  const { t } = useTranslation('sheets');
  const halls = useHallsState();
  const inHand = useHallInHand();
  const state = inHand?.open === true ? inHand : (halls?.halls.find(({ open }) => open) ?? inHand);
  if (!isSeen || state === null) return null;
  const { shown, screen } = state;
  const notice = staying(noticeBetween(before, after), after, isSeating(shown?.view ?? screen.view));
  const was = { ...state, shown: shown === null ? null : { ...shown, made: TRIED } };
  const willBe = { ...state, shown: shown === null ? null : { ...shown, made: TRIED, page: 1, notice } };
  return (
    <div className="hall-sides">
      <Side state={was} view={before} asOf={null} label={t('hall.ask.now')} />
      <Side state={willBe} view={after} asOf={asOf} label={t('hall.ask.then')} />
    </div>
  );
};

const Asked = ({ question: { act, change, what, answer } }: { readonly question: Question }) => {
  const textOf = useTextOf();
  const { lost, results } = change;
  const [round] = lost;
  const isLeaving = act === 'leave';
  const reseated = act === 'do' ? reseatedRounds(change.before, change.after) : [];
  const isInNetwork = useNetworkState().status !== 'off';
  const title =
    round !== undefined
      ? textOf('rounds:withdraw.title', { round })
      : reseated.length > 0
        ? textOf('sheets:hall.ask.reseats', { count: reseated.length, rounds: reseated })
        : textOf(isLeaving ? 'sheets:hall.ask.leaveTitle' : 'sheets:hall.ask.changes');
  const verb = round !== undefined ? 'rounds:deeds.withdraw' : `sheets:hall.ask.${act}`;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={() => answer(false)}
      role="alertdialog"
      actions={
        <>
          <Button onPress={() => answer(false)} autoFocus>
            {textOf('shell:history.keep')}
          </Button>
          <Button tone={results > 0 ? 'danger' : 'primary'} onPress={() => answer(true)}>
            {textOf(verb)}
          </Button>
        </>
      }
    >
      {what !== '' && round === undefined && <p>{what}</p>}
      {round !== undefined && <p>{textOf(act === 'undo' ? 'rounds:withdraw.aboutUndo' : 'rounds:withdraw.about')}</p>}
      {results > 0 && <p>{textOf('rounds:withdraw.results', { count: results })}</p>}
      {isLeaving && <p>{textOf(`sheets:hall.ask.${isInNetwork ? 'leaveNetwork' : 'leaveAbout'}`)}</p>}
      <Sides change={change} />
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
  return change === null ? null : <Sides change={change} />;
};

/** Asks before the hall goes back: what it shows now, and what then. Enter and Escape keep it. */
export const HallQuestion = () => {
  const { question } = useQuestion();
  return question === null ? null : <Asked question={question} />;
};
