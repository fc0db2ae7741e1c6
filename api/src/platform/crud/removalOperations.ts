import { type Action, type Actor, idSchema, invalid, RecordInUse } from '@wayfare/shared';
import { z } from 'zod';
import { operationFor, type OperationOf } from '../operation/operation.js';
import { requireFreshProof } from '../operation/requireFreshProof.js';
import { parse } from '../operation/validation.js';
import { namingColleague } from '../operation/fasterColleague.js';
import { withAudit } from '../operation/withAudit.js';
import type { PlatformServices } from '../services.js';
import { entityNames, inWords } from './entityNames.js';
import { permit } from './permit.js';
import type { ResourceDefinition, Uses } from './resource.js';
import { giftOf, proofOf, requires } from './writeRules.js';

const idParameter = z.object({ id: idSchema });
/** The record that takes the place of a deleted one in what refers to it. */
const replacementQuery = z.object({ replacement: idSchema.optional() });
const usesSchema = z.object({
  /** How many records refer to it, by resource; only those above 0. */
  uses: z.record(z.string(), z.number().int()),
  /** How many records have to end before it can be deleted, by resource; only those above 0. */
  open: z.record(z.string(), z.number().int()),
  /** Whether they must get a replacement before it can be deleted. */
  needsReplacement: z.boolean(),
});

/** How the operations of a resource find and show its records. */
interface Records<Stored, Services> {
  reachable(actor: Actor | null, action: Action, id: string, services: Services): Promise<Stored>;
  presentOne(record: Stored, actor: Actor | null, services: Services): Promise<unknown>;
}

/** The operations that delete a resource's records and count what refers to them, as far as it has them. */
export function removalOperations<Stored extends { id: string }, Input, Services extends PlatformServices>(
  resource: ResourceDefinition<Stored, Input, Services>,
  { reachable, presentOne }: Records<Stored, Services>,
): OperationOf<Services>[] {
  const operation = operationFor<Services>();
  const { name, remove, stepUp, gifts, logged, followers } = resource;
  const { one, many } = entityNames(resource);
  const uses = resource.uses && 'count' in resource.uses ? resource.uses : undefined;
  const operations: OperationOf<Services>[] = [];

  /**
   * Lets what refers to a record refer to its replacement.
   * @throws record_in_use (409), which counts what refers to it, without a replacement; not_found (404)
   */
  async function replaceUses(
    { count, replace }: Uses<Stored, Services>,
    actor: Actor,
    record: Stored,
    replacement: string | undefined,
    services: Services,
  ): Promise<void> {
    if (!replace) return;
    if (replacement !== undefined) {
      if (replacement === record.id) throw invalid('validation_error', { replacement: 'validation_error' });
      await replace(record, await reachable(actor, 'edit', replacement, services), services);
    }
    const used = await usesOf(count, record, services);
    if (Object.keys(used).length > 0) throw new RecordInUse(used);
  }

  /** How many records refer to one, by resource; only those above 0. */
  const usesOf = async (
    count: Uses<Stored, Services>['open'],
    record: Stored,
    services: Services,
  ): Promise<Record<string, number>> =>
    Object.fromEntries(
      Object.entries((await count?.(record, services)) ?? {}).filter(([, uses]) => uses > 0),
    );

  if (uses) {
    operations.push(
      operation({
        id: `get${one}Uses`,
        method: 'get',
        path: `/${name}/:id/uses`,
        summary: `Count what refers to one of the ${inWords(many)}`,
        permission: { action: 'delete', resource: name },
        access: 'signedIn',
        params: idParameter,
        answers: usesSchema,
        async act({ actor, params, services }) {
          const record = await reachable(actor, 'delete', params.id, services);
          return {
            uses: await usesOf(uses.count, record, services),
            open: await usesOf(uses.open, record, services),
            needsReplacement: uses.replace !== undefined,
          };
        },
      }),
    );
  }
  if (remove) {
    operations.push(
      operation({
        id: `delete${one}`,
        method: 'delete',
        path: `/${name}/:id`,
        summary: `Delete one of the ${inWords(many)}`,
        permission: { action: 'delete', resource: name },
        access: 'signedIn',
        params: idParameter,
        ...(uses?.replace && { query: replacementQuery }),
        ...proofOf(stepUp?.remove),
        ...giftOf(gifts?.remove),
        answers: resource.record,
        async act({ actor, signIn, params, query, services }) {
          await permit(actor, 'delete', name, services);
          const record = await reachable(actor, 'delete', params.id, services).catch(
            async (error: unknown) => {
              throw await namingColleague(error, actor, { resource: name, record: params.id }, services);
            },
          );
          if (requires(stepUp?.remove, actor, record)) requireFreshProof(signIn, services);
          const removal = { action: 'delete', resource: name, record: record.id, before: () => record };
          const only = logged && { only: logged };
          await withAudit(
            actor,
            { ...removal, ...only, after: nothing },
            async () => {
              if (uses)
                await replaceUses(uses, actor, record, parse(replacementQuery, query).replacement, services);
              await remove(actor, record, services);
            },
            services,
          );
          services.realtime.resourceChanged(name, [record.id], followers?.(record));
          return presentOne(record, actor, services);
        },
      }),
    );
  }
  return operations;
}

const nothing = () => null;
