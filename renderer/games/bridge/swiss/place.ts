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
export const useFeature = create<{
  readonly id: FeatureId;
  /** It was opened to do it, not to look at it: what it asks is asked at once. */
  readonly asks: boolean;
}>()(() => ({ id: 'start', asks: false }));

export const chooseFeature = (id: FeatureId, asks = false): void => useFeature.setState({ id, asks });

/** Shows a feature from anywhere. */
export const openFeature = (id: FeatureId, asks = false): void => {
  chooseFeature(id, asks);
  goTo(SWISS);
};
