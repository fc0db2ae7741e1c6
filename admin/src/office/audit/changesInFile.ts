import { type AuditedField, type PresentedAuditEntry, sortableTime } from '@wayfare/shared';
import type { FileTexts } from '@wayfare/web/exporting';
import { auditedView, shownChanges } from './auditedFields.js';
import { FIRST_TIME_MS, parseAudited } from './parseAudited.js';

/**
 * The changes of an entry in a file: each field with its old and new value, as the page of the log names
 * them.
 */
export const changesInFile = (entry: PresentedAuditEntry, texts: FileTexts): string =>
  shownChanges(entry)
    .map((change) => {
      const view = auditedView(entry.resource, change.field);
      const name = view ? texts.t(view.label) : change.field;
      return `${name}: ${sideInFile(entry, change, 'before', texts)} → ${sideInFile(entry, change, 'after', texts)}`;
    })
    .join('; ');

function sideInFile(
  entry: PresentedAuditEntry,
  change: AuditedField,
  side: 'before' | 'after',
  { t, settings }: FileTexts,
): string {
  if (change.hidden) return t('panel_audit_hidden');
  const view = auditedView(entry.resource, change.field);
  const written = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'string') return entry.names[value]?.name ?? view?.words?.(value, t) ?? value;
    if (Array.isArray(value)) return value.map(written).join(', ');
    if (typeof value !== 'number') return JSON.stringify(value);
    if (view?.kind === 'time' || value >= FIRST_TIME_MS)
      return `${sortableTime(value, settings.timeZone)} (${settings.timeZone})`;
    return view?.kind === 'money' ? `${value} ${settings.code}` : String(value);
  };
  return written(parseAudited(change[side]));
}
