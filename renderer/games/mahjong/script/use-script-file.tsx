import { LONGEST_SCRIPT } from '../../../../core/games/mahjong/seating/script/script-read.ts';
import { refuse } from '../../../../core/tournament/refusal.ts';
import { useFileField } from '../../../parts/field/file-field.tsx';
import { showRefusal } from '../../../store/notices.ts';
import { ofFile } from '../../../text-files/file-bytes.ts';
import { openText } from '../../../text-files/open-text.ts';

/** Two bytes a letter. */
const LARGEST_SCRIPT = 2 * LONGEST_SCRIPT;

/** A hidden field that asks for the text file of a script. */
export const useScriptFile = (onText: (text: string) => void) =>
  useFileField('.txt,.csv,.tsv,text/*', (file) => {
    void openText(file, LARGEST_SCRIPT).then((text) => {
      if (!text.ok) showRefusal(text.refusal);
      else if (text.value !== null && text.value.length > LONGEST_SCRIPT) {
        // The field would hold the desk up with it, and nothing of it would be read.
        showRefusal(ofFile(refuse('mahjong.script.tooLong', { most: LONGEST_SCRIPT }), file.name));
      } else if (text.value !== null) onText(text.value);
    });
  });
