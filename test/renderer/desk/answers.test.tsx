/** What a deed was answered with is gone as soon as it is no longer so. */

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../../../core/tournament/refusal.ts';
import { goTo } from '../../../renderer/desk/place.ts';
import { takeFile } from '../../../renderer/store/file.ts';
import { tell } from '../../../renderer/store/notices.ts';
import { send } from '../../../renderer/store/tournament.ts';
import { vpRules } from '../../core/games/bridge/events.ts';
import { opened } from '../../core/games/bridge/tournament.ts';
import { openBridge } from '../games/bridge/desk.ts';

const tooFew = () => page.getByText(/At least 4 contestants are needed/);

const refused = async () => {
  const rules = vpRules({ startRounds: 1 });
  await openBridge('people', opened(1, rules), rules);
  await page.getByRole('button', { name: 'Close preparations' }).click();
  await expect.element(tooFew()).toBeVisible();
};

const threeMore = () =>
  send({
    type: 'entrants.add',
    entrants: ['B', 'C', 'D'].map((name) => ({ name, members: [`${name}1`, `${name}2`] })),
  });

it('a refusal goes when something else has been done', async () => {
  await refused();
  await threeMore();
  await expect.element(tooFew()).not.toBeInTheDocument();
});

it('a refusal goes when its screen is left', async () => {
  await refused();
  // Not to the round, which says by itself why it cannot be seated.
  goTo('standings');
  await expect.element(tooFew()).not.toBeInTheDocument();
});

it('the last answer takes the place of the one before', async () => {
  await refused();
  await page.getByRole('button', { name: 'Close preparations' }).click();
  await expect.element(tooFew()).toBeVisible();
  expect(tooFew().elements()).toHaveLength(1);
});

it('what was told without being asked for stays until it is dismissed', async () => {
  await refused();
  tell(refuse('door.failed', { method: 'file.state' }));
  await threeMore();
  goTo('standings');
  await expect.element(tooFew()).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).toBeVisible();
});

it('told twice, it stands there once; what was said of a file that is closed is gone [desktop 8.4]', async () => {
  await refused();
  const kept = refuse('file.keptHere', { name: 'Cup', folder: 'OneDrive' });
  const line = page.getByText(/is kept on this computer while open/);
  const beside = page.getByText(
    '“Cup-LAPTOP” in “OneDrive” is the same tournament, with entries that are not in “Cup”; both files are safe.',
  );
  tell(kept);
  tell(kept);
  tell(refuse('file.twin', { name: 'Cup', other: 'Cup-LAPTOP', folder: 'OneDrive' }, [{ do: 'openCopy' }]));
  await expect.element(beside).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go on with the copy' })).toBeVisible();
  await expect.element(line).toBeVisible();
  expect(line.elements()).toHaveLength(1);
  await takeFile({ name: 'Other', folder: '/elsewhere', last: 0, status: 'saved' });
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(beside).not.toBeInTheDocument();
});
