import axe from 'axe-core';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { render } from 'vitest-browser-react';
import '../../../renderer/parts/look/look.css';
import '../../../renderer/parts/controls.module.css';
import { i18n } from '../../../renderer/i18n/i18n.ts';

/** A part as the desk draws it: with its colours and its words. */
export const draw = (part: ReactNode) => render(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);

/** What axe finds wrong by WCAG A and AA, each with the first element it means. */
export const foundByAxe = async (): Promise<readonly string[]> => {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};
