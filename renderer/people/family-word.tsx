import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrder, type NamesAs, nameParts } from '../../core/tournament/people/name-parts.ts';
import { Cards } from '../parts/field/choice.tsx';

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
