import { MessageSquare, Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import type { HallState } from '../../../core/api/hall.ts';
import type { Language } from '../../../core/languages.ts';
import { openDialog } from '../../desk/place.ts';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/field/choice.tsx';
import { voiceOf } from '../../print/voice.ts';
import styles from '../hall.module.css';
import { showView } from '../state.ts';
import { closeNetwork, NETWORK_DIALOG, showInNetwork, useNetworkState } from './network-state.ts';

/** White around a code, in modules: what cameras need. */
const QUIET = 4;

/** The address as a code for cameras. Black on white also on a dark desk. */
const Code = ({ url, label }: { readonly url: string; readonly label: string }) => {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={styles.networkCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      data-code={url}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};

type Props = {
  readonly halls: readonly HallState[];
  readonly hall: HallState;
  /** The language that the hall speaks. */
  readonly language: Language;
};

/** The hall in the network [reliability 13.1]: closed, how to open it; open, where it is, who looks and what they see. */
export const NetworkPanel = ({ halls, hall, language }: Props) => {
  const { t } = useTranslation('network');
  const { t: sheets } = useTranslation('sheets');
  const { status, url, connected, hall: shown } = useNetworkState();
  const heading = <h2 className="field-label">{t('desk.title')}</h2>;
  if (status === 'off') {
    const icon = <Radio size={16} aria-hidden />;
    return (
      <section className={styles.networkPanel}>
        <div className={styles.networkWords}>
          {heading}
          <p className="field-about">{t('desk.off')}</p>
        </div>
        <div className={styles.hallTurning}>
          <Button icon={icon} reads onPress={() => openDialog(NETWORK_DIALOG)}>
            {t('desk.open')}
          </Button>
        </div>
      </section>
    );
  }
  // Whoever looks goes on seeing a screen whose window was closed: it must be there to be changed.
  const numbers = [...new Set([...halls.map(({ hall: no }) => no), shown, hall.hall])].toSorted((a, b) => a - b);
  const looking = t(status === 'starting' ? 'desk.starting' : 'desk.connected', { count: connected });
  return (
    <section className={styles.networkPanel} data-open="">
      {url !== '' && <Code url={url} label={t('desk.code')} />}
      <div className={styles.networkWords}>
        {heading}
        <p className={styles.networkUrl}>{url}</p>
        <p>
          <strong role="status">{looking}</strong>
        </p>
        {url !== '' && (
          <dl className={styles.networkScreens}>
            {numbers.map((no) => (
              <div key={no}>
                <dt>{sheets('hall.screenNo', { no })}</dt>
                <dd>{`${url}/${no}`}</dd>
              </div>
            ))}
          </dl>
        )}
        {numbers.length > 1 && (
          <Select
            label={t('desk.shows')}
            value={String(shown)}
            onChange={(id) => void showInNetwork(Number(id))}
            items={numbers.map((no) => ({ id: String(no), label: sheets('hall.screenNo', { no }) }))}
          />
        )}
        <div className={styles.hallTurning}>
          <Button
            icon={<MessageSquare size={16} aria-hidden />}
            isDisabled={url === ''}
            onPress={() =>
              void showView(hall, 'message', {
                message: voiceOf(language).say({ code: 'network.desk.message', params: { url } }),
              })
            }
          >
            {t('desk.tell')}
          </Button>
          <Button tone="danger" reads onPress={() => void closeNetwork()}>
            {t('desk.close')}
          </Button>
        </div>
      </div>
    </section>
  );
};
