import { readFile } from 'node:fs/promises';
import { defaultSettings, securitySettings, sensitiveSettings } from '@wayfare/shared';

const page = await readFile(new URL('../../docs/security.md', import.meta.url), 'utf8');

/** The cells of the rows of a chapter's table, without its head. */
function rowsOf(heading) {
  const chapter = page.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  const rows = chapter.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
}

const decided = rowsOf('What the operator decides').flatMap(([names, value]) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name]) => [name, value.replaceAll('`', '')]),
);

it('every promise to users names the test that proves it', () => {
  const promises = rowsOf('What the product promises').filter(([promise]) => !promise.startsWith('**'));
  expect(promises.length).toBeGreaterThan(50);
  const unproven = promises.filter(([, tests]) => !/\]\([^)]+\.test\.(ts|mjs)\)/.test(tests ?? ''));
  expect(unproven).toEqual([]);
});

it.each(decided)(
  'the setting %s has the default %s and needs a fresh proof, as the page states',
  (name, value) => {
    expect(String(defaultSettings[name])).toBe(value);
    expect(sensitiveSettings).toContain(name);
  },
);

it('every setting about security is on the page', () => {
  const known = decided.map(([name]) => name);
  expect(securitySettings.filter((name) => !known.includes(name))).toEqual([]);
});
