import { useTextOf } from '../i18n/text.ts';
import { useNotices } from '../store/notices.ts';
import { isQuiet } from './notices.tsx';

/** The last good news, in the free middle of the top bar: it covers nothing and moves nothing. */
export const TopLine = () => {
  const textOf = useTextOf();
  const notice = useNotices(({ notices }) => notices.findLast(isQuiet));
  return (
    <span className="top-line" role="status">
      {notice !== undefined && <bdi>{textOf(notice.key ?? '', notice.params)}</bdi>}
    </span>
  );
};
