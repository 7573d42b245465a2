import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { LONGEST_DRAW } from '../../../core/api/seating.ts';
import { families } from '../../../core/games/all.ts';
import type { CheckedDraw } from '../../../core/tournament/draws/judge-draw.ts';
import { deedPhrase } from '../../../core/tournament/history/deed-words.ts';
import { call } from '../../door/current.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useFileField } from '../../parts/field/file-field.tsx';
import { showRefusal } from '../../store/notices.ts';
import { tournament } from '../../store/tournament.ts';
import { ofFile } from '../../text-files/file-bytes.ts';
import { openText } from '../../text-files/open-text.ts';
import { wordsOf } from '../names/texts.ts';

/** Findings that tell a director the same. */
const ALIKE: { readonly [code: string]: string } = {
  'draw.publishedExtra': 'draw.publishedMissing',
  'draw.otherMetrics': 'draw.otherDetails',
  'draw.otherSeed': 'draw.otherDetails',
  'draw.otherReasons': 'draw.otherDetails',
  'draw.otherBudget': 'draw.otherDetails',
  'draw.otherTrace': 'draw.otherDetails',
  'draw.otherMore': 'draw.otherDetails',
  'draw.otherRequest': 'draw.otherDetails',
  'draw.wasStopped': 'draw.isStopped',
  'draw.otherByes': 'draw.otherTables',
};

/** What is shown besides the sentence: what was found, and each stated change on a line of its own. */
const Findings = ({ checked }: { readonly checked: CheckedDraw }) => {
  const textOf = useTextOf();
  const family = checked.family === null ? undefined : families[checked.family];
  // Names of another event are not known here, and numbers of it may be somebody else's.
  const open = tournament();
  const isThis = open !== null && open.id === checked.eventId;
  const nameOf = (id: number): string =>
    (isThis ? open.entrants.find((entrant) => entrant.id === id)?.name : undefined) ?? String(id);
  const edited = { code: 'draw.isEdited', params: { count: checked.tables.length, tables: [...checked.tables] } };
  const said = checked.differences.map((each) =>
    wordsOf(each.code === 'draw.unstated' ? edited : { ...each, code: ALIKE[each.code] ?? each.code }),
  );
  // What the sentence above says is not said again.
  const found = [...new Set(said)].filter((words) => words !== wordsOf(checked.sentence));
  return (
    <>
      {found.length > 0 && (
        <ul>
          {found.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {!checked.same && checked.tables.length > 0 && (
        <p>{textOf('rounds:draw.tables', { tables: checked.tables.join(', ') })}</p>
      )}
      {family !== undefined && checked.changes.length > 0 && (
        <ul aria-label={textOf('sheets:report.changes')}>
          {checked.changes.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of a file never changes.
            <li key={index}>{wordsOf(deedPhrase(change, family, nameOf))}</li>
          ))}
        </ul>
      )}
      {checked.key !== null && <p>{textOf('rounds:draw.key', { key: checked.key })}</p>}
    </>
  );
};

/** Asks for the file of a draw, of this event or any other, and says what it is worth [ME-48 to ME-53]. */
export const CheckDraw = () => {
  const textOf = useTextOf();
  const [checked, setChecked] = useState<CheckedDraw | null>(null);
  const check = async (file: File): Promise<void> => {
    const text = await openText(file, LONGEST_DRAW);
    if (!text.ok) return showRefusal(text.refusal);
    if (text.value === null) return;
    const answer = await call('seating.checkDraw', { text: text.value });
    if (answer.ok) setChecked(answer.value);
    else showRefusal(ofFile(answer.refusal, file.name));
  };
  const { field, pick } = useFileField('.json', (file) => void check(file));
  const close = () => setChecked(null);
  return (
    <>
      <Button tone="quiet" icon={<FileCheck2 size={16} aria-hidden />} onPress={pick}>
        {textOf('rounds:deeds.checkDraw')}
      </Button>
      {field}
      {checked !== null && (
        <Dialog
          title={
            checked.round === null
              ? textOf('rounds:deeds.checkDraw')
              : `${checked.event ?? ''} · ${textOf('rounds:round', { round: checked.round })}`
          }
          isOpen
          onClose={close}
          actions={
            <Button tone="primary" onPress={close}>
              {textOf('shell:close')}
            </Button>
          }
        >
          <p role={checked.same ? 'status' : 'alert'}>{wordsOf(checked.sentence)}</p>
          <Findings checked={checked} />
        </Dialog>
      )}
    </>
  );
};
