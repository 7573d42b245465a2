import type { Json } from '../../../core/tournament/words.ts';
import { deedOf, perform, useDeedStore } from '../commands/commands.ts';
import { goTo, isShown, usePlace } from '../place.ts';

/** Forgets what was to be done at a place that is not there yet. */
let forget = (): void => undefined;

/** Shows a place and does the deed that is registered there, as soon as it is. Who goes elsewhere before means it no more. */
export const performAt = (place: string, at: Json, id: string): void => {
  forget();
  goTo(place, at);
  const end = useDeedStore.subscribe(() => {
    if (deedOf(id) !== undefined) done();
  });
  const leave = usePlace.subscribe(() => {
    if (!isShown(place)) forget();
  });
  forget = () => {
    end();
    leave();
  };
  const done = (): void => {
    forget();
    // After the screen is drawn, so that the deed finds its fields.
    requestAnimationFrame(() => perform(id));
  };
  if (deedOf(id) !== undefined) done();
};
