import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Field } from './Field.js';
import styles from './TextInput.module.css';

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value, below the field. */
  problem?: string | undefined;
  /** Buttons at the end of the field. */
  end?: ReactNode;
}

/** A field for one line of text. */
export function TextInput({ label, value, onChange, problem, end, ...input }: TextInputProps) {
  const id = useId();
  return (
    <Field
      label={label}
      labelId={`${id}-label`}
      inputId={`${id}-input`}
      problem={problem}
      problemId={`${id}-problem`}
      isRequired={input.required ?? false}
    >
      <input
        {...input}
        id={`${id}-input`}
        className={styles['input']}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {end}
    </Field>
  );
}
