import { type Actor, DomainError, idSchema, invalid } from '@wayfare/shared';
import { z } from 'zod';
import type { ListQuery } from './listQuery.js';
import type { FilterKind, Moment, ResourceDefinition } from './resource.js';
import { numberFilter, searchFilter } from './search.js';

/** The maximum number of rows per page, which is what react-admin's exports request. */
const MAX_PAGE_SIZE = 1000;
const DEFAULT_PAGE_SIZE = 25;

export const listParameters = z.object({
  sort: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'A field and its order, as JSON.', examples: ['["id","DESC"]'] }),
  range: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'The first and the last record, from 0, as JSON.', examples: ['[0,24]'] }),
  filter: z
    .string()
    .max(60_000)
    .optional()
    .meta({
      description:
        'Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.',
      examples: ['{}'],
    }),
});
/** The parameters of an export, which always has all rows. */
export const exportParameters = listParameters.omit({ range: true });
export type ListParameters = z.infer<typeof listParameters>;

/** The fields a query may filter, sort and search by, and those hidden from this actor. */
type Queried = Pick<ResourceDefinition<{ id: string }, unknown, never>, 'filters' | 'sorts' | 'searched'> & {
  derivedBy: (field: string, value: unknown) => Record<string, unknown> | null;
  searchedAs: (q: string) => string | null;
  numbersIn: (q: string) => Record<string, unknown> | null;
  hidden: readonly string[];
  found: Record<string, unknown> | null;
};

const filterValues: Record<FilterKind, z.ZodType<string | number | boolean>> = {
  text: z.string().max(200),
  number: z.number(),
  boolean: z.boolean(),
};

/** The ids of a getMany request, or null when it is another kind of request. */
export function requestedIds({ filter, sort, range }: ListParameters): string[] | null {
  if (sort || range || !filter) return null;
  const { id, ...others } = named('filter', () => parseFilter(filter)) as { id?: unknown };
  return Array.isArray(id) && Object.keys(others).length === 0
    ? named('filter.id', () => check(z.array(idSchema).max(MAX_PAGE_SIZE), id))
    : null;
}

/** The text that a list request searches; null without one. @throws invalid_filter (400) */
export function searchedText({ filter }: ListParameters): string | null {
  const { q } = (filter ? named('filter', () => parseFilter(filter)) : {}) as { q?: unknown };
  if (q === null || q === undefined || q === '') return null;
  return named('filter.q', () => check(z.string().max(200), q));
}

/**
 * Translates a list request into a query of the database. `found` is the filter for the text it searches, if
 * the resource finds its records in another way than by their words.
 * @throws invalid_filter (400) for anything the resource does not declare or the actor may not see
 */
export function parseListQuery(
  parameters: ListParameters,
  { actor, settings, now }: { actor: Actor | null } & Moment,
  {
    filters,
    derived = {},
    sorts,
    searched,
    searchedAs,
    searchedNumbers,
    hidden,
  }: Pick<
    ResourceDefinition<never, never, never>,
    'filters' | 'derived' | 'sorts' | 'searched' | 'searchedAs' | 'searchedNumbers' | 'hidden'
  >,
  found: Record<string, unknown> | null = null,
): ListQuery {
  const unseen = hidden?.(actor, settings) ?? [];
  const marks = (searchedNumbers?.among ?? [])
    .filter(({ fields }) => !fields.some((field) => unseen.includes(field)))
    .map(({ mark }) => mark);
  const queried = {
    filters,
    derivedBy: (field: string, value: unknown) => {
      const filter = Object.hasOwn(derived, field) ? derived[field] : undefined;
      return filter ? filter.toFilter(check(z.enum(filter.values), value), { now, settings }) : null;
    },
    sorts,
    searched,
    searchedAs: (q: string) => searchedAs?.(q, settings) ?? null,
    numbersIn: (q: string) => numberFilter(q, marks, searchedNumbers?.asNumber(q, settings) ?? null),
    hidden: unseen,
    found,
  };
  return {
    filter: toFilter(parameters.filter, queried),
    sort: named('sort', () => toSort(parameters.sort, queried)),
    ...named('range', () => toRange(parameters.range)),
  };
}

function toRange(range: string | undefined) {
  if (!range) return { skip: 0, limit: DEFAULT_PAGE_SIZE };
  const [first, last] = check(z.tuple([z.number().int().min(0), z.number().int().min(0)]), parseJson(range));
  if (last < first) throw invalid('invalid_filter');
  return { skip: first, limit: Math.min(last - first + 1, MAX_PAGE_SIZE) };
}

function toSort(
  sort: string | undefined,
  { sorts: [field, order, ...more], hidden }: Queried,
): ListQuery['sort'] {
  const sortable = [field, ...more, 'id'].filter((name) => !hidden.includes(name));
  const [by, direction] = sort
    ? check(z.tuple([z.enum(sortable as [string, ...string[]]), z.enum(['ASC', 'DESC'])]), parseJson(sort))
    : [field, order];
  return { field: by === 'id' ? '_id' : by, order: direction === 'ASC' ? 1 : -1 };
}

function toFilter(filter: string | undefined, resource: Queried): Record<string, unknown> {
  const conditions = Object.entries(filter ? named('filter', () => parseFilter(filter)) : {})
    // A cleared filter input arrives as null or an empty text, and filters nothing.
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => named(`filter.${key.slice(0, 60)}`, () => toCondition(key, value, resource)));
  return conditions.length === 0
    ? {}
    : conditions.length === 1
      ? (conditions[0] as Record<string, unknown>)
      : { $and: conditions };
}

function toCondition(
  key: string,
  value: unknown,
  { filters, derivedBy, searched, searchedAs, numbersIn, hidden, found: sought }: Queried,
): Record<string, unknown> {
  if (key === 'q' && sought) return sought;
  if (key === 'q' && searched) {
    const seen = searched.filter((field) => !hidden.includes(field));
    const within = seen.length < searched.length ? seen : undefined;
    const typed = check(z.string().max(200), value);
    const other = searchedAs(typed);
    const filter = searchFilter(typed, within);
    const numbers = numbersIn(typed);
    const meant = [
      filter,
      ...(other === null ? [] : [searchFilter(other, within)]),
      ...(numbers ? [numbers] : []),
    ];
    return meant.length === 1 ? filter : { $or: meant };
  }
  if (key === 'id')
    return {
      _id: { $in: check(z.array(idSchema).max(MAX_PAGE_SIZE), Array.isArray(value) ? value : [value]) },
    };
  const kindOf = (field: string) =>
    Object.hasOwn(filters, field) && !hidden.includes(field) ? filters[field] : undefined;
  const bound = /^(.+)_(gte|lte)$/.exec(key);
  if (bound?.[1] && kindOf(bound[1]) === 'number')
    return { [bound[1]]: { [`$${bound[2]}`]: check(z.number(), value) } };
  const found = derivedBy(key, value);
  if (found) return found;
  const kind = kindOf(key);
  if (!kind) throw invalid('invalid_filter');
  return Array.isArray(value)
    ? { [key]: { $in: check(z.array(filterValues[kind]).max(MAX_PAGE_SIZE), value) } }
    : { [key]: { $eq: check(filterValues[kind], value) } };
}

/** Keeps the filter as sent: a record schema would drop `__proto__`, and with it a condition. */
function parseFilter(filter: string): object {
  const parsed = parseJson(filter);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw invalid('invalid_filter');
  return parsed;
}

/** Reads a part of the query, whose name a refusal contains. @throws invalid_filter (400) */
function named<T>(part: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const isRefused = error instanceof DomainError && error.key === 'invalid_filter';
    throw isRefused ? invalid('invalid_filter', { [part]: 'field_invalid' }) : error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('invalid_filter');
  }
}

function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid('invalid_filter');
  return result.data;
}
