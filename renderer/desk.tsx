import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { openDoor } from './door/current.ts';
import { games } from './screens/families.ts';
import { handInGames } from './screens/game.ts';
import { Desk } from './shell/desk.tsx';
import { startDesk } from './store/desk.ts';

const place = document.getElementById('desk');
if (place === null) throw new Error('index.html has no element #desk');

handInGames(games);
void startDesk(openDoor());
createRoot(place).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
void import('./design/far-scripts.ts');
