import type { AuditedField } from '@wayfare/shared';
import equal from 'fast-deep-equal';

/** Fields whose contents only their owner may see. */
const SECRETS = new Set([
  'password',
  'passwordHash',
  'otp',
  'pushToken',
  'customer_token',
  'driver_token',
  'license',
  'socialIds',
  'secret',
  'previousSecret',
  'newSecret',
  'newKey',
]);
/**
 * Maximum length of a stored value and maximum number of fields per change: a log is not a second copy
 * of the data.
 */
const LONGEST_VALUE = 500;
const MOST_FIELDS = 200;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The effect of a change, field by field, without secrets. A new record has no `before`, a deleted one
 * no `after`. `only` names the fields the change was about. Text maps, such as those of languages, are
 * compared text by text.
 */
export function changedFields(
  before: Fields | null,
  after: Fields | null,
  only?: readonly string[],
): AuditedField[] {
  const [old, now] = [flat(before ?? {}), flat(after ?? {})];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => !only || only.includes(field.split('.')[0] as string),
  );
  return fields
    .filter((field) => !equal(old[field] ?? null, now[field] ?? null))
    .slice(0, MOST_FIELDS)
    .map((field) =>
      SECRETS.has(field)
        ? { field, before: null, after: null, hidden: true }
        : { field, before: shownValue(old[field]), after: shownValue(now[field]) },
    );
}

function flat(record: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) =>
      field === 'keyValuePairs' && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, text]) => [`${field}.${key}`, text as unknown])
        : [[field, value]],
    ),
  );
}

/** A value as the log contains it: long ones are cut, and those of other types are JSON. */
export function shownValue(value: unknown): AuditedField['before'] {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
