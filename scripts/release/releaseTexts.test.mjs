import { readFile } from 'node:fs/promises';
import { releaseChangelog, releaseManifest } from './releaseTexts.mjs';

const read = (file) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

it("releases this repository's changelog as its next version, and keeps every line", async () => {
  const changelog = await read('CHANGELOG.md');
  const released = releaseChangelog(changelog, '99.0.0', '2027-01-31');
  expect(released).toContain('## [Unreleased]\n\n## [99.0.0] - 2027-01-31\n');
  expect(released.replace('\n## [99.0.0] - 2027-01-31\n', '')).toBe(changelog);
});

it('refuses a version that is not one, exists, or is not later, and an empty release', () => {
  const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- One\n\n## [1.2.0]\n\n- Zero\n';
  expect(releaseChangelog(changelog, '1.10.0', '2027-01-31')).toContain(
    '## [1.10.0] - 2027-01-31\n\n### Added',
  );
  for (const [version, message] of [
    ['v2', 'is no version'],
    ['1.2.0', 'already'],
    ['1.1.9', 'not later than 1.2.0'],
  ])
    expect(() => releaseChangelog(changelog, version, '2027-01-31')).toThrow(message);
  expect(() => releaseChangelog(changelog.replace('- One\n', ''), '2.0.0', '2027-01-31')).toThrow('nothing');
});

it('gives all packages the version, also where one depends on another', async () => {
  const manifest = JSON.parse(releaseManifest(await read('api/package.json'), '1.2.3'));
  expect(manifest).toMatchObject({ version: '1.2.3', dependencies: { '@wayfare/shared': '1.2.3' } });
  const before = JSON.parse(await read('api/package.json'));
  expect({ ...manifest, version: before.version, dependencies: before.dependencies }).toEqual(before);
});
