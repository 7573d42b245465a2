import { Check, UserMinus } from 'lucide-react';
import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import type { NextByes } from '../../../../core/games/bridge/steps/bye-view.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Checkbox } from '../../../parts/field/choice.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table/table.tsx';
import styles from '../bridge.module.css';
import { doOwn } from '../own-command.ts';
import { PairName, pairsOf } from '../pair-name.tsx';

type CandidatesProps = {
  readonly tournament: Tournament;
  readonly next: NextByes;
  readonly onChoose: (entrant: EntrantId) => void;
};

/** The list from which the bye is taken, worst ranked first: who had one, who asks for one. */
export const Candidates = ({ tournament, next, onChoose }: CandidatesProps) => {
  const textOf = useTextOf();
  const { decimal, list, number } = useFormats();
  const pairs = pairsOf(tournament);
  const sits = new Set(next.sits.map(({ entrant }) => entrant));
  const isSigned = rulesOf(tournament).ranking === 'imp';
  const t = (key: string, params = {}) => textOf(`bridgeOffice:bye.${key}`, params);
  return (
    <Table
      label={t('list')}
      columns={[
        { id: 'place', head: textOf('words:columns.place'), numeric: true, width: '1%', cell: ({ place }) => place },
        {
          id: 'pair',
          head: t('pair'),
          names: true,
          cell: ({ entrant }) => (
            <span className={styles.byeWho}>
              <PairName pairs={pairs} id={entrant} />
              {sits.has(entrant) && (
                <Badge tone="accent" icon={<Check size={12} strokeWidth={3} aria-hidden />}>
                  {textOf('words:sitsOut')}
                </Badge>
              )}
            </span>
          ),
        },
        {
          id: 'total',
          head: textOf('words:columns.total'),
          numeric: true,
          cell: ({ total }) => decimal(total / 100, 2, isSigned),
        },
        {
          id: 'had',
          head: t('had'),
          cell: ({ byes }) =>
            byes.length === 0 ? '–' : t('rounds', { rounds: list(byes.map(number)), count: byes.length }),
        },
        {
          id: 'asks',
          head: t('asks'),
          cell: ({ entrant, asks }) => (
            <Checkbox
              aria-label={t('asksOf', { number: pairs.numbers.get(entrant) ?? '' })}
              isSelected={asks}
              onChange={(on) => void doOwn({ do: 'wishBye', entrant, round: on ? next.round : null })}
            />
          ),
        },
        {
          id: 'deeds',
          name: textOf('words:change'),
          deeds: true,
          cell: ({ entrant }) => (
            <IconButton
              label={t('chooseOf', { number: pairs.numbers.get(entrant) ?? '' })}
              icon={<UserMinus size={16} aria-hidden />}
              isDisabled={sits.has(entrant)}
              onPress={() => onChoose(entrant)}
            />
          ),
        },
      ]}
      rows={next.candidates}
      rowKey={({ entrant }) => entrant}
      rowMark={({ entrant }) => (sits.has(entrant) ? 'selected' : null)}
    />
  );
};
