import { TextBox } from '../../print/laid.tsx';
import { type HallText, LINE } from './bands.ts';

/** A text of the picture where it was laid. */
export const Drawn = ({ text }: { readonly text: HallText }) => (
  <TextBox
    box={text.box}
    align={text.align}
    bold={text.bold}
    lang={null}
    name={false}
    fitted={text.fitted}
    line={LINE}
  />
);
