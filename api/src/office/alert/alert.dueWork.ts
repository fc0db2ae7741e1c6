import type { OfficeServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { recordAlertEvents } from './alertEvents.js';
import { sweepAlerts } from './sweepAlerts.js';

/** Alerts about open trips, and their events for webhooks. */
export const alertDueWork = {
  sweep: { name: 'open and resolve alerts', run: (_limit, services) => sweepAlerts(services) },
  recordEvents: { name: 'record events of alerts for webhooks', run: recordAlertEvents },
} satisfies DueWorkOfEntity<OfficeServices>;
