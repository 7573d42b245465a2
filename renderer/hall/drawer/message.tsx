import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import type { Settings } from '../../../core/api/app.ts';
import type { HallState } from '../../../core/api/hall.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field/field.tsx';
import { LogoField } from '../../print/logo-field.tsx';
import { changeSettings } from '../../store/app.ts';
import { closeWithEvent } from '../../store/tournament.ts';
import styles from '../hall.module.css';
import { showView } from '../state.ts';

/** What is written for a window and not shown yet: it stays while something else is looked at. */
const useDrafts = create<{ readonly [hall: number]: string | undefined }>()(() => ({}));

closeWithEvent(() => useDrafts.setState({}, true));

type MessageProps = { readonly state: HallState; readonly hall: Settings['hall'] };

/** The text that fills the picture, and the logo beside it: shown only when the button says so. */
export const Message = ({ state, hall }: MessageProps) => {
  const { t } = useTranslation('sheets');
  const { screen, hall: no } = state;
  const { message } = screen;
  const text = useDrafts((drafts) => drafts[no]) ?? message;
  const setText = (draft: string) => useDrafts.setState({ [no]: draft });
  const live = screen.view === 'message' && text === message;
  const logo = hall.logo ?? null;
  return (
    <div className={styles.hallMessage}>
      <TextField label={t('hall.views.message')} value={text} onChange={setText} maxLength={500} rows={3} />
      <Button
        icon={<MessageSquare size={16} aria-hidden />}
        isDisabled={(text.trim() === '' && logo === null) || live}
        onPress={() => {
          useDrafts.setState({ [no]: undefined });
          void showView(state, 'message', { message: text });
        }}
      >
        {t('hall.sendMessage')}
      </Button>
      <LogoField
        add={t('hall.logo')}
        logo={logo}
        onChange={(next) => void changeSettings({ hall: { ...hall, logo: next } })}
      />
    </div>
  );
};
