/**
 * The screens are drawn by the React that is shipped, three times as fast as the one for development. That one alone has `act`,
 * by which `render` waits until all is drawn and hands on what is thrown meanwhile: this is the same for the shipped one.
 */

import React from 'react';
import { flushSync } from 'react-dom';

const act = async (work: () => unknown): Promise<void> => {
  const thrown: unknown[] = [];
  const hear = (event: ErrorEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    thrown.push(event.error);
  };
  window.addEventListener('error', hear, true);
  try {
    let working: unknown;
    flushSync(() => {
      working = work();
    });
    await working;
  } finally {
    window.removeEventListener('error', hear, true);
  }
  if (thrown.length > 0) throw thrown[0];
};

Object.assign(React, { act });
