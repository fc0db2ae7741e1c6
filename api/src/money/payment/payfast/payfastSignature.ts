import { createHash } from 'node:crypto';

/**
 * Encoded as PayFast does it: a space is `+`, and everything except letters, digits, `-`, `_` and `.` is
 * escaped.
 */
const encode = (value: string) =>
  encodeURIComponent(value)
    .replaceAll(/[!'()*~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

const md5 = (fields: Iterable<readonly [string, string]>) =>
  createHash('md5')
    .update([...fields].map(([name, value]) => `${name}=${encode(value)}`).join('&'))
    .digest('hex');

const withPassphrase = (fields: [string, string][], passphrase: string): [string, string][] => [
  ...fields,
  ...(passphrase ? [['passphrase', passphrase] as [string, string]] : []),
];

/** The signature of an order's form: its fields in their order, without empty ones. */
export const orderSignature = (fields: Readonly<Record<string, string>>, passphrase: string): string =>
  md5(
    withPassphrase(
      Object.entries(fields).filter(([, value]) => value !== ''),
      passphrase,
    ),
  );

/** The signature of a message: all its fields as they were received, with empty ones. */
export const messageSignature = (form: URLSearchParams, passphrase: string): string =>
  md5(
    withPassphrase(
      [...form].filter(([name]) => name !== 'signature'),
      passphrase,
    ),
  );

/** The signature of a request to the API: its headers and its query, by name. */
export const requestSignature = (values: Readonly<Record<string, string>>, passphrase: string): string =>
  md5(
    withPassphrase(Object.entries(values), passphrase).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
