import { create } from 'zustand';
import type { Refusal, WayOut } from '../../core/tournament/refusal.ts';

/** What is said at the foot of the window. `key` is a text key with namespace (`people:imported`), or a refusal is shown. */
export type Notice = {
  readonly id: number;
  /** How many times the event had become another one when it was said. */
  readonly after: number;
  readonly tone: 'info' | 'good' | 'warn' | 'bad';
  readonly key?: string;
  readonly params?: { readonly [name: string]: unknown };
  readonly refusal?: Refusal;
  /** What can be done about it, each a button. With it the notice stays until it is dismissed. */
  readonly ways?: readonly WayOut[];
  /** A later notice of the same slot takes its place: ten undos in a row are one notice. */
  readonly slot?: string;
};

type NoticeStore = { readonly notices: readonly Notice[]; readonly next: number; readonly acts: number };

/** Most notices shown at a time; older ones go. */
const MOST = 3;

export const useNotices = create<NoticeStore>()(() => ({ notices: [], next: 1, acts: 0 }));

const add = (notice: Omit<Notice, 'id' | 'after'>): void =>
  useNotices.setState(({ notices, next, acts }) => ({
    notices: [
      ...notices.filter(({ slot }) => slot === undefined || slot !== notice.slot),
      { ...notice, id: next, after: acts },
    ].slice(-MOST),
    next: next + 1,
  }));

/** Steps came: what was said before them is no longer about the last act [W-6.1]. */
export const acted = (): void => useNotices.setState(({ acts }) => ({ acts: acts + 1 }));

/** Says something that is not a failure, in the words of a text key with namespace. */
export const say = (
  tone: Notice['tone'],
  key: string,
  params: { readonly [name: string]: unknown } = {},
  slot?: string,
): void => add({ tone, key, params, ...(slot === undefined ? {} : { slot }) });

/** Says something with what can be done about it; it stays until that is done or it is dismissed. */
export const offerAll = (
  notice: Pick<Notice, 'tone'> & Required<Pick<Notice, 'key' | 'params' | 'ways' | 'slot'>>,
): void => add(notice);

/** The same as a warning with one way. */
export const offer = (key: string, params: { readonly [name: string]: unknown }, way: WayOut, slot: string): void =>
  offerAll({ tone: 'warn', key, params, ways: [way], slot });

/** The slot of what a deed was answered with: the event is another one after the next deed, so nothing old of it may stay. */
const ANSWER = 'answer';

/** Shows a refusal with its ways out, until something is done, another answer comes or the screen is left. */
export const showRefusal = (refusal: Refusal): void => add({ tone: 'bad', refusal, slot: ANSWER });

/** The same for what was typed and means nothing that can be done. */
export const warn = (key: string, params: { readonly [name: string]: unknown } = {}): void =>
  add({ tone: 'warn', key, params, slot: ANSWER });

/** Told without having been asked for, and nothing went wrong [desktop 6.2, 8.4]. */
const news: ReadonlySet<string> = new Set(['file.keptHere', 'file.twin', 'file.severalGiven']);

const isSame = (one: Refusal, other: Refusal | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Tells what happened while nobody was asking; it stays until it is dismissed. Told again, it stands there once. */
export const tell = (refusal: Refusal): void => {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => !isSame(refusal, notice.refusal)) }));
  add({ tone: news.has(refusal.code) ? 'info' : 'bad', refusal });
};

export const dismiss = (id: number): void =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));

/** Takes away what was said in a slot: it is no longer so. */
export const dismissSlot = (slot: string): void => {
  if (useNotices.getState().notices.some((notice) => notice.slot === slot))
    useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.slot !== slot) }));
};

/** Takes away what the last deed was answered with: something was done since, or nobody looks at it any more. */
export const answered = (): void => dismissSlot(ANSWER);

/** It answers what was just done, in a dialog too; every other one waits until the dialog is closed. */
export const isAnswer = ({ slot }: Notice): boolean => slot === ANSWER;

/** It asks for a choice that nobody hurries. */
export const isOffer = ({ ways }: Notice): boolean => ways !== undefined;

/** Good news needs no answer and goes by itself. */
export const isQuiet = ({ tone, refusal, ways }: Notice): boolean =>
  refusal === undefined && ways === undefined && (tone === 'good' || tone === 'info');

/** Removes notices about another file than this one; what went wrong while nobody was there stays. */
export const hush = (file: string | undefined): void =>
  useNotices.setState(({ notices }) => ({
    notices: notices.filter(
      ({ refusal, slot }) =>
        refusal !== undefined &&
        slot === undefined &&
        (!(news.has(refusal.code) && 'name' in refusal.params) || refusal.params.name === file),
    ),
  }));
