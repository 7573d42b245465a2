import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
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
} from 'react-aria-components';
import { useLooksOnly } from './looks-only.tsx';
import './field.css';

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

type NumberFieldProps = Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> &
  FieldWords & { readonly unit?: string };

/** A number with steps: arrow keys and the two buttons. `onChange` gets NaN while the field is empty. */
export const NumberField = ({ label, about, error = null, unit, ...rest }: NumberFieldProps) => (
  <AriaNumberField {...rest} {...useFieldState(rest.isDisabled, error)}>
    <Label className="field-label">{label}</Label>
    <Group className="field-box">
      <Input />
      {unit !== undefined && <span className="field-unit">{unit}</span>}
      <AriaButton slot="decrement" className="field-step">
        <Minus size={16} aria-hidden />
      </AriaButton>
      <AriaButton slot="increment" className="field-step">
        <Plus size={16} aria-hidden />
      </AriaButton>
    </Group>
    <Below about={about} error={error} />
  </AriaNumberField>
);
