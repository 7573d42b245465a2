import { useMemo } from 'react';
import { families } from '../../core/games/all.ts';
import { outOfDate, type PrintedPaper } from '../../core/sheets/paper/out-of-date.ts';
import { ownCode, type SheetDocument } from '../../core/sheets/sheet.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { useFormats } from '../i18n/formats.ts';
import { keyOf, useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { useDeskFacts } from '../round/desk-facts.ts';
import { useApp, useLanguage } from '../store/app.ts';
import { useTournamentStore } from '../store/tournament.ts';
import { jobOf, usePrintChoice } from './choice.ts';
import { printPaper } from './deeds.ts';

type Papers = ReturnType<typeof useDeskFacts>['papers'];

const printedOf = (papers: Papers): readonly PrintedPaper[] =>
  Object.entries(papers).map(([paper, { content, at }]) => {
    const [document = '', round = '0'] = paper.split('@');
    return { document: document as SheetDocument, round: Number(round), content, at };
  });

type OutOfDateProps = { readonly tournament: Tournament; readonly round: RoundNo | null };

/** What hangs on the wall and says something else than would be printed now, before everything else [W-5.2]. */
export const OutOfDate = ({ tournament, round }: OutOfDateProps) => {
  const textOf = useTextOf();
  const { time } = useFormats();
  const { papers } = useDeskFacts();
  const done = useTournamentStore(({ ledger }) => ledger.done);
  const choice = usePrintChoice();
  const settings = useApp((store) => store.settings);
  const desk = useLanguage();
  const old = useMemo(
    () => outOfDate({ tournament, family: families[tournament.family], done }, printedOf(papers), round ?? 0),
    [tournament, papers, round, done],
  );
  const printAgain = ({ document, round: of }: PrintedPaper): void => {
    const meant = { documents: [document], round: of === 0 ? null : of };
    void printPaper(jobOf(meant, { ...choice, changedOnly: false }, settings, desk));
  };
  return old.map((paper) => (
    <Notice
      key={`${paper.document}@${paper.round}`}
      tone="warn"
      actions={<Button onPress={() => printAgain(paper)}>{textOf('sheets:print.again')}</Button>}
    >
      {textOf('sheets:print.outOfDate', {
        document: textOf(keyOf(ownCode(paper.document, 'documents'))),
        time: time(new Date(paper.at).toISOString()),
      })}
    </Notice>
  ));
};
