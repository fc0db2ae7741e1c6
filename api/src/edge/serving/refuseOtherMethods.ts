import { DomainError, notFound } from '@wayfare/shared';
import type { RequestHandler } from 'express';
import type { Operation } from '../operation.js';

/**
 * Answers what no operation does: `OPTIONS`, a wrong method at an address that has others, which `Allow`
 * names, and an unknown address.
 * @throws method_not_allowed (405); not_found (404)
 */
export function refuseOtherMethods(operations: readonly Operation[]): RequestHandler {
  const known = operations.map(({ method, path }) => ({ method, form: formOf(path) }));
  return (request, response) => {
    const methods = known.flatMap(({ method, form }) => (form.test(request.path) ? method : []));
    if (methods.length === 0) throw notFound();
    response.set('Allow', allowedMethods(methods).join(', '));
    if (request.method === 'OPTIONS') {
      response.status(204).end();
      return;
    }
    throw new DomainError('method_not_allowed', 405);
  };
}

/** Whoever may GET may also ask for the headers alone. */
const allowedMethods = (methods: readonly Operation['method'][]) =>
  [...new Set(methods)].flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));

/** Matches the addresses of a path, whose other parts have only letters, digits and `_-.`. */
const formOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`, 'i');
