/** Files without a screen share a process: each begins in the first language, whichever the one before it spoke last. */

import { languages } from '../../core/languages.ts';
import { i18n } from '../../renderer/i18n/i18n.ts';

await i18n.changeLanguage(languages[0]);
