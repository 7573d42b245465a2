import { create } from 'zustand';
import { goTo } from '../../../desk/place.ts';

/** Id of the screen with all features. */
export const SWISS = 'swiss';

/** In the order of the contents that directors know [bridge 4]. */
export const featureIds = [
  'start',
  'names',
  'phantom',
  'preparations',
  'addRound',
  'print',
  'arrows',
  'danish',
  'late',
  'break',
  'modify',
  'remove',
  'dropOut',
  'stationary',
  'auto',
  'rooms',
  'barometer',
  'ignore',
  'explain',
  'extend',
  'scores',
] as const;

export type FeatureId = (typeof featureIds)[number];

/** The feature looked at. */
export const useFeature = create<{ readonly id: FeatureId }>()(() => ({ id: 'start' }));

export const chooseFeature = (id: FeatureId): void => useFeature.setState({ id });

/** Shows a feature from anywhere. */
export const openFeature = (id: FeatureId): void => {
  chooseFeature(id);
  goTo(SWISS);
};
