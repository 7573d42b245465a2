import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { families, familyIds } from '../../core/games/all.ts';
import { languageOf } from '../../core/languages.ts';
import { mostRounds } from '../../core/tournament/most-rounds.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import type { GameId, Json } from '../../core/tournament/words.ts';
import { closeDialog } from '../desk/place.ts';
import { call } from '../door/current.ts';
import { screensOf } from '../games/game.ts';
import { hasText, useTextOf, withoutDots } from '../i18n/text.ts';
import { Answers, Dialog } from '../parts/dialog.tsx';
import { Disclosure } from '../parts/disclosure.tsx';
import { Cards } from '../parts/field/choice.tsx';
import { NumberField, TextField } from '../parts/field/field.tsx';
import { RefusalNotice } from '../parts/notice.tsx';
import { useApp, useLanguage } from '../store/app.ts';
import { createFile } from '../store/file.ts';
import { firstFamily, GameIcon } from './game-icon.tsx';
import styles from './start.module.css';

/** Rounds of a new tournament where the game does not say how many are usual for its people. */
const USUAL_ROUNDS = 8;

/** A new tournament: which game, its name, how many rounds, by which rules. Its file takes the name [W-11.1]. */
export const NewDialog = () => {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const inBrowser = useApp(({ info }) => info?.host === 'browser');
  const language = useLanguage();
  const [family, setFamily] = useState<GameId>(firstFamily);
  const [name, setName] = useState('');
  /** NaN: nothing stands in the field. */
  const [typedRounds, setTypedRounds] = useState<number | null>(null);
  const [rules, setRules] = useState<Json | null>(null);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const Rules = screensOf(family).Rules;
  const standardRules = families[family].rules.usual;

  // Where the game calls its rules by a name, that is what is usual.
  const preset = `${family}:presets.${((rules ?? standardRules) as { readonly preset?: string } | null)?.preset}`;

  const nameMissing = name.trim() === '';
  const hasRounds = families[family].hasRounds !== false;
  const asUsual = families[family].seating.usualRounds !== undefined;
  const rounds = typedRounds ?? (asUsual ? Number.NaN : USUAL_ROUNDS);
  const plannedRounds = Number.isInteger(rounds) ? rounds : null;
  const most = mostRounds(families[family]);
  const roundsWrong = hasRounds && (plannedRounds === null ? !asUsual : plannedRounds > most);

  const create = async () => {
    setAsked(true);
    // Whoever pressed the button goes on with what is missing.
    if (nameMissing) fields.current?.querySelector('input')?.focus();
    if (nameMissing || roundsWrong || busy) return;
    setBusy(true);
    setRefusal(null);
    const place = await call('file.chooseNew', { suggested: name });
    const made =
      place.ok && place.value !== null
        ? await createFile({
            handle: place.value.handle,
            name,
            family,
            plannedRounds: hasRounds ? plannedRounds : 1,
            ...(rules === null ? {} : { rules }),
            namesAs: {
              order: families[family].byTag === true ? 'entered' : 'family',
              family: languageOf(language).familyName,
            },
          })
        : place;
    setBusy(false);
    if (!made.ok) setRefusal(made.refusal);
    else if (made.value !== null) closeDialog();
  };

  return (
    <Dialog
      title={t('deeds.new')}
      isOpen
      onClose={closeDialog}
      size="large"
      onSubmit={() => void create()}
      actions={<Answers onCancel={closeDialog} confirm={inBrowser ? t('new.create') : t('new.createWhere')} />}
    >
      <Cards
        label={t('new.game')}
        columns={4}
        value={family}
        onChange={(chosen) => {
          setFamily(chosen);
          setRules(null);
        }}
        items={familyIds.map((id) => ({
          id,
          label: textOf(`${id}:game.name`),
          about: textOf(`${id}:game.about`),
          icon: <GameIcon family={id} />,
        }))}
      />
      <div className={styles.newFields} ref={fields}>
        <TextField
          label={t('new.name')}
          value={name}
          onChange={setName}
          maxLength={200}
          autoFocus
          error={asked && nameMissing ? t('new.nameMissing') : null}
        />
        {hasRounds && (
          <NumberField
            label={t('new.rounds')}
            about={asUsual ? t('new.roundsAsUsual') : undefined}
            value={rounds}
            onChange={setTypedRounds}
            minValue={1}
            maxValue={most}
            error={asked && roundsWrong ? t('field.whole', { least: 1, most }) : null}
          />
        )}
      </div>
      {Rules !== undefined && standardRules !== null && (
        <Disclosure
          title={withoutDots(textOf('rounds:rules.open'))}
          about={hasText(preset) ? textOf(preset) : t(rules === null ? 'new.rulesStandard' : 'new.rulesChosen')}
        >
          <Rules rules={rules ?? standardRules} onChange={setRules} isFresh published={0} />
        </Disclosure>
      )}
      {refusal !== null && <RefusalNotice refusal={refusal} />}
    </Dialog>
  );
};
