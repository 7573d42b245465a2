import { beforeEach } from 'vitest';
import { type Bench, benchIn, freshFolder, type Place } from './machine.ts';

/** Before each test of a file a folder of its own with a back end; both go with the test. */
export const benchForEach = (take: (made: { readonly place: Place; readonly bench: Bench }) => void): void => {
  beforeEach(() => {
    const place = freshFolder();
    const bench = benchIn(place.folder);
    take({ place, bench });
    return async () => {
      await bench.close();
      place.remove();
    };
  });
};
