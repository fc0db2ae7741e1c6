import { useId } from 'react';
import { Field } from './Field.js';
import { type Choice, Select } from './Select.js';
import styles from './SelectField.module.css';

/** A choice from a short list, as a field of a form. */
export function SelectField<Value extends string>(props: {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}) {
  const labelId = useId();
  return (
    <Field label={props.label} labelId={labelId}>
      <Select
        value={props.value}
        choices={props.choices}
        onChange={props.onChange}
        labelledBy={labelId}
        className={styles['select'] ?? ''}
      />
    </Field>
  );
}
