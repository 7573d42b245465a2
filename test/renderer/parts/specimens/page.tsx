/** Every part in every state on one page, in the theme and language of the address: ?part=table&theme=dark&language=ru. */

import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import '@fontsource-variable/inter/index.css';
import '../../../../renderer/parts/look/far-scripts.ts';
import '../../../../renderer/parts/look/look.css';
import '../../../../renderer/parts/controls.module.css';
import { i18n, speak } from '../../../../renderer/i18n/i18n.ts';
import { specimens } from './specimens.tsx';

const asked = new URLSearchParams(location.search);
const language = asked.get('language') === 'ru' ? 'ru' : 'en';
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
speak(language);

const wanted = specimens.find(({ id }) => id === asked.get('part'));
const place = document.getElementById('parts');
if (place === null || wanted === undefined) throw new Error(`no part ${asked.get('part')}`);
createRoot(place).render(
  <I18nextProvider i18n={i18n}>
    <I18nProvider locale={language}>
      <wanted.Page />
    </I18nProvider>
  </I18nextProvider>,
);
