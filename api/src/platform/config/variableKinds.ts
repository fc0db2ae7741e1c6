import { z } from 'zod';

/** On or off; off when unset. */
export const flag = z
  .enum(['0', '1', 'false', 'true'], 'must be 1 or 0')
  .default('0')
  .transform((value) => value === '1' || value === 'true');

/** A URL with one of the schemes. */
export const url = (...schemes: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), {
      error: `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    });

/** The address of a whole site: the product is never below a path of another one. */
export const siteUrl = url('http', 'https').refine(
  (value) => {
    if (!URL.canParse(value)) return true;
    const { pathname, search, hash, username } = new URL(value);
    return /^\/*$/.test(pathname) && !search && !hash && !username;
  },
  {
    error:
      'must be an address without a path, such as https://ride.example.com: the product has a host of its own',
  },
);

/** Origins, such as `https://tiles.example`, separated by commas. */
export const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
  .refine((list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin), {
    error: 'must be origins like https://tiles.example, separated by commas',
  });

/** A whole number within bounds. */
export const wholeNumber = (from: number, to: number) =>
  z.coerce
    .number(`must be a whole number from ${from} to ${to}`)
    .refine((value) => Number.isInteger(value) && value >= from && value <= to, {
      error: `must be a whole number from ${from} to ${to}`,
    });

/** One of some words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);
