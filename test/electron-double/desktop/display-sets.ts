/** Displays as they stand in halls: five sets that everything about windows is tried over. The first one of each is the TO's. */

import type { Display } from 'electron';

export type GivenDisplay = Pick<Display, 'id' | 'bounds' | 'label' | 'scaleFactor' | 'workArea'>;

const display = (
  id: number,
  label: string,
  scaleFactor: number,
  [x, y, width, height]: readonly [number, number, number, number],
  bar = 0,
): GivenDisplay => ({
  id,
  label,
  scaleFactor,
  bounds: { x, y, width, height },
  workArea: { x, y, width, height: height - bar },
});

export const DISPLAY_SETS: { readonly [name: string]: readonly GivenDisplay[] } = {
  'a laptop alone': [display(1, 'Laptop', 1, [0, 0, 1366, 768], 40)],
  'a projector on the right, the laptop at 125 %': [
    display(1, 'Laptop', 1.25, [0, 0, 1536, 864], 48),
    display(2, 'EPSON', 1, [1536, 0, 1920, 1080]),
  ],
  'a projector on the left, above the origin, the laptop at 150 %': [
    display(1, 'Laptop', 1.5, [0, 0, 1280, 720], 40),
    display(2, 'EPSON', 1, [-1920, -200, 1920, 1080]),
  ],
  'a display without a name and without an id, the laptop at 200 %': [
    display(5, 'Built-in', 2, [0, 0, 1440, 900], 25),
    display(-1, '', 1, [1440, 0, 1024, 768]),
  ],
  'two projectors, one above the other': [
    display(1, 'Laptop', 1, [0, 0, 1366, 768], 40),
    display(2, 'EPSON', 1, [0, -1080, 1920, 1080]),
    display(3, 'TV', 2, [1366, 0, 1920, 1080]),
  ],
};
