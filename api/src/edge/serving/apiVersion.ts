import { invalid } from '@wayfare/shared';
import type { RequestHandler } from 'express';
import { takeNoNotice } from '../../platform/operation/idleFields.js';

/** The header that names a version of the API, in requests and responses. */
export const VERSION_HEADER = 'Wayfare-Version';

/**
 * All versions of the API, by the day they appeared, newest first. `docs/api-changelog.md` describes each.
 */
export const apiVersions = ['2026-11-28', '2026-11-01'] as const;

/** The version of requests that name none. */
export const CURRENT_VERSION = apiVersions[0];
/** The versions that take no notice of fields without an effect. */
const TAKING_NO_NOTICE: readonly string[] = ['2026-11-01'];

/**
 * Refuses requests for a version that does not exist, and names the version used in every response.
 * @throws unknown_api_version (400)
 */
export const requireKnownVersion: RequestHandler = (request, response, next) => {
  const asked = request.get(VERSION_HEADER) ?? CURRENT_VERSION;
  const version = apiVersions.find((known) => known === asked);
  response.set(VERSION_HEADER, version ?? CURRENT_VERSION);
  if (version && TAKING_NO_NOTICE.includes(version)) takeNoNotice(response);
  next(version ? undefined : invalid('unknown_api_version', { [VERSION_HEADER]: 'field_invalid' }));
};
