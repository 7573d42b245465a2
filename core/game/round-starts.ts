/**
 * When the rounds are planned to begin ([hall-and-print 1.1 G]: "round, time, table"): local times of day as the TO writes them,
 * printed on personal schedules. No clock is asked, and nothing waits for them.
 *
 * | rule | function |
 * | --- | --- |
 * | hours and minutes, as people write them: 9, 9:30, 09.30, 0930 | `clockTime` |
 * | a first round and one every so many minutes | `everyMinutes` |
 * | what is no time of day is refused, with its round | `decideStarts` |
 *
 * A time may be earlier than the one before it: the next day has begun.
 */

import type { Change } from '../tournament/changes.ts';
import { type Answer, no, ok, refuse } from '../tournament/refusal.ts';
import type { Tournament } from '../tournament/state.ts';
import type { RoundNo } from '../tournament/words.ts';

const WRITTEN = /^(\d{1,2})(?:[:.\- ]?(\d{2}))?$/;

const MINUTES_OF_DAY = 24 * 60;

const two = (value: number): string => String(value).padStart(2, '0');

export const clockTime = (text: string): string | null => {
  const found = WRITTEN.exec(text.trim());
  if (found === null) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? '0')];
  return hours < 24 && minutes < 60 ? `${two(hours)}:${two(minutes)}` : null;
};

export const everyMinutes = (first: string, minutes: number, rounds: number): readonly string[] => {
  const [hour = 0, minute = 0] = first.split(':').map(Number);
  return Array.from({ length: rounds }, (_, i) => {
    const at = (hour * 60 + minute + i * minutes) % MINUTES_OF_DAY;
    return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
  });
};

export const startOf = ({ starts }: Tournament, round: RoundNo): string | null => starts?.[round - 1] ?? null;

/** By rounds from the first on; empty and null take a time away. */
export const decideStarts = (
  tournament: Tournament,
  entered: readonly (string | null)[],
): Answer<readonly Change[]> => {
  const starts: (string | null)[] = [];
  for (const [i, text] of entered.entries()) {
    const isEmpty = text === null || text.trim() === '';
    const time = isEmpty ? null : clockTime(text);
    if (!isEmpty && time === null) return no(refuse('tournament.startTime', { round: i + 1, time: text }));
    starts.push(time);
  }
  const last = starts.findLastIndex((time) => time !== null);
  const known = starts.slice(0, last + 1);
  const isSo = known.join() === (tournament.starts ?? []).join();
  return ok(isSo ? [] : [{ type: 'tournament.timed', starts: known }]);
};
