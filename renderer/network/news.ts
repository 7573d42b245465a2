import { useEffect, useRef, useState } from 'react';
import { type Notice, noticeBetween } from '../../core/sheets/hall/hall-show.ts';
import type { PublishedView } from '../../core/sheets/hall/published.ts';

/** How long it stands. Milliseconds. */
const STANDS = 20_000;

const isOther = (before: PublishedView | null, after: PublishedView | null): boolean =>
  before !== null && after !== null && (before.event !== after.event || before.family !== after.family);

/** A seating that has just come or was withdrawn, to be said once; null before and after. */
export const useNews = (view: PublishedView | null): Notice | null => {
  const before = useRef(view);
  const [news, setNews] = useState<Notice | null>(null);
  useEffect(() => {
    const notice = isOther(before.current, view) ? null : noticeBetween(before.current, view);
    before.current = view;
    if (notice !== null) setNews(notice);
  }, [view]);
  useEffect(() => {
    if (news === null) return undefined;
    const timer = setTimeout(() => setNews(null), STANDS);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
};
