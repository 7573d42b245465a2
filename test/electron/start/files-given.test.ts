/** [desktop 6.2, 6.3]: which words of a start are tournaments, and that none is lost however early it comes. */

import { describe, expect, test } from 'vitest';
import { filesGiven, tournamentsAmong } from '../../../electron/start/files-given.ts';

describe('[desktop 6.3] the words of a start', () => {
  test.each([
    [
      'capitals, with words of Chromium before them',
      ['--allow-file-access-from-files', '--original-process-start-time=1', 'CUP.SEATWRIGHT'],
      ['/media/usb/CUP.SEATWRIGHT'],
    ],
    ['a switch that ends so', ['--file=a.seatwright', '--a.seatwright'], []],
    ['the program and its folder', ['/opt/Seatwright/seatwright', '.'], []],
    ['a whole path', ['/home/a/b.seatwright'], ['/home/a/b.seatwright']],
    ['several', ['a.seatwright', '../b.Seatwright'], ['/media/usb/a.seatwright', '/media/b.Seatwright']],
    [
      'an address, as menus of Linux hand it over',
      ['file:///home/a/Open%20Cup.seatwright'],
      ['/home/a/Open Cup.seatwright'],
    ],
    ['an address that is none', ['file://elsewhere/a%2Fb.seatwright'], []],
    ['a name that only holds it', ['a.seatwright.zip', 'seatwright'], []],
  ])('%s', (_, words, found) => {
    expect(tournamentsAmong(words, '/media/usb')).toEqual(found);
  });
});

/** What runs a little later, when the test says so. */
const byHand = () => {
  const runs: (() => void)[] = [];
  return {
    soon: (run: () => void) => void runs.push(run),
    now: () => {
      for (const run of runs.splice(0)) run();
    },
  };
};

describe('[desktop 6.2] files that were given', () => {
  test('wait for the console, and come in order and together', () => {
    const { soon, now } = byHand();
    const files = filesGiven(soon);
    const heard: (readonly string[])[] = [];
    files.give(['a']);
    files.give(['b', 'c']);
    now();
    expect(heard).toEqual([]);
    files.goTo((paths) => heard.push(paths));
    now();
    expect(heard).toEqual([['a', 'b', 'c']]);
  });

  test('those that come one by one in the same moment come together too', () => {
    const { soon, now } = byHand();
    const files = filesGiven(soon);
    const heard: (readonly string[])[] = [];
    files.goTo((paths) => heard.push(paths));
    for (const path of ['a', 'b', 'a']) files.give([path]);
    now();
    files.give(['d']);
    now();
    now();
    expect(heard).toEqual([['b', 'a'], ['d']]);
  });

  test('one by one with a turn between them come one by one, and nothing comes of nothing', () => {
    const { soon, now } = byHand();
    const files = filesGiven(soon);
    const heard: (readonly string[])[] = [];
    files.goTo((paths) => heard.push(paths));
    files.give([]);
    now();
    files.give(['a']);
    now();
    files.give(['b']);
    now();
    expect(heard).toEqual([['a'], ['b']]);
  });

  test('control: a program that keeps one file, and hears of others only once it stands, loses two of three', () => {
    const opened: string[] = [];
    let stands = false;
    let kept: string | null = null;
    const byEvent = (path: string): void => {
      if (stands) opened.push(path);
      else kept = path;
    };
    const bySecondStart = (path: string): void => {
      if (stands) opened.push(path);
    };
    byEvent('a');
    byEvent('b');
    bySecondStart('c');
    stands = true;
    if (kept !== null) opened.push(kept);
    expect(opened).toEqual(['b']);
  });
});
