import type { ContactField } from '@wayfare/shared';

/** A new contact waiting to be confirmed. Times are ms timestamps. */
export interface PendingChange {
  uid: string;
  field: ContactField;
  value: string;
  /** The contact it replaces; null if there is none. */
  from: string | null;
  requestedAt: number;
  expiresAt: number;
  /** Hash of the link's secret or of the code. */
  hash: string;
}
