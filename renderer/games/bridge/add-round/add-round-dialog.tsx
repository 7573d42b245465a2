/**
 * Adds the next round [bridge 4.5]: the standing it is seated on, the bye, all tables with rank and total, repeats, and what can be
 * chosen. Insert publishes it, Edit takes it to the screen of rounds before anybody has seen it.
 */

import { PencilLine, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Seated } from '../../../../core/api/seating.ts';
import { roundBoards } from '../../../../core/games/bridge/results/event.ts';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { moreIn } from '../../../../core/games/bridge/seating/more.ts';
import { asksBefore } from '../../../../core/games/bridge/steps/auto-round.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { goTo } from '../../../desk/place.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, SegmentedControl } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { Checkbox } from '../../../parts/field/choice.tsx';
import { Notice, RefusalNotice } from '../../../parts/notice.tsx';
import { NameList } from '../../../round/names/name-list.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { wordsOf } from '../../../round/names/texts.ts';
import { showNext } from '../../../round/round-place.ts';
import { arrange } from '../../../round/seating/arrangement.ts';
import { metOf } from '../../../round/seating/repeats.ts';
import { openSeating, publishing, takeUp } from '../../../round/seating/seating-store.ts';
import { showRefusal } from '../../../store/notices.ts';
import { send } from '../../../store/tournament.ts';
import { BridgeTables } from '../round/bridge-tables.tsx';
import { SwissOptions } from '../round/options.tsx';
import draftNoteStyles from '../round/round.module.css';
import { BreakSetting, StandingSettings } from '../round/seating-settings.tsx';
import styles from '../rules/rules.module.css';
import { closeAsking, useAsking } from './adding.ts';
import { usePreview } from './preview.ts';

type Options = { readonly [name: string]: Json };

/** What the director has decided for. */
type Taken = {
  readonly method: string;
  readonly options: Options;
  readonly seated: Seated;
  readonly round: number;
};

const NOBODY: ReadonlySet<number> = new Set();

const insert = async ({ seated }: Taken): Promise<void> => {
  const answer = await send(publishing(seated));
  if (!answer.ok) {
    showRefusal(answer.refusal);
    return;
  }
  closeAsking();
};

const edit = async (tournament: Tournament, { method, options, seated, round }: Taken): Promise<void> => {
  closeAsking();
  // The screen of rounds keeps its draft by event; it may not have been open yet.
  await openSeating(tournament);
  takeUp({ round, method, options, seated, arrangement: arrange(seated.proposal.tables) });
  showNext();
  goTo('rounds');
};

type PreviewProps = { readonly tournament: Tournament; readonly round: number; readonly seated: Seated };

/** Bye, warnings and the tables of what would be inserted. */
const Preview = ({ tournament, round, seated: { proposal } }: PreviewProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const [at, setAt] = useState(() => arrange(proposal.tables));
  const arrangement = { ...at, tables: proposal.tables };
  const met = useMemo(() => metOf(proposal.metrics.repeated), [proposal]);
  const warnings = asksBefore(tournament, proposal);
  return (
    <>
      {warnings.length > 0 && (
        <Notice tone="warn">
          <ul className={draftNoteStyles.draftWarnings}>
            {warnings.map((phrase) => (
              <li key={JSON.stringify(phrase)}>{wordsOf(phrase, people)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {proposal.byes.length > 0 && (
        <p>
          {textOf('sheets:byes')}: <NameList people={people} ids={proposal.byes.map(({ entrant }) => entrant)} />
        </p>
      )}
      <BridgeTables
        key={round}
        tournament={tournament}
        round={round}
        people={people}
        proposal={proposal}
        arrangement={arrangement}
        onArrange={(change) => setAt(change(arrangement))}
        isEditable={false}
        isDraft={false}
        met={met}
        changed={NOBODY}
        done={NOBODY}
        looked={-1}
        onLook={() => {}}
      />
    </>
  );
};

type AddRoundProps = { readonly tournament: Tournament };

const AddRound = ({ tournament }: AddRoundProps) => {
  const textOf = useTextOf();
  const asks = useAsking(({ unasked }) => unasked);
  const [danish, setDanish] = useState(false);
  const [options, setOptions] = useState<Options>({});
  const { round, base, refusal, proposesDanish } = nextRound(tournament);
  const method = danish ? 'danish' : 'swiss';
  const preview = usePreview(tournament, method, options);
  const seated = preview?.ok === true ? preview.value : null;
  const { from, to } = roundBoards(tournament, round);
  const more = seated === null ? null : moreIn(seated.proposal);
  const { breaks } = ownOf(tournament);
  return (
    <Dialog
      title={textOf('rounds:stage.seat', { round })}
      isOpen
      onClose={closeAsking}
      size="large"
      actions={
        <>
          <Button onPress={closeAsking}>{textOf('words:notNow')}</Button>
          <Button
            icon={<PencilLine size={16} aria-hidden />}
            isDisabled={seated === null}
            onPress={() => seated !== null && void edit(tournament, { method, options, seated, round })}
          >
            {textOf('bridgeSwiss:add.edit')}
          </Button>
          <Button
            tone="primary"
            icon={<Send size={16} aria-hidden />}
            isDisabled={seated === null || refusal !== null}
            onPress={() => seated !== null && void insert({ method, options, seated, round })}
          >
            {textOf('rounds:stage.publish', { round })}
          </Button>
        </>
      }
    >
      <div className={styles.addRound}>
        <p className={draftNoteStyles.draftFacts}>
          <span>{textOf(base === 0 ? 'bridgeSwiss:draft.none' : 'bridgeSwiss:draft.on', { round: base })}</span>
          <span>{textOf('bridgeDesk:boards', { from, to })}</span>
          {asks && <span>{textOf('bridgeSwiss:auto.asks', { round })}</span>}
        </p>
        <div className={styles.addRoundOptions}>
          <SwissOptions tournament={tournament} options={options} onChange={(next) => setOptions(next as Options)} />
          <Checkbox isSelected={danish} onChange={setDanish}>
            {textOf('bridge:methods.danish.name')}
            {proposesDanish && ` · ${textOf('bridgeSwiss:draft.danish')}`}
          </Checkbox>
          {more !== null && (more.other !== null || more.seating === 'tryHarder') && (
            <SegmentedControl
              label={textOf('exchange:kinds.seating.name')}
              items={(['faithful', 'tryHarder'] as const).map((id) => ({ id, label: textOf(`bridge:seatings.${id}`) }))}
              value={more.seating === 'tryHarder' ? 'tryHarder' : 'faithful'}
              onChange={(seating) => setOptions({ ...options, seating })}
            />
          )}
        </div>
        <div className={styles.addRoundSettings}>
          <StandingSettings tournament={tournament} />
          <Disclosure
            title={textOf('bridgeSwiss:break.title')}
            {...(breaks.some(({ after }) => after === round) ? { about: String(round) } : {})}
          >
            <BreakSetting tournament={tournament} first={round} />
          </Disclosure>
        </div>
        {refusal !== null && <RefusalNotice refusal={refusal} />}
        {preview?.ok === false && refusal === null && <RefusalNotice refusal={preview.refusal} />}
        {preview === null && refusal === null && <p role="status">{textOf('rounds:seat.working')}</p>}
        {seated !== null && <Preview tournament={tournament} round={round} seated={seated} />}
      </div>
    </Dialog>
  );
};

/** The dialog while it is open; it closes by itself when there is no Swiss round to add any more. */
export const AddRoundDialog = ({ tournament }: AddRoundProps) => {
  const isOpen = useAsking(({ asked }) => asked === 'add');
  const { start, round } = nextRound(tournament);
  return isOpen && !start && round <= tournament.plannedRounds ? <AddRound tournament={tournament} /> : null;
};
