import { createRequire } from 'node:module';
import { floor } from './floor.mjs';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The names that the data gives the browsers; those of phones have the versions of the others. */
const BROWSERS = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};
const oldest = Object.entries(floor).flatMap(([browser, version]) =>
  BROWSERS[browser].map((name) => [name, version]),
);

/** Whether version `a`, such as "15.4" or "≤37", is not newer than version `b`. */
function isUpTo(a, b) {
  const [one, other] = [a, b].map((version) => version.replace('≤', '').split('.').map(Number));
  return one[0] === other[0] ? (one[1] ?? 0) <= (other[1] ?? 0) : one[0] < other[0];
}

/** Whether a browser has a feature under its own name; in the given version, or in its current one. */
function has({ support }, browser, version) {
  return [support[browser] ?? []].flat().some((entry) => {
    if (!entry.version_added || entry.version_added === 'preview') return false;
    if (entry.flags || entry.prefix || entry.alternative_name) return false;
    if (!version) return !entry.version_removed;
    return (
      isUpTo(entry.version_added, version) &&
      (!entry.version_removed || !isUpTo(entry.version_removed, version))
    );
  });
}

const isInFloor = (feature) => oldest.every(([browser, version]) => has(feature, browser, version));
const isEverywhereNow = (feature) => oldest.every(([browser]) => has(feature, browser));

/** Classes of which a page has one object. */
const OBJECTS = new Map([
  ['Crypto', 'crypto'],
  ['Document', 'document'],
  ['Navigator', 'navigator'],
  ['Window', 'window'],
]);

/** The regular expressions that not every browser of the floor can read. */
const patterns = [
  { name: 'lookbehind', pattern: /\(\?<[=!]/ },
  { name: 'modifier', pattern: /\(\?[ims]*-?[ims]+:/ },
  {
    name: 'unicodeSets flag',
    pattern: /[=(,:]\s*\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/[\\\n*])+\/[dgimsuy]*v[dgimsuy]*(?=[,;.)\s])/,
  },
];

/**
 * The functions and classes that the floor lacks:
 * - `members`: each with its class, such as `['Array', 'toSorted']`, and whether an older
 *   member of the class's objects may have the same name, as `Response.json` has
 * - `methods`: names of methods, such as `toSorted`, which no older class has too
 * - `statics`: such as `AbortSignal.timeout` and `navigator.wakeLock`
 * - `globals`: such as `OffscreenCanvas`
 *
 * Of those of the web, only the ones that all current browsers have: where one still lacks a function, the
 * code has to ask for it anyway.
 */
export function newerThanFloor() {
  const newer = { members: [], methods: new Set(), statics: new Set(), globals: new Set(), patterns };
  const older = new Set();
  for (const { name, members, counts } of classes()) {
    if (members.__compat && !isInFloor(members.__compat) && counts(members.__compat)) newer.globals.add(name);
    for (const [key, { __compat: feature }] of Object.entries(members)) {
      const member = key.replace(/_static$/, '');
      if (!feature || key === name || !/^[a-z]\w*$/i.test(member) || /_/.test(member)) continue;
      if (isInFloor(feature)) older.add(member);
      if (isInFloor(feature) || !counts(feature)) continue;
      newer.members.push([name, member, member !== key]);
      if (member !== key) newer.statics.add(`${name}.${member}`);
      else if (OBJECTS.has(name)) newer.statics.add(`${OBJECTS.get(name)}.${member}`);
      else newer.methods.add(member);
    }
  }
  for (const name of older) newer.methods.delete(name);
  return newer;
}

function* classes() {
  const { Intl: intl, Temporal: _, ...builtins } = data.javascript.builtins;
  const { Temporal } = data.javascript.builtins;
  yield { name: 'Temporal', members: { __compat: Temporal.__compat }, counts: () => true };
  for (const [name, members] of Object.entries(builtins)) yield { name, members, counts: () => true };
  for (const [key, members] of Object.entries(intl))
    if (/^[A-Z]/.test(key)) yield { name: `Intl.${key}`, members, counts: () => true };
  for (const [name, members] of Object.entries(data.api)) yield { name, members, counts: isEverywhereNow };
}
