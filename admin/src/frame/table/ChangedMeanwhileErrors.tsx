import type { ExportedColumn } from '@wayfare/web/exporting';
import equal from 'fast-deep-equal';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { textKey } from '../texts/useText.js';
import type { Conflict } from './ConflictChoice.js';

const ConflictChoice = lazy(async () => ({ default: (await import('./ConflictChoice.js')).ConflictChoice }));

/** The type of the errors of fields that another user has changed. */
const CHANGED = 'changed';

/** How the fields of a form are named, and their values written. */
export type FieldColumns = Readonly<Partial<Record<string, ExportedColumn>>>;

const same = (a: unknown, b: unknown) => equal(a ?? null, b ?? null);

/**
 * Warns a user who is editing a field that another user has changed it in the meantime: the form's record
 * updates live, but the user's input stays. The user sees both values and chooses; saving keeps their own.
 */
export function ChangedMeanwhileErrors({
  columns = {},
  column,
}: {
  /** The fields of a form of more than one. */
  columns?: FieldColumns;
  /** The column of the field, in the cell of a table. */
  column?: ExportedColumn;
}) {
  const record = useRecordContext();
  const { setError, clearErrors, setFocus, setValue, getValues } = useFormContext();
  const { dirtyFields, defaultValues, errors } = useFormState();
  /** The field values from when the user started editing. */
  const seen = useRef<Record<string, unknown>>({});

  // The form resets and clears its errors when the record changes, so they must be set after that.
  useEffect(() => {
    for (const [field, value] of Object.entries(record ?? {})) {
      if (!dirtyFields[field]) seen.current[field] = value;
      else if (!same(seen.current[field], value))
        setError(field, { type: CHANGED, message: textKey('changed_meanwhile') });
    }
  }, [record, dirtyFields, defaultValues, setError]);

  const fields = Object.keys(errors).filter((field) => errors[field]?.type === CHANGED);
  if (fields.length === 0) return null;
  const decide = ({ field, theirs }: Conflict) => {
    // Before the buttons disappear: a cell saves when the focus leaves it.
    setFocus(field);
    seen.current[field] = theirs;
    clearErrors(field);
  };
  const take = (conflict: Conflict) => {
    setValue(conflict.field, conflict.theirs, { shouldDirty: true });
    decide(conflict);
  };
  const conflicts = fields.map((field) => ({
    field,
    label: columns[field]?.label,
    column: column ?? columns[field],
    mine: getValues(field) as unknown,
    theirs: record?.[field],
  }));
  return (
    <Suspense>
      <ConflictChoice conflicts={conflicts} onTake={take} onKeep={decide} />
    </Suspense>
  );
}
