import {
  AboveCreditLimit,
  agoText,
  ChangedMeanwhile,
  DomainError,
  formatAmount,
  RecordInUse,
  resourcePages,
  ServerBusy,
  TakenMeanwhile,
  TryLater,
  UnpaidTrip,
  waitText,
} from '@wayfare/shared';
import type { ErrorRequestHandler, Request } from 'express';
import multer from 'multer';
import type { EdgeServices } from '../services.js';
import {
  fill,
  knownLocale,
  localeOf,
  rememberedTexts,
  type TextSources,
  translator,
} from '../../basics/language/translate.js';
import { SettingsNotLoadedError } from '../../basics/settings/settingsNotLoaded.js';
import { sendErrorPage, wantsPage } from './errorPage.js';
import { DATABASE_BACK_S } from './limitDatabaseWait.js';
import { challengeOf, fieldKeys, mediaTypeOf, problemMembers, statusMember } from './problem.js';
import { isDatabaseAway } from '../../platform/database/databaseAway.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';

/**
 * Converts everything thrown into the one error format. Server errors are answered without details; the
 * request's log line has them in full.
 */
export function errorHandler(services: EdgeServices): ErrorRequestHandler {
  return async (error: unknown, request, response, _next) => {
    // The response was given up while its request waited for the database.
    if (response.writableEnded) {
      if (!asRefusal(error)) request.log.error({ err: error }, 'request failed');
      return;
    }
    if (response.headersSent) {
      response.err = error as Error;
      response.destroy();
      return;
    }
    const refusal = asRefusal(error);
    const problem = refusal ?? new DomainError('server_error', 500);
    const { key, status, detail } = problem;
    // The request's log line reveals attackers who probe for weaknesses.
    if (refusal) {
      response.locals.refusal = key;
      services.metrics.requestRefused(key);
    }
    if (status >= 500 && !response.locals.isShed) response.err = error as Error;
    // The caller has left, and the request's line is already written.
    if (status >= 500 && response.destroyed) request.log.error({ err: error }, 'request failed');
    if (refusal instanceof TryLater) response.set('Retry-After', String(refusal.retryAfter));
    const isAway = services.databaseWatch.isAway || isDatabaseAway(error);
    // Otherwise the session would be stored before the response ends, which needs the database.
    if (isAway) Reflect.deleteProperty(request, 'session');
    // A process with too much to do reads nothing to refuse more.
    const texts = isAway || refusal instanceof ServerBusy ? rememberedTexts(services) : services;
    const body = await errorBody(problem, request, texts, services);
    if (wantsPage(request, response, key)) {
      await sendErrorPage(request, response, { error: key, status, message: body.message }, texts);
      return;
    }
    if (status === 401) response.set('WWW-Authenticate', challengeOf(request));
    response
      .status(status)
      .type(mediaTypeOf(request))
      .json({
        ...body,
        ...statusMember(request, status),
        ...(detail && { detail }),
        ...(refusal instanceof UnpaidTrip && { booking: refusal.booking }),
      });
  };
}

/**
 * The format of every error: its key, its text in the caller's language, texts and keys for fields, the
 * members of RFC 9457, and the request's id.
 */
async function errorBody(problem: DomainError, request: Request, texts: TextSources, services: EdgeServices) {
  const { key, text, fields } = problem;
  const remembered = rememberedTexts(services);
  const locale = await localeOf(request, texts).catch(async () => localeOf(request, remembered));
  const translate = await translator(locale, texts).catch(async () => translator(locale, remembered));
  const values = await valuesOf(problem, locale, translate, services);
  const whenOf = (at: number | null) => whenText(at, locale, translate, services);
  const errors =
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([field, name]) => [
        field,
        authorText(problem, field, { translate, when: whenOf }) ?? translate(name),
      ]),
    );
  const named = problem instanceof ChangedMeanwhile ? Object.values(errors ?? {})[0] : undefined;
  return {
    error: key,
    message: named ?? fill(translate(text), values),
    ...(errors && { errors }),
    ...fieldKeys(fields),
    ...problemMembers(key, fill(translate(key), values)),
    requestId: request.id,
  };
}

/** Who changed a field meanwhile and to what, as a text; null if that is not known. */
function authorText(
  problem: DomainError,
  field: string,
  { translate, when: whenOf }: { translate: (key: string) => string; when: (at: number) => string },
): string | null {
  const author = problem instanceof ChangedMeanwhile ? problem.authors[field] : undefined;
  if (!author) return null;
  const { name, value } = author;
  const when = whenOf(author.at);
  return value === null
    ? fill(translate('changed_meanwhile_by'), { name, when })
    : fill(translate('changed_meanwhile_to'), { name, value, when });
}

/** When a colleague was faster: `2 minutes ago`. */
function whenText(
  at: number | null,
  locale: string,
  translate: (key: string) => string,
  { clock }: EdgeServices,
): string {
  if (at === null) return translate('meanwhile_earlier');
  return agoText(clock.now() - at, knownLocale(locale)) ?? translate('meanwhile_just_now');
}

/** Values for the placeholders of an error's text. */
async function valuesOf(
  problem: DomainError,
  locale: string,
  translate: (key: string) => string,
  services: EdgeServices,
): Promise<Readonly<Record<string, string>>> {
  const { db } = services;
  if (problem instanceof TryLater)
    return { wait: waitText(problem.retryAfter, knownLocale(locale)), ...problem.values };
  if (problem instanceof AboveCreditLimit)
    return { limit: formatAmount(problem.limit, await db.settings.settings(), knownLocale(locale)) };
  if (problem instanceof RecordInUse) {
    const count = new Intl.NumberFormat(knownLocale(locale));
    const labelOf = (name: string) =>
      resourcePages.find(({ resource }) => resource === name)?.records ?? name;
    const uses = Object.entries(problem.uses).map(
      ([name, uses]) => `${translate(labelOf(name))}: ${count.format(uses)}`,
    );
    return { uses: uses.join(', ') };
  }
  if (problem instanceof TakenMeanwhile)
    return { name: problem.by, when: whenText(problem.at, locale, translate, services) };
  return {};
}

/** The refusal the caller can act on, or null when it is a server error. */
function asRefusal(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof SettingsNotLoadedError) return new DomainError('settings_error', 503);
  if (isDatabaseAway(error)) return new ServerBusy(DATABASE_BACK_S);
  if (isDuplicateKey(error)) return new DomainError('name_taken', 409);
  if (error instanceof multer.MulterError) {
    return new DomainError(
      error.code === 'LIMIT_FILE_SIZE' ? 'payload_too_large' : 'validation_error',
      error.code === 'LIMIT_FILE_SIZE' ? 413 : 400,
    );
  }
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.parse.failed') return new DomainError('invalid_json', 400);
  if (type === 'entity.too.large') return new DomainError('payload_too_large', 413);
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new DomainError('unsupported_media', 415);
  // A missing file, or an address that cannot be decoded.
  if (status === 404 || error instanceof URIError) return new DomainError('not_found', 404);
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new DomainError('validation_error', status);
  }
  return null;
}
