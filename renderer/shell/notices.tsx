import { type ReactNode, useEffect } from 'react';
import { Notice, RefusalNotice } from '../design/notice.tsx';
import { useTextOf } from '../i18n/text.ts';
import { dismiss, useNotices } from '../store/notices.ts';
import { Trouble } from './trouble.tsx';

/** How long good news stays, in milliseconds. Refusals and warnings stay until they are dismissed. */
const GOOD_NEWS = 8000;

const Fading = ({ id, children }: { readonly id: number; readonly children: ReactNode }) => {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), GOOD_NEWS);
    return () => clearTimeout(timer);
  }, [id]);
  return children;
};

/** What is wrong now, and what was said with `say` and `showRefusal`, over the foot of the window: nothing below it moves. */
export const Notices = () => {
  const textOf = useTextOf();
  const notices = useNotices((store) => store.notices);
  return (
    <div className="notices" aria-live="polite">
      <Trouble />
      {notices.map(({ id, tone, key, params, refusal }) => {
        if (refusal !== undefined) return <RefusalNotice key={id} refusal={refusal} onDismiss={() => dismiss(id)} />;
        const notice = (
          <Notice key={id} tone={tone} onDismiss={() => dismiss(id)}>
            {textOf(key ?? '', params)}
          </Notice>
        );
        return tone === 'good' || tone === 'info' ? (
          <Fading key={id} id={id}>
            {notice}
          </Fading>
        ) : (
          notice
        );
      })}
    </div>
  );
};
