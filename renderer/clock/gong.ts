/**
 * The gong, made of sines: no sound file, no network.
 *
 * Browsers keep a page silent until somebody has clicked or typed in it. `arm` asks for sound as soon as that happens, and
 * `useMute` says so until then. In the desktop program windows may sound from the start.
 */

import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { type ClockFace, type ClockSound, soundBetween } from '../../core/sheets/hall/clock.ts';

type GongStore = { readonly mute: boolean };

const useGongStore = create<GongStore>()(() => ({ mute: false }));

/** True while this window wants to sound and the browser does not let it. */
export const useMute = (): boolean => useGongStore(({ mute }) => mute);

let context: AudioContext | null = null;

const waken = (): void => {
  if (context?.state === 'suspended') void context.resume();
};

/** Makes this window ready to sound, now or at the first click or key in it. */
const arm = (): AudioContext => {
  if (context !== null) return context;
  const made = new AudioContext();
  const tell = () => useGongStore.setState({ mute: made.state !== 'running' });
  made.addEventListener('statechange', tell);
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, waken, { capture: true });
  context = made;
  tell();
  waken();
  return made;
};

/** Frequency, loudness and seconds of ringing of the parts of one stroke, for a fundamental of 1. */
const PARTIALS: readonly (readonly [number, number, number])[] = [
  [1, 1, 2.8],
  [1.48, 0.55, 2.2],
  [2.02, 0.6, 1.7],
  [2.74, 0.35, 1.1],
  [4.1, 0.2, 0.6],
];

/** The strokes of each sound: fundamental in hertz, and seconds after the first at which each comes. */
const STROKES: { readonly [sound in ClockSound]: { readonly pitch: number; readonly at: readonly number[] } } = {
  warning: { pitch: 392, at: [0] },
  table: { pitch: 294, at: [0, 0.5] },
  end: { pitch: 165, at: [0, 1.3, 2.6] },
};

const LOUDNESS = 0.22;

/** Sounds the gong now, in this window. */
export const strike = (sound: ClockSound): void => {
  const out = arm();
  waken();
  const { pitch, at } = STROKES[sound];
  for (const after of at) {
    const start = out.currentTime + 0.02 + after;
    for (const [ratio, loudness, seconds] of PARTIALS) {
      const tone = new OscillatorNode(out, { frequency: pitch * ratio });
      const gain = new GainNode(out, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(LOUDNESS * loudness, start + 0.008);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
      tone.connect(gain).connect(out.destination);
      tone.start(start);
      tone.stop(start + seconds);
    }
  }
};

/**
 * Sounds what the clock of a round makes heard while the component is there.
 *
 * @param of what clock it is: nothing is heard when another one takes its place
 */
export const useGong = (face: ClockFace | null, of: string, isOn: boolean): void => {
  const before = useRef<{ readonly of: string; readonly face: ClockFace } | null>(null);
  const hasClock = face !== null;
  useEffect(() => {
    if (isOn && hasClock) arm();
  }, [isOn, hasClock]);
  useEffect(() => {
    const known = before.current;
    before.current = face === null ? null : { of, face };
    if (face === null || known === null || known.of !== of) return;
    const sound = soundBetween(known.face, face);
    if (sound !== null && isOn) strike(sound);
  });
};
