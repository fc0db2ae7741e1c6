import { type Alert, alertSchema } from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { OfficeServices } from '../services.js';
import type { StoredAlert } from './storedAlert.js';

const fields = Object.keys(alertSchema.shape);

/** Alerts with the names of the people in them, in one query. */
export async function presentAlerts(
  alerts: readonly StoredAlert[],
  { db }: Pick<OfficeServices, 'db'>,
): Promise<Alert[]> {
  const people = alerts.flatMap(({ driver, owner, resolvedBy }) => [driver, owner, resolvedBy]);
  const ids = [...new Set(people.filter((id) => id !== null))];
  const names = ids.length > 0 ? await db.users.namesOf(ids) : new Map<string, string>();
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return alerts.map(
    (alert) =>
      onlyFields(
        {
          ...alert,
          driver_name: nameOf(alert.driver),
          owner_name: nameOf(alert.owner),
          resolvedBy_name: nameOf(alert.resolvedBy),
        },
        fields,
      ) as Alert,
  );
}
