import { type ReactNode, useEffect } from 'react';
import { wayText } from '../i18n/refusal-text.ts';
import { textOf, useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Notice, RefusalNotice } from '../parts/notice.tsx';
import { dismiss, isAnswer, isOffer, isQuiet, type Notice as Shown, useNotices } from '../store/notices.ts';
import { useTournament } from '../store/tournament.ts';
import styles from './commands/commands.module.css';
import { Trouble } from './top/trouble.tsx';
import { takeWay } from './ways.ts';

/** How long good news stays, in milliseconds. Refusals and warnings stay until they are dismissed. */
const GOOD_NEWS = 8000;

/** Most of a list that one line names. */
const NAMED = 8;

/** A list of 45 names is not read at the foot of the window: the first of them, and how many there are besides. */
const fewNamed = (params: Shown['params'] = {}): Shown['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (!Array.isArray(value) || value.length <= NAMED || typeof value[0] !== 'string') return [name, value];
      const rest = value.length - NAMED + 1;
      return [name, [...value.slice(0, NAMED - 1), textOf('words:more', { count: rest })]];
    }),
  );

const Fading = ({ id, children }: { readonly id: number; readonly children: ReactNode }) => {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), GOOD_NEWS);
    return () => clearTimeout(timer);
  }, [id]);
  return <div className={styles.noticesQuiet}>{children}</div>;
};

/** A refusal, a warning or an offer stays until it is dismissed or answered, or is no longer so; good news goes by itself. */
const Said = ({ notice }: { readonly notice: Shown }) => {
  const textOf = useTextOf();
  const { id, tone, key, params, refusal, ways } = notice;
  const onDismiss = () => dismiss(id);
  if (refusal !== undefined) return <RefusalNotice refusal={refusal} tone={tone} onDismiss={onDismiss} />;
  const actions = ways?.map((way) => (
    <Button
      key={JSON.stringify(way)}
      onPress={() => {
        dismiss(id);
        takeWay(way);
      }}
    >
      {wayText(way)}
    </Button>
  ));
  const shown = (
    <Notice tone={tone} onDismiss={onDismiss} {...(actions === undefined ? {} : { actions })}>
      {textOf(key ?? '', fewNamed(params))}
    </Notice>
  );
  return isQuiet(notice) ? <Fading id={id}>{shown}</Fading> : shown;
};

const useSaid = (offered: boolean): readonly Shown[] => {
  const notices = useNotices((store) => store.notices);
  return notices.filter((notice) => isOffer(notice) === offered);
};

/** While a tournament is open, what is wrong now, and what waits for an answer, have a place of their own over the screen: they cover nothing. */
export const Offers = () => (
  <div className={styles.offers} aria-live="polite">
    <Trouble />
    {useSaid(true).map((notice) => (
      <Said key={notice.id} notice={notice} />
    ))}
  </div>
);

/**
 * What was said with `say` and `showRefusal`, over the foot of the window: nothing below it moves.
 * While a tournament is open, good news is in the bottom bar instead (`LastAct`).
 */
export const Notices = () => {
  const isOpen = useTournament() !== null;
  const notices = useSaid(false);
  const offers = useSaid(true);
  const shown = isOpen ? notices : [...notices, ...offers];
  return (
    <div className={styles.notices} data-at-foot={isOpen} aria-live="polite">
      {!isOpen && <Trouble />}
      {shown.map((notice) => (
        <div key={notice.id} className={isAnswer(notice) || notice.refusal !== undefined ? undefined : styles.waits}>
          <Said notice={notice} />
        </div>
      ))}
    </div>
  );
};
