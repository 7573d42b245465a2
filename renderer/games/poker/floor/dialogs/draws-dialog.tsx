import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { families } from '../../../../../core/games/all.ts';
import type { Hall } from '../../../../../core/games/poker/rules/floor-state.ts';
import { chairText } from '../../../../../core/games/poker/rules/floor-state.ts';
import { isSeedShown, seedToTell, shortForm } from '../../../../../core/games/poker/seating/fairness/seeds.ts';
import { calledCause, type LoggedDraw } from '../../../../../core/games/poker/steps/draw-log.ts';
import { type Replayed, replayedDraws } from '../../../../../core/games/poker/steps/replay.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button } from '../../../../parts/button.tsx';
import { Dialog } from '../../../../parts/dialog.tsx';
import dialogStyles from '../../../../parts/layers.module.css';
import { Badge } from '../../../../parts/marks.tsx';
import { Notice } from '../../../../parts/notice.tsx';
import { useTournamentStore } from '../../../../store/tournament.ts';
import { nameOfEntry } from '../../names.ts';
import { floorText } from '../../texts.ts';
import floorStyles from '../floor.module.css';
import styles from '../panels/panels.module.css';
import { useDraws } from '../use-draws.ts';
import { DrawComparison } from './draw-comparison.tsx';

type DrawsProps = { readonly tournament: Tournament; readonly hall: Hall; readonly onClose: () => void };

const DrawLines = ({ tournament, hall, logged }: Omit<DrawsProps, 'onClose'> & { readonly logged: LoggedDraw }) => {
  const textOf = useTextOf();
  const { seats, warnings } = logged.draw;
  const seed = seedToTell(logged.draw, hall.floor);
  return (
    <div className={styles.drawSeats}>
      {seed !== null && <p className={styles.drawSeed}>{textOf('floor:draws.seed', { seed })}</p>}
      {warnings.map((warning) => (
        <p key={warning.code} className={floorStyles.floorCardWarning}>
          {floorText(warning)}
        </p>
      ))}
      <ul>
        {seats.map(({ entry, table, seat, rule }) => (
          <li key={entry}>
            <bdi>{nameOfEntry(tournament, hall.floor, entry)}</bdi>
            <span className="figures">{chairText(hall.floor, { table, seat })}</span>
            <span className="floor-quiet">{textOf(`poker:rules.${rule}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/**
 * Every number there ever was: draws, undone ones included, with why everybody sits where, and what was looked at and not drawn. The
 * seed of the event is told when it has ended.
 */
export const DrawsDialog = ({ tournament, hall, onClose }: DrawsProps) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:draws.${key}`, params);
  const { time } = useFormats();
  const log = useTournamentStore((store) => store.log);
  const [open, setOpen] = useState<number | null>(null);
  const [checked, setChecked] = useState<readonly Replayed[] | null>(null);
  const wrong = (checked ?? []).filter(({ isSame }) => !isSame);
  const { draws, looked, marks, fingerprint } = useDraws(tournament);
  const ended = isSeedShown(hall.floor);
  const lines = [
    ...draws.map((logged) => ({ no: logged.draw.no, logged, look: null })),
    ...looked.map((look) => ({ no: look.no, logged: null, look })),
  ].toSorted((a, b) => b.no - a.no);
  return (
    <Dialog
      title={textOf('floor:more.draws')}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          {draws.length > 0 && (
            <span className={dialogStyles.dialogNote}>
              <Button onPress={() => setChecked(replayedDraws(log, families))}>{t('check')}</Button>
            </span>
          )}
          <Button tone="primary" onPress={onClose}>
            {textOf('shell:close')}
          </Button>
        </>
      }
    >
      <dl className={styles.drawFacts}>
        <dt>{t('fingerprint')}</dt>
        <dd className="figures">
          <strong>{shortForm(fingerprint)}</strong>
          <code className={styles.drawSeed}>{fingerprint}</code>
        </dd>
        <dt>{t('eventSeed')}</dt>
        <dd>{ended ? <code className={styles.drawSeed}>{tournament.seed}</code> : t('seedLater')}</dd>
      </dl>
      <p className="floor-quiet">{t('about')}</p>
      {checked !== null && (
        <Notice tone={wrong.length === 0 ? 'good' : 'bad'}>
          {wrong.length === 0
            ? t('checked', { count: checked.length })
            : t('wrong', { draws: wrong.map(({ draw }) => draw), count: wrong.length })}
        </Notice>
      )}
      {lines.length === 0 && <p>{t('none')}</p>}
      {draws.length > 1 && <DrawComparison tournament={tournament} hall={hall} draws={draws} />}
      <ol className={styles.draws}>
        {lines.map(({ no, logged, look }) => {
          const mark = <span className="figures">{marks.get(no)}</span>;
          if (logged === null)
            return (
              <li key={no} className={styles.drawHead}>
                <strong className="figures">{t('draw', { draw: no })}</strong>
                {mark}
                <span>{textOf(`poker:causes.${look.cause}`)}</span>
                <span className="floor-quiet figures">{time(new Date(look.at).toISOString())}</span>
                <Badge tone="warn">{t('looked', { count: look.looks })}</Badge>
              </li>
            );
          const { seats, at, again = [], reason = '' } = logged.draw;
          const isOpen = open === no;
          return (
            <li key={no} data-undone={logged.undoneBy !== null}>
              <AriaButton
                className={styles.drawHead ?? ''}
                aria-expanded={isOpen}
                onPress={() => setOpen(isOpen ? null : no)}
              >
                <strong className="figures">{t('draw', { draw: no })}</strong>
                {mark}
                <span>{textOf(`poker:causes.${calledCause(logged.draw)}`)}</span>
                <span className="figures">{t('seats', { count: seats.length })}</span>
                <span className="floor-quiet figures">{time(new Date(at).toISOString())}</span>
                {logged.undoneBy !== null && <Badge tone="warn">{t('undone')}</Badge>}
              </AriaButton>
              {again.length > 0 && (
                <p className={styles.drawAgain}>
                  {floorText({
                    code: 'poker.log.again',
                    params: { draws: again, count: again.length, draw: no, reason },
                  })}
                </p>
              )}
              {isOpen && <DrawLines tournament={tournament} hall={hall} logged={logged} />}
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
};
