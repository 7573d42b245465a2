import './network/older-browsers.ts';
import { createRoot } from 'react-dom/client';
import { SOCKET_PATH } from '../core/api/network-wire.ts';
import { startLine } from './network/line.ts';
import { NetworkHall } from './network/network-hall.tsx';

const place = document.getElementById('hall');
if (place === null) throw new Error('network.html has no element #hall');

/** `/3` is the third screen of the hall [hall-takes-part 2.5]; any other address is for phones. */
const screen = /^\/[1-8]$/.test(location.pathname) ? location.pathname : '';

/** What came with Chromium 79. Whatever is older keeps the sentence that stands in the page [hall-takes-part 2.6]. */
if (CSS.supports('width', 'min(1px, 1px)')) {
  startLine(new URL(`${SOCKET_PATH}${screen}`, location.href));
  createRoot(place).render(<NetworkHall isScreen={screen !== ''} />);
}
