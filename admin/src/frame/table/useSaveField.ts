import { delays } from '@wayfare/shared';
import { useState } from 'react';
import { useNotify, useRecordContext, useResourceContext, useUpdate, type RaRecord } from 'react-admin';
import { textKey } from '../texts/useText.js';
import { useAsk } from './question.js';

/** Texts for single fields, as the API returns them and forms show them. */
type FieldTexts = Record<string, string>;

/** The field errors of a refused call, if it named any of these fields. */
export function fieldErrorsOf(error: unknown, fields: readonly string[]): FieldTexts | undefined {
  const errors = (error as { body?: { errors?: FieldTexts } } | null)?.body?.errors;
  return errors && fields.some((field) => errors[field]) ? errors : undefined;
}

/**
 * Saves some fields of the current record, after the table's question if it has one, and waits for the
 * response. Returns the field errors if the server named them, `false` after another failure (which has been
 * shown), `true` when saved.
 */
export function useSaveField() {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const notify = useNotify();
  const [update] = useUpdate();
  const ask = useAsk();
  const [isPending, setPending] = useState(false);

  const save = async (data: Record<string, unknown>): Promise<FieldTexts | boolean> => {
    if (!record || !resource) return false;
    if (!(await ask({ data, before: record }))) return false;
    setPending(true);
    // Long enough to be seen, however fast the response is (rule 9.12).
    const seen = new Promise((resolve) => setTimeout(resolve, delays.tableEdit));
    try {
      await update(
        resource,
        { id: record.id, data, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      await seen;
      notify(textKey('updated'), { type: 'success' });
      return true;
    } catch (error) {
      const errors = fieldErrorsOf(error, Object.keys(data));
      if (errors) return errors;
      notify(error instanceof Error ? error.message : textKey('update_failed'), { type: 'error' });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { record, resource, save, isPending };
}
