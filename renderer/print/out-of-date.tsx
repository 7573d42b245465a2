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
import { inPrintOrder, jobOf, usePrintChoice } from './choice.ts';
import { printPaper } from './deeds.ts';

type Papers = ReturnType<typeof useDeskFacts>['papers'];

const printedOf = (papers: Papers): readonly PrintedPaper[] =>
  Object.entries(papers).map(([paper, { content, at }]) => {
    const [document = '', round = '0'] = paper.split('@');
    return { document: document as SheetDocument, round: Number(round), content, at };
  });

/** Whether a document of the whole event was printed and would say the same now [W-5.2]. */
export const useIsOnPaper = (tournament: Tournament, document: SheetDocument): boolean => {
  const { papers } = useDeskFacts();
  const done = useTournamentStore(({ ledger }) => ledger.done);
  return useMemo(() => {
    const printed = printedOf(papers).filter((paper) => paper.document === document);
    return (
      printed.length > 0 &&
      outOfDate({ tournament, family: families[tournament.family], done }, printed, 0).length === 0
    );
  }, [tournament, papers, document, done]);
};

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
  if (old.length === 0) return null;
  // In the order in which they are printed, those of the round with it.
  const documents = inPrintOrder(families[tournament.family]).flatMap(({ id }) =>
    old.some(({ document }) => document === id) ? [id] : [],
  );
  const printAgain = (): void =>
    void printPaper(jobOf({ documents, round }, { ...choice, changedOnly: false }, settings, desk));
  const papersSaid = old.map(({ document, at }) => {
    const name = textOf(keyOf(ownCode(document, 'documents')));
    return `${name} (${time(new Date(at).toISOString())})`;
  });
  return (
    <Notice tone="warn" actions={<Button onPress={printAgain}>{textOf('rounds:stage.printChanged')}</Button>}>
      {textOf('sheets:print.outOfDate', { papers: papersSaid })}
    </Notice>
  );
};
