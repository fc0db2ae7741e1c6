import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { resetKeepingEdits } from './resetKeepingEdits.js';

/**
 * Resets a form to the saved values, except for edits made since they were sent. A form that keeps edits
 * while its record changes would otherwise treat the saved ones as unsaved.
 */
export function ResetWhenSaved({ saved, sent }: { saved: object | undefined; sent: object | undefined }) {
  const form = useFormContext();
  const lastReset = useRef<object>(undefined);
  useEffect(() => {
    if (!saved || !sent || saved === lastReset.current) return;
    lastReset.current = saved;
    resetKeepingEdits(form, saved, sent);
  }, [saved, sent, form]);
  return null;
}
