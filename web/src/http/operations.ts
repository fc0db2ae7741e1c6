import type { paths } from '@wayfare/client';
import { api } from './api.js';

type Method = 'get' | 'post' | 'put' | 'delete';

/** The paths below the API root that an HTTP method exists for, such as `/bookings/{id}/tracking`. */
export type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object>
    ? Path extends `/api${infer Below}`
      ? Below
      : never
    : never;
}[keyof paths];

type OperationAt<M extends Method, Path extends string> = `/api${Path}` extends infer Whole
  ? Whole extends keyof paths
    ? paths[Whole][M]
    : never
  : never;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : null;
type Success = 200 | 201 | 202 | 204;

/** The body of an operation's answer, as its contract declares it. */
export type AnswerOf<M extends Method, Path extends PathOf<M>> =
  OperationAt<M, Path> extends { responses: infer Responses }
    ? { [Status in keyof Responses & Success]: JsonOf<Responses[Status]> }[keyof Responses & Success]
    : never;

/** The body of an operation's request, as its contract declares it. */
export type BodyOf<M extends Method, Path extends PathOf<M>> =
  OperationAt<M, Path> extends { requestBody?: infer Body }
    ? Body extends { content: { 'application/json': infer Json } }
      ? Json
      : never
    : never;

type ParametersAt<M extends Method, Path extends string, Place extends 'path' | 'query'> =
  OperationAt<M, Path> extends { parameters: infer Parameters }
    ? Place extends keyof Parameters
      ? Exclude<Parameters[Place], undefined>
      : never
    : never;

/** A property that may be left out if it has no content, or none that is required. */
type Given<Name extends string, Content> = [Content] extends [never]
  ? Partial<Record<Name, never>>
  : Record<never, never> extends Content
    ? Partial<Record<Name, Content>>
    : Record<Name, Content>;

/** How the browser sends a request: one that reads can be aborted, one that adds can name its attempt. */
interface SentBy {
  get: { signal?: AbortSignal };
  post: { headers?: Record<string, string> };
  put: object;
  delete: object;
}

/** All that a request of an operation takes: what its contract declares, and how the browser sends it. */
export type RequestOf<M extends Method, Path extends PathOf<M>> = Given<
  'path',
  ParametersAt<M, Path, 'path'>
> &
  Given<'query', ParametersAt<M, Path, 'query'>> &
  Given<'body', BodyOf<M, Path>> &
  SentBy[M];

/** The request of an operation, which may be left out if nothing in it is required. */
type Rest<M extends Method, Path extends PathOf<M>> =
  Record<never, never> extends RequestOf<M, Path>
    ? [request?: RequestOf<M, Path>]
    : [request: RequestOf<M, Path>];

/** A request without the types of its operation. */
interface AnyRequest {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of an operation below the API root, with its parameters filled in and encoded. */
export function addressOf(path: string, { path: values = {}, query = {} }: AnyRequest = {}): string {
  const filled = path
    .slice(1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(`${values[name]}`));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/**
 * Calls of the API's operations by their paths: parameters, bodies, and answers have the types of the
 * contract, which are generated from the API's own declarations. @throws ApiError
 */
export const call = {
  get: <Path extends PathOf<'get'>>(path: Path, ...[request]: Rest<'get', Path>) =>
    api.get<AnswerOf<'get', Path>>(addressOf(path, request), request?.signal),
  post: <Path extends PathOf<'post'>>(path: Path, ...[request]: Rest<'post', Path>) =>
    api.post<AnswerOf<'post', Path>>(addressOf(path, request), request?.body, request?.headers),
  put: <Path extends PathOf<'put'>>(path: Path, ...[request]: Rest<'put', Path>) =>
    api.put<AnswerOf<'put', Path>>(addressOf(path, request), request?.body),
  delete: <Path extends PathOf<'delete'>>(path: Path, ...[request]: Rest<'delete', Path>) =>
    api.delete<AnswerOf<'delete', Path>>(addressOf(path, request)),
};
