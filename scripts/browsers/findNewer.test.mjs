import { createRequire } from 'node:module';
import { floor, panelTarget, siteTarget } from './floor.mjs';
import { findNewer } from './findNewer.mjs';

const named = (script) => findNewer(script).map(({ name }) => name);

it('reads the oldest supported browsers from package.json', () => {
  expect(floor).toMatchObject({ chrome: '107', safari: '15.4' });
  expect(siteTarget).toEqual(['chrome107', 'edge107', 'firefox104', 'safari15.4', 'ios15.4']);
  expect(panelTarget).toEqual(['chrome107', 'edge107', 'firefox104', 'safari16', 'ios16']);
});

it.each([
  ['rows.toSorted()', 'toSorted'],
  ['(pages ?? []).toReversed().flat()', 'toReversed'],
  ['Object.groupBy(rows, kind)', 'groupBy'],
  ['await Array.fromAsync(rows)', 'fromAsync'],
  ['fetch(url, { signal: AbortSignal.timeout(5) })', 'AbortSignal.timeout'],
  ['Promise.withResolvers()', 'withResolvers'],
  ['new Set(a).isSubsetOf(b)', 'isSubsetOf'],
  ['rows.values().take(3)', 'take'],
  ['new Intl.Segmenter("en")', 'Intl.Segmenter'],
  ['new OffscreenCanvas(1, 1)', 'OffscreenCanvas'],
  ['URL.canParse(text)', 'URL.canParse'],
  ['navigator.wakeLock.request()', 'navigator.wakeLock'],
  ['form?.requestSubmit()', 'requestSubmit'],
  ['/(?<=a)b/.test(text)', 'lookbehind'],
  ['/(?<!a)b/.test(text)', 'lookbehind'],
  ['text.replace(/[\\p{L}--a]/v, "")', 'unicodeSets flag'],
])('finds what the oldest supported browsers lack in %s', (script, name) => {
  expect(named(script)).toContain(name);
});

it.each([
  'const page = { ...toSorted(rows), rows }',
  'rows.at(-1) ?? [...rows].sort().reverse()',
  'structuredClone(row); Object.hasOwn(row, "id"); crypto.randomUUID()',
  'rows.findLast(isOpen); text.replaceAll("a", "b"); new Intl.DisplayNames("en")',
  'navigator.wakeLock?.request()',
  '// rows.toSorted()\n/* AbortSignal.timeout(5) */',
  '/(?<year>\\d{4})/u.exec(text); a / b / v;',
])('accepts what they have: %s', (script) => {
  expect(named(script)).toEqual([]);
});

it('tells the line', () => {
  expect(findNewer('a();\n/* b\n */ rows.with(1, 2);')).toEqual([{ name: 'with', line: 3 }]);
});

it('lets the pages tell browsers below the floor by `findLast`, which came with its Safari and Firefox', () => {
  const { builtins } = createRequire(import.meta.url)('@mdn/browser-compat-data').javascript;
  const { support } = builtins.Array.findLast.__compat;
  const since = (browser) => [support[browser]].flat()[0].version_added;
  expect([since('safari'), since('safari_ios'), since('firefox')]).toEqual([
    floor.safari,
    floor.ios_saf,
    floor.firefox,
  ]);
});
