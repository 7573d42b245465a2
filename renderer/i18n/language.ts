import type { Language } from '../../core/api/app.ts';

export type { Language };

/** The languages there are texts for, in the order of the language menu. */
export const language: readonly Language[] = ['en', 'ru'];

/** Each language by its own name: what somebody looks for who cannot read the present one. */
export const ownNames: { readonly [name in Language]: string } = { en: 'English', ru: 'Русский' };

/** The tag by which numbers, dates and sorting are done: 24-hour times in both. */
export const tags: { readonly [name in Language]: string } = { en: 'en-GB', ru: 'ru-RU' };
