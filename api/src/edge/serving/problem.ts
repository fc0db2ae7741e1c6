import type { ErrorKey, FieldErrors } from '@wayfare/shared';
import type { Request } from 'express';

/** The media type of RFC 9457, which callers get who ask for it. */
const PROBLEM_TYPE = 'application/problem+json';

/** The address of the page that lists every error key, from which the type of a problem is derived. */
const ERRORS_PAGE = '/api/docs/errors.html';

/** The members of RFC 9457 that errors have beside the product's own. */
export const problemMembers = (key: ErrorKey, title: string) => ({
  type: `${ERRORS_PAGE}#${key}`,
  title,
});

/**
 * The HTTP status, only for those who ask for a problem: in other answers, a `status` is that of a record,
 * and programs tell an error by its absence.
 */
export const statusMember = (request: Request, status: number) =>
  mediaTypeOf(request) === PROBLEM_TYPE && { status };

/** The media type of an error: JSON, or that of RFC 9457 for a caller who prefers it. */
export const mediaTypeOf = (request: Request): string =>
  request.accepts(['application/json', PROBLEM_TYPE]) === PROBLEM_TYPE ? PROBLEM_TYPE : 'application/json';

/**
 * The challenge of a 401 (RFC 9110 requires one). It names no scheme that makes browsers show a dialog of
 * their own.
 */
export function challengeOf(request: Request): string {
  const sentToken = /^Bearer\s/i.test(request.get('authorization') ?? '');
  return sentToken ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE;
}

const CHALLENGE = 'Bearer realm="wayfare"';

/** The keys of the texts of fields: what programs decide by. */
export const fieldKeys = (fields: FieldErrors | undefined) => fields && { errorKeys: fields };
