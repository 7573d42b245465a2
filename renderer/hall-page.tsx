import { createRoot } from 'react-dom/client';
import { firstScreen } from '../core/api/hall.ts';
import { addressPart, enter, openDoor } from './door/current.ts';
import { startFeed, useFeed } from './hall/feed.ts';
import { HallWindow } from './hall/hall-window.tsx';
import styles from './hall/picture/picture.module.css';
import { speak } from './i18n/i18n.ts';

const place = document.getElementById('hall');
if (place === null) throw new Error('hall.html has no element #hall');

/** Which of the hall windows this is. */
const no = Number(addressPart('hall')) || 1;

const Hall = () => {
  const { page, hall, clock, language, fonts, stale, joined } = useFeed();
  if (page === null || hall === null || clock === null) return null;
  speak(language);
  const screen = page.screens[no] ?? page.screens[1] ?? firstScreen;
  const place = page.places[no];
  return (
    <HallWindow
      page={{ screen, event: page.event, view: page.view, made: page.made }}
      no={no}
      {...(place === undefined ? {} : { resume: place })}
      hall={hall}
      clock={clock}
      language={language}
      fonts={fonts}
      stale={stale}
      joined={joined}
    />
  );
};

/** The number that tells which display is which. */
const Identify = ({ number }: { readonly number: string }) => <div className={styles.hallIdentify}>{number}</div>;

const number = addressPart('identify');
if (number === '') {
  enter(openDoor());
  startFeed();
}
createRoot(place).render(number === '' ? <Hall /> : <Identify number={number} />);
