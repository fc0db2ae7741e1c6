import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { atRest } from './atRest.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations that axe finds on a page, or in a part of it: of all of its rules, or of those with one of the tags. It runs
 * in the page itself: `@axe-core/playwright` gathers results in a second page, which takes three times as long.
 */
export async function axeViolations(
  page: Page,
  { part, tags }: { part?: string; tags?: readonly string[] } = {},
): Promise<Result[]> {
  await atRest(page);
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  return page.evaluate(
    async ([where, only]) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(where === undefined ? document : { include: [[where]] }, {
        ...(only && { runOnly: { type: 'tag' as const, values: [...only] } }),
        // Others are not read: axe then describes only one element of each.
        resultTypes: ['violations'],
      });
      return violations;
    },
    [part, tags] as const,
  );
}
