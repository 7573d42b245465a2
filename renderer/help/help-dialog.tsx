import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { familyIds } from '../../core/games/all.ts';
import type { GameId } from '../../core/tournament/words.ts';
import { closeDialog } from '../desk/place.ts';
import { screensOf } from '../games/game.ts';
import { useTextOf } from '../i18n/text.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { firstFamily } from '../start/game-icon.tsx';
import { useTournament } from '../store/tournament.ts';
import { MethodDrawing } from './method-drawing.tsx';
import { useHelpPage } from './open-help.ts';
import './texts.ts';
import '../network/texts.ts';
import styles from '../settings/settings.module.css';

const Methods = ({ family }: { readonly family: GameId }) => {
  const textOf = useTextOf();
  return (
    <>
      <p className={styles.helpAbout}>{textOf(`${family}:help.about`)}</p>
      {Object.entries(screensOf(family).pictures).map(([method, picture]) => (
        <section key={method} className={styles.helpMethod}>
          <MethodDrawing picture={picture} />
          <div>
            <h3>{textOf(`${family}:methods.${method}.name`)}</h3>
            <p>{textOf(`${family}:methods.${method}.about`)}</p>
          </div>
        </section>
      ))}
      <p className={styles.helpSource}>{textOf(`${family}:help.source`)}</p>
    </>
  );
};

/** The hall in the network, as openly as where it is switched on [reliability 13.9]. */
const InNetwork = () => {
  const { t } = useTranslation('network');
  return (
    <section className={styles.helpNetwork}>
      <h3>{t('desk.title')}</h3>
      <p>{t('desk.off')}</p>
      <p>{t('desk.readers')}</p>
      <p>{t('desk.plain')}</p>
    </section>
  );
};

/** How each way of seating works, with a picture, and whose rules they are. Everything is in the program itself. */
export const HelpDialog = () => {
  const { t } = useTranslation('help');
  const textOf = useTextOf();
  const open = useTournament()?.family;
  const asked = useHelpPage(({ page }) => page);
  const [chosen, setChosen] = useState<string | null>(asked);
  useEffect(() => () => useHelpPage.setState({ page: null }), []);
  const pages = familyIds.flatMap((family) => {
    const { helpPage } = screensOf(family);
    return [
      { id: family as string, label: textOf(`${family}:game.name`), content: <Methods family={family} /> },
      ...(helpPage === undefined
        ? []
        : [{ id: helpPage.id, label: textOf(helpPage.titleKey), content: <helpPage.Page /> }]),
    ];
  });
  return (
    <Dialog title={textOf('shell:deeds.help')} isOpen onClose={closeDialog} size="large">
      <p className={styles.helpLegend}>{t('legend')}</p>
      <Tabs
        label={textOf('words:columns.games')}
        value={chosen ?? open ?? firstFamily}
        onChange={setChosen}
        items={pages}
      />
      <InNetwork />
    </Dialog>
  );
};
