import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal, WayOut } from '../../core/tournament/refusal.ts';
import { canTake, takeWay } from '../desk/ways.ts';
import { withNames } from '../i18n/names.ts';
import { refusalText, wayText } from '../i18n/refusal-text.ts';
import { useTextOf } from '../i18n/text.ts';
import { useEntrantCount } from '../people/entrant-count.ts';
import { Button, IconButton } from './button.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './marks.module.css';

type NoticeTone = 'info' | 'good' | 'warn' | 'bad';

/** Colour and shape say the same: circle, tick, triangle, octagon. */
const icons: { readonly [tone in NoticeTone]: ReactNode } = {
  info: <Info size={18} aria-hidden />,
  good: <CircleCheck size={18} aria-hidden />,
  warn: <TriangleAlert size={18} aria-hidden />,
  bad: <OctagonAlert size={18} aria-hidden />,
};

type NoticeProps = {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Buttons under the words. */
  readonly actions?: ReactNode;
  readonly onDismiss?: () => void;
  readonly ref?: Ref<HTMLDivElement>;
};

/** Something to know, at the place where it matters. Stays until it is no longer so or was dismissed. */
export const Notice = ({ tone = 'info', title, children, actions, onDismiss, ref }: NoticeProps) => {
  const { t } = useTranslation('shell');
  return (
    <div ref={ref} className="notice" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <span className={styles.noticeIcon}>{icons[tone]}</span>
      <div className="notice-body">
        {title !== undefined && <strong className={styles.noticeTitle}>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles.noticeWays}>{actions}</div>}
      </div>
      {onDismiss !== undefined && (
        <IconButton label={t('dismiss')} icon={<X size={16} aria-hidden />} onPress={onDismiss} />
      )}
    </div>
  );
};

type RefusalNoticeProps = {
  readonly refusal: Refusal;
  /** `bad` but for what is news only. */
  readonly tone?: NoticeTone;
  readonly onDismiss?: () => void;
  /** Takes a way out itself (true), or leaves it to whoever registered it in shell/ways.ts (false). */
  readonly onWay?: (way: WayOut) => boolean;
  /** The first way out is the primary of the window already [W-2.2]. */
  readonly firstElsewhere?: boolean;
};

/** Most people named in the sentence of a refusal; of more it says how many, and who on demand. */
const MOST_NAMED = 6;

/** The refusal with how many it is about in place of a crowd of names, and these; null where there is no crowd. */
const useCrowd = ({ params }: Refusal): { readonly counted: string; readonly names: string } | null => {
  const players = Array.isArray(params.players) ? params.players : [];
  const counted = useEntrantCount(players.length);
  return players.length > MOST_NAMED ? { counted, names: String(withNames({ players }).players) } : null;
};

/** A refusal in words, its ways out as buttons. In a long dialog it comes to where it is seen. */
export const RefusalNotice = ({
  refusal,
  tone = 'bad',
  onDismiss,
  onWay,
  firstElsewhere = false,
}: RefusalNoticeProps) => {
  const textOf = useTextOf();
  const crowd = useCrowd(refusal);
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal anew
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  const ways = refusal.ways.slice(firstElsewhere ? 1 : 0).filter((way) => onWay !== undefined || canTake(way));
  const sentence = refusalText(
    crowd === null ? refusal : { ...refusal, params: { ...refusal.params, players: crowd.counted } },
  );
  const { file } = refusal.params;
  const take = (way: WayOut) => {
    if (onWay?.(way) !== true) takeWay(way);
    onDismiss?.();
  };
  return (
    <Notice
      ref={notice}
      tone={tone}
      {...(typeof file === 'string' && !sentence.includes(file) ? { title: file } : {})}
      {...(onDismiss === undefined ? {} : { onDismiss })}
      {...(ways.length === 0
        ? {}
        : {
            actions: ways.map((way) => (
              <Button key={JSON.stringify(way)} onPress={() => take(way)}>
                {wayText(way)}
              </Button>
            )),
          })}
    >
      <span>{sentence}</span>
      {crowd !== null && (
        <Disclosure title={textOf('words:names')}>
          <bdi>{crowd.names}</bdi>
        </Disclosure>
      )}
    </Notice>
  );
};
