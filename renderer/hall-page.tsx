import { createRoot } from 'react-dom/client';
import { enter, openDoor } from './door/current.ts';
import './hall/hall-page.css';
import { startFeed, useFeed } from './hall/feed.ts';
import { HallWindow } from './hall/hall-window.tsx';
import { speak } from './i18n/i18n.ts';

const place = document.getElementById('hall');
if (place === null) throw new Error('hall.html has no element #hall');

const Hall = () => {
  const { page, hall, clock, language, fonts } = useFeed();
  if (page === null || hall === null || clock === null) return null;
  speak(language);
  return <HallWindow page={page} hall={hall} clock={clock} language={language} fonts={fonts} />;
};

enter(openDoor());
startFeed();
createRoot(place).render(<Hall />);
