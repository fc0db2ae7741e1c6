import { MongoClient } from 'mongodb';
import { z } from 'zod';

/** A connection string of MongoDB. It is no URL: it may name several hosts, each with its port. */
export const mongodbUrl = z
  .string()
  .refine((value) => /^mongodb(\+srv)?:\/\//.test(value), {
    error: 'must be a URL that starts with mongodb:// or mongodb+srv://',
    abort: true,
  })
  .refine(isParsed, { error: 'is not a valid connection string: check its hosts and options' });

function isParsed(value: string): boolean {
  try {
    // It parses the string, and connects only when asked.
    return Boolean(new MongoClient(value));
  } catch {
    return false;
  }
}
