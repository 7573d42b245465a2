import { Pin, Split, X } from 'lucide-react';
import { useState } from 'react';
import { type MahjongOwn, ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import { entrantOf, playingEntrants, type Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Checkbox } from '../../../parts/field/choice.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { draftOf } from '../../../people/deeds.ts';
import { PersonField } from '../../../people/table/person-field.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { carryOut } from '../../../store/carry-out.ts';
import { PersonButton } from '../../card/person-button.tsx';
import { doOwn } from '../own-command.ts';
import { fixedRows } from './lists.ts';

type PartProps = { readonly tournament: Tournament };

const setApart = (apart: MahjongOwn['apart']): Promise<boolean> => doOwn({ do: 'setApart', apart });

const isPair = ([a, b]: readonly [EntrantId, EntrantId], one: EntrantId, other: EntrantId): boolean =>
  (a === one && b === other) || (a === other && b === one);

const Apart = ({ tournament }: PartProps) => {
  const textOf = useTextOf();
  const [one, setOne] = useState<EntrantId | null>(null);
  const [other, setOther] = useState<EntrantId | null>(null);
  const people = peopleOf(tournament);
  const { apart } = ownOf(tournament);
  const known = one !== null && other !== null && apart.pairs.some((pair) => isPair(pair, one, other));
  const canAdd = one !== null && other !== null && one !== other && !known;
  const add = async () => {
    if (one === null || other === null) return;
    if (!(await setApart({ ...apart, pairs: [...apart.pairs, [one, other]] }))) return;
    setOne(null);
    setOther(null);
  };
  return (
    <section className="desk-part">
      <h2>{textOf('mahjongDesk:apart.title')}</h2>
      <p className="desk-note">{textOf('mahjongDesk:apart.about')}</p>
      <div className="desk-checks">
        <Checkbox isSelected={apart.teamMates} onChange={(teamMates) => void setApart({ ...apart, teamMates })}>
          {textOf('rounds:mahjong.teamMates')}
        </Checkbox>
        <Checkbox isSelected={apart.clubMates} onChange={(clubMates) => void setApart({ ...apart, clubMates })}>
          {textOf('rounds:mahjong.clubMates')}
        </Checkbox>
      </div>
      <form
        className="desk-line"
        onSubmit={(event) => {
          event.preventDefault();
          if (canAdd) void add();
        }}
      >
        <PersonField label={textOf('mahjongDesk:apart.one')} tournament={tournament} value={one} onChange={setOne} />
        <PersonField
          label={textOf('mahjongDesk:apart.other')}
          tournament={tournament}
          value={other}
          onChange={setOther}
          error={known ? textOf('mahjongDesk:apart.known') : null}
        />
        <Button type="submit" icon={<Split size={16} aria-hidden />} isDisabled={!canAdd}>
          {textOf('mahjongDesk:apart.add')}
        </Button>
      </form>
      {apart.pairs.length === 0 ? (
        <p className="desk-none">{textOf('mahjongDesk:apart.none')}</p>
      ) : (
        <ul className="desk-list">
          {apart.pairs.map((pair) => {
            const [a, b] = pair;
            const names = { one: people.get(a)?.name ?? '', other: people.get(b)?.name ?? '' };
            return (
              <li key={pair.join('-')}>
                <span className="desk-pair">
                  <PersonButton people={people} id={a} />
                  <PersonButton people={people} id={b} />
                </span>
                <IconButton
                  label={textOf('mahjongDesk:apart.remove', names)}
                  icon={<X size={16} aria-hidden />}
                  onPress={() => void setApart({ ...apart, pairs: apart.pairs.filter((kept) => kept !== pair) })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
};

/** Gives a player a table of their own, or with null none. */
const fixTable = async (tournament: Tournament, id: EntrantId, table: number | null): Promise<boolean> => {
  const entrant = entrantOf(tournament, id);
  if (entrant === undefined) return false;
  const { fixedTable: _before, ...traits } = entrant.traits;
  const draft = { ...draftOf(entrant), traits: table === null ? traits : { ...traits, fixedTable: table } };
  return carryOut({ type: 'entrant.edit', id, entrant: draft });
};

const FixedTables = ({ tournament }: PartProps) => {
  const textOf = useTextOf();
  const [player, setPlayer] = useState<EntrantId | null>(null);
  const [table, setTable] = useState(1);
  const people = peopleOf(tournament);
  const rows = fixedRows(tournament);
  const tables = Math.floor(playingEntrants(tournament).length / 4);
  const fix = async () => {
    if (player !== null && (await fixTable(tournament, player, table))) setPlayer(null);
  };
  return (
    <section className="desk-part">
      <h2>{textOf('mahjongDesk:fixed.title')}</h2>
      <p className="desk-note">{textOf('mahjongDesk:fixed.about')}</p>
      <form
        className="desk-line"
        onSubmit={(event) => {
          event.preventDefault();
          if (player !== null && !Number.isNaN(table)) void fix();
        }}
      >
        <PersonField label={textOf('mahjongDesk:player')} tournament={tournament} value={player} onChange={setPlayer} />
        <NumberField
          label={textOf('mahjongDesk:table')}
          value={table}
          minValue={1}
          maxValue={500}
          onChange={setTable}
        />
        <Button type="submit" icon={<Pin size={16} aria-hidden />} isDisabled={player === null || Number.isNaN(table)}>
          {textOf('mahjongDesk:fixed.set')}
        </Button>
      </form>
      {rows.length === 0 ? (
        <p className="desk-none">{textOf('mahjongDesk:fixed.none')}</p>
      ) : (
        <ul className="desk-list">
          {rows.map((row) => (
            <li key={row.player}>
              <span className="desk-name">
                <PersonButton people={people} id={row.player} />
              </span>
              <span className="desk-about">{textOf('mahjongDesk:tableNo', { table: row.table })}</span>
              {row.table > tables && <Badge tone="warn">{textOf('mahjongDesk:fixed.outside', { tables })}</Badge>}
              <IconButton
                label={textOf('mahjongDesk:fixed.release', { name: people.get(row.player)?.name ?? '' })}
                icon={<X size={16} aria-hidden />}
                onPress={() => void fixTable(tournament, row.player, null)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** Who does not share a table, and who always sits at the same one [M-17, M-21]. */
export const ApartTab = ({ tournament }: PartProps) => (
  <div className="desk-scroll">
    <div className="desk-halves">
      <Apart tournament={tournament} />
      <FixedTables tournament={tournament} />
    </div>
  </div>
);
