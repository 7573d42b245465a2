import { createRoot } from 'react-dom/client';
import { SOCKET_PATH } from '../core/api/network-wire.ts';
import { startLine } from './network/line.ts';
import { NetworkHall } from './network/network-hall.tsx';

const place = document.getElementById('hall');
if (place === null) throw new Error('network.html has no element #hall');

startLine(new URL(SOCKET_PATH, location.href));
createRoot(place).render(<NetworkHall />);
