import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import { atRest } from './atRest.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about colors, which take more than half of axe's time. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Which rules axe checks: of a state that differs from one already checked only in its colors, or not in
 * them, a part.
 */
export type Rules = 'all' | 'colors' | 'all but colors';

/** Marks rows that axe skips. */
const ALIKE = 'data-drawn-alike';

/**
 * Marks the rows of tables that an earlier row is like, in all but its texts: same elements, classes, styles,
 * roles, states and height, and a text or a label wherever the other one has one. Axe would find the same in
 * each of them.
 */
const markAlikeRows = (page: Page) =>
  page.evaluate((mark) => {
    const named =
      /\s(id|for|href|src|alt|title|value|d|aria-(?:label|labelledby|describedby|controls))="[^"]+"/g;
    for (const rows of document.querySelectorAll('tbody')) {
      const drawn = new Set<string>();
      for (const [index, row] of [...rows.children].entries()) {
        row.removeAttribute(mark);
        const html = row.outerHTML
          // Axe does not judge the color of a single character.
          .replace(/>([^<]+)</g, (_, text: string) => (text.trim().length > 1 ? '>…<' : '>.<'))
          .replace(named, ' $1="…"');
        // Every second row may have another background.
        const look = `${index % 2} ${row.clientHeight} ${html}`;
        if (drawn.has(look)) row.setAttribute(mark, '');
        drawn.add(look);
      }
    }
  }, ALIKE);

/**
 * Violations that axe finds on a page, or in a part of it: of all of its rules, or of those with one of the
 * tags. It runs in the page itself: `@axe-core/playwright` gathers results in a second page, which takes
 * three times as long.
 */
export async function axeViolations(
  page: Page,
  { part, tags, rules = 'all' }: { part?: string; tags?: readonly string[]; rules?: Rules } = {},
): Promise<Result[]> {
  await atRest(page);
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  const only: RunOptions = {
    ...(tags && { runOnly: { type: 'tag', values: [...tags] } }),
    ...(rules === 'colors' && { runOnly: { type: 'rule', values: COLORS } }),
    ...(rules === 'all but colors' && {
      rules: Object.fromEntries(COLORS.map((rule) => [rule, { enabled: false }])),
    }),
  };
  await markAlikeRows(page);
  return page.evaluate(
    async ([where, alike, options]) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const checked = { include: [[where ?? 'html']], exclude: [[`[${alike}]`]] };
      const { violations } = await axe.run(checked, {
        ...options,
        // Others are not read: axe then describes only one element of each.
        resultTypes: ['violations'],
        // Elements are read as HTML, and no rule that runs needs style sheets.
        selectors: false,
        preload: false,
      });
      return violations;
    },
    [part, ALIKE, only] as const,
  );
}
