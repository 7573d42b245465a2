import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrder, type NamesAs, nameParts } from '../../core/tournament/people/name-parts.ts';
import type { Entrant } from '../../core/tournament/state.ts';
import { Cards } from '../parts/field/choice.tsx';

/** Names shown both ways. */
const SHOWN = 3;

type Undivided = Pick<Entrant, 'name' | 'familyName' | 'members'>;

/** Names in one piece whose family name is the one word or the other, and that no comma or script tells. */
export const undivided = (people: readonly Undivided[]): readonly string[] => {
  const found: string[] = [];
  for (const { name, familyName, members } of people) {
    if (familyName !== '') continue;
    for (const one of members.length > 0 ? members : [name]) {
      const [first, last] = [nameParts(one, { family: 'first' }), nameParts(one, { family: 'last' })];
      if (last !== null && first?.family !== last.family) found.push(one);
      if (found.length === SHOWN) return found;
    }
  }
  return found;
};

type FamilyWordProps = {
  readonly names: readonly string[];
  readonly value: NamesAs['family'];
  readonly onChange: (family: NamesAs['family']) => void;
};

/** Which word of a name is the family name [L-9.1]; the names show what comes of it. */
export const FamilyWord = ({ names, value, onChange }: FamilyWordProps) => {
  const { t } = useTranslation('people');
  return (
    <Cards
      label={t('familyIs.label')}
      value={value}
      onChange={onChange}
      items={(['first', 'last'] as const).map((family) => ({
        id: family,
        label: t(`familyIs.${family}`),
        about: names.map((name) => {
          const parts = nameParts(name, { family });
          return (
            <Fragment key={name}>
              <bdi>{parts === null ? name : inOrder(parts, 'family')}</bdi>
              <br />
            </Fragment>
          );
        }),
      }))}
    />
  );
};
