import equal from 'fast-deep-equal';
import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { textKey } from '../texts/useText.js';

const same = (a: unknown, b: unknown) => equal(a ?? null, b ?? null);

/**
 * Warns a user who is editing a field that another user has changed it in the meantime: the form's record
 * updates live, but the user's input stays.
 */
export function ChangedMeanwhileErrors() {
  const record = useRecordContext();
  const { setError } = useFormContext();
  const { dirtyFields, defaultValues } = useFormState();
  /** The field values from when the user started editing. */
  const seen = useRef<Record<string, unknown>>({});

  // The form resets and clears its errors when the record changes, so they must be set after that.
  useEffect(() => {
    for (const [field, value] of Object.entries(record ?? {})) {
      if (!dirtyFields[field]) seen.current[field] = value;
      else if (!same(seen.current[field], value))
        setError(field, { type: 'changed', message: textKey('changed_meanwhile') });
    }
  }, [record, dirtyFields, defaultValues, setError]);
  return null;
}
