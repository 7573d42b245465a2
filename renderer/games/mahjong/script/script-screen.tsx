import { Ellipsis, FileUp, LibraryBig, PenLine, ScrollText, Undo2 } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { openRoundRefusal } from '../../../../core/game/readiness.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useDeeds } from '../../../desk/commands/commands.ts';
import { useAsked } from '../../../desk/place.ts';
import { Screen } from '../../../desk/screen.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { ConfirmDialog } from '../../../parts/dialog.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { EmptyState } from '../../../parts/marks.tsx';
import { MenuButton } from '../../../parts/menu.tsx';
import { Notice, RefusalNotice } from '../../../parts/notice.tsx';
import { Tabs } from '../../../parts/tabs.tsx';
import { BackToRound } from '../../../round/back-to-round.tsx';
import { say } from '../../../store/notices.ts';
import { useTournament } from '../../../store/tournament.ts';
import { copyText } from '../../../text-files/copy-text.ts';
import { saveText } from '../../../text-files/save-text.ts';
import { checkedScript, countOf, mapOf } from './check.ts';
import { CurrentGame } from './current-game.tsx';
import { canonical, removeScript, saveScript, writePlayed } from './deeds.ts';
import { changeDraft, dropDraft, type ScriptDraft, useInEditor } from './draft.ts';
import { nextGame } from './missing.ts';
import { NumbersPanel } from './numbers-panel.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { ReadyDialog } from './ready-dialog.tsx';
import styles from './script.module.css';
import { type Jump, ScriptEditor } from './script-editor.tsx';
import { useScriptFile } from './use-script-file.tsx';
import './ways.ts';

const numberings = ['localIds', 'places'] as const;
const windModes = ['asWritten', 'balanced', 'random'] as const;

type Panel = 'check' | 'numbers';

/** Rounds that were seated without the script and do not stand in it [M-27]. */
const unwritten = (tournament: Tournament, game: number): number => {
  const played = tournament.rounds.filter(({ confirmed }) => confirmed).length;
  return Math.max(0, played - (game - 1));
};

type WithScriptProps = { readonly tournament: Tournament; readonly shown: ScriptDraft; readonly isChanged: boolean };

const WithScript = ({ tournament, shown, isChanged }: WithScriptProps) => {
  const textOf = useTextOf();
  const [panel, setPanel] = useState<Panel>('check');
  const [asking, setAsking] = useState<'ready' | 'remove' | 'game' | null>(null);
  const [areTyped, setTyped] = useState(false);
  const [focus, setFocus] = useState<{ readonly player: number | null } | null>(null);
  const jump = useRef<Jump>(null);
  const text = useDeferredValue(shown.text);
  const checked = useMemo(
    () => checkedScript(tournament, { text, numbers: shown.numbers }),
    [tournament, text, shown.numbers],
  );
  const locked = useMemo(() => openRoundRefusal(tournament), [tournament]);
  const next = useMemo(() => nextGame(tournament), [tournament]);
  const picker = useScriptFile((read) => changeDraft(tournament, { text: read }));
  const errors = countOf(checked.problems, 'error');
  const warnings = countOf(checked.problems, 'warning');
  const checkLabel = [
    ...(errors > 0 ? [textOf('mahjongDesk:script.errors', { count: errors })] : []),
    ...(warnings > 0 || errors === 0 ? [textOf('mahjongDesk:script.warnings', { count: warnings })] : []),
  ].join(', ');
  const canSave = isChanged && locked === null;
  const missed = next === null ? 0 : unwritten(tournament, next.game);

  useAsked((asked) => {
    if (typeof asked.localId === 'number') {
      const holder = mapOf(tournament).find(({ localId }) => localId === asked.localId);
      setPanel('numbers');
      setFocus({ player: holder?.player ?? null });
    } else if (asked.game !== undefined) setAsking('game');
    else return false;
    return true;
  });

  useDeeds(
    useMemo(
      () => [
        {
          id: 'script.save',
          titleKey: 'mahjongDesk:script.save',
          groupKey: 'mahjongDesk:script.title',
          shortcut: 'Mod+KeyS',
          when: () => canSave,
          perform: () => void saveScript(shown),
        },
      ],
      [canSave, shown],
    ),
  );

  const more = (id: string): void => {
    switch (id) {
      case 'import':
        picker.pick();
        break;
      case 'copy':
        if (copyText(canonical(shown.text))) say('good', 'mahjongDesk:penalties.copied');
        break;
      case 'download':
        void saveText(
          textOf('exchange:fileName', { event: tournament.name, what: textOf('mahjongDesk:script.title') }),
          'txt',
          canonical(shown.text),
        );
        break;
      case 'played':
        void writePlayed(tournament);
        break;
      case 'remove':
        setAsking('remove');
        break;
    }
  };
  const confirmed = tournament.rounds.filter((round) => round.confirmed).length;

  return (
    <Screen
      title={textOf('mahjongDesk:script.title')}
      about={
        <div className={styles.scriptAbout}>
          {next !== null && (
            <CurrentGame
              game={next.game}
              rounds={next.rounds}
              isLocked={locked !== null}
              isOpen={asking === 'game'}
              onOpen={(open) => setAsking(open ? 'game' : null)}
            />
          )}
        </div>
      }
      actions={
        <>
          <MenuButton
            label={textOf('words:moreActs')}
            icon={<Ellipsis size={16} aria-hidden />}
            iconOnly
            items={[
              { id: 'import', label: textOf('people:import.choose') },
              { id: 'copy', label: textOf('shell:menu.copy') },
              { id: 'download', label: textOf('mahjongDesk:script.download') },
              'line',
              {
                id: 'played',
                label: textOf('mahjongDesk:script.writePlayed'),
                isDisabled: locked !== null || confirmed === 0 || isChanged,
              },
              { id: 'remove', label: textOf('mahjongDesk:script.remove') },
            ]}
            onAction={more}
          />
          <Button icon={<LibraryBig size={16} aria-hidden />} onPress={() => setAsking('ready')}>
            {textOf('mahjongDesk:ready.open')}
          </Button>
          <Button icon={<Undo2 size={16} aria-hidden />} isDisabled={!isChanged} onPress={dropDraft}>
            {textOf('rounds:seat.discard')}
          </Button>
          {isChanged ? (
            <Button tone="primary" isDisabled={!canSave} onPress={() => void saveScript(shown)}>
              {textOf('mahjongDesk:script.save')}
            </Button>
          ) : (
            !areTyped && <BackToRound tournament={tournament} />
          )}
        </>
      }
    >
      {picker.field}
      {locked !== null && (
        <div className={styles.scriptSaid}>
          <RefusalNotice refusal={locked} />
        </div>
      )}
      {locked === null && missed > 0 && !isChanged && (
        <div className={styles.scriptSaid}>
          <Notice
            actions={
              <Button onPress={() => void writePlayed(tournament)}>{textOf('mahjongDesk:script.writePlayed')}</Button>
            }
          >
            {textOf('mahjongDesk:script.unwritten', { count: missed })}
          </Notice>
        </div>
      )}
      <div className={styles.scriptParts}>
        <div className={styles.scriptLeft}>
          <div className={styles.scriptModes}>
            <Select
              label={textOf('mahjongDesk:script.numbers')}
              items={numberings.map((id) => ({ id, label: textOf(`mahjongDesk:script.numberings.${id}`) }))}
              value={shown.numbers}
              onChange={(numbers) => changeDraft(tournament, { numbers })}
            />
            <Select
              label={textOf('mahjong:winds')}
              items={windModes.map((id) => ({ id, label: textOf(`mahjong:windModes.${id}`) }))}
              value={shown.winds}
              onChange={(winds) => changeDraft(tournament, { winds })}
            />
          </div>
          <ScriptEditor
            text={shown.text}
            onChange={(typed) => changeDraft(tournament, { text: typed })}
            checked={checked}
            game={next?.game ?? 1}
            jump={jump}
          />
        </div>
        <div className={styles.scriptRight}>
          <Tabs<Panel>
            label={textOf('mahjongDesk:script.title')}
            value={panel}
            onChange={setPanel}
            items={[
              {
                id: 'check',
                label: checkLabel,
                content: <ProblemsPanel checked={checked} text={text} onJump={(place) => jump.current?.to(place)} />,
              },
              // A script by places gives nobody a number, and one that is not saved yet none so far.
              ...(shown.numbers === 'places' || next === null
                ? []
                : [
                    {
                      id: 'numbers' as const,
                      label: textOf('mahjongDesk:numbers.title'),
                      content: <NumbersPanel {...{ tournament, focus }} canSave={locked === null} onTyped={setTyped} />,
                    },
                  ]),
            ]}
          />
        </div>
      </div>
      {asking === 'ready' && (
        <ReadyDialog
          tournament={tournament}
          onUse={(made) => changeDraft(tournament, { text: made, numbers: 'localIds' })}
          onClose={() => setAsking(null)}
        />
      )}
      <ConfirmDialog
        title={textOf('mahjongDesk:script.remove')}
        isOpen={asking === 'remove'}
        onClose={() => setAsking(null)}
        onConfirm={() => (next === null ? dropDraft() : void removeScript())}
        confirm={textOf('mahjongDesk:script.remove')}
        tone="danger"
      >
        {textOf('mahjongDesk:script.removeAbout')}
      </ConfirmDialog>
    </Screen>
  );
};

const NoScript = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const [ready, setReady] = useState(false);
  const picker = useScriptFile((text) => changeDraft(tournament, { text }));
  const locked = useMemo(() => openRoundRefusal(tournament), [tournament]);
  const played = tournament.rounds.filter(({ confirmed }) => confirmed).length;
  const ways: readonly ReactNode[] = [
    <Button key="ready" tone="primary" icon={<LibraryBig size={16} aria-hidden />} onPress={() => setReady(true)}>
      {textOf('mahjongDesk:ready.open')}
    </Button>,
    <Button key="write" icon={<PenLine size={16} aria-hidden />} onPress={() => changeDraft(tournament, { text: '' })}>
      {textOf('mahjongDesk:script.write')}
    </Button>,
    <Button key="import" icon={<FileUp size={16} aria-hidden />} onPress={picker.pick}>
      {textOf('people:import.choose')}
    </Button>,
    ...(played > 0 && locked === null
      ? [
          <Button key="played" onPress={() => void writePlayed(tournament)}>
            {textOf('mahjongDesk:script.writePlayed')}
          </Button>,
        ]
      : []),
  ];
  return (
    <Screen title={textOf('mahjongDesk:script.title')} scrolls>
      {picker.field}
      <EmptyState icon={<ScrollText size={40} aria-hidden />} title={textOf('mahjongDesk:script.empty')} actions={ways}>
        {textOf('mahjongDesk:script.emptyAbout')}
      </EmptyState>
      {ready && (
        <ReadyDialog
          tournament={tournament}
          onUse={(text) => changeDraft(tournament, { text })}
          onClose={() => setReady(false)}
        />
      )}
    </Screen>
  );
};

/** The seating script: written, checked, numbered [mahjong 11]. */
export const ScriptScreen = () => {
  const tournament = useTournament();
  return tournament === null ? null : <Script tournament={tournament} />;
};

const Script = ({ tournament }: { readonly tournament: Tournament }) => {
  const { shown, isChanged } = useInEditor(tournament);
  return shown === null ? (
    <NoScript tournament={tournament} />
  ) : (
    <WithScript tournament={tournament} shown={shown} isChanged={isChanged} />
  );
};
