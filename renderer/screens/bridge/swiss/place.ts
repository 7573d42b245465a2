import { create } from 'zustand';
import { goTo } from '../../../shell/place.ts';
import type { FeatureId } from './features.ts';

/** Id of the screen with all features. */
export const SWISS = 'swiss';

/** The feature looked at. */
export const useFeature = create<{ readonly id: FeatureId }>()(() => ({ id: 'start' }));

export const chooseFeature = (id: FeatureId): void => useFeature.setState({ id });

/** Shows a feature from anywhere. */
export const openFeature = (id: FeatureId): void => {
  chooseFeature(id);
  goTo(SWISS);
};
