import { isDeepStrictEqual } from 'node:util';
import { invalid } from '@wayfare/shared';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Ignores } from './ignores.js';

/** How many fields a refusal names, and how much of a name. */
const [MOST_NAMED, LONGEST_NAME] = [50, 100];

/**
 * The fields of an input that its schema left out, by their dotted paths: nothing reads them. Fields without
 * a value say nothing, and do not count.
 */
export function unreadFields(sent: unknown, read: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(sent) && Array.isArray(read))
    return sent.flatMap((item, index) => unreadFields(item, read[index], [...path, String(index)]));
  if (!isRecord(sent) || !isRecord(read)) return [];
  return Object.entries(sent).flatMap(([field, value]) => {
    if (value === undefined || value === null) return [];
    const at = [...path, field];
    return Object.hasOwn(read, field) ? unreadFields(value, read[field], at) : [at.join('.')];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Refuses fields that have no effect, and names them: those that nobody knows, and `idle` ones, which have
 * none in this request.
 * @throws validation_error (400) with each field
 */
export function refuseFields(unknown: readonly string[], idle: readonly string[] = []): void {
  const problems = [
    ...unknown.map((field) => [field.slice(0, LONGEST_NAME), 'field_unknown'] as const),
    ...idle.map((field) => [field, 'field_no_effect'] as const),
  ];
  if (problems.length > 0)
    throw invalid('validation_error', Object.fromEntries(problems.slice(0, MOST_NAMED)));
}

/** Marks a request of a version of the API that takes no notice of fields without an effect. */
export const takeNoNotice = ({ locals }: Response): void => {
  locals.takesNoNotice = true;
};

/** Whether fields without an effect are left out instead of refused. */
export const takesNoNotice = ({ locals }: Response): boolean => locals.takesNoNotice === true;

/**
 * Whether the requests of an operation may only have fields that it knows. Pages are opened by links, and
 * what other sites and services send is theirs to decide.
 */
export const refusesUnknown = ({
  page,
  fromAnywhere,
  ignores,
}: Pick<Reading, 'page' | 'fromAnywhere' | 'ignores'>): boolean => !page && !fromAnywhere && !ignores;

/** How an operation reads a request, as far as it decides which fields are known. */
interface Reading {
  query?: z.ZodType;
  body?: z.ZodType;
  takes?: z.ZodType;
  reads?: string;
  page?: true;
  fromAnywhere?: true;
  ignores?: Ignores;
}

/**
 * The fields of a request that no schema of its operation knows. A body that the operation reads itself is
 * its own matter.
 */
export function unknownFields(
  declared: Reading,
  request: Pick<Request, 'query' | 'body'>,
  read: { query: unknown; body: unknown },
): string[] {
  if (!refusesUnknown(declared)) return [];
  const { query, body, takes, reads } = declared;
  const readsBody = takes !== undefined || (reads !== undefined && reads !== 'form');
  return [
    ...unreadFields(request.query, query ? read.query : {}),
    ...(readsBody ? [] : unreadFields(request.body, body ? read.body : {})),
  ];
}

/** A body without the fields that a record has with the same values. */
export function withoutSame(body: unknown, record: object): unknown {
  if (!isRecord(body)) return body;
  const values = record as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(body).filter(
      ([field, value]) => !Object.hasOwn(values, field) || !isDeepStrictEqual(asSent(values[field]), value),
    ),
  );
}

/** A value as JSON has it. */
const asSent = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** A body without the field at a dotted path. */
export function withoutField(body: unknown, path: string): unknown {
  const [field, ...rest] = path.split('.');
  if (typeof body !== 'object' || body === null || field === undefined) return body;
  const inside = (body as Record<string, unknown>)[field];
  const inner = rest.length > 0 ? withoutField(inside, rest.join('.')) : undefined;
  if (Array.isArray(body)) return body.with(Number(field), inner);
  return { ...body, [field]: inner };
}
