/** What a picture says that is not kept up any more: since when it stands, over the foot of the page. */

import type { Measure } from '../../core/sheets/fit.ts';
import { bandsOf } from '../../core/sheets/hall-pages.ts';
import { type Image, type Room, sizesFor } from '../../core/sheets/legibility.ts';
import { fullText } from './bands.ts';
import { Drawn } from './drawn.tsx';

type Props = { readonly text: string; readonly image: Image; readonly room: Room; readonly measure: Measure };

export const AsOf = ({ text, image, room, measure }: Props) => {
  const { bottom } = bandsOf(image);
  const box = { ...bottom, y: bottom.y + bottom.height * 0.12, height: bottom.height * 0.88 };
  const laid = fullText(text, box, Math.min(box.height * 0.7, sizesFor(image, room).banner), measure);
  return (
    <div className="hall-as-of" style={{ top: bottom.y }}>
      <div style={{ position: 'absolute', inset: `${-bottom.y}px 0 0` }}>
        <Drawn text={laid} />
      </div>
    </div>
  );
};
