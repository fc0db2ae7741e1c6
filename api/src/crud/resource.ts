import type { Actor, Resource, Settings } from '@wayfare/shared';
import type { z } from 'zod';
import type { Services } from '../services.js';
import type { ListQuery, Page } from './listQuery.js';

/** What a filter's value must be. */
export type FilterKind = 'text' | 'number' | 'boolean';

/** The reads a resource needs of its repository. Filters are in the database's terms. */
export interface ResourceReads<Stored> {
  list(query: ListQuery): Promise<Page<Stored>>;
  /** The same list without an end, batch by batch by one cursor. Left out where the list is in memory anyway. */
  inBatches?(query: ListQuery, size: number): AsyncIterable<Stored[]>;
  findMany(ids: readonly string[], scope: Record<string, unknown>): Promise<Stored[]>;
  findById(id: string): Promise<Stored | null>;
}

/** A write that always needs a fresh proof of identity, or needs one for some changes. */
type NeedsProof<Parameters extends unknown[]> = true | ((...given: Parameters) => boolean);

/** What of a resource needs a caller who proved who they are within the last ten minutes. */
export interface StepUpRules<Stored, Input> {
  create?: NeedsProof<[actor: Actor, input: Input]>;
  /** `changes` has the fields that were sent; see `changesAny` for those that really change. */
  update?: NeedsProof<[actor: Actor, before: Stored, changes: Partial<Input>]>;
  remove?: NeedsProof<[actor: Actor, record: Stored]>;
  export?: true;
}

/**
 * A simple-rest resource, declared: what may be asked for, by what names, and what a change does.
 * Who may do it is decided by `canAccess`; a resource without a write has none.
 */
export interface ResourceDefinition<Stored extends { id: string }, Input> {
  name: Resource;
  /** The record's form in answers, for the documentation. */
  record: z.ZodType;
  /** What a create takes; an update takes any part of it. */
  input?: z.ZodType<Input>;
  /** Fields that may be filtered by. Numbers also by `<field>_gte` and `<field>_lte`. */
  filters: Readonly<Record<string, FilterKind>>;
  /** Fields that may be sorted by; the first is the default, with its order. */
  sorts: readonly [string, 'ASC' | 'DESC', ...string[]];
  /**
   * Fields this actor does not see in others' records. They can neither be filtered nor sorted by nor searched in: the
   * order of a list, and what is in it, would tell them.
   */
  hidden?(actor: Actor | null, settings: Settings): readonly string[];
  /** The fields `q` searches in. Left out where it does not search. */
  searched?: readonly string[];
  /** What every record of this resource has, for resources that share a collection. */
  base?: Readonly<Record<string, unknown>>;
  reads(services: Services): ResourceReads<Stored>;
  /** The only way out: what this actor may see of these records. */
  present(records: Stored[], actor: Actor | null, services: Services): Promise<unknown[]>;
  /** `id` is the new record's. */
  create?(actor: Actor, input: Input, services: Services, id: string): Promise<Stored>;
  /** `seen` is how fields stood for the author of the change, who may replace them only while they still do. */
  update?(
    actor: Actor,
    before: Stored,
    changes: Partial<Input>,
    services: Services,
    seen?: Partial<Stored>,
  ): Promise<Stored>;
  remove?(actor: Actor, record: Stored, services: Services): Promise<void>;
  /** What needs a fresh proof of identity; nothing when left out. */
  stepUp?: StepUpRules<Stored, Input>;
}

/** Whether a change sets any of these fields to another value than the record has. Null and missing are the same. */
export function changesAny<Stored extends object>(
  before: Stored,
  changes: object,
  fields: readonly string[],
): boolean {
  const valueOf = (record: object, field: string) =>
    JSON.stringify((record as Record<string, unknown>)[field] ?? null);
  return fields.some((field) => field in changes && valueOf(changes, field) !== valueOf(before, field));
}
