import { useTextOf } from '../../i18n/text.ts';
import { isQuiet, useNotices } from '../../store/notices.ts';

/** The last good news, in the free middle of the top bar: it covers nothing and moves nothing. */
export const TopLine = () => {
  const textOf = useTextOf();
  const notice = useNotices(({ notices }) => notices.findLast(isQuiet));
  const words = notice === undefined ? null : textOf(notice.key ?? '', notice.params);
  return (
    <span className="top-line" role="status" {...(words === null ? {} : { title: words })}>
      {words !== null && <bdi>{words}</bdi>}
    </span>
  );
};
