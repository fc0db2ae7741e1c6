import {
  type Action,
  type Actor,
  AT_LEAST,
  canAccess,
  idSchema,
  inScope,
  notFound,
  TOTAL_HEADER,
  type Usertype,
  usertypes,
} from '@wayfare/shared';
import { z } from 'zod';
import { withAudit } from '../operation/withAudit.js';
import { type ListedBy, operationFor, type OperationOf } from '../operation/operation.js';
import { requireFreshProof } from '../operation/requireFreshProof.js';
import { refuseFields, takesNoNotice, unreadFields, withoutSame } from '../operation/idleFields.js';
import { parse } from '../operation/validation.js';
import type { PlatformServices } from '../services.js';
import { jsonArray, onEach, presentedBatches, sendJson } from './exportRecords.js';
import type { ListQuery } from './listQuery.js';
import {
  exportParameters,
  type ListParameters,
  listParameters,
  parseListQuery,
  requestedIds,
  searchedText,
} from './parseListQuery.js';
import { entityNames, inWords } from './entityNames.js';
import { namingColleague } from '../operation/fasterColleague.js';
import { nameAuthors } from './nameAuthors.js';
import { permit } from './permit.js';
import { removalOperations } from './removalOperations.js';
import { requireUnchanged } from './requireUnchanged.js';
import type { ResourceDefinition } from './resource.js';
import { bothOf, scopeFilter } from './scopeFilter.js';
import { giftOf, proofOf, requires } from './writeRules.js';
import { single } from './single.js';

/** The values of a change's fields when its author started, if sent: see `requireUnchanged`. */
export const wasSchema = z.record(z.string(), z.unknown()).optional();

const idParameter = z.object({ id: idSchema });
/** The routes of a resource, exactly as ra-data-simple-rest calls them. */
export function resourceOperations<Stored extends { id: string }, Input, Services extends PlatformServices>(
  resource: ResourceDefinition<Stored, Input, Services>,
): OperationOf<Services>[] {
  const operation = operationFor<Services>();
  const { name, create, update, input, stepUp, gifts, logged, followers, listImportance } = resource;
  const { one, many } = entityNames(resource);

  /** A record that permits the action to the actor. A record the actor may not access counts as not found. */
  async function reachable(
    actor: Actor | null,
    action: Action,
    id: string,
    services: Services,
  ): Promise<Stored> {
    scopeFilter(resource, actor, action);
    const record = await resource.reads(services).findById(id);
    const isOne = record !== null && inScope([resource.base ?? {}], record);
    if (!isOne || !canAccess(actor, action, name, record)) throw notFound();
    return record;
  }

  async function askedList(
    query: ListParameters,
    actor: Actor | null,
    services: Services,
  ): Promise<ListQuery> {
    const settings = await services.readSettings();
    const q = resource.finds ? searchedText(query) : null;
    const found = q === null ? null : ((await resource.finds?.(q, services)) ?? null);
    return parseListQuery(query, { actor, settings, now: services.clock.now() }, resource, found);
  }

  const presentOne = async (record: Stored, actor: Actor | null, services: Services) =>
    single(await resource.present([record], actor, services));

  const exporters = usertypes.filter((usertype) => canAccess({ uid: '', usertype }, 'export', name));
  const operations: OperationOf<Services>[] = [
    ...(exporters.length > 0 ? [exportOf(exporters)] : []),
    operation({
      id: `list${many}`,
      method: 'get',
      path: `/${name}`,
      summary: `List ${inWords(many)}, or get several by id`,
      permission: { action: 'list', resource: name },
      access: 'public',
      ...(listImportance && { importance: listImportance }),
      query: listParameters,
      lists: listedBy(resource),
      answers: z.array(resource.listed ?? resource.record),
      async act({ actor, query, response, services }) {
        const scope = scopeFilter(resource, actor, 'list');
        const reads = resource.reads(services);
        const ids = requestedIds(query);
        if (ids) return resource.present(await reads.findMany(ids, scope), actor, services);

        const asked = await askedList(query, actor, services);
        const { rows, total, isAtLeast } = await reads.list({
          ...asked,
          filter: bothOf(scope, asked.filter),
        });
        const last = asked.skip + rows.length - 1;
        response.set(
          'Content-Range',
          rows.length > 0 ? `${name} ${asked.skip}-${last}/${total}` : `${name} */${total}`,
        );
        if (isAtLeast) response.set(TOTAL_HEADER, AT_LEAST);
        return resource.present(rows, actor, services);
      },
    }),
    operation({
      id: `get${one}`,
      method: 'get',
      path: `/${name}/:id`,
      summary: `Get one of the ${inWords(many)}`,
      permission: { action: 'show', resource: name },
      access: 'public',
      params: idParameter,
      answers: resource.record,
      async act({ actor, params, services }) {
        return presentOne(await reachable(actor, 'show', params.id, services), actor, services);
      },
    }),
  ];

  /** Exports all matching records, for roles that may export. */
  function exportOf(access: readonly Usertype[]): OperationOf<Services> {
    return operation({
      id: `export${many}`,
      method: 'get',
      path: `/${name}/export`,
      summary: `Export all matching ${inWords(many)}, one record per line; a missing closing bracket means that the export was cut off`,
      permission: { action: 'export', resource: name },
      access,
      limit: 'exportList',
      ...proofOf(stepUp?.export),
      query: exportParameters,
      lists: listedBy(resource),
      answers: z.array(resource.listed ?? resource.record),
      async act({ actor, signIn, query, response, services }) {
        await permit(actor, 'export', name, services);
        if (stepUp?.export === true) requireFreshProof(signIn, services);
        const { filter, sort } = await askedList(query, actor, services);
        const matching = bothOf(scopeFilter(resource, actor, 'export'), filter);
        let rows = 0;
        const batches = presentedBatches(resource, { filter: matching, sort }, actor, services);
        const counted = onEach(batches, (batch) => (rows += batch.length));
        try {
          await services.jobs.listExports.enter(actor.uid, 1, (turn) =>
            turn(() => sendJson(jsonArray(counted), response)),
          );
        } finally {
          if (rows > 0) await services.recordExport(actor, { resource: name, rows });
        }
      },
    });
  }

  if (create && input) {
    operations.push(
      operation({
        id: `create${one}`,
        method: 'post',
        path: `/${name}`,
        summary: `Create one of the ${inWords(many)}`,
        honorsIdempotencyKey: true,
        permission: { action: 'create', resource: name },
        access: 'signedIn',
        takes: input,
        ...proofOf(stepUp?.create),
        ...giftOf(gifts?.create),
        answers: resource.record,
        status: 201,
        async act({ actor, signIn, body, claimId, response, services }) {
          await permit(actor, 'create', name, services);
          const given = parse(input, body);
          if (!takesNoNotice(response)) refuseFields(unreadFields(body, given));
          if (requires(stepUp?.create, actor, given)) requireFreshProof(signIn, services);
          const { id, isAgain } = await claimId();
          const before = isAgain ? await resource.reads(services).findById(id) : null;
          if (before) return presentOne(before, actor, services);
          const made = {
            action: 'create',
            resource: name,
            record: id,
            before: nothing,
            after: itself<Stored>,
            id,
            ...(logged && { only: logged }),
          };
          const record = await withAudit(actor, made, () => create(actor, given, id, services), services);
          services.realtime.resourceChanged(name, [record.id], followers?.(record));
          return presentOne(record, actor, services);
        },
      }),
    );
  }
  if (update && input) {
    const partial = partialOf(input);
    const takes = partial.extend({ was: wasSchema });
    operations.push(
      operation({
        id: `update${one}`,
        method: 'put',
        path: `/${name}/:id`,
        summary: `Change one of the ${inWords(many)}`,
        permission: { action: 'edit', resource: name },
        access: 'signedIn',
        params: idParameter,
        takes,
        ...proofOf(stepUp?.update),
        ...giftOf(gifts?.update),
        answers: resource.record,
        async act({ actor, signIn, params, body, response, services }) {
          await permit(actor, 'edit', name, services);
          const before = await reachable(actor, 'edit', params.id, services).catch(async (error: unknown) => {
            throw await namingColleague(error, actor, { resource: name, record: params.id }, services);
          });
          const given = parse(takes, body);
          const shown = (await presentOne(before, actor, services)) as object;
          // A record that is sent back as it was shown changes nothing where it is the same.
          if (!takesNoNotice(response)) refuseFields(unreadFields(withoutSame(body, shown), given));
          const { was } = parse(z.object({ was: wasSchema }), body);
          const changes = onlySent(parse(partial, body), body) as Partial<Input>;
          if (requires(stepUp?.update, actor, before, changes)) requireFreshProof(signIn, services);
          const change = {
            action: 'edit',
            resource: name,
            record: before.id,
            before: () => before,
            after: itself<Stored>,
          };
          const only = Object.keys(changes).filter((field) => !logged || logged.includes(field));
          const make = async () => {
            requireUnchanged(changes, was, shown);
            return withAudit(
              actor,
              { ...change, only },
              () => update(actor, before, changes, was && fieldsOf(before, Object.keys(was)), services),
              services,
            );
          };
          const record = await nameAuthors(change, make, services);
          services.realtime.resourceChanged(
            name,
            [record.id],
            [...(followers?.(before) ?? []), ...(followers?.(record) ?? [])],
          );
          return presentOne(record, actor, services);
        },
      }),
    );
  }
  operations.push(...removalOperations(resource, { reachable, presentOne }));
  return operations;
}

/** How a resource's lists can be filtered and sorted. */
const listedBy = (
  resource: Pick<
    ResourceDefinition<never, never, never>,
    'filters' | 'derived' | 'sorts' | 'searched' | 'finds'
  >,
): ListedBy => ({
  filters: resource.filters,
  choices: Object.fromEntries(
    Object.entries(resource.derived ?? {}).map(([name, { values }]) => [name, values]),
  ),
  sorts: resource.sorts,
  isSearched: Boolean(resource.searched ?? resource.finds),
});

const itself = <Record extends object>(record: Record) => record;
const nothing = () => null;

function partialOf(input: z.ZodType): z.ZodObject {
  if (!(input instanceof z.ZodObject)) throw new Error('the input of a resource must be an object');
  return input.partial();
}

/** Removes defaults, which are only for new records: a change has only the fields that were sent. */
export function onlySent<T extends object>(values: T, body: unknown): Partial<T> {
  const sent = new Set(Object.keys(body as object));
  return Object.fromEntries(Object.entries(values).filter(([key]) => sent.has(key))) as Partial<T>;
}

/** Some fields of a record, including those it does not have. */
export const fieldsOf = <T extends object>(record: T, fields: readonly string[]): Partial<T> =>
  Object.fromEntries(fields.map((field) => [field, record[field as keyof T]])) as Partial<T>;
