import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MOST_COPIES, MOST_PARTS, type PrintJob } from '../../core/api/print.ts';
import { families } from '../../core/games/all.ts';
import { documentsOf } from '../../core/sheets/paper/documents.ts';
import { PARTS_FROM, suggestedCopies } from '../../core/sheets/paper/sheets.ts';
import { type HandoutSheet, ownCode } from '../../core/sheets/sheet.ts';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import { openDialog } from '../desk/place.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button, SegmentedControl } from '../parts/button.tsx';
import { Checkbox, Select } from '../parts/field/choice.tsx';
import { NumberField } from '../parts/field/field.tsx';
import { Stack } from '../parts/layout/layout.tsx';
import { choosePrint, usePrintChoice, wish } from './choice.ts';
import type { SheetPages } from './pages.ts';

type Props = {
  readonly tournament: Tournament;
  readonly round: Round | undefined;
  readonly job: PrintJob;
  readonly made: readonly SheetPages[] | null;
};

/** Sets of the lists that hang beside the list by name: where the game has a round package. */
const ListCopies = () => {
  const { t } = useTranslation('sheets');
  const { listCopies } = usePrintChoice(({ wishes }) => wishes);
  return (
    <NumberField
      label={t('print.listCopies')}
      value={listCopies}
      minValue={1}
      maxValue={MOST_COPIES}
      onChange={(count) => {
        if (Number.isInteger(count)) wish({ listCopies: count });
      }}
    />
  );
};

/** How many look for themselves on the lists of a round: players, not pairs. */
const peopleIn = ({ entrants }: Tournament, { tables, byes }: Round): number => {
  const members = new Map(entrants.map(({ id, members: of }) => [id, Math.max(1, of.length)]));
  const there = [...tables.flatMap(({ seats }) => seats), ...byes.map(({ entrant }) => entrant)];
  return there.reduce((sum, id) => sum + (members.get(id) ?? 1), 0);
};

type RoundProps = { readonly tournament: Tournament; readonly round: Round };

/** Asked where many people read the list, and where the game has a round package: a copy count belongs to it. */
const NameCopies = ({ tournament, round }: RoundProps) => {
  const { t } = useTranslation('sheets');
  const { nameCopies } = usePrintChoice(({ wishes }) => wishes);
  const isAsked = families[tournament.family].paper.roundPackage !== undefined;
  const suggested = suggestedCopies(peopleIn(tournament, round));
  if (suggested === 1 && nameCopies === 1 && !isAsked) return null;
  return (
    <NumberField
      label={t('print.nameCopies')}
      about={t('print.copiesAbout', { count: suggested })}
      value={nameCopies}
      minValue={1}
      maxValue={MOST_COPIES}
      onChange={(count) => {
        if (Number.isInteger(count)) wish({ nameCopies: count });
      }}
    />
  );
};

/** How many sets of the lists of a round are printed. */
const RoundCopies = (props: RoundProps) => (
  <>
    <NameCopies {...props} />
    {families[props.tournament.family].paper.roundPackage !== undefined && <ListCopies />}
  </>
);

/** A wall for each range of letters, so that the crowd splits. */
const Parts = ({ tournament, round }: RoundProps) => {
  const { t } = useTranslation('sheets');
  const { nameParts } = usePrintChoice(({ wishes }) => wishes);
  if (peopleIn(tournament, round) <= PARTS_FROM && nameParts === 1) return null;
  return (
    <Select
      label={t('print.nameParts')}
      value={String(nameParts)}
      onChange={(id) => wish({ nameParts: Number(id) })}
      items={Array.from({ length: MOST_PARTS }, (_, i) => ({
        id: String(i + 1),
        label: i === 0 ? t('print.oneList') : t('print.parts', { count: i + 1 }),
      }))}
    />
  );
};

/** How many cards of a document of the game stand on a page. */
const Cards = ({ sheet }: { readonly sheet: HandoutSheet }) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const { perPage } = usePrintChoice(({ wishes }) => wishes);
  const { document } = sheet;
  return (
    <Select
      label={textOf(ownCode(document, 'documents').replace('.', ':'))}
      value={String(perPage[document] ?? sheet.perPage)}
      onChange={(id) => wish({ perPage: { ...perPage, [document]: Number(id) } })}
      items={sheet.choices.map((count) => ({
        id: String(count),
        label: t('print.perPage', { count }),
      }))}
    />
  );
};

const Slips = ({ tournament }: { readonly tournament: Tournament }) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const { slipsPerPage, slipPaper, slipNames, slipCodes, slipBox, order } = usePrintChoice(({ wishes }) => wishes);
  const { perPage = [], wished, labels } = families[tournament.family].paper.slip?.(tournament) ?? {};
  return (
    <Stack gap={2}>
      {slipPaper === 'sheet' && perPage.length > 0 && (
        <Select
          label={t('documents.slips')}
          value={String(slipsPerPage ?? perPage[0] ?? '')}
          onChange={(id) => wish({ slipsPerPage: Number(id) })}
          items={perPage.map((count) => ({ id: String(count), label: t('print.perPage', { count }) }))}
        />
      )}
      <Checkbox isSelected={slipNames} onChange={(on) => wish({ slipNames: on })}>
        {t('print.slipNames')}
      </Checkbox>
      <Checkbox isSelected={slipCodes} onChange={(on) => wish({ slipCodes: on })}>
        {t('print.code', { on: t('documents.slips') })}
      </Checkbox>
      {wished !== undefined && (
        <Checkbox isSelected={slipBox} onChange={(on) => wish({ slipBox: on })}>
          {textOf(`${labels}:slips.${wished.code}`)}
        </Checkbox>
      )}
      {slipPaper === 'sheet' && (
        <Checkbox isSelected={order === 'stack'} onChange={(on) => wish({ order: on ? 'stack' : 'natural' })}>
          {t('print.stack')}
        </Checkbox>
      )}
    </Stack>
  );
};

const isPrinting = ({ documents }: PrintJob, ...wanted: PrintJob['documents']): boolean =>
  wanted.some((document) => documents.includes(document));

/** Copies, walls of the list by name, and what only changed: how much paper there will be. */
export const PaperCopies = ({ tournament, round, job }: Omit<Props, 'made'>) => {
  const { t } = useTranslation('sheets');
  const changedOnly = usePrintChoice((choice) => choice.changedOnly);
  if (round === undefined) return null;
  const ofRound = new Set(
    documentsOf(families[tournament.family]).flatMap(({ id, of }) => (of === 'round' ? [id] : [])),
  );
  const isReissued = round.rev > 1 && job.documents.some((document) => ofRound.has(document));
  return (
    <>
      {isPrinting(job, 'seatingByName') && (
        <>
          <RoundCopies tournament={tournament} round={round} />
          <Parts tournament={tournament} round={round} />
        </>
      )}
      {isReissued && (
        <Checkbox isSelected={changedOnly} onChange={(on) => choosePrint({ changedOnly: on })}>
          {t('print.changedOnly')}
        </Checkbox>
      )}
    </>
  );
};

/** What only some of the chosen documents ask: slips and cards. */
export const PaperWishes = ({ tournament, job, made }: Omit<Props, 'round'>) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const wishes = usePrintChoice((choice) => choice.wishes);
  // Cards in large print are a sheet of their own: what is chosen for the document holds for both.
  const handouts = new Map(
    (made ?? []).flatMap(({ sheet }) =>
      sheet.kind === 'handouts' && sheet.choices.length > 1 && (sheet.on ?? 'sheet') === 'sheet'
        ? [[sheet.document, sheet] as const]
        : [],
    ),
  );
  return (
    <>
      {[...handouts.values()].map((sheet) => (
        <Cards key={sheet.document} sheet={sheet} />
      ))}
      {isPrinting(job, 'guides') && (
        <div>
          <Button icon={<Clock size={16} aria-hidden />} onPress={() => openDialog('startTimes')}>
            {textOf('rounds:times.open')}
          </Button>
        </div>
      )}
      {made?.some(({ sheet }) => sheet.kind === 'badges' && sheet.hasPage) === true && (
        <Checkbox isSelected={wishes.badgeCodes} onChange={(on) => wish({ badgeCodes: on })}>
          {t('print.code', { on: t('documents.badges') })}
        </Checkbox>
      )}
      {isPrinting(job, 'slips', 'blankSlips') && <Slips tournament={tournament} />}
      {isPrinting(job, 'tableCards') && (
        <div className="field">
          <span className="field-label">{t('documents.tableCards')}</span>
          <SegmentedControl
            label={t('documents.tableCards')}
            value={wishes.cards}
            onChange={(cards) => wish({ cards })}
            items={[
              { id: 'folded', label: t('print.folded') },
              { id: 'cut', label: t('print.perPage', { count: 2 }) },
            ]}
          />
        </div>
      )}
    </>
  );
};
