import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_PORT, LAST_PORT, type NetworkPlace } from '../../../core/api/network.ts';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import { closeDialog } from '../../desk/place.ts';
import { call } from '../../door/current.ts';
import { refusalText } from '../../i18n/refusal-text.ts';
import { withoutDots } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Select } from '../../parts/field/choice.tsx';
import { TextField } from '../../parts/field/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import styles from '../hall.module.css';
import { openNetwork, useNetworkState } from './network-state.ts';

/** The networks of this computer; null until they are known. */
const usePlaces = () => {
  const [places, setPlaces] = useState<readonly NetworkPlace[] | null>(null);
  const look = useCallback(async () => {
    const answer = await call('network.places', {});
    if (answer.ok) setPlaces(answer.value);
  }, []);
  useEffect(() => {
    void look();
  }, [look]);
  return { places, look };
};

/** A port as it was typed; null where it is none. */
const portOf = (text: string): number | null => {
  const port = /^\d{4,5}$/.test(text.trim()) ? Number(text.trim()) : 0;
  return port >= FIRST_PORT && port <= LAST_PORT ? port : null;
};

/** Asks which network, and says before it is opened who can read then and what plain http means [reliability 13.1, 13.9]. */
export const NetworkDialog = () => {
  const { t } = useTranslation('network');
  const { t: shell } = useTranslation('shell');
  const { places, look } = usePlaces();
  const [chosen, setChosen] = useState<string | null>(null);
  const { port: usual } = useNetworkState();
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  // An address of IPv6 is never taken by itself.
  const place =
    places?.find(({ address }) => address === chosen) ?? places?.find(({ version }) => version === 4) ?? null;
  const port = typed === null ? null : portOf(typed);
  const isWrong = typed !== null && port === null;
  const open = async () => {
    setTried(true);
    setRefused(null);
    if (place === null || isWrong || isOpening) return;
    setOpening(true);
    const answer = await openNetwork(place.address, port);
    setOpening(false);
    if (answer.ok) closeDialog();
    else setRefused(answer.refusal);
  };
  const bounds = { least: FIRST_PORT, most: LAST_PORT };
  const items = (places ?? []).map(({ address, name }) => ({
    id: address,
    label: name === address ? address : `${address} · ${name}`,
  }));
  return (
    <Dialog
      title={t('desk.open')}
      isOpen
      onClose={closeDialog}
      onSubmit={() => void open()}
      actions={
        <>
          <Button onPress={closeDialog}>{shell('cancel')}</Button>
          <Button tone="primary" type="submit" isDisabled={place === null || isOpening}>
            {isOpening ? t('desk.starting') : withoutDots(t('desk.open'))}
          </Button>
        </>
      }
    >
      <p>{t('desk.readers')}</p>
      <Notice tone="warn">{t('desk.plain')}</Notice>
      {refused !== null && <Notice tone="bad">{refusalText(refused)}</Notice>}
      {places !== null && places.length === 0 && (
        <Notice tone="warn" actions={<Button onPress={() => void look()}>{t('desk.lookAgain')}</Button>}>
          {t('desk.noPlace')}
        </Notice>
      )}
      {items.length > 0 && (
        <Select
          label={t('desk.place')}
          value={place?.address ?? ''}
          onChange={setChosen}
          items={items}
          placeholder={t('desk.choosePlace')}
        />
      )}
      <div className={styles.networkPort}>
        <TextField
          label={t('desk.port')}
          value={typed ?? String(usual)}
          onChange={setTyped}
          inputMode="numeric"
          maxLength={5}
          error={isTried && isWrong ? shell('field.whole', bounds) : null}
        />
      </div>
    </Dialog>
  );
};
