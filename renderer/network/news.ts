import { useEffect, useRef, useState } from 'react';
import { type Notice, noticeBetween, staying } from '../../core/sheets/hall/hall-show.ts';
import type { PublishedView } from '../../core/sheets/hall/published-view.ts';

/** How long it stands. Milliseconds. */
const STANDS = 20_000;

const isOther = (before: PublishedView | null, after: PublishedView | null): boolean =>
  before !== null && after !== null && (before.event !== after.event || before.family !== after.family);

/** A seating that has just come or was withdrawn, to be said once; null before, and after as long as nobody is sent to a played round. */
export const useNews = (view: PublishedView | null): Notice | null => {
  const before = useRef(view);
  const [news, setNews] = useState<Notice | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const other = isOther(before.current, view);
    const notice = other ? null : noticeBetween(before.current, view);
    before.current = view;
    if (notice === null && !other) return;
    setNews(notice);
    setOver(false);
  }, [view]);
  useEffect(() => {
    if (news === null) return undefined;
    const timer = setTimeout(() => setOver(true), STANDS);
    return () => clearTimeout(timer);
  }, [news]);
  if (!isOver) return news;
  return view === null ? null : staying(news, view, true);
};
