import { useMemo } from 'react';
import { type Language, languageOf } from '../../core/languages.ts';
import { compareKeys } from '../../core/sheets/letters.ts';
import { useLanguage } from '../store/app.ts';
import { minus } from './minus.ts';

export type Formats = {
  readonly number: (value: number) => string;
  /** Writes exactly that many decimals; `signed` shows a plus too. */
  readonly decimal: (value: number, decimals: number, signed?: boolean) => string;
  /** Hours and minutes, 24 h. Takes an ISO time. */
  readonly time: (at: string) => string;
  /** Day and month in words, hours and minutes. Takes an ISO time. */
  readonly dateTime: (at: string) => string;
  readonly date: (at: string) => string;
  readonly list: (items: readonly string[]) => string;
  /** Order of names and labels: case and marks last, digits by value ("Table 2" before "Table 10"). */
  readonly compare: (a: string, b: string) => number;
};

const make = (language: Language): Formats => {
  const tag = languageOf(language).tag;
  const number = new Intl.NumberFormat(tag);
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' });
  const dateTime = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const decimals = new Map<string, Intl.NumberFormat>();
  const decimalOf = (digits: number, signed: boolean): Intl.NumberFormat => {
    const key = `${digits}${signed}`;
    const known =
      decimals.get(key) ??
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: signed ? 'exceptZero' : 'auto',
      });
    decimals.set(key, known);
    return known;
  };
  return {
    number: (value) => minus(number.format(value)),
    decimal: (value, digits, signed = false) => minus(decimalOf(digits, signed).format(value)),
    time: (at) => time.format(new Date(at)),
    dateTime: (at) => dateTime.format(new Date(at)),
    date: (at) => date.format(new Date(at)),
    list: (items) => list.format(items),
    compare: (a, b) => compareKeys(a, b, language),
  };
};

const made = new Map<Language, Formats>();

/** Formats of a language; made once, because Intl objects are dear. */
export const formatsOf = (language: Language): Formats => {
  const known = made.get(language) ?? make(language);
  made.set(language, known);
  return known;
};

/** Formats of the desk's language. */
export const useFormats = (): Formats => {
  const language = useLanguage();
  return useMemo(() => formatsOf(language), [language]);
};
