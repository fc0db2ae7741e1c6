import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Starts a form over with what was saved. A form that keeps edits while its record changes under it
 * would otherwise keep them as unsaved after saving them.
 */
export function ResetWhenSaved({ saved }: { saved: object | undefined }) {
  const { reset } = useFormContext();
  useEffect(() => {
    if (saved) reset(saved);
  }, [saved, reset]);
  return null;
}
