import type { TripsServices } from '../services.js';
import {
  type CancelReason,
  type CancelReasonInput,
  cancelReasonInputSchema,
  cancelReasonSchema,
  cancelRoles,
  cancelStages,
} from '@wayfare/shared';
import { keepTranslations } from '../../basics/language/keepTranslations.js';
import { presentAs } from '../../platform/crud/onlyFields.js';
import { listInMemory } from '../../platform/crud/listInMemory.js';
import { noUses } from '../../platform/crud/noUses.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { noProof } from '../../platform/operation/noProof.js';

/** The ordered list of cancellation reasons (rules 2.38, 3.30). */
export const cancelReasonResource: ResourceDefinition<CancelReason, CancelReasonInput, TripsServices> = {
  name: 'cancelreasons',
  listImportance: 'usual',
  uses: noUses.copied,
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
  async create(_actor, input, id, services) {
    const { db } = services;
    const { label, translations, roles, stages } = await keepTranslations(null, input, services);
    const reason = {
      id,
      label,
      ...(translations && { translations }),
      roles: roles ?? [...cancelRoles],
      stages: stages ?? [...cancelStages],
    };
    await db.cancelReasons.add(reason);
    const reasons = await db.cancelReasons.all();
    return { ...reason, value: reasons.findIndex((listed) => listed.id === id) };
  },
  async update(_actor, before, input, seen, services) {
    const { db } = services;
    const { label, translations, roles, stages } = await keepTranslations(before, input, services);
    const changes = {
      ...(label && { label }),
      ...(translations !== undefined && { translations }),
      ...(roles && { roles }),
      ...(stages && { stages }),
    };
    if (Object.keys(changes).length > 0) await db.cancelReasons.change(before.id, changes, seen);
    return { ...before, ...changes };
  },
  async remove(_actor, reason, { db }) {
    await db.cancelReasons.remove(reason.id);
  },
};
