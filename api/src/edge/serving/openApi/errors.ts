import { englishTexts, type ErrorKey, errorKeys } from '@wayfare/shared';
import type { Operation } from '../../operation.js';
import { importanceOf } from '../importanceOf.js';

/**
 * The responses that refuse a call, by the name of their component: status, when it happens, and an example.
 */
const refusals = {
  Invalid: [400, 'The input is invalid; `errors` names the fields.', 'validation_error'],
  NotSignedIn: [
    401,
    'The caller is not signed in, or the session or token is no longer valid.',
    'not_logged_in',
  ],
  Forbidden: [403, 'The caller may not do this.', 'forbidden'],
  NotFound: [404, 'It does not exist, or the caller may not know that it exists.', 'not_found'],
  Conflict: [409, 'Its state does not allow this, or another call was faster.', 'wrong_state'],
  UnsupportedMedia: [415, 'The body is of a type that is not accepted.', 'unsupported_media'],
  TooManyRequests: [429, 'Too many calls; `Retry-After` says how many seconds to wait.', 'too_many_requests'],
  Busy: [
    503,
    'The server has too much to do; `Retry-After` says how many seconds to wait. Lists, estimates, exports and reports are refused first.',
    'server_busy',
  ],
  OtherRefusal: ['4XX', 'Refused for another reason, which `error` names.', 'request_timeout'],
  ServerError: [
    '5XX',
    'The server, or a service that it needs, failed. The call may be repeated.',
    'server_error',
  ],
} as const satisfies Record<string, readonly [number | string, string, ErrorKey]>;

const exampleOf = (error: ErrorKey) => ({
  error,
  message: englishTexts[error],
  requestId: '0198c5f2-6a10-7d4e-9f2b-3c8e1d5a7b90',
});

/** The headers that a refusal has besides those of every response. */
function headersOf(name: string) {
  const seconds = { description: 'Seconds to wait.', schema: { type: 'integer', format: 'int32' } };
  const challenge = { description: 'How to prove who calls (RFC 9110).', schema: { type: 'string' } };
  if (name === 'TooManyRequests' || name === 'Busy') return { headers: { 'Retry-After': seconds } };
  return name === 'NotSignedIn' ? { headers: { 'WWW-Authenticate': challenge } } : {};
}

/** The components of errors: the format, every key with its English text, and the responses. */
export const errorComponents = {
  schemas: {
    Error: {
      type: 'object',
      description:
        'Why a call was refused, or failed. With `Accept: application/problem+json`, it has that media type.',
      required: ['error', 'message', 'requestId'],
      properties: {
        error: { $ref: '#/components/schemas/ErrorKey' },
        message: { type: 'string', description: 'The text of the error in the caller’s language.' },
        errors: {
          type: 'object',
          description: 'Texts for single fields, by the path of the field.',
          additionalProperties: { type: 'string' },
        },
        errorKeys: {
          type: 'object',
          description: 'Keys of these texts, which do not change: `field_required`, `field_expects_number` …',
          additionalProperties: { type: 'string' },
        },
        type: {
          type: 'string',
          format: 'uri-reference',
          description: 'The kind of problem (RFC 9457): the address of the error’s description.',
        },
        title: { type: 'string', description: 'The text of the kind of problem (RFC 9457).' },
        status: {
          type: 'integer',
          format: 'int32',
          description: 'The HTTP status (RFC 9457), only in `application/problem+json`.',
        },
        detail: { type: 'string', description: 'The message of an external service, unchanged.' },
        booking: { type: 'string', description: 'With `unpaid_trip`: the trip to pay first.' },
        requestId: { type: 'string', description: 'Names the call in the server’s log.' },
      },
    },
    ErrorKey: {
      type: 'string',
      description: errorKeys.map((key) => `- \`${key}\`: ${englishTexts[key]}`).join('\n'),
      enum: [...errorKeys],
    },
  },
  responses: Object.fromEntries(
    Object.entries(refusals).map(([name, [, description, error]]) => [
      name,
      {
        description,
        ...headersOf(name),
        // Only the type that callers get unless they ask: with two, generated clients compare types letter by
        // letter, and read no error whose type names a charset.
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: exampleOf(error) },
        },
      },
    ]),
  ),
};

/** The errors of an operation, by status. */
export function errorsOf(operation: Operation) {
  const { access, method, params, query, body, takes, reads } = operation;
  const takesInput = Boolean(params ?? query ?? body ?? takes);
  const names: (keyof typeof refusals)[] = [
    ...(takesInput ? (['Invalid'] as const) : []),
    ...(access === 'public' ? [] : (['NotSignedIn', 'Forbidden'] as const)),
    ...(params ? (['NotFound'] as const) : []),
    ...(method === 'get' ? [] : (['Conflict'] as const)),
    ...(body || takes || reads ? (['UnsupportedMedia'] as const) : []),
    'TooManyRequests',
    // All others go on under load.
    ...(importanceOf(operation, {}) === 'first' ? [] : (['Busy'] as const)),
    ...(['OtherRefusal', 'ServerError'] as const),
  ];
  return Object.fromEntries(
    names.map((name) => [String(refusals[name][0]), { $ref: `#/components/responses/${name}` }]),
  );
}
