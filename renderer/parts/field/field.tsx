import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Button as AriaButton,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Group,
  Input,
  Label,
  Text,
  TextArea,
  useLocale,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useLooksOnly } from '../look/looks-only.tsx';
import styles from './field.module.css';
import { fractionSign, typedFigure } from './typed-figure.ts';

export type FieldWords = {
  readonly label: string;
  /** One line under the label. */
  readonly about?: ReactNode;
  /** What is wrong and what would be right; null when all is well. */
  readonly error?: string | null;
};

const Below = ({ about, error }: Pick<FieldWords, 'about' | 'error'>) => (
  <>
    {about !== undefined && (error === null || error === undefined) && (
      <Text slot="description" className="field-about">
        {about}
      </Text>
    )}
    <FieldError className="field-error">{error}</FieldError>
  </>
);

/** What both kinds of field are told alike. */
const useFieldState = (isDisabled: boolean | undefined, error: string | null) => ({
  isDisabled: useLooksOnly() || isDisabled === true,
  className: 'field',
  isInvalid: error !== null,
  validationBehavior: 'aria' as const,
});

type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> &
  FieldWords & {
    readonly placeholder?: string;
    /** More than one line: so many are shown. */
    readonly rows?: number;
  };

/** A labelled line of text, or with `rows` a block of it. */
export const TextField = ({ label, about, error = null, placeholder = '', rows, ...rest }: TextFieldProps) => (
  <AriaTextField {...rest} {...useFieldState(rest.isDisabled, error)}>
    <Label className="field-label">{label}</Label>
    {rows === undefined ? (
      <Input className="field-input" placeholder={placeholder} />
    ) : (
      <TextArea className="field-input" placeholder={placeholder} rows={rows} />
    )}
    <Below about={about} error={error} />
  </AriaTextField>
);

type NumberFieldProps = Omit<
  AriaNumberFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'value' | 'onChange'
> &
  FieldWords & {
    readonly value: number;
    readonly unit?: string;
    /** `isRefused`: what stands in the field is no figure that it takes; without it NaN is an empty field. */
    readonly onChange?: (value: number, isRefused: boolean) => void;
  };

/** What a field takes that says nothing else: as far as numbers are exact. */
const FARTHEST = Number.MAX_SAFE_INTEGER;

/** A limit that follows an empty field is none. */
const limit = (given: number | undefined, none: number): number =>
  given === undefined || Number.isNaN(given) ? none : given;

/** A figure that the field does not take, and what counted when it was typed. */
type Refused = { readonly figure: number; readonly instead: number };

const isMinus = (text: string | null): boolean => text !== null && /[-−]/.test(text);

/**
 * In a field for fractions the point and the comma are one key, whichever of them the language writes. Of a minus the field hears
 * before it gets it: with a least of 0 or more it would lose it, and take the rest.
 */
const useTypedSigns = (isWhole: boolean, locale: string) => {
  const input = useRef<HTMLInputElement>(null);
  const [minus, setMinus] = useState(false);
  useEffect(() => {
    const field = input.current;
    if (field === null) return undefined;
    const onTyped = (event: InputEvent) => {
      if (isMinus(event.data)) setMinus(true);
      const sign = isWhole ? null : fractionSign(event.data, locale);
      if (sign === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      field.setRangeText(sign, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: sign, inputType: 'insertText' }));
    };
    // Before anything is put in: the field is drawn again between the key and the letter.
    const onKey = ({ key }: KeyboardEvent) => isMinus(key) && setMinus(true);
    const onPaste = ({ clipboardData }: ClipboardEvent) =>
      isMinus(clipboardData?.getData('text') ?? '') && setMinus(true);
    field.addEventListener('keydown', onKey, { capture: true });
    field.addEventListener('paste', onPaste, { capture: true });
    field.addEventListener('beforeinput', onTyped, { capture: true });
    return () => {
      field.removeEventListener('keydown', onKey, { capture: true });
      field.removeEventListener('paste', onPaste, { capture: true });
      field.removeEventListener('beforeinput', onTyped, { capture: true });
    };
  }, [isWhole, locale]);
  return { input, minus, setMinus };
};

/** Acts, unless a field within the part of the screen shows a figure that it does not take: that is put right first. */
export const unlessRefused = (part: Element | null, act: () => void): void => {
  const wrong = part?.querySelector<HTMLInputElement>('[data-refused] input') ?? null;
  if (wrong === null) act();
  else wrong.focus();
};

/** What a number is read from without its signs: where this is what came, nothing but the keys made it. */
const digitsOf = (text: string): number => Number(text.replace(/−/g, '-').replace(/[^\d-]/g, ''));

/**
 * A number with steps: arrow keys and the two buttons. A figure that is not possible stays as it was typed and says what would be; it
 * is never turned into the nearest possible one, nor one and a half into fifteen (`typed-figure.ts`). `onChange` gets NaN meanwhile, as
 * while the field is empty, and no dialog is sent (`dialog.tsx`). Whole steps are for the keys: any whole number between may be typed.
 */
export const NumberField = ({
  label,
  about,
  error = null,
  unit,
  value,
  onChange,
  minValue,
  ...rest
}: NumberFieldProps) => {
  const { t } = useTranslation('shell');
  const { locale } = useLocale();
  const [last, setLast] = useState<Refused | null>(null);
  const refused = last !== null && (Number.isNaN(value) || value === last.instead) ? last.figure : null;
  const least = limit(minValue, -FARTHEST);
  const most = limit(rest.maxValue, FARTHEST);
  const { step = 1 } = rest;
  const isWhole = Number.isInteger(step);
  const { input, minus, setMinus } = useTypedSigns(isWhole, locale);
  const isBelow = minus || (refused !== null && refused < least);
  const take = (came: number) => {
    const text = input.current?.value ?? '';
    const typed = /[.,]/.test(text) && digitsOf(text) === came ? typedFigure(text, locale) : came;
    const figure = Number.isNaN(typed) ? came : typed;
    const isPossible =
      !Number.isNaN(typed) && figure >= least && figure <= most && (!isWhole || Number.isInteger(figure));
    const isRefused = !isPossible && !Number.isNaN(figure);
    setMinus(false);
    setLast(isRefused ? { figure, instead: value } : null);
    onChange?.(isPossible ? figure : Number.NaN, isRefused);
  };
  const wrong = refused === null ? error : t(isWhole ? 'field.whole' : 'field.range', { least, most });
  return (
    <AriaNumberField
      {...rest}
      // A fraction in a field for whole numbers is refused as it was typed, not rounded.
      formatOptions={{ maximumFractionDigits: 3, ...rest.formatOptions }}
      {...useFieldState(rest.isDisabled, wrong)}
      {...(refused === null ? {} : { 'data-refused': '' })}
      commitBehavior="validate"
      {...(isBelow || minValue === undefined ? {} : { minValue })}
      value={refused ?? value}
      onChange={take}
      onBlur={(event) => {
        rest.onBlur?.(event);
        setMinus(false);
      }}
    >
      <Label className="field-label">{label}</Label>
      <Group className="field-box">
        <Input ref={input} />
        {unit !== undefined && <span className={styles.fieldUnit}>{unit}</span>}
        <AriaButton slot="decrement" className="field-step">
          <Minus size={16} aria-hidden />
        </AriaButton>
        <AriaButton slot="increment" className="field-step">
          <Plus size={16} aria-hidden />
        </AriaButton>
      </Group>
      <Below about={about} error={wrong} />
    </AriaNumberField>
  );
};
