import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Resets a form to the saved values. A form that keeps edits while its record changes would otherwise
 * treat them as unsaved after saving.
 */
export function ResetWhenSaved({ saved }: { saved: object | undefined }) {
  const { reset } = useFormContext();
  useEffect(() => {
    if (saved) reset(saved);
  }, [saved, reset]);
  return null;
}
