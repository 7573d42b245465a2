import { Split } from 'lucide-react';
import { useState } from 'react';
import { type MahjongOwn, ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { ActForm } from '../../../director/act-form.tsx';
import styles from '../../../director/director.module.css';
import { type ActProps, type DirectorAct, ofNobody, ofPerson } from '../../../director/part.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Checkbox } from '../../../parts/field/choice.tsx';
import { PersonField } from '../../../people/table/person-field.tsx';
import { doOwn } from '../own-command.ts';

export const setApart = (apart: MahjongOwn['apart']): Promise<boolean> => doOwn({ do: 'setApart', apart });

const ApartForm = ({ tournament, subject: { person }, onDone }: ActProps) => {
  const textOf = useTextOf();
  const [other, setOther] = useState<EntrantId | null>(null);
  const { apart } = ownOf(tournament);
  const isFree = (id: EntrantId) =>
    id !== person && !apart.pairs.some((pair) => person !== null && pair.includes(id) && pair.includes(person));
  const add = async () => {
    if (person === null || other === null) return;
    if (await setApart({ ...apart, pairs: [...apart.pairs, [person, other]] })) onDone();
  };
  return (
    <ActForm words={textOf('mahjongDesk:apart.add')} isDisabled={other === null} onGive={add}>
      <PersonField
        label={textOf('mahjongDesk:apart.from')}
        about={textOf('mahjongDesk:apart.about')}
        tournament={tournament}
        value={other}
        onChange={setOther}
        among={isFree}
      />
    </ActForm>
  );
};

const MatesForm = ({ tournament }: ActProps) => {
  const textOf = useTextOf();
  const { apart } = ownOf(tournament);
  return (
    <>
      <Checkbox isSelected={apart.teamMates} onChange={(teamMates) => void setApart({ ...apart, teamMates })}>
        {textOf('mahjong:teamMates')}
      </Checkbox>
      <Checkbox isSelected={apart.clubMates} onChange={(clubMates) => void setApart({ ...apart, clubMates })}>
        {textOf('rounds:clubsApart')}
      </Checkbox>
      <p className={styles.soft}>{textOf('mahjongDesk:apart.about')}</p>
    </>
  );
};

/** Who does not share a table [M-17]: two people, or all of a team or a club. */
export const apartActs: readonly DirectorAct[] = [
  { id: 'apart', icon: Split, titleKey: 'mahjongDesk:apart.act', takes: ofPerson, Form: ApartForm },
  { id: 'mates', icon: Split, titleKey: 'mahjongDesk:apart.title', takes: ofNobody, Form: MatesForm },
];
