import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** The Director drawer. */
export const drawer = () => page.getByRole('dialog', { name: 'Director' });

/** Opens it by its key, beside whatever is shown. */
export const callDirector = async (): Promise<void> => {
  await userEvent.keyboard('{Alt>}4{/Alt}');
  await expect.element(drawer()).toBeVisible();
};

export const whoField = () => drawer().getByRole('combobox', { name: 'Who or which table' });

/** Chooses a person or a table by typing, with the keyboard alone: Enter takes the first that is found. */
export const choose = async (typed: string): Promise<void> => {
  (whoField().element() as HTMLElement).focus();
  await whoField().fill('');
  await userEvent.keyboard(`${typed}{Enter}`);
};

const actOf = (title: string) => drawer().getByRole('button', { name: new RegExp(`^${title}`) });

/** Opens an act in its place with the keyboard alone. */
export const openAct = async (title: string): Promise<void> => {
  await expect.element(actOf(title)).toBeVisible();
  (actOf(title).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

/** The titles of the acts offered now. */
export const actsOffered = (): readonly string[] =>
  [...drawer().element().querySelectorAll('[aria-expanded] > span > span:first-child')].map(
    ({ textContent }) => textContent,
  );

export const rulings = () => drawer().getByRole('list', { name: 'Rulings' });
