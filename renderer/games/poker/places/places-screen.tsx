import { Ellipsis, Trophy } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { type ResultRow, resultsOf, soldOf } from '../../../../core/games/poker/results/results.ts';
import { averageStack, totalChips } from '../../../../core/games/poker/rules/clock.ts';
import { countedEntries, entryOf, type Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import type { EntryNo } from '../../../../core/games/poker/rules/room.ts';
import { outlookOf } from '../../../../core/games/poker/steps/outlook.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { goTo } from '../../../desk/place.ts';
import { Screen } from '../../../desk/screen.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Checkbox } from '../../../parts/choice.tsx';
import { Badge, EmptyState } from '../../../parts/marks.tsx';
import { MenuButton } from '../../../parts/menu.tsx';
import { Table } from '../../../parts/table.tsx';
import { RulesDialog } from '../../../round/rules-dialog.tsx';
import { nameOf, nameOfEntry } from '../names.ts';
import { doFloor } from '../own-command.ts';
import { useOpenFloor } from '../use-hall.ts';
import { AmendDialog } from './amend-dialog.tsx';
import { placeText } from './place-text.ts';
import { ReinstateDialog } from './reinstate-dialog.tsx';
import './places.css';

type Correction = { readonly what: 'amend' | 'reinstate'; readonly entry: EntryNo };

type RowProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly row: ResultRow;
  readonly provisional: boolean;
  readonly hasPrizes: boolean;
  readonly onCorrect: (correction: Correction) => void;
};

const Row = memo(({ tournament, hall, row, provisional, hasPrizes, onCorrect }: RowProps) => {
  const textOf = useTextOf();
  const { number, time, list } = useFormats();
  const { entry, player, from, to, prize, by, at, counts } = row;
  const name = nameOf(tournament, player);
  return (
    <tr data-counts={counts}>
      <td className="numeric figures places-no">{placeText(from, to, provisional, number)}</td>
      <th scope="row">
        <bdi>{name}</bdi>
        {!counts && <span className="floor-quiet"> {textOf('floor:places.other')}</span>}
      </th>
      {hasPrizes && <td className="numeric figures">{prize > 0 ? number(prize) : ''}</td>}
      <td>
        <bdi>{list(by.map((each) => nameOfEntry(tournament, hall.floor, each)))}</bdi>
      </td>
      <td className="figures">{at === null ? textOf('floor:places.winner') : time(new Date(at).toISOString())}</td>
      <td>
        {at !== null && (
          <MenuButton
            label={textOf('floor:places.menu', { name })}
            icon={<Ellipsis size={16} aria-hidden />}
            iconOnly
            tone="quiet"
            items={[
              { id: 'amend', label: textOf('floor:places.amend') },
              { id: 'reinstate', label: textOf('floor:places.reinstate') },
            ]}
            onAction={(id) => onCorrect({ what: id === 'amend' ? 'amend' : 'reinstate', entry })}
          />
        )}
      </td>
    </tr>
  );
});

const Prizes = ({ hall, onRules }: { readonly hall: Hall; readonly onRules: () => void }) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const { pool, prizes } = useMemo(() => resultsOf(hall), [hall]);
  const { entries, rebuys, addOns } = soldOf(hall);
  const { left, bubble } = outlookOf(hall);
  const { chips } = hall.rules;
  const inPlay = totalChips(chips, { entries, rebuys, addOns });
  const average = averageStack(inPlay, left, 0).chips;
  const fact = (key: string, value: string) => (
    <div className="places-fact">
      <dt>{textOf(`floor:places.${key}`)}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
  return (
    <aside className="places-side" aria-label={textOf('floor:places.prizes')}>
      <dl className="places-facts">
        {fact('entries', number(entries))}
        {rebuys > 0 && fact('rebuys', number(rebuys))}
        {addOns > 0 && fact('addOns', number(addOns))}
        {fact('chips', number(inPlay))}
        {average !== null && fact('average', number(average))}
        {prizes.length > 0 && fact('pool', number(pool))}
      </dl>
      <Checkbox
        isSelected={hall.floor.registrationOpen}
        onChange={(open) => void doFloor({ do: 'setRegistration', open })}
      >
        {textOf('floor:places.registration')}
      </Checkbox>
      {bubble && <Badge tone="warn">{textOf('floor:outlook.bubble')}</Badge>}
      {prizes.length === 0 ? (
        <p className="floor-quiet">{textOf('floor:places.noPrizes')}</p>
      ) : (
        <Table
          label={textOf('floor:places.prizes')}
          head={
            <>
              <th scope="col" className="numeric">
                {textOf('floor:places.place')}
              </th>
              <th scope="col" className="numeric">
                {textOf('floor:places.prize')}
              </th>
            </>
          }
        >
          {prizes.map((prize, index) => (
            // A prize has no identity but its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={index}>
              <td className="numeric figures">{number(index + 1)}</td>
              <td className="numeric figures">{number(prize)}</td>
            </tr>
          ))}
        </Table>
      )}
      <Button onPress={onRules}>{textOf('floor:places.rules')}</Button>
    </aside>
  );
};

/** Places as they follow from the busts, and prizes: nothing here is stored, so a late correction moves what it must. */
export const PlacesScreen = () => {
  const textOf = useTextOf();
  const open = useOpenFloor();
  const [correction, setCorrection] = useState<Correction | null>(null);
  const [rules, setRules] = useState(false);
  const results = useMemo(() => (open === null ? null : resultsOf(open.hall)), [open]);
  if (open === null || results === null) return null;
  const { tournament, hall } = open;
  const { rows, provisional, prizes } = results;
  const hasPrizes = prizes.length > 0;
  const entries = countedEntries(hall.floor);
  const corrected = correction !== null && entryOf(hall.floor, correction.entry) !== undefined ? correction : null;
  const part = { tournament, hall, onClose: () => setCorrection(null) };
  return (
    <Screen
      title={textOf('floor:places.title')}
      about={
        entries === 0 ? undefined : textOf(provisional ? 'floor:places.provisional' : 'floor:places.final', { entries })
      }
    >
      <div className="places">
        {rows.length === 0 ? (
          <EmptyState
            icon={<Trophy size={40} aria-hidden />}
            title={textOf('floor:places.none')}
            actions={
              <Button reads onPress={() => goTo('rounds')}>
                {textOf('floor:places.toFloor')}
              </Button>
            }
          >
            {textOf('floor:places.noneAbout')}
          </EmptyState>
        ) : (
          <Table
            label={textOf('floor:places.title')}
            head={
              <>
                <th scope="col" className="numeric">
                  {textOf('floor:places.place')}
                </th>
                <th scope="col">{textOf('floor:places.name')}</th>
                {hasPrizes && (
                  <th scope="col" className="numeric">
                    {textOf('floor:places.prize')}
                  </th>
                )}
                <th scope="col">{textOf('floor:places.by')}</th>
                <th scope="col">{textOf('floor:places.time')}</th>
                <th scope="col" aria-label={textOf('floor:places.deeds')} />
              </>
            }
          >
            {rows.map((row) => (
              <Row
                key={row.entry}
                tournament={tournament}
                hall={hall}
                row={row}
                provisional={provisional}
                hasPrizes={hasPrizes}
                onCorrect={setCorrection}
              />
            ))}
          </Table>
        )}
        <Prizes hall={hall} onRules={() => setRules(true)} />
      </div>
      {corrected !== null && corrected.what === 'amend' && <AmendDialog {...part} entry={corrected.entry} />}
      {corrected !== null && corrected.what === 'reinstate' && <ReinstateDialog {...part} entry={corrected.entry} />}
      {rules && <RulesDialog tournament={tournament} onClose={() => setRules(false)} />}
    </Screen>
  );
};
