import { createHash } from 'node:crypto';
import { test } from '@playwright/test';
import { type Random, seededRandom } from '@wayfare/shared';

const sources = new Map<string, Random>();

/**
 * A random whole number from 0 or `from` up to, but not including, the last argument. Each try of a test has
 * numbers of its own. They are the same in every run with the same `E2E_SEED`, which each run prints.
 */
export function randomInt(below: number): number;
export function randomInt(from: number, below: number): number;
export function randomInt(...limits: readonly [number] | readonly [number, number]): number {
  const [from, below] = limits.length === 2 ? limits : [0, limits[0]];
  return sourceOf(`${process.env['E2E_SEED']} ${user()}`).whole(from, below - 1);
}

/** Who needs random numbers: a test, or a worker that loads a file of tests. */
function user(): string {
  try {
    const { testId, retry } = test.info();
    return `${testId} ${retry}`;
  } catch {
    return `worker ${process.env['TEST_WORKER_INDEX']}`;
  }
}

function sourceOf(name: string): Random {
  const known = sources.get(name);
  if (known) return known;
  const source = seededRandom(createHash('sha256').update(name).digest().readUInt32BE());
  sources.set(name, source);
  return source;
}
