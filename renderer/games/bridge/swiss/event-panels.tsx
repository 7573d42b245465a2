/** Features 10, 16, 17 and 18, and the scores beside the matches: breaks, rooms, barometer, meetings, adjustments. */

import { Import, Plus, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { readRounds, readTotals } from '../../../../core/games/bridge/results/barometer.ts';
import { gapAfterImport, roundBoards } from '../../../../core/games/bridge/results/event.ts';
import { readHundredths } from '../../../../core/games/bridge/rules/decimals.ts';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import type { Refusal } from '../../../../core/tournament/refusal.ts';
import type { EntrantId, Phrase } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, IconButton, SegmentedControl } from '../../../parts/button.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { NumberField, TextField } from '../../../parts/field/field.tsx';
import { Notice, RefusalNotice } from '../../../parts/notice.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { wordsOf } from '../../../round/names/texts.ts';
import { doOwn } from '../own-command.ts';
import { BreakSetting, IgnoreSetting } from '../round/seating-settings.tsx';
import { readNumbers, writeNumbers } from '../rules/number-list.ts';
import { useScoreText } from '../score-text.ts';
import { ContestantSelect } from './contestant-select.tsx';
import { DeedButton, Deeds, type PanelProps, setRules, useTyped } from './parts.tsx';
import { RoomStarts } from './room-starts.tsx';

/** 10 · Swiss break. */
export const BreakPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  return (
    <>
      <BreakSetting tournament={tournament} />
      <ul className="swiss-list">
        {ownOf(tournament)
          .breaks.toSorted((a, b) => a.after - b.after)
          .map(({ after, minutes, text }) => (
            <li key={after}>
              {textOf('bridgeSwiss:break.known', { round: after, minutes, count: minutes })} <bdi>{text}</bdi>
            </li>
          ))}
      </ul>
    </>
  );
};

/** 16 · Swiss room. */
export const RoomsPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const { normalSwissRounds, disabledTables } = rulesOf(tournament);
  const [normal, setNormal] = useTyped();
  const [disabled, setDisabled] = useTyped();
  const wrong = (text: string | null) =>
    text !== null && readNumbers(text) === null ? textOf('bridgeSwiss:notNumbers') : null;
  const save = async (
    text: string | null,
    done: (text: null) => void,
    name: 'normalSwissRounds' | 'disabledTables',
  ) => {
    const numbers = text === null ? null : readNumbers(text);
    if (numbers !== null && (await setRules(tournament, { [name]: [...numbers] }))) done(null);
  };
  return (
    <>
      <RoomStarts tournament={tournament} />
      <TextField
        label={textOf('bridgeSwiss:rooms.normal')}
        about={textOf('bridgeSwiss:rooms.normalAbout')}
        value={normal ?? writeNumbers(normalSwissRounds)}
        onChange={setNormal}
        onBlur={() => void save(normal, setNormal, 'normalSwissRounds')}
        error={wrong(normal)}
        maxLength={200}
      />
      <TextField
        label={textOf('bridgeSwiss:rooms.disabled')}
        value={disabled ?? writeNumbers(disabledTables)}
        onChange={setDisabled}
        onBlur={() => void save(disabled, setDisabled, 'disabledTables')}
        error={wrong(disabled)}
        maxLength={500}
      />
    </>
  );
};

type Read =
  | { readonly kind: 'rounds'; readonly rows: Extract<ReturnType<typeof readRounds>, { ok: true }>['value'] }
  | {
      readonly kind: 'totals';
      readonly totals: Extract<ReturnType<typeof readTotals>, { ok: true }>['value']['totals'];
      readonly notice: Phrase;
    };

/** 17 · Convert barometer to Swiss: rounds, or totals only, taken in from elsewhere. */
export const BarometerPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const { imported } = ownOf(tournament);
  const { boardsPerRound } = rulesOf(tournament);
  const [kind, setKind] = useState<Read['kind']>('rounds');
  const [text, setText] = useState('');
  const [boards, setBoards] = useState(boardsPerRound);
  const [nextBoard, setNextBoard] = useState(Number.NaN);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [notice, setNotice] = useState<Phrase | null>(null);
  const take = async () => {
    setNotice(null);
    if (kind === 'rounds') {
      const read = readRounds(text);
      setRefusal(read.ok ? null : read.refusal);
      if (!read.ok) return;
      const next = Number.isInteger(nextBoard) ? nextBoard : null;
      await doOwn({ do: 'convertBarometer', rows: read.value.map((row) => ({ ...row })), boards, nextBoard: next });
      return;
    }
    const read = readTotals(text);
    setRefusal(read.ok ? null : read.refusal);
    if (!read.ok) return;
    if (await doOwn({ do: 'convertTotals', totals: read.value.totals.map((one) => ({ ...one })) })) {
      setNotice(read.value.notice);
    }
  };
  const gap = gapAfterImport(tournament);
  if (imported !== null) {
    const { from, to } = roundBoards(tournament, nextRound(tournament).round);
    return (
      <>
        <Notice tone="good">
          {textOf(`bridgeSwiss:barometer.${imported.rounds === 0 ? 'totalsTaken' : 'taken'}`, {
            count: imported.rounds,
            round: nextRound(tournament).round,
            from,
            to,
          })}
        </Notice>
        {(notice !== null || imported.rounds === 0) && (
          <Notice tone="warn">{wordsOf(notice ?? { code: 'bridge.notices.meetingsUnknown' })}</Notice>
        )}
        {gap !== null && <Notice tone="warn">{wordsOf(gap)}</Notice>}
        <Deeds>
          <Button icon={<Undo2 size={16} aria-hidden />} onPress={() => void doOwn({ do: 'revertConversion' })}>
            {textOf('refusals:ways.revertConversion')}
          </Button>
        </Deeds>
      </>
    );
  }
  return (
    <>
      <SegmentedControl
        label={textOf('bridgeSwiss:features.barometer')}
        items={(['rounds', 'totals'] as const).map((id) => ({
          id,
          label: textOf(`bridgeSwiss:barometer.kinds.${id}`),
        }))}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={textOf(`bridgeSwiss:barometer.${kind}`)}
        about={textOf(`bridgeSwiss:barometer.${kind}About`)}
        rows={8}
        value={text}
        onChange={setText}
        maxLength={2_000_000}
      />
      {kind === 'rounds' && (
        <div className="swiss-fields">
          <NumberField
            label={textOf('bridgeSwiss:barometer.boards')}
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
        </div>
      )}
      {refusal !== null && <RefusalNotice refusal={refusal} />}
      <Deeds>
        <DeedButton icon={<Import size={16} aria-hidden />} isDisabled={text.trim() === ''} onPress={() => void take()}>
          {textOf('bridgeSwiss:barometer.take')}
        </DeedButton>
      </Deeds>
    </>
  );
};

/** 18 · Ignore meetings from round 1 to N. */
export const IgnorePanel = ({ tournament }: PanelProps) => <IgnoreSetting tournament={tournament} />;

const KINDS = ['penalty', 'award', 'correction'] as const;

/** Adjustments and carry-over [bridge 5.4]. */
export const ScoresPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const score = useScoreText(tournament);
  const { adjustments, carryOver } = ownOf(tournament);
  const [who, setWho] = useState<EntrantId | null>(null);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('penalty');
  const [amount, setAmount] = useState('');
  const [round, setRound] = useState(Number.NaN);
  const [reason, setReason] = useState('');
  const [carried, setCarried] = useState('');
  const value = readHundredths(amount);
  const brought = readHundredths(carried);
  const adjust = async () => {
    if (who === null || value === null || reason.trim() === '') return;
    const signed = kind === 'penalty' ? -Math.abs(value) : value;
    const at = Number.isInteger(round) ? round : null;
    const done = await doOwn({
      do: 'adjust',
      adjustment: { entrant: who, round: at, amount: signed, kind, reason: reason.trim() },
    });
    if (done) {
      setAmount('');
      setReason('');
    }
  };
  return (
    <>
      <div className="swiss-fields">
        <ContestantSelect
          tournament={tournament}
          label={textOf('bridgeSwiss:dropOut.who')}
          value={who}
          onChange={setWho}
        />
        <Select
          label={textOf('bridgeSwiss:scores.kind')}
          items={KINDS.map((id) => ({ id, label: textOf(`bridgeSwiss:scores.kinds.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
        <TextField
          label={textOf('bridgeSwiss:scores.amount')}
          value={amount}
          onChange={setAmount}
          maxLength={12}
          error={amount !== '' && value === null ? textOf('bridgeSwiss:notANumber') : null}
        />
        <NumberField
          label={textOf('rounds:title')}
          about={textOf('bridgeSwiss:scores.roundAbout')}
          value={round}
          minValue={1}
          maxValue={tournament.plannedRounds}
          onChange={setRound}
        />
        <TextField label={textOf('bridgeOffice:bye.reason')} value={reason} onChange={setReason} maxLength={500} />
      </div>
      <Deeds>
        <DeedButton
          icon={<Plus size={16} aria-hidden />}
          isDisabled={who === null || value === null || value === 0 || reason.trim() === ''}
          onPress={() => void adjust()}
        >
          {textOf('bridgeSwiss:scores.adjust')}
        </DeedButton>
      </Deeds>
      <ul className="swiss-list">
        {adjustments.map(({ no, entrant, amount: given, round: of, reason: why }) => (
          <li key={no}>
            <strong>{score(given)}</strong> <PersonName person={people.get(entrant)} />{' '}
            {of === null ? textOf('bridgeSwiss:scores.event') : textOf('rounds:round', { round: of })} ·{' '}
            <bdi>{why}</bdi>
            <IconButton
              label={textOf('bridgeSwiss:scores.cancel', { no })}
              icon={<X size={16} aria-hidden />}
              onPress={() => void doOwn({ do: 'cancelAdjustment', no })}
            />
          </li>
        ))}
      </ul>
      <div className="swiss-fields">
        <TextField
          label={textOf('bridgeSwiss:scores.carryOver')}
          about={
            who === null
              ? textOf('bridgeSwiss:scores.carryAbout')
              : textOf('bridgeSwiss:scores.carryNow', {
                  score: score(carryOver[String(who)] ?? 0),
                })
          }
          value={carried}
          onChange={setCarried}
          maxLength={12}
          error={carried !== '' && brought === null ? textOf('bridgeSwiss:notANumber') : null}
        />
        <Button
          isDisabled={who === null || brought === null}
          onPress={() => {
            if (who !== null && brought !== null) {
              void doOwn({ do: 'setCarryOver', scores: [{ entrant: who, score: brought }] });
            }
          }}
        >
          {textOf('bridgeSwiss:scores.carry')}
        </Button>
      </div>
    </>
  );
};
