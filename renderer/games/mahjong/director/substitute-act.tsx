import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { isSeatedAgain } from '../../../../core/games/mahjong/results/substitutes.ts';
import { rulesOf, type Substitute } from '../../../../core/games/mahjong/rules/state.ts';
import { MOST_ROUNDS } from '../../../../core/tournament/draws/proposal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { ActForm } from '../../../director/act-form.tsx';
import styles from '../../../director/director.module.css';
import { type ActProps, type DirectorAct, ofPerson } from '../../../director/part.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { SegmentedControl } from '../../../parts/button.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { SuggestField } from '../../../people/table/person-field.tsx';
import type { Impact } from '../../../round/impact.ts';
import { doOwn } from '../own-command.ts';
import { roundNow } from './lists.ts';
import { CountsDialog, changedBy } from './substitute-dialogs.tsx';

const LONGEST = 120;

/** What the player gets for the rounds of the substitute [M-08]. */
const useTreatment = (tournament: Tournament): string => {
  const textOf = useTextOf();
  const { decimal, number } = useFormats();
  const { oka, replaced } = rulesOf(tournament);
  const { score, points, uma } = replaced;
  return score === 'real'
    ? textOf('mahjongDesk:substitutes.real')
    : textOf(`mahjongDesk:substitutes.${oka === 0 ? 'fixed' : 'fixedOka'}`, {
        sum: decimal((points + uma) / 1000, 1, true),
        points: number(points),
        uma: number(uma),
      });
};

type Until = 'notice' | 'round';

const SubstituteForm = ({ tournament, subject: { person: player }, onDone }: ActProps) => {
  const textOf = useTextOf();
  const treatment = useTreatment(tournament);
  const now = roundNow(tournament);
  const [name, setName] = useState('');
  const [typedFrom, setFrom] = useState<number | null>(null);
  const from = typedFrom ?? now;
  const [kind, setKind] = useState<Until>('notice');
  const [typedUntil, setUntil] = useState<number | null>(null);
  const until = typedUntil ?? Math.max(now, from || 0);
  const last = kind === 'notice' ? null : until;
  const comesBack = player !== null && isSeatedAgain(tournament, { player, from, until: last });
  const canName = player !== null && name.trim() !== '' && !Number.isNaN(from) && (kind === 'notice' || until >= from);
  const idle = tournament.entrants.filter((entrant) => !entrant.playing && entrant.id !== player);
  const [asked, setAsked] = useState<Impact | null>(null);
  const give = async (isSure: boolean) => {
    if (player === null) return;
    const substitute: Substitute = { player, name: name.trim(), from, until: last };
    const impact = isSure ? null : changedBy(tournament, from, { do: 'substitute', substitute });
    setAsked(impact);
    if (impact !== null || !(await doOwn({ do: 'substitute', substitute }))) return;
    onDone();
  };
  return (
    <ActForm words={textOf('mahjongDesk:substitutes.give')} isDisabled={!canName} onGive={() => give(false)}>
      <SuggestField
        label={textOf('words:columns.substitute')}
        suggestions={idle.map((entrant) => entrant.name)}
        value={name}
        onChange={setName}
        maxLength={LONGEST}
        autoFocus
      />
      <NumberField
        label={textOf('words:fromRound')}
        value={from}
        minValue={1}
        maxValue={MOST_ROUNDS}
        onChange={setFrom}
      />
      <SegmentedControl<Until>
        label={textOf('mahjongDesk:substitutes.until')}
        items={[
          { id: 'notice', label: textOf('mahjongDesk:substitutes.furtherNotice') },
          { id: 'round', label: textOf('mahjongDesk:substitutes.untilRound') },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'round' && (
        <NumberField
          label={textOf('mahjongDesk:substitutes.last')}
          value={until}
          minValue={from}
          maxValue={MOST_ROUNDS}
          onChange={setUntil}
        />
      )}
      <p className={styles.soft}>{treatment}</p>
      {comesBack && <Notice>{textOf('mahjongDesk:substitutes.pausing')}</Notice>}
      {asked !== null && (
        <CountsDialog
          tournament={tournament}
          from={from}
          impact={asked}
          yes={textOf('mahjongDesk:substitutes.give')}
          onYes={() => void give(true)}
          onClose={() => setAsked(null)}
        />
      )}
    </ActForm>
  );
};

/** Who plays for whom [M-08]. */
export const substituteAct: DirectorAct = {
  id: 'substitute',
  icon: UserRoundPlus,
  titleKey: 'mahjongDesk:substitutes.act',
  takes: ofPerson,
  Form: SubstituteForm,
};
