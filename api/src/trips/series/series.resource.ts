import { type SeriesInput, seriesInputSchema, seriesSchema } from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { noGift } from '../../platform/operation/noGift.js';
import { noProof } from '../../platform/operation/noProof.js';
import type { TripsServices } from '../services.js';
import { addSeries } from './addSeries.js';
import { presentSeries } from './series.presenter.js';
import type { StoredSeries } from './storedSeries.js';

/** Series of recurring trips, whose bookings are made ahead. */
export const seriesResource: ResourceDefinition<StoredSeries, SeriesInput, TripsServices> = {
  name: 'series',
  entity: 'Series',
  record: seriesSchema,
  input: seriesInputSchema,
  filters: { customer: 'text', isFailing: 'boolean', createdAt: 'number' },
  sorts: ['createdAt', 'DESC'],
  reads: ({ db }) => db.series,
  present: (series, _actor, services) => presentSeries(series, services),
  stepUp: { create: noProof.deskWork },
  gifts: { create: noGift.ownMoney },
  logged: ['customer', 'parts', 'until', 'skipped'],
  create: addSeries,
};
