/** What Electron's main process exports, by Electron's own declarations: the double is checked against them. */

import type * as Common from 'electron/common';
import type * as Main from 'electron/main';

export type Exports = typeof Main & typeof Common;
