/** What the root of the desk does before it draws, and what a test waits for when it draws. */

import React from 'react';
import { flushSync } from 'react-dom';
import { games } from '../../renderer/games/all.ts';
import { handInGames } from '../../renderer/games/game.ts';

handInGames(games);

/** The turn after what React has put off to its next turn. */
const nextTurn = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** The React that ships has no `act`: what it does not draw, it only reports to the window. */
const act = async (change: () => unknown): Promise<void> => {
  const reported: unknown[] = [];
  const hear = (event: ErrorEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    reported.push(event.error);
  };
  window.addEventListener('error', hear, true);
  try {
    await flushSync(change);
    await nextTurn();
  } finally {
    window.removeEventListener('error', hear, true);
  }
  if (reported.length > 0) throw reported[0];
};
Object.assign(React, { act });
