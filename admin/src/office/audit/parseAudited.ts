import type { AuditedField } from '@wayfare/shared';

/** No amount is that large, so the number is a time. */
export const FIRST_TIME_MS = 1e12;

/** Lists and objects are stored as JSON. Text that is not JSON, such as JSON that was cut, stays text. */
export function parseAudited(value: AuditedField['before']): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
