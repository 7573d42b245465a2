import { useTranslation } from 'react-i18next';
import type { PrintJob } from '../../core/api/print.ts';
import { families } from '../../core/games/all.ts';
import type { NameWishes } from '../../core/sheets/paper/dressed.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { Checkbox, Select } from '../parts/field/choice.tsx';
import { Stack } from '../parts/layout/layout.tsx';
import { usePrintChoice, wish } from './choice.ts';

type Props = { readonly tournament: Tournament; readonly job: PrintJob };

const kinds = ['capitals', 'secondScript', 'clubs', 'opponents'] as const;

/** Which wishes about names this event and these documents can have at all. */
const askedOf = ({ entrants }: Tournament, documents: readonly string[]): ReadonlySet<keyof NameWishes> => {
  const prints = (...ids: readonly string[]) => ids.some((id) => documents.includes(id));
  const isAsked: { readonly [kind in keyof NameWishes]: boolean } = {
    capitals: entrants.some(({ familyName }) => familyName !== ''),
    secondScript: entrants.some(({ traits }) => typeof traits.otherScript === 'string'),
    clubs: prints('seatingByTable', 'poker.byTable') && entrants.some(({ club }) => club !== ''),
    opponents: prints('seatingByName'),
  };
  return new Set(kinds.filter((kind) => isAsked[kind]));
};

/** How names and seats are written, and the order of the standings: folded up, because most people leave it as it is. */
export const NamesOnPaper = ({ tournament, job }: Props) => {
  const { t } = useTranslation('sheets');
  const { names, seatSigns, standingsBy } = usePrintChoice(({ wishes }) => wishes);
  const asked = askedOf(tournament, job.documents);
  const signs = families[tournament.family].paper.seatSigns === true && job.documents.includes('seatingByTable');
  const standings = job.documents.includes('standings');
  if (asked.size === 0 && !signs && !standings) return null;
  return (
    <Disclosure title={t('print.names.title')}>
      <Stack gap={2}>
        {kinds.map(
          (kind) =>
            asked.has(kind) && (
              <Checkbox
                key={kind}
                isSelected={names[kind]}
                onChange={(on) => wish({ names: { ...names, [kind]: on } })}
              >
                {t(`print.names.${kind}`)}
              </Checkbox>
            ),
        )}
        {signs && (
          <Checkbox isSelected={seatSigns} onChange={(on) => wish({ seatSigns: on })}>
            {t('print.names.seatSigns')}
          </Checkbox>
        )}
        {standings && (
          <Select
            label={t('documents.standings')}
            value={standingsBy}
            onChange={(by) => wish({ standingsBy: by })}
            items={(['place', 'name'] as const).map((id) => ({
              id,
              label: t(id === 'name' ? 'hall.views.byName' : 'print.names.by.place'),
            }))}
          />
        )}
      </Stack>
    </Disclosure>
  );
};
