import equal from 'fast-deep-equal';
import type { UseFormReturn } from 'react-hook-form';

/**
 * Resets a form after saving, and keeps the edits made between the save and its answer: they stay unsaved.
 * @param saved the values to reset to
 * @param sent the values that were saved
 */
export function resetKeepingEdits(
  { getValues, reset, setValue }: Pick<UseFormReturn, 'getValues' | 'reset' | 'setValue'>,
  saved: object,
  sent: object,
): void {
  const now: Record<string, unknown> = { ...getValues() };
  const edited = Object.entries(sent).filter(([name, value]) => !equal(now[name] ?? null, value ?? null));
  reset(saved);
  for (const [name] of edited) setValue(name, now[name], { shouldDirty: true });
}
