import type { TripsServices } from '../services.js';
import {
  type CancelReason,
  type CancelReasonInput,
  cancelReasonInputSchema,
  cancelReasonSchema,
} from '@wayfare/shared';
import { presentAs } from '../../platform/crud/onlyFields.js';
import { listInMemory } from '../../platform/crud/listInMemory.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { noProof } from '../../platform/operation/noProof.js';

/** The ordered list of cancellation reasons (rules 2.38, 3.30). */
export const cancelReasonResource: ResourceDefinition<CancelReason, CancelReasonInput, TripsServices> = {
  name: 'cancelreasons',
  stepUp: { create: true, update: true, remove: true, export: noProof.reads },
  entity: 'CancelReason',
  record: cancelReasonSchema,
  input: cancelReasonInputSchema,
  filters: {},
  sorts: ['value', 'ASC', 'label'],
  reads: ({ db }) => ({
    list: async (query) => listInMemory(await db.cancelReasons.all(), query),
    findMany: async (ids) => (await db.cancelReasons.all()).filter((reason) => ids.includes(reason.id)),
    findById: async (id) => (await db.cancelReasons.all()).find((reason) => reason.id === id) ?? null,
  }),
  present: presentAs(cancelReasonSchema),
  async create(_actor, { label }, id, { db }) {
    await db.cancelReasons.add({ id, label });
    const reasons = await db.cancelReasons.all();
    return { id, label, value: reasons.findIndex((reason) => reason.id === id) };
  },
  async update(_actor, before, { label = before.label }, seen, { db }) {
    await db.cancelReasons.rename(before.id, label, seen);
    return { ...before, label };
  },
  async remove(_actor, reason, { db }) {
    await db.cancelReasons.remove(reason.id);
  },
};
