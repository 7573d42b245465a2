import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/index.css';
import './parts/look/look.css';
import './parts/controls.module.css';
import { Desk } from './desk/desk.tsx';
import { openDoor } from './door/current.ts';
import { games } from './games/all.ts';
import { handInGames } from './games/game.ts';
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
void import('./parts/look/far-scripts.ts');
