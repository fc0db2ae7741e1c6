import { ATTENTION_LIMIT } from '@wayfare/shared';
import { useNumberFormat } from '../texts/useNumberFormat.js';

/** Formats a count, of which the API counts no more than `ATTENTION_LIMIT`. */
export function useShownCount(): (count: number) => string {
  const format = useNumberFormat();
  return (count) =>
    count < ATTENTION_LIMIT ? format.number(count) : `${format.number(ATTENTION_LIMIT - 1)}+`;
}
