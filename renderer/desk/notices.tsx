import { type ReactNode, useEffect } from 'react';
import { wayText } from '../i18n/refusal-text.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Notice, RefusalNotice } from '../parts/notice.tsx';
import { dismiss, isQuiet, useNotices } from '../store/notices.ts';
import { useTournament } from '../store/tournament.ts';
import styles from './notices.module.css';
import { Trouble } from './top/trouble.tsx';
import { takeWay } from './ways.ts';

/** How long good news stays, in milliseconds. Refusals and warnings stay until they are dismissed. */
const GOOD_NEWS = 8000;

const Fading = ({ id, children }: { readonly id: number; readonly children: ReactNode }) => {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), GOOD_NEWS);
    return () => clearTimeout(timer);
  }, [id]);
  return <div className={styles.noticesQuiet}>{children}</div>;
};

/**
 * What is wrong now, and what was said with `say` and `showRefusal`, over the foot of the window: nothing below it moves.
 * While a tournament is open and the window is wide, good news is in the top bar instead (`TopLine`).
 */
export const Notices = () => {
  const textOf = useTextOf();
  const notices = useNotices((store) => store.notices);
  const inTopBar = useTournament() !== null;
  return (
    <div className={styles.notices} data-in-top-bar={inTopBar} aria-live="polite">
      <Trouble />
      {notices.map((notice) => {
        const { id, tone, key, params, refusal, ways } = notice;
        if (refusal !== undefined) return <RefusalNotice key={id} refusal={refusal} onDismiss={() => dismiss(id)} />;
        const shown = (
          <Notice
            key={id}
            tone={tone}
            onDismiss={() => dismiss(id)}
            {...(ways === undefined
              ? {}
              : {
                  actions: ways.map((way) => (
                    <Button
                      key={JSON.stringify(way)}
                      onPress={() => {
                        dismiss(id);
                        takeWay(way);
                      }}
                    >
                      {wayText(way)}
                    </Button>
                  )),
                })}
          >
            {textOf(key ?? '', params)}
          </Notice>
        );
        return isQuiet(notice) ? (
          <Fading key={id} id={id}>
            {shown}
          </Fading>
        ) : (
          shown
        );
      })}
    </div>
  );
};
