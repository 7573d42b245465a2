import { Columns2, Lock, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { seatedRounds } from '../../../../core/games/bridge/results/event.ts';
import { meetingsIn } from '../../../../core/games/bridge/seating/metrics.ts';
import { type BridgeMore, moreIn } from '../../../../core/games/bridge/seating/more.ts';
import { byeCounts } from '../../../../core/games/bridge/seating/pairing/meetings.ts';
import { swissRequestOf } from '../../../../core/games/bridge/seating/request.ts';
import { editWarnings } from '../../../../core/games/bridge/steps/edit-seating.ts';
import { stationaryOf } from '../../../../core/games/bridge/steps/next-round.ts';
import { lastRound, type Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, Json, Phrase } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { wordsOf } from '../../../round/names/texts.ts';
import { type Arrangement, arrange, changedTables, type Drawn } from '../../../round/seating/arrangement.ts';
import { seat, takeUp } from '../../../round/seating/seating-store.ts';
import type { DraftNoteProps } from '../../game-screens.ts';
import { HarderDialog } from './harder-dialog.tsx';
import { isLocked, unlockAll, useLocks } from './locks.ts';
import styles from './round.module.css';

const asObject = (options: Json): { readonly [name: string]: Json } =>
  typeof options === 'object' && options !== null && !Array.isArray(options)
    ? (options as { readonly [name: string]: Json })
    : {};

const isRepeat = ({ code }: Phrase): boolean =>
  code === 'bridge.warnings.repeat' || code === 'bridge.warnings.repeatUnavoidable';

/** The tables as the engine seated them, the arrow keys where they are. */
const resetOf = ({ seated, arrangement }: Drawn): Arrangement => ({
  ...arrange(seated.proposal.tables),
  at: arrangement.at,
});

/** What is unusual about a draft that was changed by hand [bridge 4.11]. */
const handWarnings = (tournament: Tournament, { seated, arrangement, round }: Drawn): readonly Phrase[] => {
  const request = swissRequestOf(seated.request);
  if (request.method !== 'swiss' && request.method !== 'danish') return [];
  const playing = request.contestants.map(({ id }) => id);
  const { rooms, roomRound } = request.options.hall;
  const before = lastRound(tournament)?.tables ?? [];
  return editWarnings(
    {
      tables: arrangement.tables,
      byes: seated.proposal.byes.filter(({ reason }) => reason.code !== 'bridge.byes.absent'),
    },
    {
      meetings: meetingsIn(request),
      had: byeCounts(seatedRounds(tournament, round), 0),
      playing,
      stationary: stationaryOf(tournament, new Set<EntrantId>(playing)),
      rooms: roomRound ? rooms : [],
      tables: new Map(before.flatMap(({ table, seats }) => seats.map((id) => [id, table] as const))),
    },
  );
};

/** A proposal saved from a search that died tells nothing but its tables. */
export const BridgeDraftNote = (props: DraftNoteProps) => {
  const more = moreIn(props.drawn.seated.proposal);
  return more === null ? null : <Note {...props} more={more} />;
};

/** What the director should know of a draft: base round, warnings, "try harder", rows kept while the rest is paired again. */
const Note = ({ tournament, drawn, more }: DraftNoteProps & { readonly more: BridgeMore }) => {
  const textOf = useTextOf();
  const [comparing, setComparing] = useState(false);
  const { method, options, seated, arrangement } = drawn;
  const { proposal } = seated;
  const people = peopleOf(tournament);
  const isEdited = changedTables(proposal.tables, arrangement.tables).length > 0;
  const warnings = useMemo(
    () => (isEdited ? handWarnings(tournament, drawn) : more.warnings),
    [tournament, drawn, more, isEdited],
  );
  const locks = useLocks(({ tables }) => tables);
  const kept = arrangement.tables.filter((table) => isLocked(locks, table));
  const repeats = warnings.filter(isRepeat);
  const others = warnings.filter((warning) => !isRepeat(warning));
  const set = asObject(options);
  const locked = Array.isArray(set.locked) ? set.locked.length : 0;
  const take = async (seating: 'faithful' | 'tryHarder') => {
    setComparing(false);
    await seat(method, { ...set, seating });
  };
  const pairRest = async () => {
    const rows = kept.map(({ table, seats }) => ({ table, seats: [...seats] }));
    await seat(method, { ...set, locked: rows });
    unlockAll();
  };
  return (
    <div className={styles.draftNote}>
      {others.length > 0 && (
        <Notice tone="warn">
          <ul className={styles.draftWarnings}>
            {others.map((warning) => (
              <li key={JSON.stringify(warning)}>{wordsOf(warning, people)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {repeats.length > 0 && (
        <Notice
          tone="warn"
          actions={
            !isEdited &&
            more.other !== null && (
              <Button icon={<Columns2 size={16} aria-hidden />} onPress={() => setComparing(true)}>
                {textOf('bridgeSwiss:draft.sideBySide')}
              </Button>
            )
          }
        >
          <ul className={styles.draftWarnings}>
            {repeats.map((warning) => (
              <li key={JSON.stringify(warning)}>{wordsOf(warning, people)}</li>
            ))}
            {!isEdited && more.other !== null && more.other.seating === 'tryHarder' && (
              <li>
                {textOf(`bridgeSwiss:draft.${more.other.metrics.repeats === 0 ? 'harderFresh' : 'harderFound'}`, {
                  repeats: more.other.metrics.repeats,
                  tables: more.other.changed,
                  count: more.other.changed.length,
                })}
              </li>
            )}
          </ul>
        </Notice>
      )}
      {repeats.length === 0 && !isEdited && more.seating === 'tryHarder' && more.other !== null && (
        <Notice
          tone="info"
          actions={
            <Button icon={<Columns2 size={16} aria-hidden />} onPress={() => setComparing(true)}>
              {textOf('bridgeSwiss:draft.sideBySide')}
            </Button>
          }
        >
          {textOf('bridgeSwiss:draft.harderTaken', {
            tables: more.other.changed,
            count: more.other.changed.length,
          })}
        </Notice>
      )}
      {(kept.length > 0 || locked > 0 || isEdited) && (
        <div className={styles.draftDeeds}>
          {locked > 0 && <span>{textOf('bridgeSwiss:draft.locked', { count: locked })}</span>}
          {kept.length > 0 && (
            <Button icon={<Lock size={16} aria-hidden />} onPress={() => void pairRest()}>
              {textOf('bridgeSwiss:draft.pairRest', { count: kept.length })}
            </Button>
          )}
          {isEdited && (
            <Button
              icon={<RotateCcw size={16} aria-hidden />}
              onPress={() => takeUp({ ...drawn, arrangement: resetOf(drawn) })}
            >
              {textOf('bridgeSwiss:draft.reset')}
            </Button>
          )}
        </div>
      )}
      {comparing && more.other !== null && (
        <HarderDialog
          tournament={tournament}
          round={drawn.round}
          more={more}
          metrics={proposal.metrics}
          onTake={(seating) => void take(seating)}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
};
