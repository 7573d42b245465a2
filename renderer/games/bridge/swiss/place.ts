import { create } from 'zustand';
import { goTo } from '../../../desk/place.ts';
import type { FeatureId } from './features.ts';

/** Id of the screen with all features. */
export const SWISS = 'swiss';

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
