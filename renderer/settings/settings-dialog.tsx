import { useTranslation } from 'react-i18next';
import type { Settings } from '../../core/api/app.ts';
import { type Language, languageOf, languages } from '../../core/languages.ts';
import { paperSizes } from '../../core/sheets/layout/paper.ts';
import { ClockSettings } from '../clock/clock-settings.tsx';
import { CopiesSettings } from '../copies/copies-settings.tsx';
import { closeDialog } from '../desk/place.ts';
import { phraseText, textOf } from '../i18n/text.ts';
import { SegmentedControl } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Checkbox, Select } from '../parts/field/choice.tsx';
import { NumberField } from '../parts/field/field.tsx';
import { changeSettings, useApp, useLanguage } from '../store/app.ts';
import styles from './settings.module.css';

type Distance = 'imageWidth' | 'farthest' | 'readingLine';

/** Limits of the contract, in centimetres. */
const LIMITS: { readonly [distance in Distance]: readonly [number, number] } = {
  imageWidth: [30, 5000],
  farthest: [100, 20_000],
  readingLine: [100, 20_000],
};

const distances: readonly Distance[] = ['imageWidth', 'farthest', 'readingLine'];

type Same = 'same';

const HallSettings = ({ hall }: { readonly hall: Settings['hall'] }) => {
  const { t } = useTranslation('shell');
  const change = (changed: Partial<Settings['hall']>) => void changeSettings({ hall: { ...hall, ...changed } });
  return (
    <>
      <div className={styles.settingsDistances}>
        {distances.map((distance) => (
          <NumberField
            key={distance}
            label={t(`settings.${distance}`)}
            unit={t('settings.metres')}
            value={hall[distance] / 100}
            minValue={LIMITS[distance][0] / 100}
            maxValue={LIMITS[distance][1] / 100}
            step={0.1}
            formatOptions={{ minimumFractionDigits: 1, maximumFractionDigits: 1 }}
            onChange={(metres) => {
              if (Number.isFinite(metres)) change({ [distance]: Math.round(metres * 100) });
            }}
          />
        ))}
      </div>
      <div className={styles.settingsRow}>
        <span>{t('settings.hallTheme')}</span>
        <SegmentedControl
          label={t('settings.hallTheme')}
          value={hall.theme}
          onChange={(theme) => change({ theme })}
          items={[
            { id: 'light', label: t('themes.light') },
            { id: 'dark', label: t('themes.dark') },
          ]}
        />
      </div>
    </>
  );
};

/** What the program remembers on this computer. Every choice counts at once; there is nothing to confirm. */
export const SettingsDialog = () => {
  const { t } = useTranslation('shell');
  const settings = useApp((store) => store.settings);
  const language = useLanguage();
  const ofItsOwn = (chosen: Language | null, onChange: (chosen: Language | null) => void, label: string) => (
    <div className={styles.settingsRow}>
      <span>{label}</span>
      <Select<Language | Same>
        label={label}
        hideLabel
        value={chosen ?? 'same'}
        onChange={(id) => onChange(id === 'same' ? null : id)}
        items={[
          { id: 'same', label: t('settings.asDesk') },
          ...languages.map((id) => ({ id, label: languageOf(id).name })),
        ]}
      />
    </div>
  );
  return (
    <Dialog title={t('deeds.settings')} isOpen onClose={closeDialog}>
      <section className={styles.settingsPart}>
        <h3>{t('settings.desk')}</h3>
        <div className={styles.settingsRow}>
          <span>{t('language')}</span>
          <SegmentedControl
            label={t('language')}
            value={language}
            onChange={(chosen) => void changeSettings({ language: chosen })}
            items={languages.map((id) => ({ id, label: languageOf(id).name }))}
          />
        </div>
        <div className={styles.settingsRow}>
          <span>{t('theme')}</span>
          <SegmentedControl
            label={t('theme')}
            value={settings.theme}
            onChange={(theme) => void changeSettings({ theme })}
            items={(['system', 'light', 'dark'] as const).map((id) => ({ id, label: t(`themes.${id}`) }))}
          />
        </div>
        <Checkbox isSelected={settings.letterKeys} onChange={(letterKeys) => void changeSettings({ letterKeys })}>
          {t('settings.letterKeys')}
        </Checkbox>
        <p className="field-about">{t('settings.letterKeysAbout')}</p>
        <Checkbox
          isSelected={settings.winnerLetter === true}
          onChange={(winnerLetter) => void changeSettings({ winnerLetter })}
        >
          {t('settings.winnerLetter')}
        </Checkbox>
        <p className="field-about">{t('settings.winnerLetterAbout')}</p>
      </section>
      <section className={styles.settingsPart}>
        <h3>{textOf('sheets:print.title')}</h3>
        <div className={styles.settingsRow}>
          <span>{t('settings.paper')}</span>
          <SegmentedControl
            label={t('settings.paper')}
            value={settings.paper}
            onChange={(paper) => void changeSettings({ paper })}
            items={paperSizes.map((id) => ({
              id,
              label: id === 'Universal' ? phraseText('sheets', { code: 'print.universal' }) : id,
            }))}
          />
        </div>
        {ofItsOwn(
          settings.printLanguage,
          (printLanguage) => void changeSettings({ printLanguage }),
          t('settings.printLanguage'),
        )}
      </section>
      <section className={styles.settingsPart}>
        <h3>{textOf('sheets:hall.title')}</h3>
        <HallSettings hall={settings.hall} />
        {ofItsOwn(
          settings.hall.language,
          (chosen) => void changeSettings({ hall: { ...settings.hall, language: chosen } }),
          t('settings.hallLanguage'),
        )}
      </section>
      <section className={styles.settingsPart}>
        <h3>{textOf('sheets:hall.views.timer')}</h3>
        <ClockSettings />
      </section>
      <CopiesSettings />
    </Dialog>
  );
};
