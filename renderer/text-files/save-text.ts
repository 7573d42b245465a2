import type { TextEnding } from '../../core/api/app.ts';
import { call } from '../door/current.ts';
import { useApp } from '../store/app.ts';
import { say, showRefusal } from '../store/notices.ts';

/** Follows a link to the text once: the browser's own way to save. */
const download = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Saves a text as a file: in the browser host among the downloads, in the desktop program where the TO says. */
export const saveText = async (name: string, ending: TextEnding, text: string): Promise<void> => {
  if (useApp.getState().info?.host === 'browser') {
    download(text, `${name}.${ending}`);
    return;
  }
  const answer = await call('app.saveText', { name, ending, text });
  if (!answer.ok) showRefusal(answer.refusal);
  else if (answer.value !== null) say('good', 'shell:textSaved', { name: answer.value.name });
};
