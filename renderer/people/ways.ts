/** Ways out of refusals that are about people of any game. Those of one game are in its own folder. */

import { offerWay } from '../desk/ways.ts';
import { tournament } from '../store/tournament.ts';
import { setPlaying } from './deeds.ts';

offerWay('stopPlaying', ({ id }) => {
  const people = tournament()?.entrants.filter((entrant) => entrant.id === id) ?? [];
  void setPlaying(people, false);
});
