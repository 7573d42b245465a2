import { render } from 'vitest-browser-react';
import '../../renderer/parts/look/look.css';
import '../../renderer/parts/controls.module.css';
import { Desk } from '../../renderer/desk/desk.tsx';
import { goTo, usePlace } from '../../renderer/desk/place.ts';
import { useApp } from '../../renderer/store/app.ts';
import { startDesk } from '../../renderer/store/desk.ts';
import { useNotices } from '../../renderer/store/notices.ts';
import { forget, useTournamentStore } from '../../renderer/store/tournament.ts';
import { type FakeDoor, type FakeOptions, fakeDoor } from './door.ts';

/** The whole desk over a back end in memory, as after the start of the program. The height is the window's. */
export const openDesk = async (options: FakeOptions = {}, screen = 'people'): Promise<FakeDoor> => {
  sessionStorage.clear();
  // What the test before had open of its event is closed with it, as in the program.
  forget();
  useApp.setState(useApp.getInitialState(), true);
  useNotices.setState(useNotices.getInitialState(), true);
  useTournamentStore.setState(useTournamentStore.getInitialState(), true);
  usePlace.setState({ screen: '', drawer: null, at: null, drawerAt: null, dialog: null });
  goTo(screen);
  const door = fakeDoor(options);
  await startDesk(door);
  await render(<Desk />);
  return door;
};

/** An event with sixteen players and nothing seated: two steps. */
export const event16 = {
  name: 'Spring Open',
  commands: [
    {
      type: 'entrants.add' as const,
      entrants: Array.from({ length: 16 }, (_, i) => ({ name: `Player ${i + 1}` })),
    },
  ],
};
