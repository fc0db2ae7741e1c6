import { Precondition } from '../preconditions.mjs';

const VERSION = /^\d+\.\d+\.\d+(-[\da-z.]+)?$/;
const UNRELEASED = '## [Unreleased]\n';

/**
 * The changelog with what is unreleased named after a version, below an empty new section.
 * @param {string} changelog in the format of Keep a Changelog
 * @param {string} version
 * @param {string} date `YYYY-MM-DD`
 */
export function releaseChangelog(changelog, version, date) {
  if (!VERSION.test(version))
    throw new Precondition(`${version} is no version: three numbers are needed, such as 1.0.0.`);
  if (changelog.includes(`## [${version}]`))
    throw new Precondition(`CHANGELOG.md has a version ${version} already.`);
  const [before, after] = changelog.split(UNRELEASED);
  if (after === undefined) throw new Precondition('CHANGELOG.md has no section [Unreleased].');
  const [changes = ''] = after.split(/^## \[/m);
  if (!/^(-|\d+\.) /m.test(changes)) throw new Precondition('CHANGELOG.md lists nothing that is unreleased.');
  const newer = /^## \[(\d+\.\d+\.\d+)/m.exec(after)?.[1];
  if (newer && !isLater(version, newer))
    throw new Precondition(`${version} is not later than ${newer}, the last version in CHANGELOG.md.`);
  return `${before}${UNRELEASED}\n## [${version}] - ${date}\n${after}`;
}

/** A package.json with the version, also where it depends on another package of the repository. */
export function releaseManifest(text, version) {
  return text
    .replace(/^( {2}"version": )"[^"]+"/m, `$1"${version}"`)
    .replace(/("@wayfare\/\w+": )"\d[^"]*"/g, `$1"${version}"`);
}

function isLater(version, than) {
  const numbers = (text) => text.split('-')[0].split('.').map(Number);
  const [a, b] = [numbers(version), numbers(than)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at !== -1 && a[at] > b[at];
}
