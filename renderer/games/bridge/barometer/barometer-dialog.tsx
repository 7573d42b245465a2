import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { readRounds, readTotals } from '../../../../core/games/bridge/results/barometer.ts';
import { gapAfterImport, roundBoards } from '../../../../core/games/bridge/results/event.ts';
import { type BridgeCommand, ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import type { Refusal } from '../../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { Phrase } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, SegmentedControl } from '../../../parts/button.tsx';
import { Answers, Dialog } from '../../../parts/dialog.tsx';
import { NumberField, TextField } from '../../../parts/field/field.tsx';
import { Grid, Stack } from '../../../parts/layout/layout.tsx';
import { Notice, RefusalNotice } from '../../../parts/notice.tsx';
import { wordsOf } from '../../../round/names/texts.ts';
import { send } from '../../../store/tournament.ts';
import { doOwn } from '../own-command.ts';

type BarometerProps = { readonly tournament: Tournament; readonly onClose: () => void };

/** What was taken in, what is to be minded, and the way back. */
const Taken = ({ tournament, notice }: { readonly tournament: Tournament; readonly notice: Phrase | null }) => {
  const textOf = useTextOf();
  const rounds = ownOf(tournament).imported?.rounds ?? 0;
  const gap = gapAfterImport(tournament);
  const { round } = nextRound(tournament);
  return (
    <>
      <Notice tone="good">
        {textOf(`bridgeSwiss:barometer.${rounds === 0 ? 'totalsTaken' : 'taken'}`, {
          count: rounds,
          round,
          ...roundBoards(tournament, round),
        })}
      </Notice>
      {(notice !== null || rounds === 0) && (
        <Notice tone="warn">{wordsOf(notice ?? { code: 'bridge.notices.meetingsUnknown' })}</Notice>
      )}
      {gap !== null && <Notice tone="warn">{wordsOf(gap)}</Notice>}
      <div>
        <Button icon={<Undo2 size={16} aria-hidden />} onPress={() => void doOwn({ do: 'revertConversion' })}>
          {textOf('refusals:ways.revertConversion')}
        </Button>
      </div>
    </>
  );
};

/** Rounds, or totals only, taken in from elsewhere go on as Swiss [bridge 4.17]. */
export const BarometerDialog = ({ tournament, onClose }: BarometerProps) => {
  const textOf = useTextOf();
  const { boardsPerRound } = rulesOf(tournament);
  const isTaken = ownOf(tournament).imported !== null;
  const [kind, setKind] = useState<'rounds' | 'totals'>('rounds');
  const [text, setText] = useState('');
  const [boards, setBoards] = useState(boardsPerRound);
  const [nextBoard, setNextBoard] = useState(Number.NaN);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [notice, setNotice] = useState<Phrase | null>(null);
  const takeIn = async (command: BridgeCommand): Promise<boolean> => {
    const answer = await send({ type: 'family.do', command });
    setRefusal(answer.ok ? null : answer.refusal);
    return answer.ok;
  };
  const take = async () => {
    setNotice(null);
    const read = kind === 'rounds' ? readRounds(text) : readTotals(text);
    if (!read.ok) setRefusal(read.refusal);
    else if ('totals' in read.value) {
      const totals = read.value.totals.map((one) => ({ ...one }));
      if (await takeIn({ do: 'convertTotals', totals })) setNotice(read.value.notice);
    } else {
      const rows = read.value.map((row) => ({ ...row }));
      const next = Number.isInteger(nextBoard) ? nextBoard : null;
      await takeIn({ do: 'convertBarometer', rows, boards, nextBoard: next });
    }
  };
  return (
    <Dialog
      title={textOf('bridgeSwiss:barometer.title')}
      isOpen
      onClose={onClose}
      size="large"
      onSubmit={() => (isTaken ? onClose() : void take())}
      actions={
        isTaken ? (
          <Button type="submit" tone="primary">
            {textOf('file:copies.askDone')}
          </Button>
        ) : (
          <Answers onCancel={onClose} confirm={textOf('bridgeSwiss:barometer.take')} isDisabled={text.trim() === ''} />
        )
      }
    >
      {isTaken ? (
        <Taken tournament={tournament} notice={notice} />
      ) : (
        <Stack>
          <SegmentedControl
            label={textOf('bridgeSwiss:barometer.title')}
            items={(['rounds', 'totals'] as const).map((id) => ({
              id,
              label: textOf(`bridgeSwiss:barometer.kinds.${id}`),
            }))}
            value={kind}
            onChange={setKind}
          />
          <TextField
            label={textOf(`bridgeSwiss:barometer.kinds.${kind}`)}
            about={textOf(`bridgeSwiss:barometer.${kind}About`)}
            rows={8}
            value={text}
            onChange={setText}
            maxLength={2_000_000}
          />
          {kind === 'rounds' && (
            <Grid least="15rem">
              <NumberField
                label={textOf('bridgeOffice:rules.boardsPerRound')}
                value={boards}
                minValue={1}
                maxValue={100}
                onChange={(value) => {
                  if (Number.isInteger(value)) setBoards(value);
                }}
              />
              <NumberField
                label={textOf('bridgeSwiss:barometer.nextBoard')}
                about={textOf('bridgeSwiss:barometer.nextBoardAbout')}
                value={nextBoard}
                minValue={1}
                maxValue={10_000}
                onChange={setNextBoard}
              />
            </Grid>
          )}
          {refusal !== null && <RefusalNotice refusal={refusal} />}
        </Stack>
      )}
    </Dialog>
  );
};
