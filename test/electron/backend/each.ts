import { beforeEach } from 'vitest';
import { type Bench, benchIn, closeBenches, freshFolder, type Place } from './machine.ts';

/** Before each test of a file a folder of its own; it goes with the test, and every back end that was made meanwhile. */
export const placeForEach = (take: (made: Place) => unknown): void => {
  beforeEach(async () => {
    const place = freshFolder();
    await take(place);
    return async () => {
      await closeBenches();
      place.remove();
    };
  });
};

/** The same with a back end in the folder. */
export const benchForEach = (take: (made: { readonly place: Place; readonly bench: Bench }) => void): void =>
  placeForEach((place) => take({ place, bench: benchIn(place.folder) }));
