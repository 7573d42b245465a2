import { useApp } from '../../store/app.ts';

/**
 * Whether single letters without Ctrl or Alt do something (WCAG 2.1.4): in result entry, on a focused table or seat. Whoever
 * speaks to the computer, or whose hands come near keys, switches them off; menus and buttons do the same.
 */
export const lettersAct = (): boolean => useApp.getState().settings.letterKeys;
