/** The hall in the network, as the desk knows it: followed from the start, because its mark is seen from every screen. */

import { useEffect } from 'react';
import { create } from 'zustand';
import { type NetworkState, USUAL_PORT } from '../../../core/api/network.ts';
import type { Answer } from '../../../core/tournament/refusal.ts';
import { type Deed, registerDeeds } from '../../desk/commands/commands.ts';
import { goTo, openDialog } from '../../desk/place.ts';
import { offerWay } from '../../desk/ways.ts';
import { call, onLink, onPush } from '../../door/current.ts';
import { tournament } from '../../store/tournament.ts';
import '../../network/texts.ts';

const OFF: NetworkState = { status: 'off', url: '', connected: 0, port: USUAL_PORT, hall: 1 };

const useStore = create<{ readonly state: NetworkState }>()(() => ({ state: OFF }));

const take = (state: NetworkState): void => useStore.setState({ state });

const ask = async (): Promise<void> => {
  const answer = await call('network.state', {});
  if (answer.ok) take(answer.value);
};

const follow = (): (() => void) => {
  void ask();
  const leavePush = onPush((push) => {
    if (push.type === 'network.state') take(push.state);
  });
  const leaveLink = onLink((now) => {
    if (now === 'joined') void ask();
  });
  return () => {
    leavePush();
    leaveLink();
  };
};

/** Followed while the component is there. */
export const useNetworkState = (): NetworkState => {
  useEffect(follow, []);
  return useStore(({ state }) => state);
};

const taken = (answer: Answer<NetworkState>): Answer<NetworkState> => {
  if (answer.ok) take(answer.value);
  return answer;
};

/** `port` null: any free one. */
export const openNetwork = async (address: string, port: number | null): Promise<Answer<NetworkState>> =>
  taken(await call('network.open', { address, port }));

export const closeNetwork = async (): Promise<void> => {
  taken(await call('network.close', {}));
};

export const showInNetwork = async (hall: number): Promise<void> => {
  taken(await call('network.show', { hall }));
};

/** The dialog in which it is opened. */
export const NETWORK_DIALOG = 'network';

const when = (): boolean => tournament() !== null;

const deeds: readonly Deed[] = [
  {
    id: 'hall.network',
    titleKey: 'network:desk.deed',
    groupKey: 'sheets:hall.title',
    when,
    needs: 'shell:palette.needs.event',
    perform: () => {
      goTo('hall');
      if (useStore.getState().state.status === 'off') openDialog(NETWORK_DIALOG);
      else void closeNetwork();
    },
  },
];

registerDeeds(deeds);

offerWay('network.choose', () => openDialog(NETWORK_DIALOG));
