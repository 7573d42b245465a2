import { type ArrowMode, arrowModes } from '../../../../core/games/bridge/rules/rules.ts';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Checkbox, Select } from '../../../parts/field/choice.tsx';
import { Stack } from '../../../parts/layout/layout.tsx';
import type { OptionsProps } from '../../game-screens.ts';

type RoundOptions = {
  readonly arrowMode?: ArrowMode;
  readonly newcomersApart?: readonly number[];
  readonly hall?: { readonly roomRound?: boolean; readonly shuffled?: boolean };
};

/** What is set for this round only: directions, rooms apart, tables by lot, newcomers against each other. */
export const SwissOptions = ({ tournament, options, onChange }: OptionsProps) => {
  const textOf = useTextOf();
  const set = options as RoundOptions;
  const rules = rulesOf(tournament);
  const { round } = nextRound(tournament);
  const put = (part: RoundOptions) => onChange({ ...set, ...part });
  const newcomers = ownOf(tournament)
    .late.filter(({ from }) => from === round)
    .map(({ entrant }) => entrant);
  const isRoomRound = set.hall?.roomRound ?? !rules.normalSwissRounds.includes(round);
  const shuffled = set.hall?.shuffled === true;
  return (
    <Stack gap={2}>
      {rules.teamSeating === 'tables' && (
        <Select
          label={textOf('bridgeSwiss:options.directions')}
          items={arrowModes.map((id) => ({ id, label: textOf(`bridge:arrowModes.${id}`) }))}
          value={set.arrowMode ?? rules.arrowMode}
          onChange={(arrowMode) => put({ arrowMode })}
        />
      )}
      {rules.rooms.length > 0 && (
        <Checkbox isSelected={isRoomRound} onChange={(roomRound) => put({ hall: { ...set.hall, roomRound } })}>
          {textOf('bridgeSwiss:options.roomRound')}
        </Checkbox>
      )}
      <Checkbox isSelected={shuffled} onChange={(on) => put({ hall: { ...set.hall, shuffled: on } })}>
        {textOf('rounds:shuffleTables')}
      </Checkbox>
      {newcomers.length > 1 && (
        <Checkbox
          isSelected={(set.newcomersApart ?? []).length > 0}
          onChange={(apart) => put({ newcomersApart: apart ? newcomers : [] })}
        >
          {textOf('bridgeSwiss:options.newcomersApart', { count: newcomers.length })}
        </Checkbox>
      )}
    </Stack>
  );
};
