import { expect, it } from 'vitest';
import { Disclosure } from '../../../renderer/parts/disclosure.tsx';
import { draw } from './draw.tsx';

it('a part that is folded up in an open one has the sign of a folded one', async () => {
  await draw(
    <Disclosure title="Outer" open>
      <Disclosure title="Inner">text</Disclosure>
    </Disclosure>,
  );
  const signs = [...document.querySelectorAll('[class*=_disclosureTitle_] svg')].map(
    (sign) => getComputedStyle(sign).rotate,
  );
  expect(signs).toEqual(['90deg', 'none']);
});
