/**
 * What an act will do to the hall, asked of the back end before it is done [W-4.2]. Nobody waits for the answer: until it is there,
 * and while nobody looks at the hall, nothing is said.
 */

import { useEffect, useMemo, useState } from 'react';
import type { HallEffect } from '../../core/sheets/hall/hall-effect.ts';
import type { AskedInput } from '../../core/tournament/commands.ts';
import { call, onPush } from '../door/current.ts';
import { useNetworkState } from '../hall/network/network-state.ts';
import { useHallsState } from '../hall/state.ts';
import { useTournamentStore } from '../store/tournament.ts';

/** Milliseconds. */
const LATEST = 900;

/** What the answer depends on beside the event: the settings of each window. Empty where nobody looks at this event. */
const useLookers = (): string => {
  const halls = useHallsState();
  const { status, hall: inNetwork } = useNetworkState();
  if (halls === null || halls.other !== null) return '';
  const seen = halls.halls.filter(({ hall, open }) => open || (status !== 'off' && hall === inNetwork));
  const told = seen.map(({ open, screen: { view, views, black } }) => ({ open, view, views, black }));
  return told.length === 0 && status === 'off' ? '' : JSON.stringify([status, inNetwork, told]);
};

/** @param command null: there is nothing to ask about */
export const useHallEffect = (command: AskedInput | null): HallEffect | null => {
  const lookers = useLookers();
  const last = useTournamentStore(({ ledger }) => ledger.last);
  const asked = useMemo(() => (command === null ? '' : JSON.stringify(command)), [command]);
  const of = asked === '' || lookers === '' ? null : `${last} ${lookers} ${asked}`;
  const [known, setKnown] = useState<{ readonly of: string; readonly effect: HallEffect | null } | null>(null);
  useEffect(() => {
    if (of === null) return undefined;
    let isWanted = true;
    let due: number | null = null;
    const ask = async () => {
      due = null;
      const answer = await call('hall.effect', { command: JSON.parse(asked) as AskedInput });
      if (isWanted) setKnown({ of, effect: answer.ok ? answer.value : null });
    };
    // When the hands on the keyboard rest: no press of a button waits for it.
    const atRest = () => {
      due ??= requestIdleCallback(() => void ask(), { timeout: LATEST });
    };
    atRest();
    const leave = onPush(({ type }) => {
      if (type === 'hall.changed') atRest();
    });
    return () => {
      isWanted = false;
      if (due !== null) cancelIdleCallback(due);
      leave();
    };
  }, [of, asked]);
  return known !== null && known.of === of ? known.effect : null;
};
