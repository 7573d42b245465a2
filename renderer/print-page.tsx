/**
 * The page of a print job: asks what to print, lays it out, says that it is ready. On the desktop the program prints it or
 * makes the PDF; in the browser host the page opens the browser's print dialog itself.
 */

import { createRoot } from 'react-dom/client';
import type { Voice } from '../core/sheets/layout/laid.ts';
import { inRuns } from '../core/sheets/layout/runs.ts';
import { titleWords } from '../core/sheets/sheet.ts';
import type { Refusal } from '../core/tournament/refusal.ts';
import { addressPart, call, enter, openDoor } from './door/current.ts';
import { speak } from './i18n/i18n.ts';
import { refusalText } from './i18n/refusal-text.ts';
import { textOf, withoutDots } from './i18n/text.ts';
import styles from './print/laid.module.css';
import { laidOut, programName } from './print/pages.ts';
import { PrintPage } from './print/print-page.tsx';
import { voiceOf } from './print/voice.ts';

const place = document.getElementById('print');
if (place === null) throw new Error('print.html has no element #print');
const root = createRoot(place);

const fail = (refusal: Refusal) => root.render(<p className={styles.printRefusal}>{refusalText(refusal)}</p>);

const print = async (id: string): Promise<void> => {
  const [info, job] = await Promise.all([call('app.info', {}), call('print.job', { job: id })]);
  if (info.ok) speak(info.value.settings.language ?? info.value.locale);
  if (!info.ok) return fail(info.refusal);
  if (!job.ok) return fail(job.refusal);
  const set = await call('print.sheets', job.value);
  if (!set.ok) return fail(set.refusal);
  const { language } = job.value;
  const [first] = set.value.sheets;
  const titled = (voice: Voice): string => (first === undefined ? '' : titleWords(first).map(voice.say).join(' · '));
  // The window speaks as the desk, the paper its own language.
  const { locale, settings } = info.value;
  const title = `${withoutDots(textOf('sheets:print.print'))}: ${titled(voiceOf(settings.language ?? locale))}`;
  speak(language);
  // A reader of the PDF speaks it in this language.
  document.documentElement.lang = language;
  const sheets = await laidOut(set.value, job.value, programName(info.value.version));
  if (first !== undefined) document.title = `${first.event} – ${titled(voiceOf(language))}`;
  await new Promise<void>((drawn) => root.render(<PrintPage sheets={sheets} onDrawn={drawn} />));
  await document.fonts.ready;
  const runs = inRuns(sheets.flatMap(({ pages }) => pages)).map(({ form, pages }) => ({ form, pages }));
  await call('print.ready', { job: id, title, runs });
  if (info.value.host === 'browser') window.print();
};

enter(openDoor());
void print(addressPart('job'));
