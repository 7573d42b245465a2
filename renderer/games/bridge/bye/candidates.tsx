import { Check, UserMinus } from 'lucide-react';
import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import type { NextByes } from '../../../../core/games/bridge/steps/bye-view.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Checkbox } from '../../../parts/choice.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table.tsx';
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
      head={
        <>
          <th scope="col" className="numeric">
            {t('place')}
          </th>
          <th scope="col">{t('pair')}</th>
          <th scope="col" className="numeric">
            {textOf('bridge:columns.total')}
          </th>
          <th scope="col">{t('had')}</th>
          <th scope="col">{t('asks')}</th>
          <th scope="col" aria-label={t('deeds')} />
        </>
      }
    >
      {next.candidates.map(({ entrant, place, total, byes, asks }) => (
        <tr key={entrant} {...(sits.has(entrant) ? { 'data-selected': '' } : {})}>
          <td className="numeric">{place}</td>
          <th scope="row">
            <span className="bye-who">
              <PairName pairs={pairs} id={entrant} />
              {sits.has(entrant) && (
                <Badge tone="accent" icon={<Check size={12} strokeWidth={3} aria-hidden />}>
                  {t('sitsOut')}
                </Badge>
              )}
            </span>
          </th>
          <td className="numeric">{decimal(total / 100, 2, isSigned)}</td>
          <td>{byes.length === 0 ? t('none') : t('rounds', { rounds: list(byes.map(number)), count: byes.length })}</td>
          <td>
            <Checkbox
              aria-label={t('asksOf', { number: pairs.numbers.get(entrant) ?? '' })}
              isSelected={asks}
              onChange={(on) => void doOwn({ do: 'wishBye', entrant, round: on ? next.round : null })}
            />
          </td>
          <td className="bye-deed">
            <IconButton
              label={t('chooseOf', { number: pairs.numbers.get(entrant) ?? '' })}
              icon={<UserMinus size={16} aria-hidden />}
              isDisabled={sits.has(entrant)}
              onPress={() => onChoose(entrant)}
            />
          </td>
        </tr>
      ))}
    </Table>
  );
};
