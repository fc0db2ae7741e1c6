import { type DocumentConcern, documentConcerns, documentKinds, REMINDER_DAYS } from '@wayfare/shared';
import type { DerivedFilter } from '../../../platform/crud/resource.js';

const DAY_MS = 24 * 60 * 60_000;

/** The drivers with a document that waits for review, expires soon, or has expired. */
export const documentFilter: DerivedFilter = {
  values: documentConcerns,
  toFilter(concern, { now }) {
    const conditions: Record<DocumentConcern, Record<string, unknown>> = {
      waiting: { $or: documentKinds.map((kind) => ({ [`documents.${kind}.sent.at`]: { $gt: 0 } })) },
      expiring: { documentsEndAt: { $gt: now, $lte: now + (REMINDER_DAYS[0] + 1) * DAY_MS } },
      expired: { documentsEndAt: { $lte: now } },
    };
    return conditions[concern as DocumentConcern];
  },
};
