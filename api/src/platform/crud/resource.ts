import type { Actor, AdjustmentKind, Resource, Settings } from '@wayfare/shared';
import type { z } from 'zod';
import type { NoGift } from '../operation/noGift.js';
import type { DeclaredImportance } from '../overload/importance.js';
import type { NoProof } from '../operation/noProof.js';
import type { ListQuery, Page } from './listQuery.js';
import type { NoUses } from './noUses.js';
import type { SearchedNumbers } from './search.js';

/** The type of a filter's value. */
export type FilterKind = 'text' | 'number' | 'boolean';

/** The reads a resource needs from its repository. Filters are in the database's terms. */
export interface ResourceReads<Stored> {
  list(query: ListQuery): Promise<Page<Stored>>;
  /**
   * The same list without a limit, batch by batch with one cursor. Omitted if the list is in memory anyway.
   */
  inBatches?(query: ListQuery, size: number): AsyncIterable<Stored[]>;
  findMany(ids: readonly string[], scope: Record<string, unknown>): Promise<Stored[]>;
  findById(id: string): Promise<Stored | null>;
}

/** The moment of a request, for filters that depend on it. */
export interface Moment {
  /** ms timestamp */
  now: number;
  settings: Settings;
}

/** A filter by a value that is not stored, because it depends on the time. */
export interface DerivedFilter {
  values: readonly string[];
  /** Returns the database filter that finds the records with this value. */
  toFilter(value: string, moment: Moment): Record<string, unknown>;
}

/**
 * A write that always requires a step-up, or requires one for some changes, or the reason why it never does.
 */
type NeedsProof<Parameters extends unknown[]> = true | NoProof | ((...given: Parameters) => boolean);

/** Whether writes and exports require a caller who proved their identity within the last ten minutes. */
export interface StepUpRules<Stored, Input> {
  create?: NeedsProof<[actor: Actor, input: Input]>;
  /** `changes` has the fields that were sent; see `changesAny` for those that really change. */
  update?: NeedsProof<[actor: Actor, before: Stored, changes: Partial<Input>]>;
  remove?: NeedsProof<[actor: Actor, record: Stored]>;
  export?: true | NoProof;
}

/** What refers to a record of a resource. */
export interface Uses<Stored, Services> {
  /** Counts what refers to it, by resource. */
  count(record: Stored, services: Services): Promise<Partial<Record<Resource, number>>>;
  /** Counts what has to end before it can be deleted, by resource; `remove` refuses it until then. */
  open?(record: Stored, services: Services): Promise<Partial<Record<Resource, number>>>;
  /**
   * Lets all of it refer to another record of the resource instead. Safe to repeat. A record is not deleted
   * before, unless this is omitted: then what refers to it keeps a copy, or ends or goes on without it.
   */
  replace?(record: Stored, other: Stored, services: Services): Promise<void>;
}

/**
 * The declaration of a simple-rest resource: its fields, filters and sorts, and what a change does.
 * `canAccess` decides who may use it. A resource without a write function does not support that write.
 */
export interface ResourceDefinition<Stored extends { id: string }, Input, Services> {
  name: Resource;
  /**
   * A record's name in the API documentation, such as `CarType`, if it is not the resource's name without its
   * s.
   */
  entity?: string;
  /** The schema of a record in responses, for the documentation. */
  record: z.ZodType;
  /** The schema of a record in lists and exports, if they leave fields out. */
  listed?: z.ZodType;
  /** The input of a create; an update accepts any part of it. */
  input?: z.ZodType<Input>;
  /** Fields to filter by. Numbers also support `<field>_gte` and `<field>_lte`. */
  filters: Readonly<Record<string, FilterKind>>;
  /** More filters, by name, each with a few values. */
  derived?: Readonly<Record<string, DerivedFilter>>;
  /** Fields to sort by; the first is the default, with its order. */
  sorts: readonly [string, 'ASC' | 'DESC', ...string[]];
  /** How important its list is under load, if it must not wait like other lists: see `Declaration`. */
  listImportance?: DeclaredImportance;
  /**
   * Fields this actor may not see in other users' records. They cannot be filtered, sorted or searched by
   * either, because a list's order and contents would reveal them.
   */
  hidden?(actor: Actor | null, settings: Settings): readonly string[];
  /** The fields that `q` searches. Omitted if it does not search. */
  searched?: readonly string[];
  /**
   * Another text that `q` also finds records by, if a searched field is stored in another form than it is
   * typed in.
   */
  searchedAs?(q: string, settings: Settings): string | null;
  /**
   * Phone numbers that `q` also searches, in any form; `asNumber` returns the international form of the typed
   * text.
   */
  searchedNumbers?: {
    among: readonly SearchedNumbers[];
    asNumber(q: string, settings: Settings): string | null;
  };
  /**
   * Returns the database filter for a `q` whose words the records do not store, such as the name of a person
   * whom they mention by id. Used instead of `searched`; must read by indexes.
   */
  finds?(q: string, services: Services): Promise<Record<string, unknown>>;
  /** Users besides admins who are notified of changes of a record: those who read it, or what it is about. */
  followers?(record: Stored): readonly (string | null | undefined)[];
  /** Values that every record of this resource has, for resources that share a collection. */
  base?: Readonly<Record<string, unknown>>;
  reads(services: Services): ResourceReads<Stored>;
  /** Converts records to the fields that this actor may see. All responses go through it. */
  present(records: Stored[], actor: Actor | null, services: Services): Promise<unknown[]>;
  /** `id` is the new record's. */
  create?(actor: Actor, input: Input, id: string, services: Services): Promise<Stored>;
  /**
   * `seen` has the values the author of the change saw. Fields may be replaced only while they still have
   * them.
   */
  update?(
    actor: Actor,
    before: Stored,
    changes: Partial<Input>,
    seen: Partial<Stored> | undefined,
    services: Services,
  ): Promise<Stored>;
  remove?(actor: Actor, record: Stored, services: Services): Promise<void>;
  /** What refers to a record, or why nothing does. Every resource with `remove` declares it. */
  uses?: Uses<Stored, Services> | NoUses;
  /** The fields whose values the audit log keeps; all if omitted. */
  logged?: readonly string[];
  /** What staff gives with its writes, or why nothing: see `Declaration`. */
  gifts?: Partial<Record<'create' | 'update' | 'remove', readonly AdjustmentKind[] | NoGift>>;
  /** Whether its writes and exports require a step-up, for each that it supports. */
  stepUp?: StepUpRules<Stored, Input>;
}

/** Whether a change sets any of these fields to a different value. Null and missing are the same. */
export function changesAny<Stored extends object>(
  before: Stored,
  changes: object,
  fields: readonly string[],
): boolean {
  const valueOf = (record: object, field: string) =>
    JSON.stringify((record as Record<string, unknown>)[field] ?? null);
  return fields.some((field) => field in changes && valueOf(changes, field) !== valueOf(before, field));
}
