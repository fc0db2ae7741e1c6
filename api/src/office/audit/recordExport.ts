import {
  type Actor,
  EXPORT_NOTICE_ROWS,
  EXPORT_WINDOW_MS,
  fullName,
  type Resource,
  resourcePages,
} from '@wayfare/shared';
import { knownLocale } from '../../basics/language/translate.js';
import { notifyAdmins } from '../../messages/notification/notifyAdmins.js';
import type { OfficeServices } from '../services.js';

/**
 * Writes an export to the audit log, and notifies the other admins when its author has exported more than
 * `EXPORT_NOTICE_ROWS` rows within 24 hours, in one export or in several. Riders and drivers export only what
 * is theirs. Never fails: the export is sent.
 */
export async function recordExport(
  actor: Actor,
  exported: { resource: Resource; rows: number },
  services: OfficeServices,
): Promise<void> {
  if (actor.usertype !== 'admin' && actor.usertype !== 'fleetadmin') return;
  try {
    const { id, name } = await logExport(actor, exported, services);
    const total = await services.db.audit.sumExported(actor.uid, services.clock.now() - EXPORT_WINDOW_MS);
    if (total > EXPORT_NOTICE_ROWS) await notifyOthers(actor, { id, name, total, ...exported }, services);
  } catch (error) {
    services.log.error({ err: error, ...exported }, 'export not recorded');
  }
}

async function logExport(
  { uid, usertype }: Actor,
  { resource, rows }: { resource: Resource; rows: number },
  { db, clock, newId, realtime }: OfficeServices,
): Promise<{ id: string; name: string }> {
  const id = newId();
  const author = await db.users.findById(uid);
  const name = author ? fullName(author) : '';
  const entry = { id, at: clock.now(), action: 'export', resource, record: resource };
  await db.audit.begin({ ...entry, actor: uid, actorName: name, usertype });
  await db.audit.finish(id, resource, [{ field: 'rows', before: null, after: rows }]);
  realtime.resourceChanged('auditlog', [id]);
  return { id, name };
}

async function notifyOthers(
  { uid }: Actor,
  { id, name, resource, rows, total }: ExportNotice,
  services: OfficeServices,
): Promise<void> {
  const label = resourcePages.find((page) => page.resource === resource)?.label;
  await notifyAdmins(
    {
      id: `export:${id}`,
      title: 'notice_export_title',
      body: 'notice_export_body',
      screen: 'AuditLog',
      values: (translate, locale) => {
        const numbers = new Intl.NumberFormat(knownLocale(locale));
        const list = label ? translate(label) : resource;
        return { name, list, rows: numbers.format(rows), total: numbers.format(total) };
      },
      except: [uid],
    },
    services,
  );
}

interface ExportNotice {
  id: string;
  name: string;
  resource: Resource;
  rows: number;
  total: number;
}
