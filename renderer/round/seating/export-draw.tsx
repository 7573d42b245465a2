import { FileJson } from 'lucide-react';
import type { ExportedDraw } from '../../../core/tournament/draws/draw-file.ts';
import { call } from '../../door/current.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { say, showRefusal } from '../../store/notices.ts';

/** The browser's own way to save: a link to the text, followed once. */
const saveInBrowser = (name: string, draw: ExportedDraw): void => {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(draw, null, 2)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

const exportDraw = async (round: number): Promise<void> => {
  const answer = await call('seating.exportDraw', { round });
  if (!answer.ok) {
    showRefusal(answer.refusal);
    return;
  }
  const { name, draw } = answer.value;
  if (draw !== null) saveInBrowser(`draw-round-${round}.json`, draw);
  if (name !== null) say('info', 'shell:textSaved', { name });
};

/** Saves the draw of a published round, so that anybody can replay and check it. */
export const ExportDraw = ({ round }: { readonly round: number }) => {
  const textOf = useTextOf();
  return (
    <Button tone="quiet" icon={<FileJson size={16} aria-hidden />} onPress={() => void exportDraw(round)}>
      {textOf('rounds:deeds.exportDraw')}
    </Button>
  );
};
