import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { textKey } from '../language/useText.js';

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Tells somebody who is editing a field that another person has changed it meanwhile: the record under a form
 * follows what happens, what was typed stays.
 */
export function TellChangedMeanwhile() {
  const record = useRecordContext();
  const { setError } = useFormContext();
  const { dirtyFields, defaultValues } = useFormState();
  /** The fields as they stood when somebody began to edit them. */
  const seen = useRef<Record<string, unknown>>({});

  // The form starts over with a record that has changed, and forgets its errors: they are told after that.
  useEffect(() => {
    for (const [field, value] of Object.entries(record ?? {})) {
      if (!dirtyFields[field]) seen.current[field] = value;
      else if (!same(seen.current[field], value))
        setError(field, { type: 'changed', message: textKey('changed_meanwhile') });
    }
  }, [record, dirtyFields, defaultValues, setError]);
  return null;
}
